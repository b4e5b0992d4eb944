import StackLint
import Support

/// A destination for the texts of documents: standard output, or a file that is replaced when all texts are written.
final class OutputSink: Sendable {
  private struct State {
    var draft: FileDraft?
    var count = 0
    /// The reason why something could not be printed or written.
    var failure: InputFile.Failure?
  }

  private let path: String?
  private let header: OutputText
  private let separator: OutputText
  private let footer: @Sendable (FindingStatistics) -> OutputText
  private let state = Locked(State())

  /// - Parameter path: A file to create or replace; nil for standard output.
  init(
    path: String? = nil, header: OutputText = OutputText(), separator: OutputText = OutputText(),
    footer: @escaping @Sendable (FindingStatistics) -> OutputText = { _ in OutputText() }
  ) {
    self.path = path
    self.header = header
    self.separator = separator
    self.footer = footer
  }

  func begin() {
    if let path {
      state.withLock { state in
        do throws(InputFile.Failure) {
          state.draft = try FileDraft.create(for: WriteDestination.resolve(path, chosenBy: .option))
        } catch {
          state.failure = error
        }
      }
    }
    write(header)
  }

  func add(_ text: OutputText) {
    let isFirst = state.withLock { state in
      state.count += 1
      return state.count == 1
    }
    if !isFirst { write(separator) }
    write(text)
  }

  /// - Parameters:
  ///   - statistics: How many findings all documents have.
  ///   - conclusion: What follows the footer.
  /// - Returns: The reason why standard output or the file could not be written; nil on success.
  func end(_ statistics: FindingStatistics, _ conclusion: OutputText) -> InputFile.Failure? {
    write(footer(statistics))
    write(conclusion)
    return state.withLock { state in
      if state.failure == nil { state.failure = state.draft?.commit() }
      return state.failure
    }
  }

  private func write(_ text: OutputText) {
    guard !text.isEmpty else { return }
    guard path == nil else { return state.withLock { Self.append(text, to: &$0) } }
    guard let failure = Terminal.failureOfWriting(text) else { return }
    state.withLock { $0.failure = $0.failure ?? failure }
  }

  private static func append(_ text: OutputText, to state: inout State) {
    guard state.failure == nil, let draft = state.draft else { return }
    do throws(InputFile.Failure) { try draft.append(text.bytes) } catch { state.failure = error }
  }
}
