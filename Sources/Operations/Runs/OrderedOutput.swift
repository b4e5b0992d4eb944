import Support

/// Passes parts to sinks in their order, each as soon as all parts before it have arrived.
final class OrderedOutput: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: (texts: [OutputText?], complaint: Escaped<LogLine>?)] = [:]
  }

  private let state: Locked<State>
  private let sinks: [OutputSink]

  init(sinks: [OutputSink]) {
    self.sinks = sinks
    state = Locked(State())
  }

  /// Accepts part `index`: a text for each sink, or nil for a sink that gets none.
  func finish(_ index: Int, _ texts: [OutputText?], complaint: Escaped<LogLine>? = nil) {
    ProgressLine.advance()
    state.withLock { state in
      state.waiting[index] = (texts, complaint)
      while let part = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        for case (let sink, let text?) in zip(sinks, part.texts) { sink.add(text) }
        if let complaint = part.complaint { Terminal.complain(complaint) }
      }
    }
  }
}

extension LayoutWriter {
  /// Standard output, with the text before, between and after documents.
  func sink() -> OutputSink {
    let footer = OutputText(footer)
    return OutputSink(header: OutputText(header), separator: OutputText(separator), footer: { _ in footer })
  }
}
