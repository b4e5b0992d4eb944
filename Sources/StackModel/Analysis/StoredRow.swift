internal import AutoLayout

/// A required constraint, evaluated with the stored frames.
struct StoredRow {
  let form: LinearForm
  /// The value of the form minus the constant.
  let error: Double
  /// How far the constraint is broken.
  let excess: Double
  let isEquality: Bool
  let unknowns: [CanvasLength]

  var isKeptExactly: Bool { isEquality && excess <= 0.51 }

  /// The largest error due to Interface Builder's rounding, which differs by up to a pixel for each edge.
  var tolerance: Double { 1.01 * max(1, form.reach / 2) }
}

extension Constraint {
  /// How far a value is outside the values that the relation allows.
  func excess(of value: Double) -> Double { relation.excess(of: value - constant) }
}
