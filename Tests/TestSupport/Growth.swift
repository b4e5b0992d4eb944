import Foundation
package import Testing

/// How the CPU time of some work grows with the size of its input.
///
/// The time is that of the process and its children. Waiting for a processor does not change it. Each test measures in a
/// process of its own, so that other tests do not count: `await #expect(processExitsWith: .success) { ... }`.
package enum Growth {
  /// How many times as large the larger input is.
  private static let factor = 8
  /// n log n takes about ten times as long for an input eight times as large, a square 64 times. Both are far from the limit:
  /// programs that share the caches slow the work down.
  private static let steepest = 24.0
  /// Seconds. Less is hard to tell from the costs of any call.
  private static let measurable = 0.002
  private static let doublings = 6
  private static let rounds = 4

  /// Expects that some work grows no faster than n log n.
  ///
  /// - Parameters:
  ///   - size: The size of the smaller input; twice as much, and so on, where the work takes too little to measure it.
  ///   - input: Makes an input, which is not measured.
  package static func expectNearlyLinear<Input>(
    from size: Int, input: (_ size: Int) throws -> Input, work: (Input) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    var size = size
    var small = try input(size)
    // What is only done once is over then.
    try work(small)
    var least = try seconds { try work(small) }
    for _ in 0..<doublings where least < measurable {
      size *= 2
      small = try input(size)
      least = try seconds { try work(small) }
    }
    for _ in 0..<2 { least = min(least, try seconds { try work(small) }) }
    let limit = steepest * max(least, measurable)
    let large = try input(factor * size)
    var most = try seconds { try work(large) }
    for _ in 1..<rounds where most > limit { most = min(most, try seconds { try work(large) }) }
    #expect(
      most <= limit, "\(size): \(least) s, \(factor * size): \(most) s", sourceLocation: sourceLocation)
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = used()
    try work()
    return used() - start
  }

  /// The CPU seconds that the process and its children have used.
  private static func used() -> Double {
    var (own, children) = (rusage(), rusage())
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &own)
      getrusage(RUSAGE_CHILDREN, &children)
    #else
      getrusage(RUSAGE_SELF.rawValue, &own)
      getrusage(RUSAGE_CHILDREN.rawValue, &children)
    #endif
    return [own.ru_utime, own.ru_stime, children.ru_utime, children.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
  }
}
