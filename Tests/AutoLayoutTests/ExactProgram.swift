import TestSupport

@testable import AutoLayout

/// A small system of integers in a box, and its optimum by enumeration in exact arithmetic.
///
/// Errors are piecewise linear, so that each level is least at a corner: where as many constraints or sides of the box as
/// there are variables hold with equality.
struct ExactProgram {
  struct Row {
    let coefficients: [Int]
    let relation: Relation
    let constant: Int
    let priority: Int

    var isRequired: Bool { priority == 1000 }

    func error(at point: [Fraction]) -> Fraction {
      let sum = zip(coefficients, point).reduce(Fraction(-constant)) { $0 + Fraction($1.0) * $1.1 }
      switch relation {
      case .equal: return sum.magnitude
      case .lessThanOrEqual: return max(Fraction(0), sum)
      case .greaterThanOrEqual: return max(Fraction(0), Fraction(0) - sum)
      }
    }
  }

  /// Each variable lies between minus this and this.
  static let bound = 40

  let variableCount: Int
  var rows: [Row]

  /// A random program: mostly one or two variables in a row, as constraints between edges have.
  init(variableCount: Int, rowCount: Int, _ random: inout SplitMix64) {
    self.variableCount = variableCount
    rows = (0..<rowCount).map { _ in
      var coefficients = [Int](repeating: 0, count: variableCount)
      for _ in 0...random.number(below: variableCount) {
        coefficients[random.number(below: variableCount)] = random.pick([1, 1, -1, -1, 2, -3])
      }
      return Row(
        coefficients: coefficients, relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        constant: random.number(below: 41) - 20, priority: random.pick([1000, 750, 750, 250, 250, 50]))
    }
  }

  /// The rows and the sides of the box.
  var allRows: [Row] { rows + box() }

  private func box(_ bound: Int = ExactProgram.bound) -> [Row] {
    (0..<variableCount).flatMap { variable in
      let coefficients = (0..<variableCount).map { $0 == variable ? 1 : 0 }
      return [
        Row(coefficients: coefficients, relation: .lessThanOrEqual, constant: bound, priority: 1000),
        Row(coefficients: coefficients, relation: .greaterThanOrEqual, constant: -bound, priority: 1000),
      ]
    }
  }

  /// Priorities below 1000, highest first.
  var levels: [Int] { Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >) }

  /// The least sum of errors of each level; nil if the required rows contradict each other.
  func leastErrors() -> [Fraction]? {
    corners(of: allRows).filter { point in isFeasible(point, allRows) }.map { errors(at: $0) }
      .min { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether some rows can hold together within a box.
  func isFeasible(_ some: [Row], bound: Int = ExactProgram.bound) -> Bool {
    let all = some + box(bound)
    return corners(of: all).contains { isFeasible($0, all) }
  }

  private func isFeasible(_ point: [Fraction], _ rows: [Row]) -> Bool {
    rows.allSatisfy { !$0.isRequired || $0.error(at: point) == Fraction(0) }
  }

  func errors(at point: [Fraction]) -> [Fraction] {
    levels.map { level in
      rows.filter { $0.priority == level }.reduce(Fraction(0)) { $0 + $1.error(at: point) }
    }
  }

  /// The points in which `variableCount` rows hold with equality.
  private func corners(of rows: [Row]) -> Set<[Fraction]> {
    var corners: Set<[Fraction]> = []
    func choose(_ chosen: [Row], from start: Int) {
      guard chosen.count < variableCount else {
        if let point = Self.intersection(chosen) { corners.insert(point) }
        return
      }
      for index in start..<max(start, rows.count) { choose(chosen + [rows[index]], from: index + 1) }
    }
    choose([], from: 0)
    return corners
  }

  /// The only point in which the rows hold with equality, by Gauss-Jordan elimination; nil if there is not just one.
  private static func intersection(_ rows: [Row]) -> [Fraction]? {
    var table = rows.map { $0.coefficients.map { Fraction($0) } + [Fraction($0.constant)] }
    for column in table.indices {
      guard let pivot = (column..<table.count).first(where: { table[$0][column] != Fraction(0) }) else { return nil }
      table.swapAt(column, pivot)
      let scale = table[column][column]
      table[column] = table[column].map { $0 / scale }
      for other in table.indices where other != column {
        let factor = table[other][column]
        table[other] = zip(table[other], table[column]).map { $0 - factor * $1 }
      }
    }
    return table.map { $0[table.count] }
  }

  /// The program as a system, the box first.
  func system() -> (system: LinearSystem, variables: [Variable]) {
    var system = LinearSystem()
    let variables = (0..<variableCount).map { _ in system.makeVariable() }
    for row in box() + rows {
      let terms = zip(variables, row.coefficients).map { LinearTerm($0, coefficient: Double($1)) }
      system.add(
        terms, relation: row.relation, constant: Double(row.constant),
        priority: Priority(rawValue: Double(row.priority)))
    }
    return (system, variables)
  }

  /// The row of a constraint of `system()`.
  func row(_ constraint: ConstraintID) -> Row { (box() + rows)[constraint.index] }
}
