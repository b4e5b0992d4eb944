import Foundation
import TestSupport

@testable import AutoLayout

/// A random system with what an independent solver found for it; `Fixtures/reference.py` describes the format.
struct ReferenceSystem {
  struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: Relation
    let constant: Double
    let priority: Priority
  }

  var variableCount: Int
  var rows: [Row] = []
  var isInfeasible = false
  var levels: [(priority: Double, error: Double)] = []
  var undetermined: [Bool]?

  static func loadAll() throws -> [ReferenceSystem] {
    var systems: [ReferenceSystem] = []
    for line in try Checkout.text("Tests/AutoLayoutTests/Fixtures/random-systems.txt").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "system" {
        systems.append(ReferenceSystem(variableCount: Int(words[1]) ?? 0))
      } else if !systems.isEmpty {
        systems[systems.count - 1].read(words)
      }
    }
    return systems
  }

  private mutating func read(_ words: [String]) {
    switch words[0] {
    case "row": rows.append(Self.row(words))
    case "infeasible": isInfeasible = true
    case "level": levels.append((Double(words[1]) ?? .nan, Double(words[2]) ?? .nan))
    default: undetermined = words[1].map { $0 == "1" }
    }
  }

  private static func row(_ words: [String]) -> Row {
    let terms = words.dropFirst(4).map { word -> (Int, Double) in
      let parts = word.split(separator: ":")
      return (Int(parts[0]) ?? 0, Double(parts[1]) ?? .nan)
    }
    let relation: Relation = words[2] == "==" ? .equal : words[2] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    return Row(
      terms: terms, relation: relation, constant: Double(words[3]) ?? .nan,
      priority: Priority(rawValue: Double(words[1]) ?? .nan))
  }

  /// The rows, or those of them that are wanted, as a system.
  func build(only members: [Int]? = nil) -> (system: LinearSystem, variables: [Variable]) {
    var system = LinearSystem()
    let variables = (0..<variableCount).map { _ in system.makeVariable() }
    for index in members ?? Array(rows.indices) {
      let terms = rows[index].terms.map { LinearTerm(variables[$0.variable], coefficient: $0.coefficient) }
      system.add(
        terms, relation: rows[index].relation, constant: rows[index].constant, priority: rows[index].priority)
    }
    return (system, variables)
  }

  func error(_ row: Row, _ values: [Double]) -> Double {
    let difference = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
    switch row.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }
}
