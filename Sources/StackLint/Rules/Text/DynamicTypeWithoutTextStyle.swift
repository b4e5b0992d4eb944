import NibDecoder

extension Rule {
  static let dynamicTypeWithoutTextStyle = Rule(
    "dynamic-type-without-text-style", .text, .warning,
    summary: "Text is to follow the user's text size, in a font that does not",
    rationale: """
      `adjustsFontForContentSizeCategory` only has an effect on fonts that are scaled: text styles, and in code what
      `UIFontMetrics` gives. With a fixed font the text keeps its size, although the box in Interface Builder is ticked.
      Choose a text style. Text that an outlet names is left alone, as code may give it a scaled font.
      """,
    examples: [
      .bad(
        """
        <label text="Name" adjustsFontForContentSizeCategory="⟦YES⟧" id="a">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .xib),
      .good(
        """
        <label text="Name" adjustsFontForContentSizeCategory="YES" id="a">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """, in: .xib),
    ]
  ) { document, _ in
    document.textElements.compactMap { text in
      guard text["adjustsFontForContentSizeCategory"] == "YES", text.child(forKey: "attributedText") == nil,
        let font = text.child(forKey: "fontDescription"), font["style"] == nil, !document.isNamedByOutlet(text)
      else { return nil }
      let size = font["pointSize"].map { "\($0) points" } ?? "one size"
      return Finding(
        "\(text.textName) is to follow the text size, but its font stays at \(size); choose a text style",
        at: text.valueRange("adjustsFontForContentSizeCategory") ?? text.range)
    }
  }
}
