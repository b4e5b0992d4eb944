internal import AutoLayout

/// A constraint in the linear system of a session.
struct ConstraintRow {
  /// Its name there.
  let id: ConstraintID
  var constraint: Constraint
  /// What is compared with `constraint.constant`.
  var form: LinearForm
  let order: ConstraintOrder
  var inputs: Inputs

  /// What the numbers of the form depend on, apart from the constraint itself.
  struct Inputs: OptionSet {
    let rawValue: UInt8
    /// Margins, safe areas or baselines.
    static let metrics = Self(rawValue: 1)
    /// The frames of the previous pass.
    static let previousPass = Self(rawValue: 2)
    /// The baselines of the tallest view that a stack arranges.
    static let tallestView = Self(rawValue: 4)
  }

  /// The right side of the linear constraint.
  var rightSide: Double { Self.rightSide(constraint, form) }

  static func rightSide(_ constraint: Constraint, _ form: LinearForm) -> Double { constraint.constant - form.constant }
}
