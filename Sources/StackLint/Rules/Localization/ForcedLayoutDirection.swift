import NibDecoder

extension Rule {
  static let forcedLayoutDirection = Rule(
    "forced-layout-direction", .localization, .notice,
    summary: "A view keeps its direction in every language",
    rationale: """
      `forceRightToLeft` is mostly a trick to show a button's image after its title. In Arabic and Hebrew, where
      everything else is mirrored, the image of that button comes first. Use a button configuration with a placement for
      the image (`imagePlacement="trailing"`), and leave all other views unspecified. `forceLeftToRight` is often
      intended, as for player controls, although `playback` and `spatial` would express the reason. The option
      `left-to-right` reports it.
      """,
    options: [
      RuleOption("left-to-right", .flag(false), "whether to report views that always run from left to right, too")
    ],
    examples: [
      .bad("<button semanticContentAttribute=\"⟦forceRightToLeft⟧\" id=\"a\"/>", in: .xib),
      .good(
        """
        <button semanticContentAttribute="playback" id="a"/>
        <stackView semanticContentAttribute="forceLeftToRight" id="b"/>
        """, in: .xib),
    ]
  ) { document, options in
    let attribute = "semanticContentAttribute"
    guard document.document.nib.tree.names.contains(attribute) else { return [] }
    return document.views.compactMap { view in
      guard let element = document.element(of: view), let value = element[attribute] else { return nil }
      let isMirrored = value == "forceRightToLeft"
      guard isMirrored || value == "forceLeftToRight" && options.flag("left-to-right") else { return nil }
      let direction = isMirrored ? "right to left" : "left to right"
      return Finding(
        "\(view.name) runs from \(direction) in every language; let the language determine the direction",
        at: element.valueRange(attribute))
    }
  }
}
