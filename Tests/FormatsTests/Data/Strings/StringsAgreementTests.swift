import Foundation
import Testing

@testable import Formats

/// `.strings` files that Foundation reads alike, in each of their forms.
@Suite struct StringsAgreementTests {
  private static func entries(_ bytes: [UInt8]) throws -> [String: String] {
    let file = try TranslationFile(bytes, path: "de.lproj/Main.strings", language: "de")
    return Dictionary(file.tables.flatMap(\.entries).map { ($0.key.text, $0.value) }) { _, last in last }
  }

  @Test(arguments: [
    "\"a\" = \"b\";", "/* c */\n\"a\" = \"b\";\n// d\n\"c\"=\"d\";", "word = other;",
    #""a.text" = "line\nbreak \"quoted\" \\ \U00fc";"#, "\"ü 😀\" = \"é\";",
  ])
  func text(_ text: String) throws {
    let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: String]
    #expect(try Self.entries(Array(text.utf8)) == expected)
  }

  @Test func propertyListInXML() throws {
    let entries = ["a.text": "x < y & \"z\"", "ü": "😀\n", "empty": ""]
    let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    #expect(try Self.entries(Array(data)) == entries)
  }

  @Test func textInUTF16() throws {
    let text = "\"ü\" = \"😀\";\n"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      let bytes = try mark + Array(#require(text.data(using: encoding)))
      #expect(try Self.entries(bytes) == ["ü": "😀"])
    }
  }

  @Test func binaryPropertyListIsRefused() throws {
    let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
    let error = #expect(throws: UnreadableStrings.self) { try Self.entries(Array(data)) }
    #expect(error?.message.contains("plutil -convert xml1") == true)
  }
}
