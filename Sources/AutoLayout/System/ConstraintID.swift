/// Names one constraint of a ``LinearSystem``: its place in the order of addition.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints added to the system before this one.
  public let index: Int

  /// Whether `left` was added before `right`.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The name used in dumps: `c0`, `c1`, … in the order of addition.
  public var description: String { "c\(index)" }
}
