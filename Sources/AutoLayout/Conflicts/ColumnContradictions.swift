/// Required constraints on one and the same sum of variables that exclude each other: the commonest conflicts, and the
/// only ones that come by the thousand. They need no search.
struct ColumnContradictions {
  private(set) var conflicts: [Conflict] = []

  init(_ part: Part, _ system: LinearSystem) {
    for column in 0..<part.columns.count { find(column, part, system) }
  }

  /// Holds on to the constraints that are broken last, one after the other.
  private mutating func find(_ column: Int, _ part: Part, _ system: LinearSystem) {
    let required = part.columns.constraints(of: column).map { part.columns[$0] }
      .filter { system.isRequired(Int($0.constraint)) }
    guard required.count > 1 else { return }
    var (low, high) = (Bound(place: -.infinity), Bound(place: .infinity))
    for entry in required.sorted(by: { system.breaksLater(Int($0.constraint), Int($1.constraint)) }) {
      let kink = part.kink(entry, system, coefficient: 1, offset: 0)
      let own = Bound(place: kink.place, constraint: Int(entry.constraint))
      let tolerance = Tolerance.conflict / kink.weight + Tolerance.rounding * abs(kink.place)
      if kink.isPenalizedBelow, own.place > high.place + tolerance {
        record(own, high)
      } else if kink.isPenalizedAbove, own.place < low.place - tolerance {
        record(own, low)
      } else {
        if kink.isPenalizedBelow, own.place > low.place { low = own }
        if kink.isPenalizedAbove, own.place < high.place { high = own }
      }
    }
  }

  private struct Bound {
    let place: Double
    var constraint = -1
  }

  private mutating func record(_ broken: Bound, _ other: Bound) {
    let members = [broken.constraint, other.constraint].sorted().map(ConstraintID.init(index:))
    conflicts.append(Conflict(constraints: members, broken: ConstraintID(index: broken.constraint)))
  }
}
