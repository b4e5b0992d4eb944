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

/// Finds a minimal set of contradictory required constraints by divide and conquer (Junker's QuickXplain). For a
/// contradiction of `k` among `n` constraints it solves about `k·log(n/k)` smaller systems.
struct MinimalConflict {
  private let system: LinearSystem
  /// How many more constraints all trials together may use.
  private(set) var budget: Int
  /// Scratch space: −1 for each variable of the system, before and after.
  private(set) var localVariables: ContiguousArray<Int32>

  init(_ system: LinearSystem, budget: Int, localVariables: ContiguousArray<Int32>) {
    self.system = system
    self.budget = budget
    self.localVariables = localVariables
  }

  /// Returns the members of a minimal contradictory subset in order; empty if the constraints do not contradict each
  /// other. Most conflicts are small and near a constraint that the best compromise violates.
  ///
  /// When the budget is used up, the set may not be minimal.
  mutating func find(in constraints: ContiguousArray<Int32>, near missed: Int32) -> ContiguousArray<Int32> {
    let neighborhood = Neighborhood(constraints, system)
    if let circuit = circuit(in: neighborhood, near: missed) { return circuit }
    let near = neighborhood.grow(around: missed) { !isFeasible($0) }
    guard let members = near ?? (isFeasible(constraints) ? nil : constraints) else { return [] }
    return ContiguousArray(shrink(members[...], kept: [], isTested: true).sorted(by: system.precedes))
  }

  /// A minimal contradiction found by elimination, without a trial. Nearly all are found this way.
  private mutating func circuit(in neighborhood: Neighborhood, near missed: Int32) -> ContiguousArray<Int32>? {
    var members: ContiguousArray<Int32>?
    _ = neighborhood.grow(around: missed) { near in
      guard budget > 0 else { return true }
      var steps = min(Self.mostSteps, budget * Self.stepsOfConstraint)
      let most = steps
      members = InfeasibleCircuit(in: near, system, steps: &steps, localVariables: &localVariables)?.members
      budget -= (most - steps) / Self.stepsOfConstraint
      return members != nil || steps <= 0
    }
    return members
  }

  /// The most steps of an elimination. Larger contradictions are found by trials.
  private static let mostSteps = 20_000_000
  /// How many steps of an elimination take as long as a constraint in a trial.
  private static let stepsOfConstraint = 20

  /// The members that are needed in addition to those already kept.
  private mutating func shrink(
    _ candidates: ContiguousArray<Int32>.SubSequence, kept: ContiguousArray<Int32>, isTested: Bool
  ) -> ContiguousArray<Int32> {
    if !isTested, !isFeasible(kept) { return [] }
    guard candidates.count > 1 else { return ContiguousArray(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let second = shrink(candidates[middle...], kept: kept + candidates[..<middle], isTested: false)
    let first = shrink(candidates[..<middle], kept: kept + second, isTested: second.isEmpty)
    return first + second
  }

  /// What a trial costs that takes too many steps.
  private static let costOfIncomplete = 200_000

  /// Whether the constraints can hold together; true when that takes too long, exceeds the precision of numbers, or the
  /// budget is used up.
  private mutating func isFeasible(_ constraints: ContiguousArray<Int32>) -> Bool {
    guard budget > 0 else { return true }
    budget -= constraints.count
    let subproblem = Subproblem(
      system, members: constraints, ranks: ContiguousArray(repeating: 0, count: constraints.count),
      localVariables: &localVariables)
    var optimum = SubproblemOptimum()
    optimum.evaluate(subproblem, system)
    guard optimum.isComplete else {
      budget -= Self.costOfIncomplete
      return true
    }
    return optimum.costs.isLossy || optimum.violations(of: subproblem, system, in: &localVariables).isEmpty
  }
}
