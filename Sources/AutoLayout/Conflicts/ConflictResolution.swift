/// The conflicts of one component whose required constraints cannot all hold, and its solution after one member of each
/// conflict became optional.
struct ConflictResolution {
  /// The solution without the broken constraints.
  let solution: SubproblemSolution
  /// The first constraint of the component, by which components are ordered.
  let firstMember: Int32
  let conflicts: [Conflict]
  /// The broken constraints of all conflicts, listed or not.
  let broken: [ConstraintID]
  /// Whether there are conflicts that are not listed.
  let hasMore: Bool

  init(
    members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>, firstMember: Int32,
    _ scratch: inout ConflictScratch
  ) {
    scratch.begin()
    var search = ConflictSearch(members: members, ranks: ranks, &scratch)
    search.resolve(&scratch)
    solution = search.solution
    conflicts = search.conflicts
    broken = search.broken
    hasMore = search.hasMore
    self.firstMember = firstMember
  }
}

/// The search for the conflicts of one component.
private struct ConflictSearch {
  private(set) var solution = SubproblemSolution()
  private(set) var conflicts: [Conflict] = []
  private(set) var broken: [ConstraintID] = []
  private(set) var hasMore = false
  private var subproblem: Subproblem
  private let ranks: ContiguousArray<Double>

  /// The most conflicts of a component that are listed, as each takes a search.
  private static let conflictLimit = 50

  init(members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>, _ scratch: inout ConflictScratch) {
    self.ranks = ranks
    subproblem = scratch.subproblem(members, ranks: ranks)
  }

  mutating func resolve(_ scratch: inout ConflictScratch) {
    resolveColumns(&scratch)
    while let compromise = evaluate(&scratch) {
      guard let conflict = find(compromise, &scratch) else {
        hasMore = hasMore || scratch.budget <= 0
        if compromise.isLossy { solution.giveUp() }
        return
      }
      conflicts.append(conflict)
      relax([conflict], &scratch)
    }
  }

  /// Values that violate contradictory required constraints as little as possible.
  private struct Compromise {
    /// A violated constraint.
    let missed: Int32
    /// The required constraints that are violated or tight. By duality, the contradiction is among these: without the
    /// others the error would be no smaller.
    let tight: ContiguousArray<Int32>
    /// Whether a required constraint has no weight, so that it may be missed without a contradiction.
    let isLossy: Bool
  }

  /// Finds the optimum; nil if the search ends here.
  private mutating func evaluate(_ scratch: inout ConflictScratch) -> Compromise? {
    let system = scratch.system
    var optimum = SubproblemOptimum()
    optimum.evaluate(subproblem, system)
    scratch.count(subproblem.members.count)
    solution = SubproblemSolution(subproblem, optimum, system)
    guard optimum.isComplete else { return nil }
    guard let missed = optimum.violations(of: subproblem, system, in: &scratch.localVariables).first else { return nil }
    guard conflicts.count < Self.conflictLimit, scratch.budget > 0 else {
      hasMore = true
      return nil
    }
    return Compromise(
      missed: subproblem.members[missed],
      tight: optimum.tightConstraints(of: subproblem, system, in: &scratch.localVariables),
      isLossy: optimum.costs.isLossy)
  }

  /// Resolves all conflicts that need no search. Only the first ones are listed.
  private mutating func resolveColumns(_ scratch: inout ConflictScratch) {
    let found = ColumnContradictions(subproblem, scratch.system).conflicts
    guard !found.isEmpty else { return }
    conflicts = Array(found.prefix(Self.conflictLimit))
    hasMore = found.count > Self.conflictLimit
    relax(found, &scratch)
  }

  private mutating func relax(_ resolved: [Conflict], _ scratch: inout ConflictScratch) {
    for conflict in resolved { scratch.weaken(conflict.broken) }
    broken += resolved.map(\.broken)
    subproblem = scratch.subproblem(subproblem.members, ranks: ranks)
  }

  private mutating func find(_ compromise: Compromise, _ scratch: inout ConflictScratch) -> Conflict? {
    let required = ContiguousArray(subproblem.members.filter { scratch.system.isRequired(Int($0)) })
    let members = scratch.search { search in
      let near = search.find(in: compromise.tight, near: compromise.missed)
      // Beyond the precision of numbers, tight constraints cannot be identified.
      return near.isEmpty ? search.find(in: required, near: compromise.missed) : near
    }
    guard let broken = members.max(by: { scratch.system.breaksLater(Int($0), Int($1)) }) else { return nil }
    return Conflict(
      constraints: members.map { ConstraintID(index: Int($0)) }, broken: ConstraintID(index: Int(broken)))
  }
}
