/// A copy of a system in which constraints can be relaxed, and scratch space. It is made once for all components with
/// conflicts, because it takes time in proportion to the whole system.
struct ConflictScratch {
  /// The system, with the broken constraints of the current component relaxed.
  private(set) var system: LinearSystem
  /// −1 for each variable of the system while no subproblem is being made.
  var localVariables: ContiguousArray<Int32> = []
  private var weakened: [ConstraintID] = []
  /// How many more constraints the trials of all searches together may use, in proportion to those of the system: otherwise
  /// a system of many conflicts would take the square of its size.
  private(set) var budget: Int

  init(_ system: LinearSystem) {
    self.system = system
    budget = 20_000 + 40 * system.constraintCount
  }

  /// Counts a trial.
  mutating func count(_ constraints: Int) { budget -= constraints }

  /// Restores the constraints that another component relaxed.
  mutating func begin() {
    for constraint in weakened { system.restore(constraint) }
    weakened.removeAll(keepingCapacity: true)
    while localVariables.count < system.variableCount { localVariables.append(-1) }
  }

  /// Makes a required constraint the strongest optional one.
  mutating func weaken(_ constraint: ConstraintID) {
    guard system.isRequired(constraint.index) else { return }
    system.weaken(constraint)
    weakened.append(constraint)
  }

  /// Makes a subproblem of some of the constraints.
  mutating func subproblem(_ members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>) -> Subproblem {
    Subproblem(system, members: members, ranks: ranks, isCareful: true, localVariables: &localVariables)
  }

  /// Searches for a minimal contradiction and reduces the budget by the work that this takes.
  mutating func search(_ body: (inout MinimalConflict) -> ContiguousArray<Int32>) -> ContiguousArray<Int32> {
    var localVariables: ContiguousArray<Int32> = []
    swap(&localVariables, &self.localVariables)
    var search = MinimalConflict(system, budget: budget, localVariables: localVariables)
    localVariables = []
    defer {
      budget = search.budget
      self.localVariables = search.localVariables
    }
    return body(&search)
  }
}
