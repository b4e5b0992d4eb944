import NibDecoder

extension Rule {
  static let referenceToOtherBundle = Rule(
    "reference-to-other-bundle", .policy, .warning, isOptIn: true,
    summary: "A storyboard reference leads into another bundle",
    rationale: """
      The build does not check that the bundle is there and has the storyboard; the app crashes when the segue is
      performed. Present such controllers from code, where a missing one can be handled.
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
      let message = "\(storyboard) is in the bundle \(bundle); present its controller from code"
      return Finding(message, at: reference.valueRange("bundleIdentifier"))
    }
  }
}
