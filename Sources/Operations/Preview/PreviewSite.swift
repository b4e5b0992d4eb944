import Support

/// What is served at the moment, and who waits for the next change.
final class PreviewSite: Sendable {
  /// What a path leads to.
  enum Resource: Equatable {
    case page([UInt8])
    case data([UInt8])
    case events
    case missing
  }

  private struct State {
    var content = PreviewContent(page: [], data: [:])
    var readers: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var count = 0
  }

  private let state = Locked(State())

  func resource(at path: String) -> Resource {
    let content = state.withLock(\.content)
    if path == "/" { return .page(content.page) }
    if path == "/events" { return .events }
    guard path.hasBytePrefix(Self.data), let bytes = content.data[String(path.dropFirst(Self.data.count))] else {
      return .missing
    }
    return .data(bytes)
  }

  private static let data = "/data/"

  /// Shows something else, and tells all pages.
  func publish(_ content: PreviewContent) {
    state.withLock { $0.content = content }
    send("event: change\ndata: \n\n")
  }

  /// Lets connections notice that nobody reads them any more.
  func ping() { send(": \n\n") }

  /// The events for one page, as `text/event-stream`, until it is closed.
  func events() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingNewest(4))
    let number = state.withLock { state in
      state.count += 1
      state.readers[state.count] = continuation
      return state.count
    }
    continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.readers.removeValue(forKey: number) }
    }
    // A page that was open before the preview began anew has old data.
    continuation.yield(Array("retry: 1000\nevent: change\ndata: \n\n".utf8))
    return stream
  }

  private func send(_ event: String) {
    let readers = state.withLock { Array($0.readers.values) }
    for reader in readers { reader.yield(Array(event.utf8)) }
  }
}

/// What a preview shows: a page, and the data that its script asks for.
struct PreviewContent: Sendable {
  let page: [UInt8]
  /// By the names under which the script asks for them.
  let data: [String: [UInt8]]
}
