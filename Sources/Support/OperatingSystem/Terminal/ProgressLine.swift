/// The line on a terminal that says how far a run is. It appears after a second and disappears at the end.
///
/// A thread draws it, so that it moves while a single document takes long.
package enum ProgressLine {
  fileprivate struct State {
    /// Nil while no run goes on.
    var started: ContinuousClock.Instant?
    var hasThread = false
    var isShown = false
    var isStale = true
    var progress = Progress()
  }

  private static let state = Locked(State())
  /// The time between two looks at the state, in microseconds.
  private static let interval: UInt32 = 100_000

  /// Starts to measure the time of a run, if standard error is a terminal.
  ///
  /// - Parameter documents: How many documents there are; nil while nobody knows.
  package static func begin(documents: Int? = nil) {
    guard Terminal.canOverwriteErrorLine else { return }
    state.withLock { state in
      if state.started == nil { state.started = .now }
      (state.progress, state.isStale) = (Progress(total: documents), true)
      if !state.hasThread { state.hasThread = startThread({ _ in ProgressLine.keepDrawing() }) }
    }
  }

  /// Whether the line may appear.
  static var isMeasuring: Bool { state.withLock { $0.started != nil } }

  /// Notes that another document is done.
  package static func advance() {
    state.withLock { state in
      state.progress.advance()
      state.isStale = true
    }
  }

  /// Notes how many variants of a document are done.
  package static func note(_ path: String, done: Int, of total: Int) {
    state.withLock { state in
      state.progress.part = Progress.Part(path: path, done: done, total: total)
      state.isStale = true
    }
  }

  /// Removes the line at the end of a run.
  package static func end() {
    state.withLock { state in
      state.erase()
      state.started = nil
    }
  }

  /// Writes something else to the terminal, for which the line makes room.
  static func aside<Result>(_ write: () -> Result) -> Result {
    state.withLock { state in
      state.erase()
      return write()
    }
  }

  private static func keepDrawing() -> UnsafeMutableRawPointer? {
    repeat { usleep(interval) } while state.withLock { $0.draw() }
    return nil
  }
}

extension ProgressLine.State {
  /// Shows the line if it is time.
  ///
  /// - Returns: Whether the run goes on.
  fileprivate mutating func draw() -> Bool {
    guard let started else {
      hasThread = false
      return false
    }
    guard isStale, let text = progress.text, .now - started > .seconds(1) else { return true }
    (isStale, isShown) = (false, true)
    Terminal.overwriteErrorLine(text)
    return true
  }

  fileprivate mutating func erase() {
    guard isShown else { return }
    Terminal.overwriteErrorLine("")
    (isShown, isStale) = (false, true)
  }
}

/// How far a run is.
struct Progress {
  /// A document that is laid out on many variants.
  struct Part {
    let path: String
    let done: Int
    let total: Int
  }

  /// How many documents there are; nil until that is known.
  private let total: Int?
  private var done = 0
  /// The document that something was heard of last.
  var part: Part?

  /// The most characters of a name, so that the line fits a terminal.
  private static let longestName = 30

  init(total: Int? = nil) { self.total = total }

  /// Notes that a document is done.
  mutating func advance() {
    done += 1
    part = nil
  }

  /// `12 of 125 documents, Main.storyboard: 340 of 1440 variants`; nil where there is nothing to count.
  var text: Escaped<LogLine>? {
    guard let total else { return "reading the project" }
    let documents: Escaped<LogLine>? = total > 1 ? "\(done) of \(total) documents" : nil
    return switch (documents, variants) {
    case (let documents?, let variants?): "\(documents), \(variants)"
    case (let documents, let variants): documents ?? variants
    }
  }

  private var variants: Escaped<LogLine>? {
    guard let part, part.total > 1 else { return nil }
    let name = part.path.folderAndName.name
    let shown = name.count > Self.longestName ? name.prefix(Self.longestName - 1) + "…" : Substring(name)
    return "\(String(shown)): \(part.done) of \(part.total) variants"
  }
}
