import NibDecoder
import Support

extension Rule {
  static let marginConstraint = Rule(
    "margin-constraint", .policy, .warning, isOptIn: true,
    summary: "A constraint is relative to a margin",
    rationale: """
      Margins depend on the device, the safe area and the superview, so a constant does not determine where a view is.
      For teams that position views relative to edges and safe areas: turn off Relative to margin in the menu of the
      constraint's item.
      """,
    examples: [
      .bad(
        """
        <view id="a"/>
        <constraint firstItem="a" firstAttribute="leading" secondAttribute="⟦leadingMargin⟧"/>
        """.inView),
      .bad(
        """
        <viewLayoutGuide key="layoutMargins" id="margins"/>
        <view id="a"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="⟦margins⟧" secondAttribute="top"/>
        """.inView),
      .good(
        """
        <view id="a"/>
        <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" constant="16"/>
        """.inView),
    ]
  ) { document, _ in
    let guides = document.elements["viewLayoutGuide"].filter { $0["key"] == "layoutMargins" }
    let margins = Set(guides.compactMap(\.id))
    return document.elements["constraint"].compactMap { marginFinding($0, guides: margins) }
  }

  private static func marginFinding(_ constraint: DocumentElement, guides: Set<String>) -> Finding? {
    for (attributeName, itemName) in [("firstAttribute", "firstItem"), ("secondAttribute", "secondItem")] {
      if let attribute = constraint[attributeName],
        attribute.hasByteSuffix("Margin") || attribute.hasByteSuffix("Margins")
      {
        let message = "\(attribute) is relative to a margin; use an edge or the safe area"
        return Finding(message, at: constraint.valueRange(attributeName))
      }
      if let item = constraint[itemName], guides.contains(item) {
        let message = "the constraint is relative to the layout margins guide; use an edge or the safe area"
        return Finding(message, at: constraint.valueRange(itemName))
      }
    }
    return nil
  }
}

extension String {
  fileprivate var inView: String { "<view>\n\(self)\n</view>" }
}
