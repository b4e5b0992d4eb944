import Dispatch
import Formats
import Support

/// What a request is answered with.
enum Reply {
  case result(ResponseResult?)
  /// What follows from the findings in a document, once they are those of its text.
  case afterLint(OpenDocument, Result)

  /// Makes an answer of the findings in a text, and of what is open then.
  typealias Result = (LintedText, Session) -> ResponseResult?
}

/// The linter on a thread of its own, and the requests that wait for it.
final class Linting {
  private struct Waiting {
    let id: RequestID
    let uri: DocumentURI
    /// The last look at files that its result has to follow.
    let look: Int
    let result: Reply.Result
  }

  private let queue = DispatchQueue(label: "linter")
  private let workspace = Locked<WorkspaceLint?>(nil)
  private let configuration: String?
  private var waiting: [Waiting] = []
  /// Whether the linter is at work.
  private(set) var isBusy = false
  /// The looks at files that somebody wants, and those of them that were begun.
  private var looks = (wanted: 0, begun: 0)
  /// Whether files are being looked at.
  private var isLooking = false
  private var lastLook: ContinuousClock.Instant?

  init(configuration: String?) { self.configuration = configuration }

  /// Lints documents of some folders from now on.
  func open(_ folders: [AbsolutePath]) {
    let configuration = configuration
    workspace.withLock { $0 = WorkspaceLint(folders, configuration: configuration) }
  }

  /// Forgets a document that is in no folder.
  func close(_ path: AbsolutePath) {
    queue.async { [workspace] in workspace.withLock { $0?.close(path) } }
  }

  /// Looks at the files of the workspace before the next text is linted.
  ///
  /// - Parameter time: How long a look lasts; nil for no time.
  func lookFirst(unlessDoneFor time: Duration? = nil) {
    if let time, let lastLook, lastLook.duration(to: .now) < time { return }
    if !mustLook { looks.wanted += 1 }
  }

  /// Whether files have to be looked at.
  var mustLook: Bool { looks.begun < looks.wanted }

  /// Whether nobody knows yet if files are as they were.
  var mayFindChanges: Bool { mustLook || isLooking }

  /// Starts to lint a text.
  ///
  /// - Parameters:
  ///   - document: Nil to look at files only.
  ///   - done: Receives the outcome on another thread, and whether files changed on which findings depend.
  func start(_ document: OpenDocument?, done: @escaping @Sendable (LintedText?, _ isChanged: Bool) -> Void) {
    let mustLook = mustLook
    if mustLook { lastLook = .now }
    (isBusy, isLooking, looks.begun) = (true, mustLook, looks.wanted)
    queue.async { [workspace] in
      let (linted, isChanged) = workspace.withLock { workspace -> (LintedText?, Bool) in
        guard let workspace else { return (nil, false) }
        let isChanged = mustLook && workspace.look()
        let linted = document.map { document in
          LintedText(
            stamp: document.stamp, uri: document.uri, version: document.version, text: document.text,
            outcome: workspace.lint(document))
        }
        return (linted, isChanged)
      }
      done(linted, isChanged)
    }
  }

  /// Notes that the outcome has arrived.
  func end() { (isBusy, isLooking) = (false, false) }
}

// MARK: - Waiting requests

extension Linting {
  /// Lets a request wait for the findings in a document.
  func wait(_ id: RequestID, for uri: DocumentURI, _ result: @escaping Reply.Result) {
    waiting.append(Waiting(id: id, uri: uri, look: looks.wanted, result: result))
  }

  /// Forgets a request.
  ///
  /// - Returns: Whether it waited.
  func cancel(_ id: RequestID) -> Bool {
    let count = waiting.count
    waiting.removeAll { $0.id == id }
    return waiting.count < count
  }

  /// The documents that requests wait for, in their order.
  var awaited: [DocumentURI] { waiting.map(\.uri) }

  /// The requests that wait for a document and are to be answered now. Those that want a later look at files go on waiting.
  func takeWaiting(for uri: DocumentURI) -> [(id: RequestID, result: Reply.Result)] {
    let isDone = { [looks] (request: Waiting) in request.uri == uri && request.look <= looks.begun }
    let found = waiting.filter(isDone)
    waiting.removeAll(where: isDone)
    return found.map { ($0.id, $0.result) }
  }

  /// Forgets the requests that wait for a document.
  func dropWaiting(for uri: DocumentURI) -> [RequestID] {
    let found = waiting.filter { $0.uri == uri }
    waiting.removeAll { $0.uri == uri }
    return found.map(\.id)
  }
}
