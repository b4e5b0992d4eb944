/// Solves one system from scratch.
struct Solver {
  private var system: LinearSystem
  private var tracked = TrackedSolution(isTracking: false)
  private var localVariables: ContiguousArray<Int32>

  init(_ system: LinearSystem) {
    self.system = system
    localVariables = ContiguousArray(repeating: -1, count: system.variableCount)
    tracked.solution.reset(system)
  }

  mutating func solve() -> Solution {
    while !attempt() {}
    return tracked.solution
  }

  /// Returns false if another attempt is needed; see `ComponentBatch`.
  private mutating func attempt() -> Bool {
    let components = Components(system)
    recordImpossible(components)
    var batch = ComponentBatch(
      system, members: components.members, ranks: components.ranks, componentOfMember: components.componentOfMember,
      localVariables: &localVariables)
    var scratch = ConflictScratch(system)
    let isSettled = batch.solve(
      system, makesConstant: { components.makesConstant($0, system) }, &scratch, into: &tracked)
    tracked.solution.isIncomplete = batch.isIncomplete
    for resolution in batch.resolutions {
      tracked.solution.conflicts += resolution.conflicts
      if resolution.hasMore { tracked.solution.hasMoreConflicts = true }
      for constraint in resolution.broken { system.weaken(constraint) }
    }
    return isSettled
  }

  /// Reports constraints without terms whose constant is impossible.
  private mutating func recordImpossible(_ components: Components) {
    for member in components.emptyMembers where system.isImpossible(Int(member)) {
      let id = ConstraintID(index: Int(member))
      tracked.solution.conflicts.append(Conflict(constraints: [id], broken: id))
      system.weaken(id)
    }
  }
}

extension LinearSystem {
  /// Solves the system; the same system gives the same bits every time.
  public func solve() -> Solution {
    var solver = Solver(self)
    return solver.solve()
  }
}

extension Solution {
  /// Resets the solution to that of a system without constraints.
  mutating func reset(_ system: LinearSystem) {
    values = Array(repeating: 0, count: system.variableCount)
    degreesOfFreedom = Array(repeating: .unconstrained, count: system.variableCount)
    conflicts = []
    hasMoreConflicts = false
    isIncomplete = false
    rejected = system.rejected
  }
}
