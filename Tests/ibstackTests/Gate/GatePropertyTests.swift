import Foundation
import TestSupport
import Testing

/// A pull request cannot choose whether its documents are checked.
///
/// `IBSTACK_GATE_COUNT` says how many random ones are tried, and `IBSTACK_GATE_SEED` which is the first.
@Suite struct GatePropertyTests {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private static let first = number("IBSTACK_GATE_SEED") ?? 1
  private static let count = number("IBSTACK_GATE_COUNT") ?? 24

  /// What became of a pull request: whether its documents pass by their names with the base's configuration, and whether the
  /// pull request passes.
  private struct Outcome {
    let passesByName: Bool
    let passes: Bool
    let text: String
  }

  private static func outcome(_ seed: Int) throws -> Outcome {
    let folder = try TestFolder()
    var request = PullRequest(seed: UInt64(seed))
    let script = try request.write(to: folder)
    let run = try folder.shell(
      """
      \(script)
      "$IBSTACK" lint -q --changed-since main; echo "status $?"
      "$IBSTACK" lint -q --config \(PullRequest.base) --baseline off -- "$@"; echo "status $?"
      """)
    let statuses = run.lines.compactMap { $0.hasPrefix("status ") ? Int32($0.dropFirst(7)) : nil }
    #expect(statuses.count == 2 && run.status == 0, "seed \(seed): \(run.output)\(run.complaints)")
    return Outcome(
      passesByName: statuses.last == 0, passes: statuses.first == 0,
      text: "seed \(seed): \(request.steps.joined(separator: ", "))\n\(run.output)\(run.complaints)")
  }

  @Test func documentThatFailsByNameFailsAsAChange() async throws {
    let seeds = Array(Self.first..<Self.first + Self.count)
    let outcomes = try await withThrowingTaskGroup(of: [Outcome].self) { group in
      for part in 0..<2 {
        group.addTask {
          try stride(from: part, to: seeds.count, by: 2).map { try Self.outcome(seeds[$0]) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    for outcome in outcomes where !outcome.passesByName { #expect(!outcome.passes, "\(outcome.text)") }
    // It is no gate if nothing passes, or nothing fails.
    #expect(outcomes.contains { $0.passes && $0.passesByName })
    #expect(outcomes.contains { !$0.passesByName })
  }
}
