public import AutoLayout

/// One constraint as text: `row PRIORITY RELATION CONSTANT VARIABLE:COEFFICIENT ... [rank=RANK]`.
public struct TextRow: Sendable {
  /// The summands of the left side.
  public var terms: [(variable: Int, coefficient: Double)]
  /// How the sides compare.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The level.
  public var priority: Double
  /// The break rank.
  public var rank = 0

  /// The row as a line.
  public var line: String {
    let sum = terms.map { " \($0.variable):\($0.coefficient)" }.joined()
    return "row \(priority) \(relation) \(constant)\(sum)" + (rank == 0 ? "" : " rank=\(rank)")
  }

  static func relation(_ text: Substring) -> Relation? {
    [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].first { $0.description == text }
  }
}

extension TextRow {
  /// Reads a line that starts with `row`; nil if it is malformed.
  public init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 4, words[0] == "row", let priority = Double(words[1]), let relation = Self.relation(words[2]),
      let constant = Double(words[3])
    else { return nil }
    self.init(terms: [], relation: relation, constant: constant, priority: priority)
    for word in words.dropFirst(4) where !read(word) { return nil }
  }

  private mutating func read(_ word: Substring) -> Bool {
    if word.hasPrefix("rank=") {
      rank = Int(word.dropFirst(5)) ?? 0
      return true
    }
    let parts = word.split(separator: ":")
    guard parts.count == 2, let variable = Int(parts[0]), variable >= 0, let factor = Double(parts[1]) else {
      return false
    }
    terms.append((variable, factor))
    return true
  }
}
