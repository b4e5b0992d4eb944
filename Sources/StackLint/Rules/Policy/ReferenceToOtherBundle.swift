import NibDecoder

extension Rule {
  static let referenceToOtherBundle = Rule(
    "reference-to-other-bundle", .policy, .warning, isOptIn: true,
    summary: "A storyboard reference leads to another bundle",
    rationale: """
      The build does not check that the bundle exists and contains the storyboard; the app crashes when the segue is
      performed. Present such controllers from code, which can handle a missing one.
      """,
    examples: [
      .bad(
        """
        <scene sceneID="a"><objects>
          <viewControllerPlaceholder storyboardName="Pay" bundleIdentifier="⟦com.example.Pay⟧" id="b" \
        sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="a"><objects>
          <viewControllerPlaceholder storyboardName="Pay" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in
    document.elements["viewControllerPlaceholder"].compactMap { reference in
      guard let bundle = reference["bundleIdentifier"], !bundle.isEmpty else { return nil }
      let storyboard = reference["storyboardName"] ?? "a storyboard"
      let message = "\(storyboard) is in the bundle \(bundle); present it from code"
      return Finding(message, at: reference.valueRange("bundleIdentifier"))
    }
  }
}
