import Testing

@testable import Formats

/// Documents that are written are read again first.
@Suite struct WrittenDocumentTests {
  private func written(_ encoding: String, text: String = "<a text=\"ä\"/>") throws -> [UInt8]? {
    let ascii = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<a/>".utf8)
    let tree = try XMLTree(ascii, path: "a.xib")
    return tree.bytes(ofDocument: Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n\(text)".utf8))
  }

  @Test(arguments: ["UTF-8", "ISO-8859-1", "windows-1252"]) func encodingsThatKeepTheDeclarationAreWritten(name: String)
    throws
  {
    let bytes = try #require(try written(name))
    #expect(try XMLTree(bytes, path: "a.xib")[ElementIndex(0), "text"] == "ä")
  }

  /// Readable as long as all of it is ASCII, and not once a bracket or a character is written as these encodings have it.
  @Test(arguments: ["UTF-7", "HZ", "ISO-2022-KR"]) func encodingsThatHideTheDeclarationAreNot(name: String) throws {
    #expect(try written(name) == nil)
  }

  @Test func textThatCannotBeReadIsNotWritten() throws {
    #expect(try written("UTF-8", text: "<a><b></a>") == nil)
    #expect(try written("UTF-8", text: "<a b=\"1\" b=\"2\"/>") == nil)
    #expect(try written("UTF-8", text: "<a/>") != nil)
  }

  @Test func namesAreThoseOfXML() {
    for name in ["a", "contentMode", "xml:space", "é", "_a-b.c"] { #expect(XMLName.isValid(name), "\(name)") }
    for name in ["", "a b", "<", "1a", "x=\"1\"", "a\u{0}", "-a", "a/"] { #expect(!XMLName.isValid(name), "\(name)") }
    #expect(XMLName.isExpressible("a\t\n\u{85}\u{10FFFF}"))
    for text in ["\u{0}", "\u{1B}", "\u{FFFE}", "\u{FFFF}"] { #expect(!XMLName.isExpressible(text)) }
  }
}
