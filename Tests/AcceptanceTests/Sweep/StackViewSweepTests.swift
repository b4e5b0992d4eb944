import TestSupport
import Testing

@testable import StackModel

/// Random stack views of both platforms against the published rules; `make sweep` compares more of them.
@Suite struct StackViewSweepTests {
  @Test func randomStacksAddThePublishedConstraints() throws {
    try Sweep.chosen.run(ConstraintSweepCase.self)
  }

  @Test func randomStacksAreLaidOutAsThePublishedConstraintsSay() throws {
    try Sweep.chosen.run(FrameSweepCase.self)
  }

  @Test func randomNSStackViewsAreLaidOutAsDocumented() throws {
    try Sweep.chosen.run(AppKitFrameSweepCase.self)
  }
}

/// The constraints of a new stack, and of the same after each of some changes.
struct ConstraintSweepCase: SweepCase {
  private var random: RandomStack
  private let live: LiveStack

  init(_ randomness: SplitMix64) throws {
    random = RandomStack(randomness)
    live = try LiveStack(random.description)
  }

  mutating func check() throws -> SweepOutcome {
    live.session.layoutIfNeeded()
    var outcome = SweepOutcome(differences: compare("new"))
    for _ in 0..<3 where outcome.differences.isEmpty {
      let step = random.change()
      try live.apply(step)
      live.session.layoutIfNeeded()
      outcome.differences = compare("after: \(step)")
    }
    return outcome
  }

  private func compare(_ moment: String) -> [String] {
    let lines = difference(live.constraints, DocumentedRules(stack: random.description).constraints)
    return lines.isEmpty ? [] : ["\(moment) \(random.description)"] + lines
  }
}
