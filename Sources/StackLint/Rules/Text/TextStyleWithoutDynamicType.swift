import NibDecoder

extension Rule {
  static let textStyleWithoutDynamicType = Rule(
    "text-style-without-dynamic-type", .text, .notice, isOptIn: true, isFixUnsafe: true,
    summary: "Text in a text style does not follow when the user changes the text size",
    rationale: """
      A text style has the user's text size when the screen is loaded. Without `adjustsFontForContentSizeCategory`
      (Automatically Adjusts Font in Interface Builder), it keeps that size until the screen is loaded again.
      """,
    examples: [
      .bad(
        """
        ⟦<label text="Name" id="a">⟧
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
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
      guard text["adjustsFontForContentSizeCategory"] == nil,
        text.child(forKey: "fontDescription")?["style"] != nil
      else { return nil }
      return Finding(
        "\(text.textName) does not follow the text size; turn on Automatically Adjusts Font",
        at: text.range, fixIts: [text.inserting("adjustsFontForContentSizeCategory", "YES", "adjust the font")])
    }
  }
}

extension DocumentElement {
  /// The edit that inserts an attribute before all others.
  fileprivate func inserting(_ attribute: String, _ value: String, _ message: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(message, .insertingFirstAttribute(attribute, value, in: index, of: document.tree))
  }
}
