/// A line on a terminal that counts finished documents. It appears after a second and disappears at the end.
struct Progress {
  private let total: Int
  private let started = ContinuousClock.now
  private var shownAt: ContinuousClock.Instant?
  private var done = 0

  init(total: Int) { self.total = total }

  mutating func advance() {
    done += 1
    guard Terminal.canOverwriteErrorLine, total > 1 else { return }
    let now = ContinuousClock.now
    if done == total {
      if shownAt != nil { Terminal.overwriteErrorLine("") }
    } else if now - started > .seconds(1), shownAt.map({ now - $0 > .milliseconds(100) }) ?? true {
      shownAt = now
      Terminal.overwriteErrorLine("\(done) of \(total) documents")
    }
  }
}
