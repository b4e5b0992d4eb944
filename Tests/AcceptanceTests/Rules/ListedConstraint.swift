@testable import AutoLayout
@testable import StackModel

/// A constraint as printed lists of UIStackView's show it: compared by what it says, not by the objects that say it.
struct ListedConstraint {
  var identifier: String
  /// An item and its attribute, such as `a.leading`; the stack is `stack`, the guides are `spanner` and `gap0`, `gap1` …
  var first: String
  var relation: Relation
  /// Nil where the constant is all that is on the right.
  var second: String?
  var multiplier: Double
  var constant: Double
  var priority: Double

  init(
    _ identifier: String, _ first: String, _ relation: Relation, _ second: String?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// To a millionth, so that rounding does not matter.
  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}

extension ListedConstraint: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier && left.first == right.first && left.relation == right.relation
      && left.second == right.second && rounded(left.multiplier) == rounded(right.multiplier)
      && rounded(left.constant) == rounded(right.constant) && left.priority == right.priority
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(first)
    hasher.combine(second)
  }
}

extension ListedConstraint: CustomStringConvertible {
  var description: String {
    let right =
      second.map { "\(Self.rounded(multiplier)) × \($0) + \(Self.rounded(constant))" } ?? "\(Self.rounded(constant))"
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
