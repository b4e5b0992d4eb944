/// How the left side of a constraint compares with its constant.
public enum Relation: Hashable, Sendable {
  /// The sum of terms is at most the constant.
  case lessThanOrEqual
  /// The sum of terms equals the constant.
  case equal
  /// The sum of terms is at least the constant.
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Whether a sum below the constant is an error.
  var penalizesBelow: Bool { self != .lessThanOrEqual }
  /// Whether a sum above the constant is an error.
  var penalizesAbove: Bool { self != .greaterThanOrEqual }
}
