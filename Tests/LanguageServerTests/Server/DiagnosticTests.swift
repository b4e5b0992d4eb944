import Formats
import Foundation
import StackLint
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct DiagnosticTests {
  private func rules(_ diagnostics: [TestClient.Object]) -> [String] {
    diagnostics.map { $0["code"] as? String ?? "" }
  }

  private func change(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> TestClient.Object {
    [
      "range": ["start": ["line": line, "character": start], "end": ["line": line, "character": end]], "text": text,
    ]
  }

  @Test func theTextIsLintedAsTheContentOfItsFile() throws {
    let folder = try TestFolder(["form.xml": "<stackView/>", ".ibstack.yml": "rules: {unknown-attribute: error}\n"])
    let client = TestClient(folder: folder.url)
    let uri = TestClient.uri(folder.url.appending(path: "form.xml"))
    client.open(uri, Sample.definition)
    let found = client.diagnostics(uri, version: 1)
    #expect(rules(found).contains("unknown-attribute"))
    let diagnostic = try #require(found.first { $0["code"] as? String == "unknown-attribute" })
    #expect(diagnostic["severity"] as? Int == 1)
    #expect(diagnostic["source"] as? String == "ibstack")
    let range = diagnostic["range"] as? TestClient.Object
    #expect(range?["start"] as? [String: Int] == ["line": 1, "character": 33])
    client.change(uri, version: 2, [change(1, 45, 45, "t")])
    #expect(!rules(client.diagnostics(uri, version: 2)).contains("unknown-attribute"))
    client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(client.diagnostics(uri, version: nil).isEmpty)
    #expect(client.stop() == true)
  }

  @Test(arguments: [true, false]) func rulesAreLinkedForClientsThatShowLinks(isShown: Bool) throws {
    let capabilities = "{\"textDocument\": {\"publishDiagnostics\": {\"codeDescriptionSupport\": \(isShown)}}}"
    let parameters = try JSONParser.parse(Array("{\"capabilities\": \(capabilities)}".utf8))
    let client = try Client(parameters, RuleLinks(version: "1.0.0", repository: "acme/ibstack"))
    #expect((client.diagnostics.links?["unknown-outlet"] != nil) == isShown)
  }

  @Test func nothingIsSentOfAnOlderVersion() throws {
    let folder = try TestFolder(["form.xml": Sample.definition])
    let client = TestClient(folder: folder.url)
    let uri = TestClient.uri(folder.url.appending(path: "form.xml"))
    client.open(uri, Sample.definition)
    for version in 2...200 { client.change(uri, version: version, [change(0, 0, 0, " ")]) }
    _ = client.diagnostics(uri, version: 200)
    let versions = client.publishedVersions(uri).compactMap(\.self)
    #expect(versions == versions.sorted())
    #expect(versions.last == 200)
    #expect(client.stop() == true)
  }

  @Test func filesOfTheProjectCountAsTheyAre() throws {
    let folder = try TestFolder([
      "Card.xib": Sample.xib, "Card.swift": Sample.source, ".ibstack.yml": "only: [unknown-outlet, unknown-action]\n",
    ])
    let client = TestClient(folder: folder.url)
    let uri = TestClient.uri(folder.url.appending(path: "Card.xib"))
    client.open(uri, Sample.xib)
    #expect(rules(client.diagnostics(uri, version: 1)) == [])
    try folder.write(Sample.source.replacing("var title", with: "var heading"), to: "Card.swift")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [TestClient.Object]()])
    #expect(rules(client.diagnostics(uri, version: 1)) == ["unknown-outlet"])
    try folder.write("only: [unknown-action]\n", to: ".ibstack.yml")
    client.notify("textDocument/didSave", ["textDocument": ["uri": uri]])
    #expect(rules(client.diagnostics(uri, version: 1)) == [])
    #expect(client.stop() == true)
  }

  /// The linter may be at work when a file is saved: who asks afterwards gets what follows from the file.
  @Test func whoAsksAfterASaveGetsWhatFollowsFromIt() throws {
    let files = [
      "Card.xib": Sample.xib, "Card.swift": Sample.source, ".ibstack.yml": "only: [unknown-outlet, unknown-action]\n",
    ]
    for isOpen in [true, false] {
      let folder = try TestFolder(files)
      let client = TestClient(folder: folder.url, pulls: true)
      let uri = TestClient.uri(folder.url.appending(path: "Card.xib"))
      let document: TestClient.Object = ["textDocument": ["uri": uri]]
      if isOpen { client.open(uri, Sample.xib) }
      let first = client.start("textDocument/diagnostic", document)
      try folder.write(Sample.source.replacing("var title", with: "var heading"), to: "Card.swift")
      client.notify("workspace/didChangeWatchedFiles", ["changes": [TestClient.Object]()])
      let second = client.start("textDocument/diagnostic", document)
      #expect(client.answer(first)["result"] != nil)
      let found = client.answer(second)["result"] as? TestClient.Object
      #expect(rules(found?["items"] as? [TestClient.Object] ?? []) == ["unknown-outlet"])
      #expect(client.stop() == true)
    }
  }

  @Test func whoAsksGetsTheDiagnosticsOfTheLastText() throws {
    let folder = try TestFolder(["form.xml": Sample.definition])
    let client = TestClient(folder: folder.url, pulls: true)
    let uri = TestClient.uri(folder.url.appending(path: "form.xml"))
    let document: TestClient.Object = ["textDocument": ["uri": uri]]
    let file = client.result("textDocument/diagnostic", document) as? TestClient.Object
    let inFile = rules(file?["items"] as? [TestClient.Object] ?? [])
    #expect(inFile.contains("unknown-attribute"))
    client.open(uri, Sample.definition)
    client.change(uri, version: 2, [change(1, 45, 45, "t")])
    let full = client.result("textDocument/diagnostic", document) as? TestClient.Object
    #expect(full?["kind"] as? String == "full")
    let inText = rules(full?["items"] as? [TestClient.Object] ?? [])
    #expect(!inText.contains("unknown-attribute"))
    let id = full?["resultId"] as? String
    let same =
      client.result(
        "textDocument/diagnostic", document.merging(["previousResultId": id ?? ""]) { $1 }) as? TestClient.Object
    #expect(same?["kind"] as? String == "unchanged")
    #expect(same?["items"] == nil)
    #expect(client.notifications.isEmpty)
    #expect(client.stop() == true)
  }

  @Test func otherFilesHaveNoDiagnostics() throws {
    let folder = try TestFolder([:])
    let client = TestClient(folder: folder.url, pulls: true)
    for (name, text) in [("pom.xml", "<project><a></project>"), ("A.swift", "class A {"), ("b.xib.txt", "<")] {
      let uri = TestClient.uri(folder.url.appending(path: name))
      client.open(uri, text)
      let found = client.result("textDocument/diagnostic", ["textDocument": ["uri": uri]]) as? TestClient.Object
      #expect((found?["items"] as? [TestClient.Object])?.isEmpty == true)
    }
    #expect(client.stop() == true)
  }

  @Test func mistakesOfAConfigurationAreSaidInIt() throws {
    let folder = try TestFolder(["form.xml": Sample.definition, ".ibstack.yml": "rules:\n  no-such-rule: error\n"])
    let client = TestClient(folder: folder.url)
    let uri = TestClient.uri(folder.url.appending(path: ".ibstack.yml"))
    client.open(uri, "rules:\n  no-such-rule: error\n")
    let found = client.diagnostics(uri, version: 1)
    #expect(found.count == 1)
    #expect((found.first?["range"] as? TestClient.Object)?["start"] as? [String: Int] == ["line": 1, "character": 2])
    let document = TestClient.uri(folder.url.appending(path: "form.xml"))
    client.open(document, Sample.definition)
    let consequence = client.diagnostics(document, version: 1)
    #expect(consequence.count == 1)
    #expect((consequence.first?["message"] as? String)?.contains(".ibstack.yml") == true)
    #expect(client.stop() == true)
  }

  @Test func textOutsideOfAllFoldersIsLinted() throws {
    let folder = try TestFolder(["form.xml": Sample.definition])
    let client = TestClient(folder: nil)
    let uri = TestClient.uri(folder.url.appending(path: "form.xml"))
    client.open(uri, Sample.definition)
    #expect(rules(client.diagnostics(uri, version: 1)).contains("unknown-attribute"))
    #expect(client.stop() == true)
  }

  /// After many edits, the server has the text that the client has, and finds in it what `lint` finds.
  @Test(arguments: [
    ("A.xib", Sample.xib, "utf-8"), ("A.xib", Sample.xib, "utf-16"), ("a.xml", Sample.definition, "utf-32"),
  ])
  func manyEditsLeadToWhatLintFinds(name: String, original: String, encoding: String) throws {
    let folder = try TestFolder([name: original, ".ibstack.yml": "preset: all\n"])
    let client = TestClient(folder: folder.url, encoding: encoding)
    let uri = TestClient.uri(folder.url.appending(path: name))
    var (editor, numbers) = (Editor(original, encoding), Numbers(seed: 7))
    client.open(uri, original)
    let count = 300
    for version in 2...count { client.change(uri, version: version, editor.edits(&numbers)) }
    let last = client.diagnostics(uri, version: count)
    // With the whole text nothing depends on edits.
    client.change(uri, version: count + 1, [["text": editor.text]])
    #expect(NSArray(array: client.diagnostics(uri, version: count + 1)) == NSArray(array: last))
    let path = folder.url.appending(path: name).path
    try folder.write(editor.text, to: name)
    let found = try LintRun.find([path]).lint(Array(editor.text.utf8), path: path)
    #expect(rules(last) == found.findings.map(\.diagnostic.ruleID))
    #expect(client.stop() == true)
  }
}

/// A text that somebody edits at random.
private struct Editor {
  private(set) var text: String
  private let encoding: String

  init(_ text: String, _ encoding: String) { (self.text, self.encoding) = (text, encoding) }

  private static let pieces = ["", "x", " ", "\n", "<", ">", "\"", "<label text=\"ä😀\"/>", "spacing=\"9\"", "é\r\n"]

  /// One to three edits, already made in the text.
  mutating func edits(_ numbers: inout Numbers) -> [TestClient.Object] {
    (0...numbers.next(below: 3)).map { _ in
      var scalars = Array(text.unicodeScalars)
      // Not between the two characters of a line break.
      let places = (0...scalars.count).filter { $0 == 0 || $0 == scalars.count || scalars[$0 - 1] != "\r" }
      let start = places[numbers.next(below: places.count)]
      let end = places.filter { $0 >= start }.prefix(6)[
        min(numbers.next(below: 6), places.filter { $0 >= start }.count - 1)]
      let piece = Self.pieces[numbers.next(below: Self.pieces.count)]
      let range = ["start": position(start, scalars), "end": position(end, scalars)]
      scalars.replaceSubrange(start..<end, with: piece.unicodeScalars)
      text = String(String.UnicodeScalarView(scalars))
      return ["range": range, "text": piece]
    }
  }

  private func position(_ place: Int, _ scalars: [Unicode.Scalar]) -> [String: Int] {
    let before = scalars[..<place]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let piece = String(String.UnicodeScalarView(before[start...]))
    let character =
      switch encoding {
      case "utf-8": piece.utf8.count
      case "utf-16": piece.utf16.count
      default: piece.unicodeScalars.count
      }
    return ["line": line, "character": character]
  }
}

/// Random numbers that are the same each time.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
