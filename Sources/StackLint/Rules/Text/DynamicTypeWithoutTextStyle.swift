import NibDecoder

extension Rule {
  static let dynamicTypeWithoutTextStyle = Rule(
    "dynamic-type-without-text-style", .text, .warning, grouping: .file,
    summary: "Text adjusts to the user's text size, but its font is fixed",
    rationale: """
      `adjustsFontForContentSizeCategory` only affects scaled fonts: text styles and, in code, fonts from
      `UIFontMetrics`. With a fixed font, the text keeps its size although Interface Builder's checkbox is on. Choose a
      text style. The rule does not report text that an outlet names, because code may set a scaled font.
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
        "\(text.textName) adjusts to the text size, but its font stays at \(size); choose a text style",
        at: text.valueRange("adjustsFontForContentSizeCategory") ?? text.range)
    }
  }
}
