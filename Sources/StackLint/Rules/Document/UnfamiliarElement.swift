extension Rule {
  static let unfamiliarElement = Rule(
    "unfamiliar-element", .document, .warning, grouping: .message,
    summary: "A child has a key that no known document has there",
    rationale: """
      No document of some six thousand that Xcode wrote has the child under this key. A newer Xcode may write it: in
      documents of versions that ibstack does not know yet, the finding is a notice.
      """,
    examples: [
      .bad(
        """
        <view contentMode="scaleToFill" id="card">
          ⟦<color key="fillColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>⟧
        </view>
        """, in: .xib),
      .good(
        """
        <view contentMode="scaleToFill" id="card">
          <color key="tintColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """, in: .xib),
    ]
  ) { document, _ in document.structure(.unfamiliar) }
}
