/// What one constraint costs as a function of one value.
struct ConstraintKink {
  let place: Double
  /// What a unit of the value is of the constraint's own left side.
  let weight: Double
  let isPenalizedBelow: Bool
  let isPenalizedAbove: Bool

  /// `isTurned`: the left side falls where the value rises.
  init(relation: Relation, isTurned: Bool, place: Double, weight: Double) {
    self.place = place
    self.weight = weight
    isPenalizedBelow = isTurned ? relation.penalizesAbove : relation.penalizesBelow
    isPenalizedAbove = isTurned ? relation.penalizesBelow : relation.penalizesAbove
  }
}

extension KinkCollector {
  /// Adds the cost of a constraint at one level.
  mutating func add(_ kink: ConstraintKink, priority: Double, below: Double = 1, above: Double = 1) {
    let fall = kink.isPenalizedBelow ? kink.weight * below : 0
    let rise = kink.isPenalizedAbove ? kink.weight * above : 0
    if fall > 0 { addSlope(-fall, priority: priority) }
    addKink(at: kink.place, priority: priority, jump: fall + rise)
  }
}
