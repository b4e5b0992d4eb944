import TestSupport
import Testing

@testable import LanguageServer

@Suite struct IndexProgressTests {
  private let folder: TestFolder
  private let uri: String

  init() throws {
    folder = try TestFolder(["form.xml": Sample.definition])
    uri = TestClient.uri(folder.url.appending(path: "form.xml"))
  }

  /// A client whose server has no patience, with a document that is open.
  private func opened(showsProgress: Bool, patience: Duration = .zero) -> TestClient {
    let client = TestClient(
      folder: folder.url, capabilities: ["window": ["workDoneProgress": showsProgress]], patience: patience)
    client.open(uri, Sample.definition)
    return client
  }

  private func methods(_ client: TestClient) -> [String] {
    client.notifications.compactMap { $0["method"] as? String }
  }

  @Test func theClientIsAskedBeforeItIsTold() {
    let client = opened(showsProgress: true)
    _ = client.diagnostics(uri, version: 1)
    #expect(methods(client) == ["window/workDoneProgress/create", "textDocument/publishDiagnostics"])
    #expect((client.notifications.first?["params"] as? [String: String]) == ["token": "index"])
    #expect(client.stop() == true)
  }

  @Test func clientsThatShowNothingAreNotAsked() {
    let client = opened(showsProgress: false)
    _ = client.diagnostics(uri, version: 1)
    #expect(methods(client) == ["textDocument/publishDiagnostics"])
    #expect(client.stop() == true)
  }

  @Test func whatIsDoneSoonIsNotTold() {
    let client = opened(showsProgress: true, patience: .seconds(100_000))
    _ = client.diagnostics(uri, version: 1)
    #expect(methods(client) == ["textDocument/publishDiagnostics"])
    #expect(client.stop() == true)
  }

  @Test func whatTheClientShowsEnds() {
    var progress = IndexProgress(delay: .zero)
    #expect(progress.end() == nil)
    progress.start()
    #expect(progress.request()?.string.contains("window/workDoneProgress/create") == true)
    #expect(progress.request() == nil)
    #expect(progress.take(isRefused: false)?.string.contains(#""kind": "begin""#) == true)
    #expect(progress.end()?.string.contains(#""kind": "end""#) == true)
    #expect(progress.end() == nil)
    // Later looks are not told.
    progress.start()
    #expect(progress.request() == nil)
  }

  @Test(arguments: [true, false]) func whatTheClientDoesNotShowIsNotTold(isRefused: Bool) {
    var progress = IndexProgress(delay: .zero)
    progress.start()
    #expect(progress.request() != nil)
    if !isRefused { #expect(progress.end() == nil) }
    #expect(progress.take(isRefused: isRefused) == nil)
    #expect(progress.end() == nil)
  }
}
