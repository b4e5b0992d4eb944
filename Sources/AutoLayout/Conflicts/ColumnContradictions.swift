/// Required constraints on the same sum of variables that exclude each other. These are the most common conflicts, and
/// the only ones of which a document may have thousands. They need no search.
struct ColumnContradictions {
  private(set) var conflicts: [Conflict] = []

  init(_ subproblem: Subproblem, _ system: LinearSystem) {
    for column in 0..<subproblem.columns.count { find(column, subproblem, system) }
  }

  /// Keeps constraints one by one, first those that are broken last.
  private mutating func find(_ column: Int, _ subproblem: Subproblem, _ system: LinearSystem) {
    let required = subproblem.columns.constraints(of: column).map { subproblem.columns[$0] }
      .filter { system.isRequired(Int($0.constraint)) }
    guard required.count > 1 else { return }
    var (low, high) = (Bound(place: -.infinity), Bound(place: .infinity))
    for entry in required.sorted(by: { system.breaksLater(Int($0.constraint), Int($1.constraint)) }) {
      let breakpoint = subproblem.breakpoint(entry, system, coefficient: 1, offset: 0)
      let own = Bound(place: breakpoint.place, constraint: Int(entry.constraint))
      let tolerance = Tolerance.conflict / breakpoint.weight + Tolerance.rounding * abs(breakpoint.place)
      if breakpoint.isPenalizedBelow, own.place > high.place + tolerance {
        record(own, high)
      } else if breakpoint.isPenalizedAbove, own.place < low.place - tolerance {
        record(own, low)
      } else {
        if breakpoint.isPenalizedBelow, own.place > low.place { low = own }
        if breakpoint.isPenalizedAbove, own.place < high.place { high = own }
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
