import Testing
import XMLSource

/// Text that is not well-formed XML: what is said, and where.
@Suite struct IllFormedTests {
  @Test(arguments: ["", " ", " \n\t\r\n", "\u{FEFF}"])
  func emptyFile(text: String) {
    expectUnreadable(
      text,
      "1:1: error: file is empty; expected a <document> or a view element such as <stackView> [ill-formed-xml]")
  }

  @Test func textThatIsNotXML() {
    expectUnreadable("Dear Sir,\n", "1:1: error: Start tag expected, '<' not found [ill-formed-xml]")
  }

  @Test func textBehindTheRoot() {
    expectUnreadable("<box/>\n<box/>", "2:1: error: Extra content at the end of the document [ill-formed-xml]")
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
      "<box>\n  <tag text='a'\n", "3:1: error: Couldn't find end of Start Tag tag line 2 [ill-formed-xml]")
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
      "3:1: error: Unescaped '<' not allowed in attributes values [ill-formed-xml]")
  }

  @Test func attributeWrittenTwice() {
    expectUnreadable("<box a='1' a='2'/>", "1:17: error: Attribute a redefined [ill-formed-xml]")
  }

  @Test func readsNothingFromABrokenDocument() {
    let error = #expect(throws: UnreadableDocument.self) { try XMLTree(text: "<box><tag></box>", path: "test.xml") }
    #expect(error?.source.path == "test.xml")
    #expect(error?.source.bytes == Array("<box><tag></box>".utf8))
  }
}
