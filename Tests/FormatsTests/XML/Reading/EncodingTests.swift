import TestSupport
import Testing

@testable import Formats

/// Documents in other encodings than UTF-8.
@Suite struct EncodingTests {
  private let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<box name=\"Grüße 🙂\"/>\n"

  /// The text as UTF-16 with a byte order mark.
  private var littleEndian: [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
  }

  private func name(_ bytes: [UInt8]) throws -> String? {
    let tree = try XMLTree(bytes, path: "test.xml")
    return tree.attribute("name", of: tree.root).map(tree.value(ofAttribute:))
  }

  @Test func readsUTF8WithAByteOrderMark() throws {
    #expect(try name(Array("\u{FEFF}<box name='é'/>".utf8)) == "é")
  }

  @Test func readsUTF16LittleEndian() throws {
    #expect(try name(littleEndian) == "Grüße 🙂")
  }

  @Test func readsUTF16BigEndian() throws {
    let bigEndian = stride(from: 0, to: littleEndian.count, by: 2).flatMap { [littleEndian[$0 + 1], littleEndian[$0]] }
    #expect(try name(bigEndian) == "Grüße 🙂")
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "windows-1252"])
  func readsADeclaredEightBitEncoding(encoding: String) throws {
    let head = Array("<?xml version='1.0' encoding='\(encoding)'?><box name='Gr".utf8)
    #expect(try name(head + [0xFC, 0xDF] + Array("e'/>".utf8)) == "Grüße")
  }

  @Test func rangesCountTheBytesOfTheConvertedText() throws {
    let tree = try XMLTree(littleEndian, path: "test.xml")
    let range = try #require(tree.attribute("name", of: tree.root).map(tree.valueRange(ofAttribute:)))
    #expect(tree.source.text(in: range) == "Grüße 🙂")
    #expect(LineIndex(tree.source).position(at: range.lowerBound) == SourcePosition(line: 2, column: 12))
  }

  @Test func believesTheBytesRatherThanADeclarationOfUTF16() throws {
    #expect(try name(Array("<?xml version='1.0' encoding='UTF-16'?><box name='é'/>".utf8)) == "é")
  }

  @Test func namesAnEncodingThatItDoesNotKnow() {
    expectUnreadable(
      "<?xml version=\"1.0\" encoding=\"klingon\"?>\n<box/>",
      "error: encoding klingon cannot be read; save the document as UTF-8 [ill-formed-xml]")
  }

  @Test func reportsBytesThatAreNotUTF8() {
    let bytes = Array("<box\n name='".utf8) + [0xE9] + Array("'/>".utf8)
    let error = #expect(throws: UnreadableDocument.self) { try name(bytes) }
    #expect(error?.diagnostic.ruleID == "ill-formed-xml")
    #expect(error?.diagnostic.message.hasPrefix("byte E9 is not UTF-8") == true)
    #expect(error?.diagnostic.range.map(\.lowerBound) == 12)
  }
}
