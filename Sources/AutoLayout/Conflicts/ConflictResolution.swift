/// One component whose required constraints cannot all hold: finds its conflicts one after the other and lets one member
/// of each go on as a wish.
struct ConflictResolution {
  private(set) var system: LinearSystem
  private(set) var part: Part
  private(set) var optimum = PartOptimum()
  private(set) var conflicts: [Conflict] = []
  /// Whether there are more than were looked for.
  private(set) var hasMore = false
  private var localVariables: ContiguousArray<Int32>
  private var budget = 3_000_000

  /// Each conflict costs a search: a component that has more than this many is past listing them.
  private static let conflictLimit = 50

  init(_ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>) {
    self.system = system
    localVariables = ContiguousArray(repeating: -1, count: system.variableCount)
    part = Part(system, members: members, ranks: ranks, isCareful: true, localVariables: &localVariables)
    resolve()
  }

  private mutating func resolve() {
    optimum.evaluate(part, system)
    while isMissed() {
      guard conflicts.count < Self.conflictLimit, budget > 0 else {
        hasMore = true
        return
      }
      guard let conflict = find() else { return }
      conflicts.append(conflict)
      system.weaken(conflict.broken)
      part = Part(system, members: part.members, ranks: part.ranks, isCareful: true, localVariables: &localVariables)
      optimum.evaluate(part, system)
    }
  }

  private mutating func isMissed() -> Bool { !part.violations(system, optimum, in: &localVariables).isEmpty }

  private mutating func find() -> Conflict? {
    var search = MinimalConflict(system, budget: budget)
    let required = part.members.filter { system.isRequired(Int($0)) }
    let members = search.find(in: ContiguousArray(required))
    budget = search.budget
    let broken = members.max {
      (system.breakRanks[Int($0)], system.orders[Int($0)], $0)
        < (system.breakRanks[Int($1)], system.orders[Int($1)], $1)
    }
    guard let broken else { return nil }
    return Conflict(
      constraints: members.map { ConstraintID(index: Int($0)) }, broken: ConstraintID(index: Int(broken)))
  }
}
