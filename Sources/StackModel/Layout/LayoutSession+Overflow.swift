internal import AutoLayout

/// Content that required constraints keep from fitting a table view cell of a `.xib`. Interface Builder's canvas then
/// lays it out as if the cell's far edge were not there: 21 of 22 frames in 5 repositories, while cells in storyboards
/// keep their size (32 of 32 in 3).
extension LayoutSession {
  /// Holds the cell to its size again, before it is known whether the content fits.
  func holdCanvas() {
    for row in overflownRows where rows[Int(row)]?.isFarEdgeOfCanvas == true { setPriority(1000, ofRow: row) }
    overflownRows = []
  }

  /// Lets go of the far edges that required constraints contradict; answers whether there are any.
  func releaseOverflow() -> Bool {
    guard isTableCellOfXib, let conflicts = system.solution?.conflicts, !conflicts.isEmpty else { return false }
    let contradicted = Set(conflicts.flatMap(\.constraints))
    overflownRows = rows.indices.filter { place in
      rows[place].map { contradicted.contains($0.id) && $0.isFarEdgeOfCanvas } ?? false
    }.map { Int32($0) }
    for row in overflownRows { setPriority(StackPriority.canvasFit, ofRow: row) }
    return !overflownRows.isEmpty
  }

  private var isTableCellOfXib: Bool {
    piece.canvas == .freeform && root.superview == nil && root.elementName == "tableViewCell"
  }

  private func setPriority(_ priority: Double, ofRow row: Int32) {
    guard let id = rows[Int(row)]?.id, system.setPriority(priority, of: id) else { return }
    rows[Int(row)]?.constraint.priority = priority
  }

  /// Whether a view is the content view of a cell that its content does not fit: its own frame stays as written.
  func isOverflown(_ view: View) -> Bool {
    !overflownRows.isEmpty && view.superview === root && view.translatesAutoresizingMaskIntoConstraints
  }
}

extension ConstraintRow {
  fileprivate var isFarEdgeOfCanvas: Bool {
    guard case .viewport = constraint.origin else { return false }
    return constraint.first.attribute != .left && constraint.first.attribute != .top
  }
}
