import NibDecoder

extension Rule {
  static let forcedLayoutDirection = Rule(
    "forced-layout-direction", .localization, .notice,
    summary: "A view keeps its direction whatever the language",
    rationale: """
      `forceLeftToRight` keeps a view as it is in Arabic and Hebrew, and `forceRightToLeft`, often a trick to show a button's
      image behind its title, keeps it the other way round: there the image stands in front. Player controls and maps have
      settings that say so (`playback`, `spatial`); for the image a button configuration has a placement. Leave everything
      else unspecified.
      """,
    examples: [
      .bad("<button semanticContentAttribute=\"⟦forceRightToLeft⟧\" id=\"a\"/>", in: .xib),
      .good("<button semanticContentAttribute=\"playback\" id=\"a\"/>", in: .xib),
    ]
  ) { document, _ in
    let attribute = "semanticContentAttribute"
    guard document.document.nib.tree.names.contains(attribute) else { return [] }
    return document.views.compactMap { view in
      guard let element = document.element(of: view), let value = element[attribute], value.hasPrefix("force") else {
        return nil
      }
      let direction = value == "forceRightToLeft" ? "right to left" : "left to right"
      return Finding(
        "\(view.name) runs from \(direction) in every language; leave the direction to the language",
        at: element.valueRange(attribute))
    }
  }
}
