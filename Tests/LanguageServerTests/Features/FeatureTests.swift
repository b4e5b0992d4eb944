import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// The answers to requests about a document, in a project of two files.
@Suite struct FeatureTests {
  private let folder: TestFolder
  private let uri: String
  private let text: String

  init() throws {
    folder = try TestFolder(["Card.xib": Sample.xib, "Card.swift": Sample.source, ".ibstack.yml": "preset: all\n"])
    uri = TestClient.uri(folder.url.appending(path: "Card.xib"))
    text = Sample.xib
  }

  /// Opens the document, and waits until it is linted.
  private func opened(capabilities: TestClient.Object = [:], options: TestClient.Object = [:]) -> TestClient {
    let client = TestClient(folder: folder.url, capabilities: capabilities, options: options)
    client.open(uri, text)
    _ = client.diagnostics(uri, version: 1)
    return client
  }

  /// The position behind some words of the text, in bytes.
  private func place(behind words: String, in text: String? = nil) throws -> TestClient.Object {
    let text = text ?? self.text
    let end = try #require(text.range(of: words)).upperBound
    let before = text[..<end]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return TestClient.place(uri, line.count - 1, line.last?.utf8.count ?? 0)
  }

  /// What stands in a range of the text.
  private func content(_ range: Any?) -> String? {
    guard let range = range as? [String: [String: Int]], let start = range["start"], let end = range["end"] else {
      return nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    func offset(_ position: [String: Int]) -> Int {
      lines.prefix(position["line"] ?? 0).reduce(0) { $0 + $1.count + 1 } + (position["character"] ?? 0)
    }
    return String(decoding: Array(text.utf8)[offset(start)..<offset(end)], as: UTF8.self)
  }

  // MARK: - Symbols and ranges

  @Test func symbolsAreTheViewsByTheirNames() {
    let client = opened()
    let symbols = client.result("textDocument/documentSymbol", ["textDocument": ["uri": uri]]) as? [TestClient.Object]
    #expect(symbols?.map { $0["name"] as? String ?? "" } == ["view (roo-tv-001)"])
    let children = symbols?.first?["children"] as? [TestClient.Object]
    #expect(children?.map { $0["name"] as? String ?? "" } == ["label \"Größe\"", "button \"OK\""])
    #expect(children?.first?["detail"] as? String == "lab-el-001")
    #expect(content(children?.first?["selectionRange"]) == "<label text=\"Größe\" id=\"lab-el-001\">")
    #expect(client.stop() == true)
  }

  @Test func elementsFoldAndAreSelected() throws {
    let client = opened()
    let folds = client.result("textDocument/foldingRange", ["textDocument": ["uri": uri]]) as? [[String: Int]]
    #expect(folds?.contains(["startLine": 4, "endLine": 5]) == true)
    var parameters = try place(behind: "text=\"Gr")
    parameters["positions"] = [parameters["position"]]
    let selections = client.result("textDocument/selectionRange", parameters) as? [TestClient.Object]
    var (selection, found): (TestClient.Object?, [String]) = (selections?.first, [])
    while let current = selection {
      found.append(content(current["range"]) ?? "")
      selection = current["parent"] as? TestClient.Object
    }
    #expect(found.prefix(3) == ["Größe", "text=\"Größe\"", "<label text=\"Größe\" id=\"lab-el-001\">"])
    #expect(found.last == text)
    #expect(client.stop() == true)
  }

  // MARK: - Pictures

  @Test func commandsThatDrawAreForClientsThatHaveThem() {
    let client = opened(options: ["pictures": true])
    #expect(client.capabilities["codeLensProvider"] != nil)
    let lenses = client.result("textDocument/codeLens", ["textDocument": ["uri": uri]]) as? [TestClient.Object]
    #expect(lenses?.count == 1)
    let command = lenses?.first?["command"] as? TestClient.Object
    #expect(command?["command"] as? String == "ibstack.showPicture")
    #expect(command?["arguments"] as? [String] == [uri, ""])
    #expect(content(lenses?.first?["range"])?.hasPrefix("<document ") == true)
    #expect(client.stop() == true)
    let other = opened()
    #expect(other.capabilities["codeLensProvider"] == nil)
    #expect(other.stop() == true)
  }

  @Test func eachSceneIsDrawnByItself() {
    let client = opened(options: ["pictures": true])
    let storyboard = TestClient.uri(folder.url.appending(path: "Two.storyboard"))
    client.open(
      storyboard,
      "<document><scenes><scene sceneID=\"a\"/><scene/><scene sceneID=\"b\"><objects/></scene></scenes></document>")
    let lenses =
      client.result("textDocument/codeLens", ["textDocument": ["uri": storyboard]]) as? [TestClient.Object]
    let commands = lenses?.compactMap { $0["command"] as? TestClient.Object } ?? []
    #expect(commands.map { $0["arguments"] as? [String] } == [[storyboard, "a"], [storyboard, "b"]])
    #expect(client.stop() == true)
  }

  // MARK: - Renames

  private static var editing: TestClient.Object {
    ["workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename"]]]]
  }

  /// The new texts of an edit by the names of the files.
  private func newTexts(_ edit: Any?) -> [String: [String]] {
    let changes = (edit as? TestClient.Object)?["documentChanges"] as? [TestClient.Object] ?? []
    return changes.reduce(into: [:]) { texts, change in
      let name = ((change["textDocument"] as? TestClient.Object)?["uri"] as? String)?.split(separator: "/").last ?? ""
      texts[String(name)] = (change["edits"] as? [TestClient.Object])?.compactMap { $0["newText"] as? String }
    }
  }

  @Test func anIDIsRenamedWhereverItStands() throws {
    let client = opened(capabilities: Self.editing)
    var parameters = try place(behind: "destination=\"lab")
    let prepared = client.result("textDocument/prepareRename", parameters) as? TestClient.Object
    #expect(content(prepared?["range"]) == "lab-el-001")
    #expect(prepared?["placeholder"] as? String == "lab-el-001")
    parameters["newName"] = "title"
    let texts = newTexts(client.result("textDocument/rename", parameters))
    #expect(texts.keys.sorted() == ["Card.xib"])
    #expect(texts["Card.xib"]?.count == 2)
    #expect(client.stop() == true)
  }

  @Test func anOutletIsRenamedInItsClassToo() throws {
    try folder.write(
      "class Card: UIViewController { @IBOutlet weak var heading: UILabel!\n@IBAction func save(_ s: Any) {} }\n",
      to: "Card.swift")
    try folder.write(Sample.xib, to: "Card.xib")
    let client = TestClient(folder: folder.url, capabilities: Self.editing)
    client.open(uri, text.replacing("property=\"title\"", with: "property=\"heading\""))
    _ = client.diagnostics(uri, version: 1)
    var parameters = try place(behind: "property=\"t")
    parameters["newName"] = "headline"
    // The text that is open counts, and not the file.
    let texts = newTexts(client.result("textDocument/rename", parameters))
    #expect(texts.keys.sorted() == ["Card.swift", "Card.xib"])
    #expect(client.stop() == true)
  }

  @Test func aRefusedRenameSaysWhy() throws {
    let client = opened(capabilities: Self.editing)
    var parameters = try place(behind: "destination=\"lab")
    parameters["newName"] = "roo-tv-001"
    let answer = client.request("textDocument/rename", parameters)
    let message = (answer["error"] as? TestClient.Object)?["message"] as? String
    #expect(message?.contains("has an object roo-tv-001 already") == true, "\(answer)")
    let elsewhere = client.result("textDocument/prepareRename", try place(behind: "width=\"10"))
    #expect(elsewhere is NSNull || elsewhere == nil)
    #expect(client.stop() == true)
  }

  // MARK: - Navigation

  @Test func anIDLeadsToItsObject() throws {
    let client = opened()
    let place = try place(behind: "destination=\"lab")
    let found = client.result("textDocument/definition", place) as? TestClient.Object
    #expect(found?["uri"] as? String == uri)
    #expect(content(found?["range"]) == "<label text=\"Größe\" id=\"lab-el-001\">")
    let all = client.result("textDocument/references", place) as? [TestClient.Object]
    #expect(all?.map { content($0["range"]) } == ["lab-el-001", "lab-el-001"])
    let uses = client.result(
      "textDocument/references", place.merging(["context": ["includeDeclaration": false]]) { $1 })
    #expect((uses as? [TestClient.Object])?.count == 1)
    #expect(client.stop() == true)
  }

  @Test(arguments: [
    ("customClass=\"Ca", 2, "Card"), ("outlet property=\"ti", 3, "title"), ("selector=\"sa", 5, "save"),
  ])
  func whatSourcesDeclareIsFound(words: String, line: Int, name: String) throws {
    let client = opened()
    let found = client.result("textDocument/definition", try place(behind: words)) as? TestClient.Object
    #expect(found?["uri"] as? String == TestClient.uri(folder.url.appending(path: "Card.swift")))
    let range = found?["range"] as? [String: [String: Int]]
    #expect(range?["start"]?["line"] == line)
    let length = (range?["end"]?["character"] ?? 0) - (range?["start"]?["character"] ?? 0)
    #expect(length == name.utf8.count)
    #expect(client.stop() == true)
  }

  @Test func wordsOfDefinitionsAreIDs() throws {
    let definition = "<view id=\"root\">\n  <label id=\"a\" constraints=\"leading = root.leading + 8\"/>\n</view>\n"
    let client = TestClient(folder: folder.url)
    client.open(uri, definition)
    let found = client.result("textDocument/definition", try place(behind: "= roo", in: definition))
    let range = (found as? TestClient.Object)?["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 0, "character": 0])
    #expect(client.stop() == true)
  }

  // MARK: - Hover

  private func hover(_ words: String) throws -> String? {
    let client = opened()
    let found = client.result("textDocument/hover", try place(behind: words)) as? TestClient.Object
    let value = (found?["contents"] as? TestClient.Object)?["value"] as? String
    #expect(client.stop() == true)
    return value
  }

  @Test func anElementIsExplainedWithItsFrame() throws {
    let hover = try #require(try hover("<lab"))
    let lines = hover.components(separatedBy: "\n\n")
    #expect(lines[0].hasPrefix("**label**: `UILabel`"))
    #expect(lines[1] == "frame: x 20, y 20, width 100, height 20")
    #expect(lines.count <= 4)
  }

  @Test func anAttributeIsExplained() throws {
    #expect(try hover("<view contentMo")?.hasPrefix("**contentMode** of view: scaleToFill, ") == true)
    #expect(try hover("customClass=\"Car")?.contains("Card.swift:3") == true)
    #expect(try hover("destination=\"lab")?.contains("label \"Größe\" (lab-el-001)") == true)
  }

  @Test func nothingIsSaidElsewhere() throws {
    #expect(try hover("</subviews") == nil)
  }

  // MARK: - Code actions

  private func actions(_ client: TestClient, at words: String, only: [String]? = nil) throws -> [TestClient.Object] {
    let place = try place(behind: words)
    let range = ["start": place["position"], "end": place["position"]]
    let context: TestClient.Object = only.map { ["only": $0] } ?? [:]
    let found = client.result(
      "textDocument/codeAction", ["textDocument": ["uri": uri], "range": range, "context": context])
    return found as? [TestClient.Object] ?? []
  }

  private static var edits: TestClient.Object {
    ["workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]] as TestClient.Object]]
  }

  @Test func fixesAndSuppressionsAreOffered() throws {
    let client = opened(capabilities: Self.edits)
    let found = try actions(client, at: "<label")
    let fix = try #require(found.first { ($0["edit"] as? TestClient.Object)?["documentChanges"] != nil })
    #expect((fix["diagnostics"] as? [TestClient.Object])?.first?["code"] as? String == "document-structure")
    #expect(fix["kind"] as? String == "quickfix")
    #expect(fix["isPreferred"] as? Bool == true)
    let change = ((fix["edit"] as? TestClient.Object)?["documentChanges"] as? [TestClient.Object])?.first
    #expect((change?["textDocument"] as? TestClient.Object)?["version"] as? Int == 1)
    let suppression = try #require(
      found.first { ($0["title"] as? String)?.hasPrefix("Suppress document-structure") == true })
    let added = ((suppression["edit"] as? TestClient.Object)?["documentChanges"] as? [TestClient.Object])?.first
    #expect(
      (added?["textDocument"] as? TestClient.Object)?["uri"] as? String
        == TestClient.uri(folder.url.appending(path: ".ibstack.yml")))
    let edit = (added?["edits"] as? [TestClient.Object])?.first?["newText"] as? String
    #expect(edit?.contains("document-structure") == true)
    #expect(edit?.contains("preset") == false)
    #expect(client.stop() == true)
  }

  @Test func allSafeFixesAreMadeForWhoAsks() throws {
    let client = opened(capabilities: Self.edits)
    let found = try actions(client, at: "<view", only: ["source.fixAll"])
    #expect(found.map { $0["kind"] as? String } == ["source.fixAll.ibstack"])
    #expect(try actions(client, at: "<view", only: ["refactor"]).isEmpty)
    #expect(client.stop() == true)
  }

  // MARK: - Other

  @Test func aDocumentIsFormatted() throws {
    let client = TestClient(folder: folder.url)
    client.open(
      uri,
      text.replacing(
        "contentMode=\"scaleToFill\" id=\"roo-tv-001\"", with: "id=\"roo-tv-001\" contentMode=\"scaleToFill\""))
    let edits = client.result(
      "textDocument/formatting", ["textDocument": ["uri": uri], "options": TestClient.Object()])
    #expect((edits as? [TestClient.Object])?.count == 1)
    #expect(client.stop() == true)
  }

  @Test func framesAreHintsForWhoWantsThem() throws {
    #expect(opened().capabilities["inlayHintProvider"] as? Bool == false)
    let client = opened(options: ["inlayHints": true])
    #expect(client.capabilities["inlayHintProvider"] as? Bool == true)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
    let hints = client.result("textDocument/inlayHint", ["textDocument": ["uri": uri], "range": range])
    let labels = (hints as? [TestClient.Object])?.map { $0["label"] as? String ?? "" }
    #expect(labels == ["0, 0; 375 × 667", "20, 20; 100 × 20", "20, 60; 100 × 20"])
    #expect(client.stop() == true)
  }
}
