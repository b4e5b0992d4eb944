internal import AutoLayout

/// Where views stand at run time that constraints let stand anywhere: where they come out beside each other, all those of
/// one superview moved together so far that none lies before its upper left corner.
///
/// They stay where they come out if the move would break a required constraint.
struct FloatingViews {
  /// The views that move, or moved before, by their numbers in the session.
  private(set) var views: Set<Int> = []
  /// The superviews of views that may stand anywhere, by their numbers.
  private(set) var superviews: Set<Int> = []
  private var shifts: [Int: SIMD2<Double>] = [:]
  private let session: LayoutSession
  private let solution: Solution
  /// The required constraints of each view and guide, made when first needed.
  private lazy var required = RequiredRows(session)

  /// - Parameter candidates: The superviews that hold such views, or held some in the last layout, by their numbers. What
  ///   limits the move may be a change elsewhere.
  init(in candidates: Set<Int>, of session: LayoutSession, _ solution: Solution) {
    self.session = session
    self.solution = solution
    for index in candidates.sorted() { session.entries[index].map { move(in: $0.view) } }
  }

  /// How far a view moves to the right and down, in points.
  func shift(of view: Int) -> SIMD2<Double> { shifts[view] ?? .zero }

  private mutating func move(in superview: View) {
    let subviews = superview.subviews.filter { $0.layoutHost === session }
    let floats = subviews.map { session.floats($0, in: superview, solution) }
    views.formUnion(subviews.map(\.sessionIndex))
    guard floats.contains(where: { $0.x || $0.y }) else { return }
    superviews.insert(superview.sessionIndex)
    for (axis, place) in [(Axis.horizontal, 0), (.vertical, 1)] {
      let moving = zip(subviews, floats).filter { axis == .horizontal ? $1.x : $1.y }.map(\.0)
      let corner = value(Int(superview.variableBase) + place)
      let before = moving.map { corner - value(Int($0.variableBase) + place) }.max() ?? 0
      guard before > 0, keepsRequired(moving, by: before, place) else { continue }
      for view in moving { shifts[view.sessionIndex, default: .zero][place] = before }
    }
  }

  /// Whether required constraints that hold go on to hold where views move along an axis, with all that is in them.
  private mutating func keepsRequired(_ moving: [View], by shift: Double, _ place: Int) -> Bool {
    let items = required.items(in: moving)
    return !required.rows(of: items).contains { row in
      guard let row = session.rows[row] else { return false }
      var (moved, sum) = (0.0, -row.rightSide)
      for index in 0..<row.form.count {
        let term = row.form[index]
        sum += term.coefficient * value(term.variable)
        if term.variable % 2 == place, items.contains(term.variable / 4) { moved += term.coefficient }
      }
      guard abs(moved) > Self.rounding else { return false }
      return holds(row.constraint.relation, sum) && !holds(row.constraint.relation, sum + moved * shift)
    }
  }

  private static let rounding = 1e-6

  private func holds(_ relation: Relation, _ difference: Double) -> Bool {
    relation.excess(of: difference) <= Self.rounding
  }

  private func value(_ variable: Int) -> Double { solution[session.variables[variable]] }
}

extension LayoutSession {
  /// Whether a view may stand anywhere in its superview, along each axis.
  fileprivate func floats(_ view: View, in superview: View, _ solution: Solution) -> (x: Bool, y: Bool) {
    let (x, y) = openAxes(openness(of: view, in: solution), in: superview, solution)
    return (x.floats, y.floats)
  }
}

/// Which required constraints mention which views and guides; both go by the numbers of their first variables.
private struct RequiredRows {
  private var rowsOfItem: [Int: [Int]] = [:]
  private var guidesOfView: [ObjectIdentifier: [Int]] = [:]

  init(_ session: LayoutSession) {
    for (index, row) in session.rows.enumerated() {
      guard let row, row.constraint.priority >= 1000 else { continue }
      for item in Set((0..<row.form.count).map({ row.form[$0].variable / 4 })) {
        rowsOfItem[item, default: []].append(index)
      }
    }
    for guide in session.guides.values {
      guard let owner = guide.owner, guide.variableBase >= 0 else { continue }
      guidesOfView[ObjectIdentifier(owner), default: []].append(Int(guide.variableBase) / 4)
    }
  }

  /// Views with all that is in them, and their guides.
  func items(in views: [View]) -> Set<Int> {
    var items: Set<Int> = []
    for view in views.lazy.flatMap(\.subtree) {
      if view.variableBase >= 0 { items.insert(Int(view.variableBase) / 4) }
      items.formUnion(guidesOfView[ObjectIdentifier(view)] ?? [])
    }
    return items
  }

  func rows(of items: Set<Int>) -> Set<Int> { Set(items.lazy.flatMap { rowsOfItem[$0] ?? [] }) }
}
