internal import AutoLayout

/// A constraint in the linear system of a session.
struct ConstraintRow {
  /// Its name there.
  let id: ConstraintID
  var constraint: Constraint
  /// What is compared with `constraint.constant`.
  var form: LinearForm
  let order: ConstraintOrder
  var sources: Sources

  /// What the form's numbers were taken from, besides the constraint itself.
  struct Sources: OptionSet {
    let rawValue: UInt8
    /// Margins, safe areas or baselines.
    static let metrics = Self(rawValue: 1)
    /// The frames of the pass before.
    static let layout = Self(rawValue: 2)
    /// The baselines of a view that a stack arranges, chosen by height.
    static let tallest = Self(rawValue: 4)
  }

  /// The right side of the linear constraint.
  var rightSide: Double { Self.rightSide(constraint, form) }

  static func rightSide(_ constraint: Constraint, _ form: LinearForm) -> Double { constraint.constant - form.constant }
}
