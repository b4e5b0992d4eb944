import Formats
import Support
import Testing

@testable import LanguageServer

@Suite struct DocumentTextTests {
  private func text(_ text: String, _ unit: ColumnUnit = .utf16) -> DocumentText {
    DocumentText(Array(text.utf8), path: "/a.xib", unit: unit)
  }

  private func position(_ line: Int, _ character: Int) throws -> JSONNode {
    try JSONParser.parse(Array("{\"line\": \(line), \"character\": \(character)}".utf8))
  }

  /// The position of a byte, as it is written.
  private func written(_ text: DocumentText, _ offset: Int) -> String {
    var json = JSONWriter()
    text.write(offset, to: &json)
    return json.text.string
  }

  @Test(arguments: [(ColumnUnit.utf8, 7), (.utf16, 4), (.unicodeScalars, 3)])
  func charactersAreCountedInTheUnitOfTheClient(unit: ColumnUnit, character: Int) throws {
    let text = text("x\naä\u{1F600}b", unit)
    #expect(try text.offset(position(1, character)) == 9)
    #expect(written(text, 9) == "{\"line\": 1, \"character\": \(character)}")
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\r\nb\rc"]) func allLineBreaksEndALine(content: String)
    throws
  {
    let text = text(content)
    #expect(try text.offset(position(2, 0)) == content.utf8.count - 1)
    #expect(written(text, content.utf8.count - 1) == "{\"line\": 2, \"character\": 0}")
    // Before the line break, whatever it consists of.
    #expect(try text.offset(position(0, 99)) == 1)
  }

  @Test func placesOutsideOfTheTextAreItsEnds() throws {
    let text = text("ab\ncd")
    #expect(try text.offset(position(0, 9)) == 2)
    #expect(try text.offset(position(9, 0)) == 5)
    #expect(throws: JSONNode.Problem.self) { try text.offset(position(-1, 0)) }
  }

  @Test func aByteOrderMarkIsACharacter() throws {
    let text = text("\u{FEFF}ab")
    #expect(try text.offset(position(0, 1)) == 3)
    #expect(written(text, 3) == "{\"line\": 0, \"character\": 1}")
  }

  @Test func changesAreMadeInTheirPlaces() throws {
    let change = { (json: String) in try JSONParser.parse(Array(json.utf8)) }
    let old = text("one\ntwo\nthree")
    let inserted = try old.changed(
      change(
        #"{"range": {"start": {"line": 1, "character": 1}, "end": {"line": 2, "character": 2}}, "text": "ä\n"}"#))
    #expect(String(decoding: inserted.bytes, as: UTF8.self) == "one\ntä\nree")
    #expect(String(decoding: try inserted.changed(change(#"{"text": "new"}"#)).bytes, as: UTF8.self) == "new")
    #expect(throws: JSONNode.Problem.self) { try old.changed(change(#"{"range": 1, "text": ""}"#)) }
  }

  @Test func fileHasTheEncodingThatItDeclares() {
    let text = text("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><view userLabel=\"ä\"/>")
    #expect(text.fileBytes.count == text.bytes.count - 1)
    #expect(SourceFile(decoding: text.fileBytes, path: "")?.bytes == text.bytes)
  }
}
