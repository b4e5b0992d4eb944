/// One component whose required constraints cannot all hold: finds its conflicts one after the other and lets one member
/// of each go on as a wish.
struct ConflictResolution {
  /// What comes out without the constraints that are given up.
  private(set) var solution = PartSolution()
  private var system: LinearSystem
  private var part: Part
  private let ranks: ContiguousArray<Double>
  /// The first constraint of the component, which stands for its place among others.
  let firstMember: Int32
  private(set) var conflicts: [Conflict] = []
  /// What was given up, for conflicts that are listed and for others.
  private(set) var broken: [ConstraintID] = []
  /// Whether there are conflicts that are not listed.
  private(set) var hasMore = false
  private var localVariables: ContiguousArray<Int32>
  private var budget = 3_000_000

  /// Each conflict costs a search: a component that has more than this many is past listing them.
  private static let conflictLimit = 50

  init(_ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>, firstMember: Int32) {
    self.system = system
    self.firstMember = firstMember
    self.ranks = ranks
    localVariables = ContiguousArray(repeating: -1, count: system.variableCount)
    part = Part(system, members: members, ranks: ranks, isCareful: true, localVariables: &localVariables)
    resolve()
  }

  private mutating func resolve() {
    settleColumns()
    while let compromise = evaluate(), let conflict = find(compromise) {
      conflicts.append(conflict)
      giveUp([conflict])
    }
  }

  /// Where required constraints contradict each other, values that miss them as little as possible.
  private struct Compromise {
    /// A constraint that is missed.
    let missed: Int32
    /// The required constraints that are missed or just hold. By duality these alone contradict each other: the error
    /// would be no smaller if it were not for the others.
    let tight: ContiguousArray<Int32>
  }

  /// Finds the optimum; nil if the search is not to go on.
  private mutating func evaluate() -> Compromise? {
    var optimum = PartOptimum()
    optimum.evaluate(part, system)
    solution = PartSolution(part, optimum, system)
    guard let missed = part.violations(system, optimum, in: &localVariables).first else { return nil }
    guard conflicts.count < Self.conflictLimit, budget > 0 else {
      hasMore = true
      return nil
    }
    return Compromise(
      missed: part.members[missed], tight: part.tightConstraints(system, optimum, in: &localVariables))
  }

  /// What needs no search, all of it; only the first conflicts are listed.
  private mutating func settleColumns() {
    let found = ColumnContradictions(part, system).conflicts
    guard !found.isEmpty else { return }
    conflicts = Array(found.prefix(Self.conflictLimit))
    hasMore = found.count > Self.conflictLimit
    giveUp(found)
  }

  private mutating func giveUp(_ resolved: [Conflict]) {
    for conflict in resolved { system.weaken(conflict.broken) }
    broken += resolved.map(\.broken)
    part = Part(system, members: part.members, ranks: ranks, isCareful: true, localVariables: &localVariables)
  }

  private mutating func find(_ compromise: Compromise) -> Conflict? {
    var search = MinimalConflict(system, budget: budget)
    var members = search.find(in: compromise.tight, near: compromise.missed)
    if members.isEmpty {
      // Numbers beyond precision: what just holds cannot be told.
      members = search.find(in: part.members.filter { system.isRequired(Int($0)) }, near: compromise.missed)
    }
    budget = search.budget
    guard let broken = members.max(by: { system.breaksLater(Int($0), Int($1)) }) else { return nil }
    return Conflict(
      constraints: members.map { ConstraintID(index: Int($0)) }, broken: ConstraintID(index: Int(broken)))
  }
}
