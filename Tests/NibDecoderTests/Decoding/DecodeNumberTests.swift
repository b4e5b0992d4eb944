import TestSupport
import Testing

@testable import NibDecoder

/// `decodeDouble(forKey:)`, `decodeInteger(forKey:)` and `decodeString(forKey:)`.
@Suite struct DecodeNumberTests {
  @Test func missingKeysAreNilWithoutAWord() throws {
    try expectWellFormed("<box/>", nil) { $0.decodeDouble(forKey: "spacing") }
    try expectWellFormed("<box/>", nil) { $0.decodeInteger(forKey: "lines") }
    try expectWellFormed("<box/>", nil) { $0.decodeString(forKey: "text") }
  }

  @Test(arguments: [
    ("8", 8), ("-0.5", -0.5), ("1e3", 1000), ("33.666666666666664", 33.666666666666664), ("+2", 2), (" 8", 8),
  ])
  func numbers(text: String, number: Double) throws {
    try expectWellFormed("<box spacing='\(text)'/>", number) { $0.decodeDouble(forKey: "spacing") }
  }

  @Test(arguments: ["8 pints", "", "8 8", "8,5", "nan", "inf", "-infinity", "1e999", "eight"])
  func malformedNumbersAreReportedAtTheValue(text: String) throws {
    try expectMalformed(
      "<box>\n  <real key='other' value='1'/>\n  <real key='spacing' value='⟦\(text)⟧'/></box>", "malformed-value",
      "malformed spacing \"\(text)\"; expected a number"
    ) { $0.decodeDouble(forKey: "spacing") }
  }

  @Test func malformedAttributeIsReportedBehindItsQuote() throws {
    let document = try NibDocument.test("<box\n  a='é' spacing='8pt'/>")
    #expect(document.rootCoder.decodeDouble(forKey: "spacing") == nil)
    #expect(
      document.diagnostics.map { $0.text(in: document.source) } == [
        "2:19: error: malformed spacing \"8pt\"; write 8 [malformed-value]"
      ])
  }

  @Test func wholeNumbers() throws {
    try expectWellFormed("<box lines=' 3 '/>", 3) { $0.decodeInteger(forKey: "lines") }
    try expectWellFormed("<box lines='-3'/>", -3) { $0.decodeInteger(forKey: "lines") }
  }

  @Test(arguments: ["1.5", "1e3", "99999999999999999999", "one", ""])
  func malformedWholeNumbersAreReportedAtTheValue(text: String) throws {
    try expectMalformed(
      "<box lines='⟦\(text)⟧'/>", "malformed-value", "malformed lines \"\(text)\"; expected a whole number"
    ) { $0.decodeInteger(forKey: "lines") }
  }

  @Test func stringsAreNeverMalformed() throws {
    try expectWellFormed("<box text=''/>", "") { $0.decodeString(forKey: "text") }
    try expectWellFormed("<box text='a &amp;\nb'/>", "a & b") { $0.decodeString(forKey: "text") }
  }

  @Test func rangeCoversTheWrittenValue() throws {
    let source = MarkedSource("<box ⟦text=\"⟦a &amp; b⟧\"⟧/>")
    let coder = try NibDocument.test(source.text).rootCoder
    #expect(coder.range(forKey: "text") == source.marks[1])
    #expect(coder.attributeRange("text") == source.marks[0])
    #expect(coder.range(forKey: "other") == nil)
    #expect(coder.attributeRange("other") == nil)
  }

  @Test func classesMayRejectAValueThemselves() throws {
    try expectMalformed(
      "<box size='⟦huge⟧'/>", "malformed-value", "malformed size \"huge\"; expected small"
    ) { coder -> Int? in
      coder.reportMalformedValue(forKey: "size", expected: "small")
      coder.reportMalformedValue(forKey: "missing", expected: "anything")
      return nil
    }
  }
}
