import Dispatch

/// Work on all cores.
enum Parallel {
  /// Calls `work` once for each index; in order where there is one, otherwise in any.
  static func forEach(_ range: Range<Int>, _ work: @Sendable (Int) -> Void) {
    guard range.count > 1 else { return range.forEach(work) }
    DispatchQueue.concurrentPerform(iterations: range.count) { work(range.lowerBound + $0) }
  }
}
