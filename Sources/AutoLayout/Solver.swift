/// One solution of one system: eliminate, substitute, split, optimise; drop a constraint of every conflict and repeat.
struct Solver {
  private var system: LinearSystem
  private var isActive: [Bool]
  private var solution = Solution()
  /// Whether elimination insists on large pivots, after an attempt that missed required constraints.
  private var isCareful = false

  /// How much work conflicts may still cost, in squared rows: large contradictory systems end too.
  private var conflictBudget = 10_000_000

  init(_ system: LinearSystem) {
    self.system = system
    isActive = Array(repeating: true, count: system.constraintCount)
    for constraint in system.rejected { isActive[constraint.index] = false }
    for constraint in 0..<system.constraintCount where system.isRemoved[constraint] { isActive[constraint] = false }
  }

  mutating func solve() -> Solution {
    solution.rejected = system.rejected
    while !attempt() {}
    guard !solution.conflicts.isEmpty else { return solution }
    keepBrokenConstraintsAsWishes()
    while !attempt() {}
    return solution
  }

  /// A constraint that is given up still counts for more than any optional one, as UIKit has it.
  private mutating func keepBrokenConstraintsAsWishes() {
    for conflict in solution.conflicts {
      isActive[conflict.broken.index] = true
      system.weaken(conflict.broken)
    }
    isCareful = false
  }

  /// Solves with the constraints that are still active; false if that turned up conflicts.
  private mutating func attempt() -> Bool {
    let known = solution.conflicts.count
    var elimination = Elimination(system, isActive: isActive, isCareful: isCareful)
    elimination.run()
    var provenance = LazyProvenance(system, elimination.definitions)
    recordConflicts(elimination.contradictions.map(Int.init), &provenance)
    guard solution.conflicts.count == known else { return false }
    let definitions = elimination.definitions.resolved()
    let reduced = ReducedRows(system, isActive: isActive, definitions)
    recordConflicts(reduced.violations, &provenance)
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
        guard !isAtLimit, recordConflict(subset(of: component), &provenance) else {
          solution.hasMoreConflicts = solution.hasMoreConflicts || isAtLimit
          if let simplex = component.solve(acceptingViolations: true) { assembly.add(component, simplex) }
          break
        }
        // A dropped equality changes the elimination, so that this part has to wait for the next attempt.
        if droppedEquality { break }
      }
    }
    guard !needsElimination(since: known) else { return false }
    assembly.finish(definitions, into: &solution)
    solution.tied = solution.undetermined.map { _ in false }
    return isCareful || becomesCareful()
  }

  private mutating func subset(of component: Component) -> [(constraint: Int, multiplier: Double)] {
    InfeasibleSubset(component.problem).find(budget: &conflictBudget).map {
      (component.constraints[$0.row], $0.multiplier)
    }
  }

  /// Each conflict costs a solving: a system that has more than this many is past listing them.
  private static let conflictLimit = 50

  private var isAtLimit: Bool { solution.conflicts.count >= Self.conflictLimit || conflictBudget <= 0 }

  /// Rows that say nothing but that something is impossible. Past the limit they are ignored.
  private mutating func recordConflicts(_ rows: [Int], _ provenance: inout LazyProvenance) {
    let known = solution.conflicts.count
    for row in rows {
      if isAtLimit {
        isActive[row] = false
        solution.hasMoreConflicts = true
      } else if !recordConflict([(row, 1)], &provenance), solution.conflicts.count > known {
        // It shares a member with a conflict just recorded: the next attempt shows whether it is still there.
        break
      }
    }
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
