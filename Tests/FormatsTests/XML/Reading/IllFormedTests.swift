import Testing

@testable import Formats

/// Text that is not well-formed XML: what is said, and where.
@Suite struct IllFormedTests {
  @Test(arguments: ["", " ", " \n\t\r\n", "\u{FEFF}"])
  func emptyFile(text: String) {
    expectUnreadable(
      text,
      "1:1: error: file is empty; expected a <document> or a view element such as <stackView> [ill-formed-xml]")
  }

  @Test func textThatIsNotXML() {
    expectUnreadable(
      " Dear Sir,\n",
      "1:2: error: text \"Dear Sir,\"; expected a <document> or a view element such as <stackView> [ill-formed-xml]")
  }

  @Test func bytesThatAreNoText() throws {
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    let failure = try #require(throws: UnreadableDocument.self) { try XMLTree(bytes, path: "a.xib") }
    #expect("\(failure)".contains("binary data; expected a <document>"))
  }

  /// What people get wrong in a document that they write by hand: the cause, and what to write.
  @Test(arguments: [
    ("<box/>\n<tag/>", "2:1: error: second root element <tag>; put both into one, such as <stackView>"),
    ("<box/>\nmore", "2:1: error: text \"more\" behind the root element; remove it"),
    ("<box/></box>", "1:7: error: end tag </box> without a start tag; remove it"),
    ("</box>", "1:1: error: end tag </box> without a start tag; remove it"),
    ("<box a=one/>", "1:8: error: value of a has no quotes; write a=\"one\""),
    ("<box a = one b=\"\"/>", "1:10: error: value of a has no quotes; write a=\"one\""),
    ("<box a=\u{201C}one\u{201D}/>", "1:8: error: value of a has typographic quotes; write straight ones"),
    ("<box a=\"one", "1:12: error: value of a is not closed; end it with a quote"),
    ("<box a/>", "1:7: error: attribute a has no value; write a=\"…\""),
    ("<box a=\"1\" b=\"\" a=\"2\"/>", "1:17: error: attribute a is written twice; remove one"),
    ("<box a=\"1<2\"/>", "1:10: error: \"<\" in the value of a; write &lt; or close the value"),
    (
      "<box a=\"1\"b=\"2\"/>",
      "1:11: error: no space before b behind the value of a; write one, or &quot; for a quote in the value"
    ),
    ("<box a=\"1\" ?/>", "1:12: error: \"?\" in a tag; expected an attribute or the end of the tag"),
    ("<box>1 < 2</box>", "1:8: error: \"<\" begins no tag; write &lt; for the character itself"),
    (
      "<box><!-- a -- b --></box>",
      "1:13: error: \"--\" inside a comment, where XML does not allow it; write one hyphen"
    ),
    ("<box><!-- a </box>", "1:6: error: comment is not closed; end it with -->"),
    ("<box>]]></box>", "1:6: error: \"]]>\" in text; write ]]&gt;"),
    ("<box a=\"&#1;\"/>", "1:9: error: &#1; is no character that XML allows; remove it"),
    ("<box a=\"\u{1}\"/>", "1:9: error: control character in the text; remove it"),
    (
      " <?xml version=\"1.0\"?><box/>",
      "1:2: error: XML declaration behind the beginning of the file; remove what precedes it"
    ),
  ]) func mistakeIsNamedWithItsCure(text: String, message: String) {
    expectUnreadable(text, message + " [ill-formed-xml]")
  }

  @Test func bytesOfAnotherEncodingAreNamed() throws {
    let bytes = Array("<box a=\"H".utf8) + [0xE9] + Array("llo\"/>".utf8)
    let failure = try #require(throws: UnreadableDocument.self) { try XMLTree(bytes, path: "a.xib") }
    #expect("\(failure)".contains("1:10: byte E9 is not UTF-8; save the file as UTF-8"))
  }

  /// A message shows a part of what is long.
  @Test func longTextIsCut() throws {
    let text = String(repeating: "é", count: 10_000)
    let failure = try #require(throws: UnreadableDocument.self) { try XMLTree(text: text, path: "a.xib") }
    #expect("\(failure)".contains("text \"\(String(repeating: "é", count: 20))…\";"))
  }

  @Test func unclosedElementNamesTheInnermost() {
    expectUnreadable(
      "<box>\n  <tag>\n    <tag/>\n",
      """
      4:1: error: end of file found where <tag> is still open; close it with </tag> [ill-formed-xml]
      2:3: note: <tag> opened here
      """)
  }

  @Test func unclosedTag() {
    expectUnreadable(
      "<box>\n  <tag text='a'\n", "2:3: error: tag is not closed; end it with > or /> [ill-formed-xml]")
  }

  @Test func mismatchedEndTagShowsBothTags() {
    expectUnreadable(
      "<box>\n  <tag>\n</box>\n",
      """
      3:1: error: </box> found where <tag> is still open; close it with </tag> [ill-formed-xml]
      2:3: note: <tag> opened here
      """)
  }

  @Test func undefinedEntityInAValue() {
    expectUnreadable(
      "<box>\n  <tag text=\"é&nbsp;\"/>\n</box>",
      "2:16: error: entity &nbsp; is not defined; write the character itself, or its number as in &#160; "
        + "[ill-formed-xml]")
  }

  @Test func undefinedEntityInText() {
    expectUnreadable(
      "<box>\n  a&nbsp;\n</box>",
      "2:4: error: entity &nbsp; is not defined; write the character itself, or its number as in &#160; "
        + "[ill-formed-xml]")
  }

  @Test(arguments: ["Q & A", "Q &A", "Q &; A"])
  func ampersandThatIsNoReference(text: String) {
    expectUnreadable(
      "<box>\n  <tag text=\"\(text)\"/>\n</box>",
      "2:16: error: \"&\" starts no reference here; write &amp; for the character itself [ill-formed-xml]")
  }

  @Test func missingClosingQuote() {
    expectUnreadable(
      "<box>\n  <tag text=\"a>\n</box>",
      "2:8: error: value of text is not closed; end it with a quote [ill-formed-xml]")
  }

  @Test func readsNothingFromABrokenDocument() {
    let error = #expect(throws: UnreadableDocument.self) { try XMLTree(text: "<box><tag></box>", path: "test.xml") }
    #expect(error?.source.path == "test.xml")
    #expect(error?.source.bytes == Array("<box><tag></box>".utf8))
  }
}
