import TestSupport
import Testing

@testable import Formats

/// `.strings` files as Apple's tools and people write them.
@Suite struct StringsReaderTests {
  private func read(_ text: String) throws -> TranslationFile {
    try TranslationFile(Array(text.utf8), path: "de.lproj/Main.strings", language: "de")
  }

  private func pairs(_ text: String) throws -> [String] {
    try read(text).tables.flatMap { $0.entries.map { "\($0.key.text)=\($0.value)" } }
  }

  @Test func keyNamesObjectAndPropertyOfADocument() throws {
    let text = """

      /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
      "abc-12-xyz.text" = "Hallo";
      """
    let entry = try #require(try read(text).tables.first?.entries.first)
    #expect(entry.key.objectID == "abc-12-xyz")
    #expect(entry.key.property == "text")
    #expect(
      entry.key.comment == "Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"abc-12-xyz\";")
    #expect(entry.value == "Hallo")
    #expect(entry.isTranslated)
  }

  @Test(arguments: [
    ("a.b.c[0]", "a", "b.c[0]"), ("Hello", nil, nil), (".text", nil, nil), ("a.", "a", ""),
  ])
  func keyIsSplitAtItsFirstDot(_ key: String, _ objectID: String?, _ property: String?) throws {
    let key = try #require(try read("\"\(key)\" = \"x\";").keys.first)
    #expect(key.objectID.map(String.init) == objectID)
    #expect(key.property.map(String.init) == property)
  }

  @Test func rangesHoldTheQuotes() throws {
    let file = try read("// \u{E9}\n\"k\" = \"v\\\"\u{E9}\" ;\nword=other;")
    let entries = file.tables[0].entries
    #expect(entries.map { file.source.text(in: $0.key.range) } == ["\"k\"", "word"])
    #expect(entries.map { file.source.text(in: $0.range) } == ["\"v\\\"\u{E9}\"", "other"])
    #expect(entries.map(\.value) == ["v\"\u{E9}", "other"])
  }

  @Test(arguments: [
    ("", []), ("/* nothing */ // here", []), ("a = b;", ["a=b"]),
    ("\"a\"=\"b\";\"c\"=\"d\";", ["a=b", "c=d"]),
    ("a;", ["a=a"]), ("{ a = b; c = d; }", ["a=b", "c=d"]), ("{}", []),
    ("'a' = 'b\nc';", ["a=b\nc"]),
    ("\"a\" = \"\\U00fc\\n\";", ["a=ü\n"]), ("a = 1; a = 2;", ["a=1", "a=2"]),
  ])
  func entries(_ text: String, _ expected: [String]) throws {
    #expect(try pairs(text) == expected)
  }

  @Test func lastOfEqualKeysCounts() throws {
    let table = try read("a = 1; a = 2;").tables[0]
    #expect(table["a"]?.value == "2")
    #expect(table["b"] == nil)
  }

  @Test func commentBelongsToTheNextEntryOnly() throws {
    let keys = try read(
      "/* License */\n\n/* one */\na = 1;\nb = 2;\n// three\nc = 3;\n/**/\nd = 4;"
    ).keys
    #expect(keys.map(\.comment) == ["one", nil, "three", ""])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10: expected \";\" after the value, found \"\"\""),
    ("\"a\" = \"b\"", "1:10: expected \";\" after the value, found the end of the file"),
    ("\"a\" \"b\";", "1:4: expected \"=\" and a value after the key"),
    ("a = ;", "1:5: expected a value, found \";\""),
    ("a = 1;\n= b;", "2:1: expected a key, found \"=\""),
    ("a = { b = c; };", "1:5: expected a value, found \"{\""),
    ("a = 1;\n<<<<<<< ours\n", "2:1: expected a key, found \"<\""),
    ("a = \"open;\nb = c;", "1:5: the string that starts here has no end"),
    ("/* open", "1:1: the comment that starts here has no end"),
    ("{ a = b;", "1:9: expected \"}\", found the end of the file"),
    ("{} x", "1:4: expected the end of the file, found \"x\""),
    ("a = 1; }", "1:8: expected a key, found \"}\""),
  ])
  func brokenTextIsReportedWhereItBreaks(_ text: String, _ message: String) {
    #expect {
      try read(text)
    } throws: {
      "\($0)" == "de.lproj/Main.strings:\(message)"
    }
  }

  // MARK: Encodings

  private func utf16(_ text: String, mark: Bool, isLittle: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap {
      isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }

  @Test(arguments: [true, false], [true, false]) func utf16(_ hasMark: Bool, _ isLittle: Bool)
    throws
  {
    let bytes = utf16("\"a\" = \"ü😀\";\n", mark: hasMark, isLittle: isLittle)
    let file = try TranslationFile(bytes, path: "a.strings", language: "de")
    #expect(file.tables[0]["a"]?.value == "ü😀")
    #expect(file.source.encoding.encode(file.source.bytes) == bytes)
  }

  @Test func byteOrderMarkOfUTF8IsNoText() throws {
    #expect(try pairs("\u{FEFF}a = b;") == ["a=b"])
    #expect(try TranslationFile([0xFF, 0xFE], path: "a.strings", language: "de").keys == [])
  }

  @Test(arguments: [[0x22, 0xE9, 0x22], Array("bplist00".utf8), [0xFF, 0xFE, 0x00]])
  func otherBytesAreAnError(
    _ bytes: [UInt8]
  ) {
    #expect(throws: UnreadableStrings.self) {
      try TranslationFile(bytes, path: "a.strings", language: "de")
    }
  }

  // MARK: XML

  @Test func propertyListInXML() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a.text</key><string>x &amp; y</string><key>b</key><string/></dict></plist>
      """
    let file = try read(text)
    #expect(file.format == .propertyList)
    #expect(file.tables[0].entries.map(\.value) == ["x & y", ""])
    #expect(file.source.text(in: file.keys[0].range) == "a.text")
    #expect(file.source.text(in: file.tables[0].entries[0].range) == "x &amp; y")
  }

  @Test(arguments: [
    ("<plist><array/></plist>", "1:1: expected a property list with a dictionary"),
    ("<plist><dict><key>a</key></dict></plist>", "1:26: expected <string> after the key"),
    ("<plist><dict><key>a</key><true/></dict></plist>", "1:26: expected <string>, found <true>"),
    ("<plist><dict>\n<string>a</string></dict></plist>", "2:1: expected <key>, found <string>"),
  ])
  func otherXMLIsReportedWhereItStartsToDiffer(_ text: String, _ message: String) {
    #expect {
      try read(text)
    } throws: {
      "\($0)" == "de.lproj/Main.strings:\(message)"
    }
  }

  @Test func documentTypeWithEntitiesIsRefused() {
    let text =
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>a</key><string>&a;</string></dict></plist>"
    #expect(throws: UnreadableStrings.self) { try read(text) }
  }

  // MARK: Hostile files

  @Test(arguments: ["{", "(", "<", "\"", "/*", "a=", "\\", "\"a\"=", "<dict>", "\"\\U"])
  func repeatedPartsAreRefused(_ part: String) {
    #expect(throws: UnreadableStrings.self) { try read(String(repeating: part, count: 50_000)) }
  }

  @Test func manyWordsWithoutATextAreRead() throws {
    #expect(try read(String(repeating: "a;", count: 50_000)).keys.map(\.text).allSatisfy { $0 == "a" })
  }

  /// Cut and changed at each byte, the file gives entries or an error.
  @Test func damagedFilesAreReadOrRefused() {
    let bytes = Array("/* c */\n\"a.b\" = \"\\U00e9\\n\"; { k; }\n".utf8)
    for place in bytes.indices {
      expectEntriesOrAnError(Array(bytes[..<place]))
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0xFF] {
        var changed = bytes
        changed[place] = byte
        expectEntriesOrAnError(changed)
      }
    }
  }

  private func expectEntriesOrAnError(_ bytes: [UInt8]) {
    do throws(UnreadableStrings) {
      let file = try TranslationFile(bytes, path: "a.strings", language: "de")
      #expect(file.keys.allSatisfy { $0.range.upperBound <= file.source.bytes.count })
      #expect(file.tables.map(\.language) == ["de"])
    } catch {
      #expect(error.range.upperBound <= error.source.bytes.count)
    }
  }
}
