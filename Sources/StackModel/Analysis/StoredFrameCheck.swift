internal import AutoLayout

/// Finds stored frames that cannot follow from the constraints, whatever the sizes of text, symbols and controls: those that
/// break a required constraint which the computed layout satisfies.
///
/// A frame that differs from the computed one but satisfies all required constraints is not reported: then the difference
/// is due to content sizes, which are estimates. Constraints relative to lengths that only Interface Builder's canvas knows
/// count only if the stored frame of another view confirms the length.
struct StoredFrameCheck {
  let session: LayoutSession
  let stored: StoredEdges
  let owners: [View?]
  private(set) var rows: [StoredRow] = []
  private(set) var confirmed: Set<CanvasLength> = []
  /// Whether content does not fit the canvas: where views are then is not what is to be stored.
  let overflows: Bool

  /// Creates the check; nil if content does not fit the canvas, which Interface Builder handles in a way of its own. On macOS
  /// distances from where the canvas starts count all the same.
  init?(_ session: LayoutSession) {
    overflows = session.views.canvas.hasOverflow || session.hasConflicts
    guard session.system.solution != nil, !overflows || session.settings.platform == .macOS else { return nil }
    self.session = session
    stored = StoredEdges(session)
    owners = session.items.views
    let squeezed = overflows ? Axis.allCases : Axis.allCases.filter { session.squeezesContent(along: $0) }
    rows = session.rows.rows.compactMap { row in
      guard row.isExact, !squeezed.contains(row.constraint.first.attribute.axis) || startsAtSuperview(row) else {
        return nil
      }
      return storedRow(row)
    }
    for row in rows where row.isKeptExactly && row.unknowns.count == 1 { confirmed.formUnion(row.unknowns) }
  }

  func computed(_ variable: Int) -> Double { session.system.value(of: variable) }

  /// The constraint with the stored frames; nil if a frame is not stored, if the computed layout breaks the constraint, too,
  /// or if it attaches to edges that are not known exactly.
  private func storedRow(_ row: ConstraintRow) -> StoredRow? {
    guard hasExactEdges(row), let value = row.form.value({ stored[$0] }),
      let kept = row.form.value(computed), row.constraint.excess(of: kept) < 0.01
    else { return nil }
    return StoredRow(
      form: row.form, error: value - row.constraint.constant, excess: row.constraint.excess(of: value),
      isEquality: row.constraint.relation == .equal, unknowns: row.insets + canvases(row.form))
  }

  /// Whether all edges are known exactly. Edges of hidden arranged views are not, as these take no part in the layout.
  private func hasExactEdges(_ row: ConstraintRow) -> Bool {
    let edges = (0..<row.form.count).compactMap { index in
      owners[row.form[index].variable / 4].map { (view: $0, axis: Self.axis(row.form[index].variable)) }
    }
    return edges.allSatisfy { edge in
      edge.view.hasExactAlignmentRect(along: edge.axis, in: session.settings)
        && !(edge.view.isHidden && edge.view.arrangingStack != nil)
    } && (row.constraint.first.attribute.isDimension || !isCutByScrolling(edges.map(\.view)))
  }

  /// Whether it is the distance of a view from the leading or the top edge of its superview, which stays the same however
  /// far a canvas grows.
  private func startsAtSuperview(_ row: ConstraintRow) -> Bool {
    guard row.form.count == 2, case let edges = [row.form[0].variable, row.form[1].variable],
      edges.allSatisfy({ $0 % 4 < 2 }), let first = owners[edges[0] / 4], let second = owners[edges[1] / 4]
    else { return false }
    return first.superview === second || second.superview === first
  }

  /// Whether some of the views are scrolled and others are not, so that their distance depends on the scroll position.
  private func isCutByScrolling(_ views: [View]) -> Bool {
    views.contains { view in
      guard let scroll = view.scroller else { return false }
      return !views.allSatisfy { $0.isDescendant(of: scroll) }
    }
  }

  private static func axis(_ variable: Int) -> Axis { variable % 2 == 0 ? .horizontal : .vertical }
}

// MARK: - Lengths that only the canvas knows

extension StoredFrameCheck {
  /// Whether the canvas is a screen. Windows are not, as they grow with their content.
  var isScreen: Bool { session.context.layoutRoot.canvas == .screen && !countsUpwards }

  var countsUpwards: Bool { session.settings.platform == .macOS }

  /// The lengths that the far edges in a form depend on: a canvas that is no screen grows with its content, and documents do
  /// not always tell how much bars leave of a screen's height.
  private func canvases(_ form: LinearForm) -> [CanvasLength] {
    (0..<form.count).compactMap { index in
      let variable = form[index].variable
      let axis = Self.axis(variable)
      guard let view = owners[variable / 4], isFar(variable % 4), isCanvas(view, axis) else { return nil }
      return .canvas(ObjectIdentifier(view), axis)
    }
  }

  /// Whether the edge is not the origin of coordinates.
  private func isFar(_ edge: Int) -> Bool { edge == 2 || edge == (countsUpwards ? 1 : 3) }

  private func isCanvas(_ view: View, _ axis: Axis) -> Bool {
    if isScreen { return view === session.root && axis == .vertical }
    // Evidence: of 11 views of macOS that only their canvas contradicts, Interface Builder marks 7, and the canvas of 3.
    if countsUpwards { return view.marks.isMisplaced || view.elementName == "tableCellView" }
    return view === session.root
      || (view.translatesAutoresizingMaskIntoConstraints && !view.isArranged(in: session.context))
  }
}

extension View {
  /// The innermost view that scrolls this one.
  fileprivate var scroller: View? {
    var view = superview
    while let current = view, !(current is ScrollView || current is AppKitScrollView) { view = current.superview }
    return view
  }
}

extension LayoutSession {
  /// Whether content is compressed by a canvas that is no screen. Interface Builder then enlarges it in a way of its own.
  fileprivate func squeezesContent(along axis: Axis) -> Bool {
    guard context.layoutRoot.canvas != .screen else { return false }
    return rows.rows.contains { $0.constraint.first.attribute.axis == axis && isSqueezed($0) }
  }

  private func isSqueezed(_ row: ConstraintRow) -> Bool {
    guard case .contentSize = row.constraint.origin, row.constraint.relation == .greaterThanOrEqual,
      row.constraint.priority >= 700
    else { return false }
    let value = row.form.value { system.value(of: $0) }
    return value.map { $0 < row.constraint.constant - 1 } ?? false
  }
}

/// Finds the views because of which stored frames break constraints.
extension StoredFrameCheck {
  /// The views whose stored frames break a constraint, and those that constraints attach to their computed frames.
  func misplacedViews() -> Set<ObjectIdentifier> {
    var moved: Set<Int> = []
    var found: Set<ObjectIdentifier> = []
    for row in rows where isBroken(row) {
      for view in culprits(row) {
        found.insert(ObjectIdentifier(view))
        moved.formUnion(movedEdges(of: view, row))
      }
    }
    var hasFollowers = !moved.isEmpty
    while hasFollowers {
      hasFollowers = false
      for row in rows where isHeld(row) {
        guard let follower = follower(row, moved) else { continue }
        found.insert(ObjectIdentifier(follower.view))
        moved.formUnion(follower.edges)
        hasFollowers = true
      }
    }
    return found
  }
}

// MARK: - Broken constraints

extension StoredFrameCheck {
  /// All views of constraints that stored frames break, whichever of them is in the wrong place.
  func contradictedViews() -> Set<ObjectIdentifier> {
    Set(rows.lazy.filter(isBroken).flatMap(views).map(ObjectIdentifier.init)).union(misplacedViews())
  }

  private func isBroken(_ row: StoredRow) -> Bool {
    let unconfirmed = row.unknowns.filter { !confirmed.contains($0) }
    if unconfirmed.isEmpty { return row.excess > row.tolerance }
    let isUnbounded = !isScreen && unconfirmed.contains { if case .canvas = $0 { true } else { false } }
    return !isUnbounded && row.excess > row.tolerance + CanvasLength.greatestInset
  }

  /// The views each of which explains the whole error by the distance of its edges from the computed ones. None if several
  /// views cause it together, since which one is wrong then depends on estimates.
  private func culprits(_ row: StoredRow) -> [View] {
    views(row).filter { view in
      let share = edges(of: view, row).reduce(0) { $0 + $1.coefficient * displacement($1.variable, of: view) }
      return abs(share - row.error) <= row.tolerance
    }
  }

  private func views(_ row: StoredRow) -> [View] {
    var views: [View] = []
    for index in 0..<row.form.count {
      if let view = owners[row.form[index].variable / 4], !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  private func edges(of view: View, _ row: StoredRow) -> [(variable: Int, coefficient: Double)] {
    let number = session.items.number(of: view)
    return (0..<row.form.count).map { row.form[$0] }.filter { $0.variable / 4 == number }
  }

  /// The distance of the stored edge from the computed one, relative to the superview.
  private func displacement(_ variable: Int, of view: View) -> Double {
    guard let distance = offset(variable) else { return 0 }
    guard let superview = session.items.superview(of: view) else { return distance }
    let near = variable % 2 == 0 ? 0 : countsUpwards ? 3 : 1
    return distance - (offset(4 * session.items.number(of: superview) + near) ?? 0)
  }

  private func offset(_ variable: Int) -> Double? { stored[variable].map { $0 - computed(variable) } }
}

// MARK: - Views that follow

extension StoredFrameCheck {
  /// Whether the stored frames certainly satisfy an equality.
  private func isHeld(_ row: StoredRow) -> Bool { row.isKeptExactly && row.unknowns.allSatisfy(confirmed.contains) }

  /// The edges of a view in a constraint, if all of them differ by the same distance; otherwise none.
  private func movedEdges(of view: View, _ row: StoredRow) -> [Int] {
    let edges = edges(of: view, row).map { (variable: $0.variable, distance: displacement($0.variable, of: view)) }
    guard let first = edges.first, abs(first.distance) > row.tolerance,
      edges.allSatisfy({ abs($0.distance - first.distance) <= row.tolerance })
    else { return [] }
    return edges.map(\.variable)
  }

  /// The other view of a constraint that the stored frames satisfy, if the first view's edges move and the constraint
  /// moves the other's along.
  private func follower(_ row: StoredRow, _ moved: Set<Int>) -> (view: View, edges: [Int])? {
    let views = views(row)
    guard views.count == 2, views[0].superview !== views[1], views[1].superview !== views[0] else { return nil }
    for (leader, follower) in [(views[0], views[1]), (views[1], views[0])]
    where edges(of: leader, row).allSatisfy({ moved.contains($0.variable) }) {
      let edges = movedEdges(of: follower, row)
      if !moved.isSuperset(of: edges) { return (follower, edges) }
    }
    return nil
  }
}

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

/// A length that constraints depend on and that only Interface Builder's canvas knows for certain: its size, the insets of
/// bars, margins.
enum CanvasLength: Hashable {
  /// The width or height of a view that contains others.
  case canvas(ObjectIdentifier, Axis)
  /// An edge of a guide or margin.
  case inset(ObjectIdentifier, LayoutAttribute)

  /// The greatest length of insets by bars and by margins of readable width.
  static let greatestInset = 200.0
}

extension ConstraintRow {
  /// The insets that the constraint depends on.
  var insets: [CanvasLength] {
    guard inputs.contains(.metrics) else { return [] }
    return [constraint.first, constraint.second].compactMap { anchor in
      guard let anchor, anchor.attribute.withoutMargin != nil || anchor.isInset else { return nil }
      return .inset(ObjectIdentifier(anchor.item), anchor.attribute)
    }
  }

  /// Whether constant, priority and edges are the ones of UIKit, without estimates.
  var isExact: Bool {
    guard constraint.priority >= 1000, !constraint.first.attribute.isBaseline,
      !(constraint.second?.attribute.isBaseline ?? false)
    else { return false }
    switch constraint.origin {
    case .declared(let declared): return !declared.isSymbolic
    case .fixedSize: return true
    case .stack(let stack, .distribution): return stack.distribution != .fillProportionally
    case .stack(_, let role): return role != .textWidth && role != .ambiguitySuppression
    default: return false
    }
  }
}

extension Constraint.Anchor {
  /// Whether it is an edge of a guide that is inset in its view.
  fileprivate var isInset: Bool {
    guard let guide = item as? LayoutGuide else { return false }
    return guide.kind != .contentLayoutGuide && guide.kind != .frameLayoutGuide
  }
}

extension Font {
  /// What determines the widths of the letters, in words: a family, a text style or the weight of the system font.
  package var kind: String {
    if let family { return family }
    if style != nil { return "text style" }
    return weight == .regular ? "system font" : "\(weight.name) system font"
  }
}
