internal import AutoLayout

/// The rows that pin the root to its canvas.
final class CanvasRows {
  private let context: LayoutContext
  private let rows: RowTable
  private let system: EdgeSystem
  private var edges: [Int32] = []
  /// Rows of the canvas that content does not fit.
  private var overflownRows: [Int32] = []
  /// The height of a row, once its content is known.
  private var rowHeight: Double?

  init(_ context: LayoutContext, _ rows: RowTable, _ system: EdgeSystem) {
    self.context = context
    self.rows = rows
    self.system = system
  }

  /// Updates the edges of the root.
  func update() {
    for (place, edge) in wantedEdges.enumerated() {
      let constraint = Constraint(
        Constraint.Anchor(context.root, edge.attribute), edge.relation, nil, constant: edge.constant,
        priority: edge.priority, origin: .viewport(context.root))
      let row = rows.update(place < edges.count ? edges[place] : -1, .canvas(place), constraint)
      if place < edges.count { edges[place] = row } else { edges.append(row) }
    }
  }

  private typealias Edge = (attribute: LayoutAttribute, relation: Relation, constant: Double, priority: Double)

  /// An unwritten height counts less than any content, like the stack's own fitting. The width of a window's canvas shrinks
  /// around content that hugs, and does not grow for content that can be compressed; a phone's width is the screen's.
  ///
  /// Evidence: shrinking 45 views, 5 documents, 5 repositories; not growing 35 views, 4 documents, 2 repositories.
  private var wantedEdges: [Edge] {
    let (layoutRoot, fitting) = (context.layoutRoot, StackPriority.canvasFit)
    let isWritten = layoutRoot.canvas != .unwritten
    let priorities =
      layoutRoot.fittingPriorities
      ?? AxisPair(
        horizontal: isWritten || !context.countsUpwards ? 1000 : fitting, vertical: isWritten ? 1000 : fitting)
    var edges: [Edge] = [
      (.left, .equal, 0, 1000), (.top, .equal, 0, 1000),
      (.right, .equal, layoutRoot.size.width, priorities.horizontal),
      (.bottom, .equal, layoutRoot.size.height, priorities.vertical),
    ]
    if layoutRoot.row != nil { edges[3] = (.bottom, .equal, rowHeight ?? 0, rowHeight == nil ? fitting : Self.rowHeld) }
    if !isWritten, context.countsUpwards {
      edges.append((.right, .lessThanOrEqual, layoutRoot.size.width, StackPriority.windowSize))
    }
    return edges
  }
}

// MARK: - Rows of automatic height

extension CanvasRows {
  /// Content that is held to the height that it asked for cannot contradict it.
  private static let rowHeld = 999.0

  /// Gives a row the height that its content decides.
  ///
  /// - Returns: Whether that is another one than the content's own.
  func fitRow() -> Bool {
    guard let row = context.layoutRoot.row else { return false }
    let edges = system.edges(ofItem: 0)
    let content = edges.bottom - edges.top
    let height = row.height(of: content)
    guard height != content else { return false }
    rowHeight = height
    update()
    return true
  }
}

// MARK: - Content that does not fit

/// Content that required constraints keep from fitting a table view cell of a `.xib`. Interface Builder's canvas then
/// lays it out as if the cell's far edge were not there, while cells in storyboards keep their size.
///
/// Evidence: 21/22 frames, 5 repositories; in storyboards 32/32, 3 repositories.
extension CanvasRows {
  /// Whether some edge of the canvas is released.
  var hasOverflow: Bool { !overflownRows.isEmpty }

  /// Holds the cell to its size again, before it is known whether the content fits.
  func hold() {
    if rowHeight != nil {
      rowHeight = nil
      update()
    }
    for row in overflownRows where rows[row]?.isFarEdgeOfCanvas == true { rows.setPriority(1000, of: row) }
    overflownRows = []
  }

  /// Releases the far edges that required constraints contradict.
  ///
  /// - Returns: Whether there are any.
  func releaseOverflow() -> Bool {
    guard isTableCellOfXib, let conflicts = system.solution?.conflicts, !conflicts.isEmpty else { return false }
    let contradicted = Set(conflicts.flatMap(\.constraints))
    let holdsWidth = context.layoutRoot.fillsTable
    overflownRows = rows.places { row in
      contradicted.contains(row.id) && row.isFarEdgeOfCanvas
        && !(holdsWidth && row.constraint.first.attribute.axis == .horizontal)
    }
    for row in overflownRows { rows.setPriority(StackPriority.canvasFit, of: row) }
    return !overflownRows.isEmpty
  }

  private var isTableCellOfXib: Bool {
    let root = context.root
    return context.layoutRoot.canvas == .freeform && root.superview == nil && root.elementName == "tableViewCell"
  }

  /// Whether a view is the content view of a cell that its content does not fit: its own frame stays as written.
  func isOverflown(_ view: View) -> Bool {
    hasOverflow && view.superview === context.root && view.translatesAutoresizingMaskIntoConstraints
  }
}

extension ConstraintRow {
  fileprivate var isFarEdgeOfCanvas: Bool { constraint.isCanvas && !constraint.isCanvasOrigin }
}
