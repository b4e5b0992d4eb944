public import AutoLayout

/// A system in the text format of `reference.py`, to be solved here and elsewhere.
public struct TextSystem: Sendable {
  /// How many variables there are.
  public var variableCount: Int
  /// The constraints in the order of addition.
  public var rows: [TextRow] = []

  /// The system as lines.
  public var text: String {
    (["system \(variableCount)"] + rows.map(\.line)).joined(separator: "\n")
  }

  /// The system itself, and its variables.
  public func build() -> (system: LinearSystem, variables: [Variable]) {
    var system = LinearSystem()
    let variables = (0..<variableCount).map { _ in system.makeVariable() }
    for row in rows {
      let terms = row.terms.map { LinearTerm(variables[$0.variable], coefficient: $0.coefficient) }
      system.add(
        terms, relation: row.relation, constant: row.constant, priority: Priority(rawValue: row.priority),
        breakRank: row.rank)
    }
    return (system, variables)
  }
}

extension TextSystem {
  /// Reads a system back from its description; variables that no constraint has are forgotten.
  public init(describing system: LinearSystem) {
    rows = system.description.split(separator: "\n").compactMap(TextRow.init(dump:))
    variableCount = 1 + (rows.lazy.flatMap(\.terms).map(\.variable).max() ?? -1)
  }

  /// Reads systems, skipping comments and what the reference found.
  public static func parse(_ text: String) -> [TextSystem] {
    var systems: [TextSystem] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("system ") {
        let count = line.split(separator: " ")[1]
        systems.append(TextSystem(variableCount: Int(count) ?? 0))
      } else if let row = TextRow(line: line), !systems.isEmpty {
        systems[systems.count - 1].rows.append(row)
      }
    }
    return systems
  }
}
