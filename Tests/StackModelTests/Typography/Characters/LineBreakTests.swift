import Testing

@testable import StackModel

/// Where lines may end, by the classes of Unicode's line breaking algorithm (UAX #14).
@Suite struct LineBreakTests {
  /// Writes `÷` where a line may end, as Unicode's test files do.
  private func marked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous, LineBreak.isAllowed(between: previous, and: scalar) { result.append("÷") }
      result.append(scalar)
      previous = scalar
    }
    return String(result)
  }

  @Test(arguments: [
    ("LB7: not before spaces", "ab  ÷cd"), ("LB18: after spaces", "a ÷b ÷c"),
    ("LB11: not at word joiners", "a\u{2060}b"),
    ("LB12: not after no-break spaces", "a\u{A0}b"), ("LB13: not before closing marks", "a) ÷b] ÷c! ÷d: ÷e, ÷f?"),
    ("LB14: not after opening marks", "(a ÷[b ÷{c"), ("LB15: not after an opening quotation mark", "“a” ÷‘b’"),
    ("LB21: after hyphens and not before them", "well-÷known"), ("LB18: before a hyphen after spaces", "a ÷-÷b"),
    ("BA: after dashes", "a–÷b"), ("SY: after a slash that a letter follows", "and/÷or"),
    ("LB25: numbers stay together", "1/2 ÷3.5 ÷1,000 ÷-5 ÷2010-11"),
    ("ID: between ideographs", "日÷本÷語"), ("CJ: not before small kana", "キャ"),
    ("CL: not before ideographic full stops", "日÷本。"), ("OP: not after corner brackets", "「日÷本」"),
    ("ZWJ: not at joiners", "👩\u{200D}💻"), ("EM: not before skin tones", "👍🏽"), ("EB: between emoji", "👍÷👎"),
    ("AL: not inside words", "Straße ÷naïve"),
  ])
  func linesEndWhereUnicodeAllows(rule: String, text: String) {
    #expect(marked(text.filter { $0 != "÷" }) == text, "\(rule)")
  }

  @Test(arguments: [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029] as [UInt32])
  func paragraphsEndAtMandatoryBreaks(value: UInt32) throws {
    #expect(LineBreak.isParagraphEnd(try #require(Unicode.Scalar(value))))
  }

  @Test(arguments: [" ", "\t", "a", "\u{200B}", "\u{2060}"] as [Unicode.Scalar])
  func otherCharactersDoNotEndParagraphs(scalar: Unicode.Scalar) {
    #expect(!LineBreak.isParagraphEnd(scalar))
  }

  @Test(
    arguments: [
      (" ", true), ("\t", true), ("\u{2003}", true), ("\u{3000}", true), ("\u{200B}", true), ("\u{A0}", false),
      ("\u{2007}", false), ("\u{202F}", false), ("a", false), ("\n", false),
    ] as [(Unicode.Scalar, Bool)])
  func spacesThatMayHangAreKnown(scalar: Unicode.Scalar, isSpace: Bool) {
    #expect(LineBreak.isSpace(scalar) == isSpace)
  }
}
