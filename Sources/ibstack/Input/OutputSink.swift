/// Where the texts of documents go one after the other: standard output at once, or a file when all are there.
final class OutputSink: Sendable {
  private struct State {
    var content = ""
    var count = 0
    /// Why something could not be printed.
    var failure: InputFile.Failure?
  }

  private let path: String?
  private let header: String
  private let separator: String
  private let footer: String
  private let state = Locked(State())

  /// - Parameter path: A file that is made, or gets another content; nil for standard output.
  init(path: String? = nil, header: String = "", separator: String = "", footer: String = "") {
    self.path = path
    self.header = header
    self.separator = separator
    self.footer = footer
  }

  func begin() { write(header) }

  func add(_ text: String) {
    let isFirst = state.withLock { state in
      state.count += 1
      return state.count == 1
    }
    write(isFirst ? text : separator + text)
  }

  /// - Returns: Why standard output or the file could not be written.
  func end(_ conclusion: String) -> InputFile.Failure? {
    write(footer + conclusion)
    guard let path else { return state.withLock { $0.failure } }
    let content = state.withLock { Array($0.content.utf8) }
    return FileReplacement(path: path, content: content).failureOfWriting()
  }

  private func write(_ text: String) {
    guard path == nil else { return state.withLock { $0.content += text } }
    guard let failure = Terminal.failureOfWriting(text) else { return }
    state.withLock { $0.failure = $0.failure ?? failure }
  }
}
