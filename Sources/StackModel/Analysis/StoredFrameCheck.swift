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

  /// Creates the check; nil if content does not fit the canvas, which Interface Builder handles in a way of its own.
  init?(_ session: LayoutSession) {
    guard session.system.solution != nil, !session.views.canvas.hasOverflow else { return nil }
    self.session = session
    stored = StoredEdges(session)
    owners = session.items.views
    let squeezed = Axis.allCases.filter { session.squeezesContent(along: $0) }
    rows = session.rows.rows.compactMap { row in
      guard row.isExact, !squeezed.contains(row.constraint.first.attribute.axis) else { return nil }
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
