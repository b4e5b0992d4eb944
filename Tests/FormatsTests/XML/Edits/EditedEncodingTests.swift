import Testing

@testable import Formats

/// Edits of documents that are not in UTF-8.
@Suite struct EditedEncodingTests {
  private static let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<box name=\"Grüße 🙂\"/>\r\n"

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  private func renamed(_ bytes: [UInt8], to name: String) throws -> [UInt8] {
    let tree = try XMLTree(bytes, path: "a.xml")
    let attribute = try #require(tree.attribute(named: "name", of: tree.root))
    return try EditList([.replacingValue(of: attribute, with: name, in: tree)]).applied(to: tree.source)
  }

  @Test(arguments: [true, false]) func utf16StaysUTF16(bigEndian: Bool) throws {
    let expected = Self.utf16(Self.text.replacing("Grüße 🙂", with: "日本"), bigEndian: bigEndian)
    #expect(try renamed(Self.utf16(Self.text, bigEndian: bigEndian), to: "日本") == expected)
  }

  @Test func longTextsAreEncodedWhole() throws {
    let long = Self.text.replacing("Grüße", with: String(repeating: "ü", count: 200_000))
    let expected = Self.utf16(Self.text.replacing("Grüße 🙂", with: "x"), bigEndian: false)
    #expect(try renamed(Self.utf16(long, bigEndian: false), to: "x") == expected)
    let back = try renamed(expected, to: String(repeating: "ü", count: 200_000) + " 🙂")
    #expect(back == Self.utf16(long, bigEndian: false))
  }

  @Test func latin1StaysLatin1() throws {
    let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><box name='".utf8)
    let end = Array("'/>".utf8)
    #expect(try renamed(head + [0xFC] + end, to: "ß") == head + [0xDF] + end)
  }

  @Test func characterThatTheEncodingLacksIsRefused() throws {
    let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><box name=''/>".utf8)
    let error = #expect(throws: EditError.self) { try renamed(bytes, to: "日") }
    #expect(
      error.map { "\($0)" } == "edit inserts a character that ISO-8859-1 does not have; save the document as UTF-8")
  }

  @Test func byteOrderMarkOfUTF8Stays() throws {
    #expect(try renamed(Array("\u{FEFF}<box name=''/>".utf8), to: "ü") == Array("\u{FEFF}<box name='ü'/>".utf8))
  }
}
