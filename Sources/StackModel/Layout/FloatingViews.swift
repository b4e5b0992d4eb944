internal import AutoLayout

/// Where views stand at run time that constraints let stand anywhere: where they come out beside each other, all those
/// of one superview moved together so far that none lies before its upper left corner.
///
/// They keep their solved positions if the move would break a required constraint.
struct FloatingViews {
  /// The views that move, or moved before, by number.
  private(set) var views: Set<Int> = []
  /// The superviews of views that may stand anywhere, by number.
  private(set) var superviews: Set<Int> = []
  private var shifts: [Int: SIMD2<Double>] = [:]
  private let items: LayoutItems
  private let system: EdgeSystem
  private let placement: FramePlacement
  private let rows: RowTable
  /// The required constraints of each view and guide, made when first needed.
  private lazy var required = RequiredRows(items, rows)

  /// - Parameter candidates: The superviews that hold such views, or held some in the last layout, by number. What limits
  ///   the move may be a change elsewhere.
  init(
    in candidates: Set<Int>, _ items: LayoutItems, _ rows: RowTable, _ system: EdgeSystem, _ placement: FramePlacement
  ) {
    self.items = items
    self.rows = rows
    self.system = system
    self.placement = placement
    for number in candidates.sorted() { items.view(at: number).map { move(in: $0, number) } }
  }

  /// How far a view moves to the right and down, in points.
  func shift(of view: Int) -> SIMD2<Double> { shifts[view] ?? .zero }

  private mutating func move(in superview: View, _ number: Int) {
    let subviews = superview.subviews.filter(items.contains)
    let floats = subviews.map { view in
      let (x, y) = placement.openAxes(of: view, in: superview)
      return (x: x.floats, y: y.floats)
    }
    views.formUnion(subviews.map(items.number))
    guard floats.contains(where: { $0.x || $0.y }) else { return }
    superviews.insert(number)
    for (axis, place) in [(Axis.horizontal, 0), (.vertical, 1)] {
      let moving = zip(subviews, floats).filter { axis == .horizontal ? $1.x : $1.y }.map(\.0)
      let corner = system.value(of: 4 * number + place)
      let before = moving.map { corner - system.value(of: 4 * items.number(of: $0) + place) }.max() ?? 0
      guard before > 0, keepsRequired(moving, by: before, place) else { continue }
      for view in moving { shifts[items.number(of: view), default: .zero][place] = before }
    }
  }

  /// Whether required constraints that hold also hold after views move along an axis, with all that is in them.
  private mutating func keepsRequired(_ moving: [View], by shift: Double, _ place: Int) -> Bool {
    let moved = required.items(in: moving)
    return !required.rows(of: moved).contains { row in
      var (coefficient, sum) = (0.0, -row.rightSide)
      for index in 0..<row.form.count {
        let term = row.form[index]
        sum += term.coefficient * system.value(of: term.variable)
        if term.variable % 2 == place, moved.contains(term.variable / 4) { coefficient += term.coefficient }
      }
      guard abs(coefficient) > Self.rounding else { return false }
      return holds(row.constraint.relation, sum) && !holds(row.constraint.relation, sum + coefficient * shift)
    }
  }

  private static let rounding = 1e-6

  private func holds(_ relation: Relation, _ difference: Double) -> Bool {
    relation.excess(of: difference) <= Self.rounding
  }
}

/// Which required constraints mention which items.
private struct RequiredRows {
  private var required: [ConstraintRow] = []
  private var rowsOfItem: [Int: [Int]] = [:]
  private var guidesOfView: [ObjectIdentifier: [Int]] = [:]
  private let items: LayoutItems

  init(_ items: LayoutItems, _ rows: RowTable) {
    self.items = items
    for row in rows.rows where row.constraint.priority >= 1000 {
      for item in Set((0..<row.form.count).map({ row.form[$0].variable / 4 })) {
        rowsOfItem[item, default: []].append(required.count)
      }
      required.append(row)
    }
    for number in 0..<items.count {
      guard let owner = items.guide(at: number)?.owner else { continue }
      guidesOfView[ObjectIdentifier(owner), default: []].append(number)
    }
  }

  /// The numbers of views with all that is in them, and of their guides.
  func items(in views: [View]) -> Set<Int> {
    var found: Set<Int> = []
    for view in views.lazy.flatMap(\.subtree) {
      let number = items.number(of: view)
      if number >= 0 { found.insert(number) }
      found.formUnion(guidesOfView[ObjectIdentifier(view)] ?? [])
    }
    return found
  }

  func rows(of items: Set<Int>) -> [ConstraintRow] {
    Set(items.lazy.flatMap { rowsOfItem[$0] ?? [] }).map { required[$0] }
  }
}
