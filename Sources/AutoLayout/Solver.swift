/// One solution of one system, from scratch.
struct Solver {
  private var system: LinearSystem
  private var solution = Solution()
  private var localVariables: ContiguousArray<Int32>

  init(_ system: LinearSystem) {
    self.system = system
    localVariables = ContiguousArray(repeating: -1, count: system.variableCount)
    solution.reset(system)
  }

  mutating func solve() -> Solution {
    while !attempt() {}
    return solution
  }

  /// False if there have to be more; see `Batch`.
  private mutating func attempt() -> Bool {
    let components = Components(system)
    recordImpossible(components)
    var batch = Batch(
      system, members: components.members, ranks: components.ranks, componentOfMember: components.componentOfMember,
      localVariables: &localVariables)
    let isSettled = batch.solve(
      system, makesConstant: { components.makesConstant($0, system) }, in: &localVariables)
    solution.adopt(batch.part, batch.optimum, system)
    for resolution in batch.resolutions {
      solution.adopt(resolution)
      for constraint in resolution.broken { system.weaken(constraint) }
    }
    return isSettled
  }

  /// Constraints without terms say nothing but whether their constant is possible.
  private mutating func recordImpossible(_ components: Components) {
    for member in components.emptyMembers where system.isImpossible(Int(member)) {
      let id = ConstraintID(index: Int(member))
      solution.conflicts.append(Conflict(constraints: [id], broken: id))
      system.weaken(id)
    }
  }
}

extension Solution {
  /// A solution without any constraint.
  mutating func reset(_ system: LinearSystem) {
    values = Array(repeating: 0, count: system.variableCount)
    undetermined = Array(repeating: true, count: system.variableCount)
    tied = Array(repeating: false, count: system.variableCount)
    conflicts = []
    hasMoreConflicts = false
    rejected = system.rejected
  }

  mutating func adopt(_ part: Part, _ optimum: PartOptimum, _ system: LinearSystem) {
    for (local, variable) in part.columns.variables.enumerated() {
      values[Int(variable)] = optimum.columnValues[local]
      undetermined[Int(variable)] = false
      tied[Int(variable)] = false
    }
    let any = Movement(part, system, optimum, .levels)
    guard any.isAny else { return }
    let free = Movement(part, system, optimum, .errors)
    for (local, variable) in part.columns.variables.enumerated() {
      undetermined[Int(variable)] = free.columns[local] != 0
      tied[Int(variable)] = any.columns[local] != 0 && free.columns[local] == 0
    }
  }

  mutating func adopt(_ resolution: ConflictResolution) {
    adopt(resolution.part, resolution.optimum, resolution.system)
    conflicts += resolution.conflicts
    hasMoreConflicts = hasMoreConflicts || resolution.hasMore
  }
}
