/// Where the cells of a table stand when rows have other heights than on Interface Builder's canvas: what follows a row that
/// is higher moves down, as it does on the canvas.
struct RowPositions {
  private(set) var frames: [ObjectIdentifier: Rect] = [:]

  /// - Parameters:
  ///   - table: A table.
  ///   - frame: The frame of each of its subviews, as far as they are laid out.
  init(in table: ListView, _ frame: (View) -> Rect?) {
    let subviews = table.subviews.filter { $0.isLayoutRoot && $0.declaredFrame != nil }
    let rows = subviews.sorted { ($0.declaredFrame?.y ?? 0) < ($1.declaredFrame?.y ?? 0) }
    var growth = 0.0
    for row in rows {
      guard var moved = frame(row), let stored = row.declaredFrame else { continue }
      moved.y = stored.y + growth
      frames[ObjectIdentifier(row)] = moved
      if row is CellView { growth += moved.height - stored.height }
    }
  }
}
