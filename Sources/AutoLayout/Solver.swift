/// One solution of one system: eliminate, substitute, split, optimise; drop a constraint of every conflict and repeat.
struct Solver {
  private let system: LinearSystem
  private var isActive: [Bool]
  private var solution = Solution()
  /// Whether elimination insists on large pivots, after an attempt that missed required constraints.
  private var isCareful = false

  init(_ system: LinearSystem) {
    self.system = system
    isActive = Array(repeating: true, count: system.constraintCount)
    for constraint in system.rejected { isActive[constraint.index] = false }
  }

  mutating func solve() -> Solution {
    solution.rejected = system.rejected
    while !attempt() {}
    return solution
  }

  /// Solves with the constraints that are still active; false if that turned up conflicts.
  private mutating func attempt() -> Bool {
    let known = solution.conflicts.count
    var elimination = Elimination(system, isActive: isActive, isCareful: isCareful)
    elimination.run()
    var provenance = LazyProvenance(system, elimination.definitions)
    for constraint in elimination.contradictions { recordConflict([(Int(constraint), 1)], &provenance) }
    guard solution.conflicts.count == known else { return false }
    let definitions = elimination.definitions.resolved()
    let reduced = ReducedRows(system, isActive: isActive, definitions)
    for constraint in reduced.violations { recordConflict([(constraint, 1)], &provenance) }
    guard solution.conflicts.count == known else { return false }
    return optimize(reduced, definitions, &provenance)
  }

  private mutating func optimize(
    _ reduced: ReducedRows, _ definitions: Definitions, _ provenance: inout LazyProvenance
  ) -> Bool {
    let known = solution.conflicts.count
    var assembly = Assembly(variableCount: system.variableCount)
    var localColumns = Array(repeating: Int32(0), count: system.variableCount)
    for rows in Components(reduced, variableCount: system.variableCount).rows {
      while true {
        let active = rows.filter { isActive[Int(reduced.sources[$0])] }
        let component = Component(system, reduced, rows: active, localColumns: &localColumns)
        if let simplex = component.solve() {
          assembly.add(component, simplex)
          break
        }
        let subset = InfeasibleSubset(component.problem).find().map { (component.constraints[$0.row], $0.multiplier) }
        guard recordConflict(subset, &provenance) else {
          if let simplex = component.solve(acceptingViolations: true) { assembly.add(component, simplex) }
          break
        }
        // A dropped equality changes the elimination, so that this part has to wait for the next attempt.
        if droppedEquality { break }
      }
    }
    guard !needsElimination(since: known) else { return false }
    assembly.finish(definitions, into: &solution)
    return isCareful || becomesCareful()
  }

  /// Whether the solution is as good as it gets: false, once, if required constraints are missed.
  private mutating func becomesCareful() -> Bool {
    isCareful = (0..<system.constraintCount).contains { misses($0) }
    return !isCareful
  }

  private func misses(_ constraint: Int) -> Bool {
    guard isActive[constraint], system.priorities[constraint] >= .required else { return false }
    var difference = -system.constants[constraint]
    var scale = 1000 + abs(difference)
    for position in system.rows.range(constraint) {
      let product = system.rows.coefficients[position] * solution.values[Int(system.rows.variables[position])]
      difference += product
      scale = max(scale, abs(product))
    }
    let relation = system.relations[constraint]
    let error = max(relation.penalizesAbove ? difference : 0, relation.penalizesBelow ? -difference : 0)
    return !(error <= 2e-6 * scale)
  }

  private var droppedEquality: Bool {
    solution.conflicts.last.map { system.relations[$0.broken.index] == .equal } ?? false
  }

  private func needsElimination(since known: Int) -> Bool {
    solution.conflicts[known...].contains { system.relations[$0.broken.index] == .equal }
  }

  /// Completes a contradictory combination of constraints by the equalities behind it and drops one member.
  ///
  /// False if there is nothing to drop: another conflict has just taken one of the members.
  @discardableResult
  private mutating func recordConflict(
    _ combination: [(constraint: Int, multiplier: Double)], _ provenance: inout LazyProvenance
  ) -> Bool {
    let members = Set(combination.map(\.constraint) + provenance.equalities(behind: combination)).sorted()
    guard members.allSatisfy({ isActive[$0] }) else { return false }
    let broken = members.max { (system.breakRanks[$0], $0) < (system.breakRanks[$1], $1) }
    guard let broken else { return false }
    isActive[broken] = false
    solution.conflicts.append(
      Conflict(constraints: members.map(ConstraintID.init(index:)), broken: ConstraintID(index: broken)))
    return true
  }
}
