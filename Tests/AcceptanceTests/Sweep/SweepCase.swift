import Foundation
import TestSupport
import Testing

/// A kind of random stack view that two implementations are asked about: ours, and one written for the tests.
///
/// Another platform's stack view takes part by conforming, and by a test like those of `StackViewSweepTests`.
protocol SweepCase {
  /// Makes a stack, the same for the same numbers.
  init(_ randomness: SplitMix64) throws
  /// Asks both implementations, and answers where they differ.
  mutating func check() throws -> SweepOutcome
}

/// How two implementations compare.
struct SweepOutcome {
  /// Lines that say what differs; empty where nothing does.
  var differences: [String] = []
  /// Whether the rules leave more than one answer, of which the implementations chose different ones.
  var isTie = false
  /// Whether both say that required constraints contradict each other.
  var isContradictory = false
}

/// How many stacks are compared, and which.
struct Sweep {
  var count: Int
  var seed: Int

  /// What `make sweep` chooses, else a small sample.
  static let chosen = Sweep(
    count: environment("IBSTACK_SWEEP_COUNT") ?? 150, seed: environment("IBSTACK_SWEEP_SEED") ?? 1)

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Compares stacks of a kind, reports the first that differ, and prints how many there were.
  func run<Case: SweepCase>(_: Case.Type) throws {
    var (compared, different, ties, contradictory) = (0, 0, 0, 0)
    for number in 0..<count {
      var stack = try Case(SplitMix64(seed: UInt64(seed) << 32 + UInt64(number)))
      let outcome = try stack.check()
      compared += 1
      if outcome.isTie { ties += 1 }
      if outcome.isContradictory { contradictory += 1 }
      guard !outcome.differences.isEmpty else { continue }
      different += 1
      if different <= 10 {
        Issue.record("stack \(number) of seed \(seed)\n\(outcome.differences.joined(separator: "\n"))")
      }
    }
    #expect(different == 0)
    print(
      "\(Case.self), seed \(seed): \(compared) compared, \(different) differ, \(ties) ties, \(contradictory) contradictory"
    )
  }
}
