import NibDecoder

extension Rule {
  static let fixedTextAlignment = Rule(
    "fixed-text-alignment", .localization, .notice, isOptIn: true, isFixUnsafe: true,
    summary: "Text is aligned left in every language",
    rationale: """
      With natural alignment, text starts at the side where lines of the language start. Aligned left, Arabic and
      Hebrew text is ragged at its start. A document of Interface Builder without `textAlignment` means left: choose
      the last of the five buttons.
      """,
    examples: [
      .bad(
        """
        ⟦<label text="Name" id="a"/>⟧
        <label text="Name" textAlignment="⟦left⟧" id="b"/>
        """, in: .xib),
      .good("<label text=\"Name\" textAlignment=\"natural\" id=\"a\"/>", in: .xib),
    ]
  ) { document, _ in
    document.textElements.compactMap { text in
      guard text["textAlignment"] == nil || text["textAlignment"] == "left", text["key"] == nil,
        text.child(forKey: "attributedText") == nil
      else { return nil }
      return Finding(
        "\(text.textName) is aligned left in every language; choose natural alignment",
        at: text.valueRange("textAlignment") ?? text.range,
        fixIts: text.valueRange("textAlignment").map {
          [Diagnostic.FixIt("use natural alignment", range: $0, replacement: "natural")]
        } ?? [])
    }
  }
}
