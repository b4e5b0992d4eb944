public import NibDecoder

/// A `<tableView>` of a macOS document, whose cell views are as wide as their columns.
public final class AppKitTableView: ListView {
  /// Tells the cell views the widths of their columns.
  public required init(coder: NibCoder) throws {
    for column in coder.coders(in: "tableColumns") {
      let width = column.decodeLength(forKey: "width")
      for cell in column.decodeObjects(of: CellView.self, in: "prototypeCellViews") { cell.columnWidth = width }
    }
    try super.init(coder: coder)
  }

  override class var elementNames: [String] { ["tableView"] }
}
