import TestSupport
import Testing

@testable import AutoLayout

/// Optima and conflicts of random systems, compared with enumeration in exact arithmetic.
@Suite struct ExactOptimumTests {
  private func programs(_ variableCount: Int, _ rowCount: Int, _ count: Int) -> [ExactProgram] {
    var random = SplitMix64(seed: UInt64(1000 * variableCount + rowCount))
    return (0..<count).map { _ in ExactProgram(variableCount: variableCount, rowCount: rowCount, &random) }
  }

  @Test(arguments: [(1, 5, 40), (2, 4, 40), (2, 8, 25), (3, 5, 10)])
  func errorsAreTheLeastThatThereAre(variableCount: Int, rowCount: Int, count: Int) {
    for program in programs(variableCount, rowCount, count) {
      guard let least = program.leastErrors() else { continue }
      let (system, variables) = program.system()
      let solution = system.solve()
      let values = variables.map { solution[$0] }
      #expect(solution.conflicts.isEmpty, "\(system)")
      for row in program.allRows where row.isRequired { #expect(error(row, values) < 1e-6, "\(system)") }
      for (level, expected) in zip(program.levels, least) {
        let sum = program.rows.filter { $0.priority == level }.reduce(0) { $0 + error($1, values) }
        #expect(abs(sum - expected.value) < 1e-6, "level \(level) of \(system)")
      }
    }
  }

  @Test(arguments: [(1, 6, 40), (2, 8, 25), (3, 7, 10)])
  func conflictsAreReportedJustWhereRowsContradict(variableCount: Int, rowCount: Int, count: Int) {
    var contradictory = 0
    for program in programs(variableCount, rowCount, count).map(\.withMoreRequired) {
      let isFeasible = program.isFeasible(program.rows.filter(\.isRequired))
      let (system, _) = program.system()
      #expect(system.solve().conflicts.isEmpty == isFeasible, "\(system)")
      if !isFeasible { contradictory += 1 }
    }
    #expect(contradictory > 2)
    #expect(contradictory < count)
  }

  @Test(arguments: [(1, 6, 40), (2, 8, 20), (3, 7, 6)])
  func aConflictIsAMinimalContradiction(variableCount: Int, rowCount: Int, count: Int) {
    for program in programs(variableCount, rowCount, count).map(\.withMoreRequired) {
      let (system, _) = program.system()
      for conflict in system.solve().conflicts {
        let members = conflict.constraints.map { program.row($0) }
        #expect(conflict.constraints.contains(conflict.broken))
        #expect(conflict.constraints == conflict.constraints.sorted())
        #expect(!program.isFeasible(members), "\(conflict.constraints) of \(system)")
        for left in members.indices {
          var others = members
          others.remove(at: left)
          #expect(Self.isFeasibleWithoutBox(others, program), "\(conflict.constraints) of \(system)")
        }
      }
    }
  }

  /// Whether rows can hold together in a box that is much larger than that of the program.
  private static func isFeasibleWithoutBox(_ rows: [ExactProgram.Row], _ program: ExactProgram) -> Bool {
    let large = rows.map {
      ExactProgram.Row(coefficients: $0.coefficients, relation: $0.relation, constant: $0.constant, priority: 1000)
    }
    return program.isFeasible(large, bound: 100 * ExactProgram.bound)
  }

  private func error(_ row: ExactProgram.Row, _ values: [Double]) -> Double {
    let sum = zip(row.coefficients, values).reduce(-Double(row.constant)) { $0 + Double($1.0) * $1.1 }
    switch row.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

extension ExactProgram {
  /// The program with every second row required.
  fileprivate var withMoreRequired: ExactProgram {
    var copy = self
    for index in copy.rows.indices where index % 2 == 0 {
      let row = copy.rows[index]
      copy.rows[index] = Row(
        coefficients: row.coefficients, relation: row.relation, constant: row.constant, priority: 1000)
    }
    return copy
  }
}
