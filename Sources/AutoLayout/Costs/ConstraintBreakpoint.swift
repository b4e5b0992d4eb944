/// The cost of one constraint as a function of one value: a breakpoint between two slopes.
struct ConstraintBreakpoint {
  let place: Double
  /// The change of the constraint's left side per unit of the value.
  let weight: Double
  let isPenalizedBelow: Bool
  let isPenalizedAbove: Bool

  /// `isReversed`: the left side decreases when the value increases.
  init(relation: Relation, isReversed: Bool, place: Double, weight: Double) {
    self.place = place
    self.weight = weight
    isPenalizedBelow = isReversed ? relation.penalizesAbove : relation.penalizesBelow
    isPenalizedAbove = isReversed ? relation.penalizesBelow : relation.penalizesAbove
  }
}

extension BreakpointCollector {
  /// Adds the cost of a constraint at one level.
  mutating func add(_ breakpoint: ConstraintBreakpoint, priority: Double, below: Double = 1, above: Double = 1) {
    let fall = breakpoint.isPenalizedBelow ? breakpoint.weight * below : 0
    let rise = breakpoint.isPenalizedAbove ? breakpoint.weight * above : 0
    if fall > 0 { addSlope(-fall, priority: priority) }
    addBreakpoint(at: breakpoint.place, priority: priority, jump: fall + rise)
  }
}
