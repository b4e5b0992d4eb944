import Formats
import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// Whatever a client sends, the server answers, and ends when the client does.
@Suite struct HostileClientTests {
  @Test(arguments: 0..<20) func randomBytesEnd(seed: UInt64) {
    var numbers = Numbers(seed: seed)
    let client = TestClient()
    let count = numbers.next(below: 4_000)
    var bytes = (0..<count).map { _ in UInt8(numbers.next(below: 256)) }
    // Some of it in a frame.
    if seed.isMultiple(of: 2) { bytes = Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes }
    client.send(bytes: bytes)
    #expect(client.end() == false)
  }

  @Test func deepMessagesAreRefused() throws {
    let client = TestClient(folder: nil)
    let text = String(repeating: "[", count: 1_000_000)
    client.send(bytes: Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
    let error = try #require(client.next()?["error"] as? TestClient.Object)
    #expect(error["code"] as? Int == -32700)
    #expect(client.stop() == true)
  }

  @Test func deepAndBrokenDocumentsAreAnswered() throws {
    let folder = try TestFolder()
    let client = TestClient(folder: folder.url)
    let texts = [
      String(repeating: "<view>", count: 5_000), "<stackView", "<view id=\"", "\u{0}", "<document/>", "<stackView>&#0;",
      "<view><subviews>" + String(repeating: "<view/>", count: 500) + "</subviews></view>",
    ]
    for (number, text) in texts.enumerated() {
      let uri = TestClient.uri(folder.url.appending(path: "\(number).xib"))
      client.open(uri, text)
      for feature in Self.features {
        let answer = client.request(feature, Self.parameters(uri, 0, text.utf8.count / 2))
        #expect(answer["error"] == nil, "\(feature): \(answer)")
      }
    }
    #expect(client.stop() == true)
  }

  /// Our own reader is the strictest of those that we know.
  @Test(arguments: ["textDocument/selectionRange", "textDocument/documentSymbol"])
  func answersAboutDeepDocumentsCanBeRead(feature: String) throws {
    let folder = try TestFolder()
    let client = TestClient(folder: folder.url)
    let start = String(repeating: "<view><subviews>", count: 100)
    let text = start + "<label text=\"Innermost\"/>" + String(repeating: "</subviews></view>", count: 100)
    let uri = TestClient.uri(folder.url.appending(path: "deep.xml"))
    client.open(uri, text)
    let answer = client.request(feature, Self.parameters(uri, 0, start.utf8.count + 15))
    let bytes = try JSONSerialization.data(withJSONObject: answer)
    #expect(throws: Never.self) { try JSONParser.parse([UInt8](bytes)) }
    #expect(String(decoding: bytes, as: UTF8.self).contains("\(start.utf8.count)"))
    #expect(client.stop() == true)
  }

  private static let features = [
    "textDocument/codeAction", "textDocument/documentSymbol", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/hover", "textDocument/formatting", "textDocument/foldingRange",
    "textDocument/selectionRange", "textDocument/completion", "textDocument/inlayHint", "textDocument/diagnostic",
  ]

  /// What any of the requests needs.
  private static func parameters(_ uri: String, _ line: Int, _ character: Int) -> TestClient.Object {
    let position = ["line": line, "character": character]
    return [
      "textDocument": ["uri": uri], "position": position, "positions": [position], "context": TestClient.Object(),
      "range": ["start": position, "end": ["line": line + 3, "character": 0]], "options": TestClient.Object(),
    ]
  }

  /// Messages that are right one by one, in an order that no editor has.
  @Test(arguments: 0..<6) func randomSequencesOfMessagesAreAnswered(seed: UInt64) throws {
    var numbers = Numbers(seed: seed)
    let folder = try TestFolder(["Card.xib": Sample.xib, "Card.swift": Sample.source, "form.xml": Sample.definition])
    let client = TestClient(folder: folder.url, pulls: seed.isMultiple(of: 2))
    let uris = ["Card.xib", "form.xml", ".ibstack.yml", "new.xib", "no/such.xib"].map {
      TestClient.uri(folder.url.appending(path: $0))
    }
    var open: [Int] = []
    for version in 1...150 {
      let uri = uris[numbers.next(below: uris.count)]
      let position = ["line": numbers.next(below: 30), "character": numbers.next(below: 60)]
      switch numbers.next(below: 8) {
      case 0: client.open(uri, numbers.next(below: 2) == 0 ? Sample.xib : Sample.definition, version: version)
      case 1: client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
      case 2, 3:
        let edit: TestClient.Object = [
          "range": ["start": position, "end": position], "text": ["<", "\"", "x", "<label/>"][numbers.next(below: 4)],
        ]
        client.change(uri, version: version, [edit])
      case 4: client.notify("$/cancelRequest", ["id": numbers.next(below: version + 1)])
      case 5: client.notify("textDocument/didSave", ["textDocument": ["uri": uri]])
      default:
        let feature = Self.features[numbers.next(below: Self.features.count)]
        open.append(client.start(feature, Self.parameters(uri, position["line"] ?? 0, position["character"] ?? 0)))
      }
    }
    // Each is answered once, in whichever order.
    var left = Set(open)
    while !left.isEmpty, let message = client.next() {
      guard let id = message["id"] as? Int, message["method"] == nil else { continue }
      #expect(left.remove(id) != nil)
    }
    #expect(left.isEmpty)
    #expect(client.stop() == true)
  }
}
