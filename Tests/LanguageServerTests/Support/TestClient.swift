import Dispatch
import Formats
import Foundation
import Support

@testable import LanguageServer

/// A client that talks to a server in the same process.
final class TestClient {
  typealias Object = [String: Any]

  private let input = ByteChannel()
  private let output = ByteChannel()
  private let ended = DispatchSemaphore(value: 0)
  private let status = Locked<Bool?>(nil)
  private lazy var frames = { [output] in FramedInput { output.receive() } }()
  private var lastID = 0
  /// All notifications that have arrived.
  private(set) var notifications: [Object] = []
  private(set) var capabilities: Object = [:]

  /// Starts a server, without a word to it.
  ///
  /// - Parameter patience: How long the first look at a project may take until the client is told.
  init(patience: Duration = .seconds(1)) {
    let (input, output, ended, status) = (input, output, ended, status)
    DispatchQueue(label: "server").async {
      let server = LanguageServer(version: "1", configuration: nil, entersFolder: false, patience: patience) {
        output.send($0.bytes)
      }
      let isClean = server.run { input.receive() }
      status.withLock { $0 = isClean }
      output.close()
      ended.signal()
    }
  }

  /// Starts a server and initializes it.
  convenience init(
    folder: URL?, encoding: String = "utf-8", pulls: Bool = false, capabilities: Object = [:], options: Object = [:],
    patience: Duration = .seconds(1)
  ) {
    self.init(patience: patience)
    var text: Object = ["publishDiagnostics": ["relatedInformation": true]]
    if pulls { text["diagnostic"] = Object() }
    var all: Object = ["general": ["positionEncodings": [encoding]], "textDocument": text]
    all.merge(capabilities) { $1 }
    let folders = folder.map { [["uri": Self.uri($0), "name": "App"]] }
    let answer = request(
      "initialize",
      ["capabilities": all, "workspaceFolders": folders ?? NSNull(), "initializationOptions": options] as Object)
    self.capabilities = (answer["result"] as? Object)?["capabilities"] as? Object ?? [:]
    notify("initialized")
  }

  static func uri(_ url: URL) -> String { DocumentURI(path: AbsolutePath(url.path)).text }

  // MARK: - Messages

  func send(bytes: [UInt8]) { input.send(bytes) }

  func send(_ message: Object) {
    let all = message.merging(["jsonrpc": "2.0"]) { $1 }
    let body = (try? JSONSerialization.data(withJSONObject: all)) ?? Data()
    input.send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func notify(_ method: String, _ parameters: Object = [:]) { send(["method": method, "params": parameters]) }

  /// Sends a request without waiting for the answer.
  func start(_ method: String, _ parameters: Object = [:]) -> Int {
    lastID += 1
    send(["id": lastID, "method": method, "params": parameters])
    return lastID
  }

  /// Waits for a message; nil at the end.
  func next() -> Object? {
    guard case .message(let bytes) = frames.next() else { return nil }
    let object = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? Object
    if let object, object["method"] != nil { notifications.append(object) }
    return object
  }

  /// Waits for the answer to a request.
  func answer(_ id: Int) -> Object {
    while let message = next() {
      if message["id"] as? Int == id, message["method"] == nil { return message }
    }
    return [:]
  }

  func request(_ method: String, _ parameters: Object = [:]) -> Object { answer(start(method, parameters)) }

  func result(_ method: String, _ parameters: Object = [:]) -> Any? { request(method, parameters)["result"] }

  /// Says that there is no more to come.
  ///
  /// - Returns: Whether the server has ended as the protocol wants it.
  func end() -> Bool? {
    input.close()
    ended.wait()
    return status.withLock(\.self)
  }

  /// The protocol's way to end.
  func stop() -> Bool? {
    _ = request("shutdown")
    notify("exit")
    return end()
  }

  // MARK: - Documents

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "xml", "version": version, "text": text] as Object])
  }

  func change(_ uri: String, version: Int, _ changes: [Object]) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": version] as Object, "contentChanges": changes])
  }

  /// Waits for the diagnostics of a version.
  func diagnostics(_ uri: String, version: Int?) -> [Object] {
    while let message = next() {
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = message["params"] as? Object, parameters["uri"] as? String == uri,
        parameters["version"] as? Int == version
      else { continue }
      return parameters["diagnostics"] as? [Object] ?? []
    }
    return []
  }

  /// The versions of all diagnostics that were sent of a document.
  func publishedVersions(_ uri: String) -> [Int?] {
    notifications.compactMap { $0["params"] as? Object }.filter { $0["uri"] as? String == uri }
      .map { $0["version"] as? Int }
  }

  /// The parameters of a request about a place.
  static func place(_ uri: String, _ line: Int, _ character: Int) -> Object {
    ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
  }
}

/// Bytes on the way from one thread to another.
final class ByteChannel: Sendable {
  private let pieces = Locked<(pieces: [[UInt8]], isClosed: Bool)>(([], false))
  private let arrived = DispatchSemaphore(value: 0)

  func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    pieces.withLock { $0.pieces.append(bytes) }
    arrived.signal()
  }

  func close() {
    pieces.withLock { $0.isClosed = true }
    arrived.signal()
  }

  /// Waits for bytes; none at the end.
  func receive() -> [UInt8] {
    arrived.wait()
    let piece = pieces.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
    // Whoever asks again after the end gets it again.
    if piece == nil { arrived.signal() }
    return piece ?? []
  }
}
