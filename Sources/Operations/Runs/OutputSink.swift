import StackLint
package import Support

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

/// What a sink gets of a document in its turn.
enum TurnOutput: Sendable {
  case text(OutputText)
  /// A text that depends on what was written before; nil for nothing.
  case later(@Sendable () -> OutputText?)

  var text: OutputText? {
    switch self {
    case .text(let text): text
    case .later(let make): make()
    }
  }
}

extension [OutputSink] {
  /// Writes what each of the sinks gets of a document, whose turn it is; nil for nothing, not even a separator.
  func add(_ outputs: [TurnOutput?]) {
    for (sink, output) in zip(self, outputs) {
      if let text = output?.text { sink.add(text) }
    }
  }
}

/// Passes parts to sinks in their order, each as soon as all parts before it have arrived.
final class OrderedOutput: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: (texts: [TurnOutput?], complaint: Escaped<LogLine>?)] = [:]
  }

  private let state: Locked<State>
  private let sinks: [OutputSink]

  init(sinks: [OutputSink]) {
    self.sinks = sinks
    state = Locked(State())
  }

  /// Accepts part `index`: a text for each sink, or nil for a sink that gets none.
  func finish(_ index: Int, _ texts: [TurnOutput?], complaint: Escaped<LogLine>? = nil) {
    ProgressLine.advance()
    state.withLock { state in
      state.waiting[index] = (texts, complaint)
      while let part = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        sinks.add(part.texts)
        if let complaint = part.complaint { Terminal.complain(complaint) }
      }
    }
  }
}

extension DocumentRun.Output {
  /// What reading and layout found, without frames.
  init(_ report: LayoutReport) { self.init(diagnostics: report.diagnostics, complaint: report.complaint) }
}

extension LayoutWriter {
  /// Standard output, with the text before, between and after documents.
  func sink() -> OutputSink {
    let footer = OutputText(footer)
    return OutputSink(header: OutputText(header), separator: OutputText(separator), footer: { _ in footer })
  }
}

/// The output of a command that writes no report. If it cannot be printed, the command fails.
package struct Printout {
  private let text: OutputText

  package init<Syntax>(_ text: Escaped<Syntax>) { self.text = OutputText(text) }

  package init(_ text: OutputText) { self.text = text }

  /// Writes to standard output. If that fails, reports the reason.
  package func print() throws(ExitStatus) {
    if let failure = Terminal.failureOfWriting(text) { throw .reporting(failure.message) }
  }
}
