import NibDecoder

extension Rule {
  static let forcedLayoutDirection = Rule(
    "forced-layout-direction", .localization, .notice,
    summary: "A view keeps its direction whatever the language",
    rationale: """
      `forceRightToLeft` is mostly a trick to show a button's image behind its title. In Arabic and Hebrew, where the rest
      is mirrored, the button is not: its image stands in front. A button configuration has a placement for the image
      (`imagePlacement="trailing"`); leave everything else unspecified. `forceLeftToRight` is often meant so, as for player
      controls, although `playback` and `spatial` would say why; it is found with `left-to-right`.
      """,
    options: [RuleOption("left-to-right", .flag(false), "whether views count that always run from left to right")],
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
        "\(view.name) runs from \(direction) in every language; leave the direction to the language",
        at: element.valueRange(attribute))
    }
  }
}
