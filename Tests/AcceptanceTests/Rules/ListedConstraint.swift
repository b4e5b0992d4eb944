import AutoLayout
import StackModel

/// A constraint as printed lists of UIStackView's show it: compared by what it says, not by the objects that say it.
struct ListedConstraint: Hashable {
  var identifier: String
  /// An item and its attribute, such as `a.leading`; the stack is `stack`, the guides are `spanner` and `gap0`, `gap1` …
  var first: String
  var relation: Relation
  /// Nil where the constant is all that is on the right.
  var second: String?
  /// In millionths, so that rounding does not matter.
  private var multiplier: Int
  private var constant: Int
  var priority: Double

  init(
    _ identifier: String, _ first: String, _ relation: Relation, _ second: String?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = Int((multiplier * 1e6).rounded())
    self.constant = Int((constant * 1e6).rounded())
    self.priority = priority
  }

  var factor: Double { Double(multiplier) / 1e6 }
  var offset: Double { Double(constant) / 1e6 }
}

extension ListedConstraint: CustomStringConvertible {
  var description: String {
    let right = second.map { "\(factor) × \($0) + \(offset)" } ?? "\(offset)"
    return "\(identifier): \(first) \(relation) \(right) @\(priority)"
  }
}

/// What is only in the one list and only in the other, whatever the order; empty where the lists agree.
func difference(_ actual: [ListedConstraint], _ expected: [ListedConstraint]) -> [String] {
  var counts: [ListedConstraint: Int] = [:]
  for constraint in expected { counts[constraint, default: 0] += 1 }
  for constraint in actual { counts[constraint, default: 0] -= 1 }
  return counts.filter { $0.value != 0 }
    .map { "\($0.value > 0 ? "missing" : "unexpected") \(abs($0.value)): \($0.key)" }.sorted()
}
