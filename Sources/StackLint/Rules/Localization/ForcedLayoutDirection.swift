import NibDecoder

extension Rule {
  static let forcedLayoutDirection = Rule(
    "forced-layout-direction", .localization, .notice,
    summary: "A view keeps its direction in every language",
    rationale: """
      In Arabic and Hebrew, where everything else is mirrored, a view with `forceRightToLeft` is not. Leave the attribute
      unspecified. In buttons with an image, `forceRightToLeft` is how the image came after the title before there were
      button configurations; the rule does not report these, nor a project without a language that is written from right
      to left. `forceLeftToRight` is often
      intended, as for player controls, although `playback` and `spatial` would express the reason. The option
      `left-to-right` reports it.
      """,
    options: [
      RuleOption("left-to-right", .flag(false), "whether to report views that always run from left to right, too")
    ],
    needs: .languages,
    examples: [
      .bad("<stackView semanticContentAttribute=\"⟦forceRightToLeft⟧\" id=\"a\"/>", in: .xib),
      .bad(
        "<stackView semanticContentAttribute=\"⟦forceRightToLeft⟧\" id=\"a\"/>", in: .xib,
        beside: ["App/ar.lproj/Localizable.strings": ""]),
      .good(
        "<stackView semanticContentAttribute=\"forceRightToLeft\" id=\"a\"/>", in: .xib,
        beside: ["App/de.lproj/Localizable.strings": ""]),
      .good(
        """
        <button semanticContentAttribute="forceRightToLeft" id="a">
          <state key="normal" title="Next" image="chevron"/>
        </button>
        """, in: .xib),
      .good(
        """
        <button semanticContentAttribute="playback" id="a"/>
        <stackView semanticContentAttribute="forceLeftToRight" id="b"/>
        """, in: .xib),
    ]
  ) { document, options in
    let attribute = "semanticContentAttribute"
    guard document.document.nib.tree.names.contains(attribute), document.mayRunRightToLeft else { return [] }
    return document.views.compactMap { view in
      guard let element = document.element(of: view), let value = element[attribute] else { return nil }
      let isMirrored = value == "forceRightToLeft"
      guard isMirrored ? !element.showsImage : value == "forceLeftToRight" && options.flag("left-to-right") else {
        return nil
      }
      let direction = isMirrored ? "right to left" : "left to right"
      return Finding(
        "\(view.name) runs from \(direction) in every language; let the language determine the direction",
        at: element.valueRange(attribute))
    }
  }
}

extension DocumentElement {
  /// Whether it is a button with an image, which the direction puts before or after the title.
  fileprivate var showsImage: Bool {
    guard name == "button" else { return false }
    return children.contains { ["state", "buttonConfiguration"].contains($0.name) && $0["image"] != nil }
  }
}
