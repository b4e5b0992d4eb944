/// One component whose required constraints cannot all hold: its conflicts, found one after the other, and what comes out
/// when one member of each goes on as a wish.
struct ConflictResolution {
  /// What comes out without the constraints that are given up.
  let solution: PartSolution
  /// The first constraint of the component, which stands for its place among others.
  let firstMember: Int32
  let conflicts: [Conflict]
  /// What was given up, for conflicts that are listed and for others.
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
  private(set) var solution = PartSolution()
  private(set) var conflicts: [Conflict] = []
  private(set) var broken: [ConstraintID] = []
  private(set) var hasMore = false
  private var part: Part
  private let ranks: ContiguousArray<Double>
  private var budget = 3_000_000

  /// Each conflict costs a search: a component that has more than this many is past listing them.
  private static let conflictLimit = 50

  init(members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>, _ scratch: inout ConflictScratch) {
    self.ranks = ranks
    part = scratch.part(members, ranks: ranks)
  }

  mutating func resolve(_ scratch: inout ConflictScratch) {
    settleColumns(&scratch)
    while let compromise = evaluate(&scratch), let conflict = find(compromise, &scratch) {
      conflicts.append(conflict)
      giveUp([conflict], &scratch)
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
  private mutating func evaluate(_ scratch: inout ConflictScratch) -> Compromise? {
    let system = scratch.system
    var optimum = PartOptimum()
    optimum.evaluate(part, system)
    solution = PartSolution(part, optimum, system)
    guard let missed = optimum.violations(of: part, system, in: &scratch.localVariables).first else { return nil }
    guard conflicts.count < Self.conflictLimit, budget > 0 else {
      hasMore = true
      return nil
    }
    return Compromise(
      missed: part.members[missed], tight: optimum.tightConstraints(of: part, system, in: &scratch.localVariables))
  }

  /// What needs no search, all of it; only the first conflicts are listed.
  private mutating func settleColumns(_ scratch: inout ConflictScratch) {
    let found = ColumnContradictions(part, scratch.system).conflicts
    guard !found.isEmpty else { return }
    conflicts = Array(found.prefix(Self.conflictLimit))
    hasMore = found.count > Self.conflictLimit
    giveUp(found, &scratch)
  }

  private mutating func giveUp(_ resolved: [Conflict], _ scratch: inout ConflictScratch) {
    for conflict in resolved { scratch.weaken(conflict.broken) }
    broken += resolved.map(\.broken)
    part = scratch.part(part.members, ranks: ranks)
  }

  private mutating func find(_ compromise: Compromise, _ scratch: inout ConflictScratch) -> Conflict? {
    let required = ContiguousArray(part.members.filter { scratch.system.isRequired(Int($0)) })
    let members = scratch.search(&budget) { search in
      let near = search.find(in: compromise.tight, near: compromise.missed)
      // Numbers beyond precision: what just holds cannot be told.
      return near.isEmpty ? search.find(in: required, near: compromise.missed) : near
    }
    guard let broken = members.max(by: { scratch.system.breaksLater(Int($0), Int($1)) }) else { return nil }
    return Conflict(
      constraints: members.map { ConstraintID(index: Int($0)) }, broken: ConstraintID(index: Int(broken)))
  }
}
