import NibDecoder

extension Rule {
  static let fixedTextAlignment = Rule(
    "fixed-text-alignment", .localization, .notice, isOptIn: true, isFixUnsafe: true,
    summary: "Text starts at the left in every language",
    rationale: """
      With natural alignment text starts where the language's lines start; aligned left, Arabic and Hebrew end there. In
      Interface Builder's documents left is what holds where no `textAlignment` is written: choose the last of the five
      buttons. Documents from before iOS 9 are full of it, and apps that come in no such language need not care; so the
      rule is off unless it is asked for.
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
        "\(text.textName) is aligned left in every language; choose the natural alignment",
        at: text.valueRange("textAlignment") ?? text.range,
        fixIts: text.valueRange("textAlignment").map {
          [Diagnostic.FixIt("align naturally", range: $0, replacement: "natural")]
        } ?? [])
    }
  }
}
