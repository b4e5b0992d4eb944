/// A copy of a system in which constraints can be given up, and room to work in: made once for all components that have
/// conflicts, as either takes time in proportion to the whole system.
struct ConflictScratch {
  /// The system without the constraints that the component at hand has given up.
  private(set) var system: LinearSystem
  /// −1 for each variable of the system whenever no part is being made.
  var localVariables: ContiguousArray<Int32> = []
  private var weakened: [ConstraintID] = []

  init(_ system: LinearSystem) { self.system = system }

  /// Takes back what another component has given up.
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

  /// Some of the constraints as a part.
  mutating func part(_ members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>) -> Part {
    Part(system, members: members, ranks: ranks, isCareful: true, localVariables: &localVariables)
  }

  /// Looks for a minimal contradiction, within a budget that it takes from.
  mutating func search(
    _ budget: inout Int, _ body: (inout MinimalConflict) -> ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
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
