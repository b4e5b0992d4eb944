import Dispatch
import Formats
import StackLint
package import Support

/// A server of the Language Server Protocol 3.17.
///
/// One thread reads messages, one lints, and the caller's handles the messages in their order. So a request does not wait for
/// the linter, and no diagnostics are sent of a text that a later message has changed.
package final class LanguageServer {
  /// What the server handles next.
  enum Event: Sendable {
    case message(Message)
    case malformed(ResponseError)
    /// The client has gone, or nobody can tell where its next message starts.
    case end(ResponseError?)
    /// The linter is done with a text, or has looked at files only.
    case linted(LintedText?, isChanged: Bool)
  }

  private enum Phase {
    case created, initialized, shutDown
  }

  private let inbox = Inbox<Event>(capacity: capacity)
  private let output: (Escaped<JSONString>) -> Void
  private let version: String
  private let entersFolder: Bool
  private var phase = Phase.created
  /// The messages that wait, and the end.
  private var queue: [Event] = []
  /// What the linter has found, which has to wait for messages that change the text.
  private var found: (linted: LintedText?, isChanged: Bool)?
  /// The requests that wait in the queue and are no longer wanted.
  private var canceled: Set<RequestID> = []
  private let linting: Linting
  private var session = Session()
  private var progress: IndexProgress

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - configuration: The configuration for all documents; nil for those in their folders.
  ///   - entersFolder: Whether the client's first folder becomes the working folder, in which `lint` would run.
  ///   - patience: How long the first look at a project may take until the client is told.
  ///   - output: Takes a message with its header.
  package init(
    version: String, configuration: String?, entersFolder: Bool, patience: Duration = .seconds(1),
    output: @escaping (Escaped<JSONString>) -> Void
  ) {
    progress = IndexProgress(delay: patience)
    (self.version, self.entersFolder, self.output) = (version, entersFolder, output)
    linting = Linting(configuration: configuration)
  }

  /// Serves a client until it ends.
  ///
  /// - Parameter read: Waits for bytes of the client; no bytes are the end.
  /// - Returns: Whether the client has said that it is about to end.
  package func run(reading read: @escaping @Sendable () -> [UInt8]) -> Bool {
    let inbox = inbox
    DispatchQueue(label: "reader").async { Self.read(read, into: inbox) }
    while true {
      if let request = progress.request() { send(request) }
      let isWatching = session.mustWatchFiles && !linting.isBusy
      receive(waiting: isWatching ? Self.interval : progress.isWaiting ? 1 : nil)
      if isWatching, queue.isEmpty, found == nil { linting.lookFirst() }
      while let event = next() {
        if case .end(let error) = event {
          if let error { send(MessageWriter.response(nil, error)) }
          return phase == .shutDown
        }
        if case .message(.notification("exit", _)) = event { return phase == .shutDown }
        handle(event)
      }
      startLinting()
    }
  }

  /// The next event: all messages that have arrived come before what the linter found, and before it looks again.
  private func next() -> Event? {
    if queue.count < Self.capacity { receive(waiting: 0) }
    if !queue.isEmpty { return queue.removeFirst() }
    defer { found = nil }
    return found.map { .linted($0.linted, isChanged: $0.isChanged) }
  }

  /// How many messages wait at most before the client has to.
  private static let capacity = 256

  /// How often files are looked at of which the client does not tell, in seconds.
  private static let interval = 4

  private static func read(_ read: @escaping () -> [UInt8], into inbox: Inbox<Event>) {
    var input = FramedInput(read: read)
    while true {
      switch input.next() {
      case .message(let bytes):
        do throws(ResponseError) { inbox.add(.message(try Message(bytes))) } catch { inbox.add(.malformed(error)) }
      case .tooLarge(let size):
        let limit = FramedInput.sizeLimit >> 20
        inbox.add(.malformed(ResponseError(.invalidRequest, "\(size) bytes; expected at most \(limit) MiB")))
      case .unframed(let problem): return inbox.add(.end(ResponseError(.parseError, problem)))
      case .end: return inbox.add(.end(nil))
      }
    }
  }

  private func receive(waiting seconds: Int?) {
    let events = inbox.take(waiting: seconds)
    for case .message(.notification("$/cancelRequest", let parameters)) in events {
      if let id = Self.id(in: parameters) { canceled.insert(id) }
    }
    for event in events {
      if case .linted(let linted, let isChanged) = event { found = (linted, isChanged) } else { queue.append(event) }
    }
  }

  private func send(_ message: Escaped<JSONString>) { output(MessageWriter.framed(message)) }
}

// MARK: - Messages

extension LanguageServer {
  private func handle(_ event: Event) {
    switch event {
    case .message(.request(let id, let method, let parameters)): answer(id, method, parameters)
    case .message(.notification("$/cancelRequest", let parameters)):
      if let id = Self.id(in: parameters) { cancel(id) }
    case .message(.notification(let method, let parameters)):
      // Nobody waits for what is wrong with it.
      if phase == .initialized { try? take(method, parameters) }
    case .malformed(let error): send(MessageWriter.response(nil, error))
    case .linted(let linted, let isChanged): take(linted, isChanged: isChanged)
    case .message(.response(.string(IndexProgress.token), _, let isError)):
      if let message = progress.take(isRefused: isError) { send(message) }
    case .message(.response), .end: break
    }
  }

  private static func id(in parameters: JSONNode?) -> RequestID? {
    (try? parameters?.member("id")).flatMap { $0 }.flatMap { try? RequestID($0) }
  }

  private func cancel(_ id: RequestID) {
    canceled.remove(id)
    if linting.cancel(id) { send(MessageWriter.response(id, Self.cancellation)) }
  }

  private static let cancellation = ResponseError(.requestCanceled, "canceled")

  private func answer(_ id: RequestID, _ method: String, _ parameters: JSONNode?) {
    if canceled.remove(id) != nil { return send(MessageWriter.response(id, Self.cancellation)) }
    do throws(ResponseError) {
      switch try reply(method, parameters) {
      case .result(let result): send(MessageWriter.response(id, result))
      case .afterLint(let document, let result): answer(id, afterLinting: document, result)
      }
    } catch {
      send(MessageWriter.response(id, error))
    }
  }

  private func answer(_ id: RequestID, afterLinting document: OpenDocument, _ result: @escaping Reply.Result) {
    if !document.needsLint, !linting.mayFindChanges, let linted = document.linted {
      return send(MessageWriter.response(id, result(linted, session)))
    }
    session.documents.ask(document)
    linting.wait(id, for: document.uri, result)
  }

  private func reply(_ method: String, _ parameters: JSONNode?) throws(ResponseError) -> Reply {
    switch phase {
    case .created:
      guard method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "expected a request initialize")
      }
      return try withParameters(parameters, initialize)
    case .initialized:
      if method == "shutdown" {
        phase = .shutDown
        return .result(nil)
      }
      if method == "initialize" { throw ResponseError(.invalidRequest, "initialized already") }
      guard let feature = Feature(rawValue: method) else {
        throw ResponseError(.methodNotFound, "unknown method \"\(method)\"")
      }
      return try withParameters(parameters) { (parameters) throws(JSONNode.Problem) in
        if feature == .diagnostics { linting.lookFirst(unlessDoneFor: .seconds(1)) }
        return try session.reply(to: feature, parameters)
      }
    case .shutDown: throw ResponseError(.invalidRequest, "expected a notification exit")
    }
  }

  private func withParameters(
    _ parameters: JSONNode?, _ reply: (JSONNode) throws(JSONNode.Problem) -> Reply
  ) throws(ResponseError) -> Reply {
    guard let parameters else { throw ResponseError(.invalidParams, "expected a member \"params\"") }
    do throws(JSONNode.Problem) { return try reply(parameters) } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }

  private func initialize(_ parameters: JSONNode) throws(JSONNode.Problem) -> Reply {
    let client = try Client(parameters, RuleLinks(version: version))
    session.client = client
    phase = .initialized
    if entersFolder, let folder = client.folders.first { _ = AbsolutePath.enter(folder) }
    linting.open(client.folders)
    return .result(Capabilities(client: client, version: version).write)
  }
}

// MARK: - Notifications

extension LanguageServer {
  private func take(_ method: String, _ parameters: JSONNode?) throws(JSONNode.Problem) {
    guard let parameters else { return }
    switch method {
    case "initialized":
      guard session.client.watchesFiles else { break }
      send(MessageWriter.request(.string("watch"), "client/registerCapability", Capabilities.watchedFiles))
    case "textDocument/didOpen":
      try session.documents.open(parameters, unit: session.client.unit)
      linting.lookFirst()
    case "textDocument/didChange": try session.documents.change(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": linting.lookFirst()
    case "textDocument/didClose":
      guard let document = try session.close(parameters) else { break }
      linting.close(document.path)
      let error = ResponseError(.contentModified, "the document was closed")
      for id in linting.dropWaiting(for: document.uri) { send(MessageWriter.response(id, error)) }
      if document.kind != .other, !session.client.pullsDiagnostics { publish(nil, document.uri, version: nil) }
    case "workspace/didChangeWorkspaceFolders":
      try session.client.changeFolders(parameters)
      session.documents.markOutdated()
      linting.open(session.client.folders)
    default: break
    }
  }

  private func startLinting() {
    guard !linting.isBusy else { return }
    let inbox = inbox
    let document = session.documents.nextToLint(linting.awaited, onlyThose: session.client.pullsDiagnostics)
    guard document != nil || linting.mustLook else { return }
    if let document { session.documents.noteLinting(document.uri) }
    if document?.kind == .layout, session.client.showsProgress { progress.start() }
    linting.start(document) { inbox.add(.linted($0, isChanged: $1)) }
  }

  private func take(_ linted: LintedText?, isChanged: Bool) {
    linting.end()
    if let message = progress.end() { send(message) }
    if isChanged {
      session.documents.markOutdated()
      if let linted { session.documents.noteLinting(linted.uri) }
      if session.client.refreshesDiagnostics {
        send(MessageWriter.request(.string("refresh"), "workspace/diagnostic/refresh"))
      }
    }
    guard let linted else { return }
    guard session.documents.take(linted) else { return }
    if session.documents[linted.uri] != nil, !session.client.pullsDiagnostics {
      publish(linted, linted.uri, version: linted.version)
    }
    for (id, result) in linting.takeWaiting(for: linted.uri) {
      send(MessageWriter.response(id, result(linted, session)))
    }
    session.documents.forgetAsked(besides: linting.awaited)
  }

  private func publish(_ linted: LintedText?, _ uri: DocumentURI, version: Int?) {
    send(
      MessageWriter.notification("textDocument/publishDiagnostics") { json in
        json.object { json in
          json.member("uri", uri.text)
          if let version { json.exactMember("version", version) }
          json.key("diagnostics")
          if let linted { session.writeDiagnostics(linted, to: &json) } else { json.array { _ in } }
        }
      })
  }
}
