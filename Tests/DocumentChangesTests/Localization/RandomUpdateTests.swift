import TestSupport
import Testing

@testable import DocumentChanges
@testable import Formats

/// After any edit of the document, an update changes exactly the keys that the edit is about.
@Suite struct RandomUpdateTests {
  @Test func onlyTheKeysConcernedChange() throws {
    var generator = SplitMix64(seed: 21)
    var labels = Dictionary(uniqueKeysWithValues: (0..<40).map { (Self.id($0), "Text \($0)") })
    var next = labels.count
    var file = StringsFileWriter.text(for: try Self.document(labels).strings)
    file = Array(String(decoding: file, as: UTF8.self).replacing("\" = \"Text", with: "\" = \"Wort").utf8)
    for _ in 0..<200 {
      var expected = UpdatedKeys()
      let id = labels.keys.sorted()[Int.random(in: 0..<labels.count, using: &generator)]
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where labels.count > 5:
        labels[id] = nil
        expected.removed = ["\(id).text"]
      case 1:
        labels[id] = "Other \(next) \"\\\n"
        next += 1
        expected.changed = ["\(id).text"]
      default:
        labels[Self.id(next)] = "Text \(next)"
        expected.added = ["\(Self.id(next)).text"]
        next += 1
      }
      let before = try Self.values(file)
      let translations = try TranslationFile(file, path: "Main.strings", language: "de")
      let update = try StringsFileUpdate(translations, from: try Self.document(labels))
      #expect(update.keys == expected)
      file = update.bytes
      let after = try Self.values(file)
      let concerned = Set(expected.added + expected.changed + expected.removed)
      #expect(before.filter { !concerned.contains($0.key) } == after.filter { !concerned.contains($0.key) })
      #expect(after.keys.sorted() == labels.keys.map { "\($0).text" }.sorted())
      let again = try StringsFileUpdate(
        try TranslationFile(file, path: "Main.strings", language: "de"), from: try Self.document(labels))
      #expect(again.keys.isEmpty && again.bytes == file)
    }
  }

  private static func id(_ number: Int) -> String {
    let digits = String(number * 7919 % 100_000 + 100_000)
    return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-x\(number)"
  }

  private static func document(_ labels: [String: String]) throws -> DocumentStrings {
    try Document.strings(
      labels.map { id, text in
        let value = text.replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
        return "<label id=\"\(id)\" text=\"\(value)\"/>"
      }.joined())
  }

  private static func values(_ file: [UInt8]) throws -> [String: String] {
    let table = try TranslationFile(file, path: "Main.strings", language: "de").tables[0]
    return Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key.text, $0.value) })
  }
}
