import Testing

@testable import NibDecoder

/// The characters that an element holds.
@Suite struct ElementTextTests {
  private func text(_ content: String) throws -> String? {
    let document = try NibDocument.test("<box><string key='text'>\(content)</string></box>")
    return document.rootCoder.coder(forKey: "text")?.elementText
  }

  @Test func keepsWhiteSpaceAroundText() throws {
    #expect(try text("  two\n words ") == "  two\n words ")
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt; &gt;", "< >"), (" &lt;", " <"), ("&#65; ", "A "), ("1&#10;2", "1\n2"),
  ])
  func readsReferences(content: String, expected: String) throws {
    #expect(try text(content) == expected)
  }

  @Test(arguments: [(" ", " "), ("&#32;", " "), ("&#10;", "\n"), ("<![CDATA[ ]]>", " "), ("", "")])
  func keepsWhiteSpaceThatIsAllThereIs(content: String, expected: String) throws {
    #expect(try text(content) == expected)
  }

  @Test func readsCharacterDataSections() throws {
    #expect(try text("a<![CDATA[ <b> & ]]>c") == "a <b> & c")
  }

  @Test func leavesCommentsOut() throws {
    #expect(try text("a<!-- no -->b") == "ab")
  }

  @Test func ignoresTheIndentationOfChildElements() throws {
    let document = try NibDocument.test("<box>\n  <tag/>\n  <tag/>\n</box>")
    #expect(document.rootCoder.elementText == "")
  }

  @Test func readsTextBesideChildElements() throws {
    let document = try NibDocument.test("<box>\n  <tag/>\n  loose <tag/></box>")
    #expect(document.rootCoder.elementText == "\n  loose ")
  }
}
