import TestSupport

@testable import AutoLayout

/// A session that is changed at random, with few distinct numbers, so that ties, conflicts and what is redundant are
/// common.
struct RandomEdits {
  private static let priorities = [1000.0, 1000, 999.5, 750, 750, 250, 250, 1].map(Priority.init(rawValue:))
  private static let constants = [0.0, -0.0, 8, 10, 10, 20, 33.25, 100, -5]
  private static let factors = [1.0, 1, -1, -1, 2, -0.5]
  private static let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]

  private(set) var session: LinearSession
  private(set) var variables: [Variable] = []
  private(set) var constraints: [ConstraintID] = []
  private var generator: SplitMix64

  /// Starts with a row of views in one half of all cases, and with unstructured constraints in the other.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    if seed % 2 == 0 {
      let row = StackRow(sizes: (0..<6).map { 10 + 5 * Double($0 % 3) }, length: seed % 4 == 0 ? 150 : 60)
      session = LinearSession(row.system)
      variables = zip(row.origins, row.widths).flatMap { [$0, $1] }
      addConstraint()
    } else {
      session = LinearSession()
      for _ in 0..<(2 + generator.number(below: 8)) { variables.append(session.makeVariable()) }
      for _ in 0..<generator.number(below: 3 * variables.count) { addConstraint() }
    }
  }

  /// One change.
  mutating func edit() {
    let place = generator.number(below: 20)
    switch generator.number(below: 13) {
    case 0..<3: addConstraint()
    case 3, 4: editConstraint { $0.remove($1) }
    case 5..<8:
      let constant = generator.pick(Self.constants)
      editConstraint { $0.setConstant(constant, of: $1) }
    case 8, 9:
      let priority = generator.pick(Self.priorities)
      editConstraint { $0.setPriority(priority, of: $1) }
    case 10: editConstraint { $0.setOrder(place, of: $1) }
    case 11:
      let rank = rank()
      editConstraint { $0.setBreakRank(rank, of: $1) }
    default: variables.append(session.makeVariable())
    }
  }

  /// Solves, and tells which variables are said to have changed.
  mutating func solve() -> [Variable] { session.solve() }

  private mutating func editConstraint(_ change: (inout LinearSession, ConstraintID) -> Void) {
    if !constraints.isEmpty { change(&session, generator.pick(constraints)) }
  }

  private mutating func addConstraint() {
    let terms = (0..<(1 + generator.number(below: 3))).map { _ in
      LinearTerm(generator.pick(variables), coefficient: generator.pick(Self.factors))
    }
    constraints.append(
      session.add(
        terms, relation: generator.pick(Self.relations), constant: generator.pick(Self.constants),
        priority: generator.pick(Self.priorities), breakRank: rank()))
  }

  private mutating func rank() -> BreakRank {
    BreakRank(generator.number(below: 3), constantSign: generator.number(below: 3) - 1)
  }
}
