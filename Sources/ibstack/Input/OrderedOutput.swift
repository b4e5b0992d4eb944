/// Prints parts in their order as soon as all parts before them are there.
final class OrderedOutput: Sendable {
  private struct State {
    var next = 0
    var printed = 0
    var waiting: [Int: (text: String?, complaint: String?)] = [:]
    var progress: Progress
  }

  private let state: Locked<State>
  private let separator: String

  init(count: Int, separator: String) {
    self.separator = separator
    state = Locked(State(progress: Progress(total: count)))
  }

  /// Hands over part `index`; nil where there is none.
  func finish(_ index: Int, _ text: String?, complaint: String? = nil) {
    state.withLock { state in
      state.waiting[index] = (text, complaint)
      state.progress.advance()
      while let part = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        if let text = part.text {
          if state.printed > 0 { Terminal.write(separator) }
          state.printed += 1
          Terminal.write(text)
        }
        if let complaint = part.complaint { Terminal.complain(complaint) }
      }
    }
  }
}
