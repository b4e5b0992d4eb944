internal import AutoLayout

/// A required constraint as the stored frames have it.
struct StoredRow {
  let form: LinearForm
  /// How much more than its constant it comes to.
  let error: Double
  /// How far it is broken.
  let excess: Double
  let isEquality: Bool
  let unknowns: [CanvasLength]

  var isKeptExactly: Bool { isEquality && excess <= 0.51 }

  /// Interface Builder's own rounding differs by up to a pixel an edge.
  var tolerance: Double { 1.01 * max(1, form.reach / 2) }
}

extension Constraint {
  /// How far a value is beyond what the relation allows.
  func excess(of value: Double) -> Double { relation.excess(of: value - constant) }
}
