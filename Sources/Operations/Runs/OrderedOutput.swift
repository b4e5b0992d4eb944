import Support

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
