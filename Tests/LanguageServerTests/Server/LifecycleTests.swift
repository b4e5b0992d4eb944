import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct LifecycleTests {
  private func code(_ answer: TestClient.Object) -> Int? { (answer["error"] as? TestClient.Object)?["code"] as? Int }

  @Test func aSessionEndsAsTheProtocolWantsIt() {
    let client = TestClient(folder: nil)
    #expect(client.capabilities["positionEncoding"] as? String == "utf-8")
    #expect(client.stop() == true)
  }

  @Test func theEndWithoutAWordIsReported() {
    let client = TestClient(folder: nil)
    #expect(client.end() == false)
    let other = TestClient(folder: nil)
    other.notify("exit")
    #expect(other.end() == false)
  }

  @Test func requestsHaveTheirTime() {
    let client = TestClient()
    #expect(code(client.request("textDocument/hover")) == -32002)
    #expect(code(client.request("initialize", ["capabilities": TestClient.Object()])) == nil)
    #expect(code(client.request("initialize", ["capabilities": TestClient.Object()])) == -32600)
    #expect(client.request("shutdown")["error"] == nil)
    #expect(code(client.request("textDocument/hover")) == -32600)
    client.notify("exit")
    #expect(client.end() == true)
  }

  @Test func whatIsWrongIsSaid() {
    let client = TestClient(folder: nil)
    #expect(code(client.request("no/such/method")) == -32601)
    #expect(code(client.request("textDocument/hover")) == -32602)
    #expect(code(client.request("textDocument/hover", ["textDocument": ["uri": "file:///no/such/file"]])) == -32602)
    client.notify("no/such/notification")
    client.notify("textDocument/didChange", ["textDocument": 7])
    client.send(bytes: Array("Content-Length: 1\r\n\r\n{".utf8))
    #expect(client.next().flatMap(code) == -32700)
    client.send(bytes: Array("Content-Length: 2\r\n\r\n[]".utf8))
    #expect(client.next().flatMap(code) == -32600)
    #expect(client.stop() == true)
  }

  @Test func bytesWithoutAHeaderEndTheSession() {
    let client = TestClient(folder: nil)
    client.send(bytes: Array("hello\r\n\r\n".utf8))
    #expect(client.next().flatMap(code) == -32700)
    #expect(client.next() == nil)
    #expect(client.end() == false)
  }

  @Test(arguments: [(["utf-16", "utf-8"], "utf-16"), (["utf-32"], "utf-32"), (["x"], "utf-16"), ([], "utf-16")])
  func theFirstEncodingThatBothKnowCounts(names: [String], encoding: String) {
    let client = TestClient()
    let answer = client.request("initialize", ["capabilities": ["general": ["positionEncodings": names]]])
    let capabilities = (answer["result"] as? TestClient.Object)?["capabilities"] as? TestClient.Object
    #expect(capabilities?["positionEncoding"] as? String == encoding)
    #expect(client.stop() == true)
  }

  @Test func aRequestThatIsCanceledIsNotAnswered() throws {
    let folder = try TestFolder(["A.xib": Sample.xib])
    let client = TestClient(folder: folder.url, pulls: true)
    let uri = TestClient.uri(folder.url.appending(path: "A.xib"))
    client.open(uri, Sample.xib)
    let id = client.start("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    client.notify("$/cancelRequest", ["id": id])
    let answer = client.answer(id)
    // It may be done before.
    #expect(code(answer) == -32800 || answer["result"] != nil)
    client.notify("$/cancelRequest", ["id": 999])
    #expect(client.stop() == true)
  }
}
