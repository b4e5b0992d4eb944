public import NibDecoder

/// A `<gridView>` of a macOS document: NSGridView, which places views in rows and columns.
public final class AppKitGridView: View {
  /// Where a cell's content stands along an axis.
  enum Placement: String, CaseIterable {
    case inherited, none, leading, trailing, top, bottom, center, fill
  }

  /// Which baselines of a row stand on one line.
  enum RowAlignment: String, CaseIterable {
    case inherited, none, firstBaseline, lastBaseline
  }

  /// A row or a column.
  struct Line {
    let guide: LayoutGuide
    var length: Double?
    var leadingPadding: Double
    var trailingPadding: Double
    var placement: Placement
    var alignment: RowAlignment
    var isHidden: Bool
  }

  /// A cell with its content.
  struct Cell {
    let content: View
    let rows: ClosedRange<Int>
    let columns: ClosedRange<Int>
    let xPlacement: Placement
    let yPlacement: Placement
    let alignment: RowAlignment
  }

  let rows: [Line]
  let columns: [Line]
  let cells: [Cell]
  let rowSpacing: Double
  let columnSpacing: Double

  /// Reads rows, columns and cells; distances that are not written are 6.
  public required init(coder: NibCoder) throws {
    let (rowCoders, columnCoders) = (coder.coders(in: "rows"), coder.coders(in: "columns"))
    rows = rowCoders.map {
      Self.line($0, in: coder, placement: "yPlacement", paddings: ("topPadding", "bottomPadding"))
    }
    columns = columnCoders.map {
      Self.line($0, in: coder, placement: "xPlacement", paddings: ("leadingPadding", "trailingPadding"))
    }
    rowSpacing = coder.length(forKey: "rowSpacing")
    columnSpacing = coder.length(forKey: "columnSpacing")
    cells = Self.cells(coder.coders(in: "gridCells"), Self.places(rowCoders), Self.places(columnCoders), rows, columns)
    try super.init(coder: coder)
    for line in rows + columns { own(line.guide) }
  }

  private static func line(
    _ coder: NibCoder, in grid: NibCoder, placement: String, paddings: (String, String)
  ) -> Line {
    let length = coder.decodeLength(forKey: placement == "xPlacement" ? "width" : "height")
    return Line(
      guide: LayoutGuide(), length: length.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil },
      leadingPadding: coder.length(forKey: paddings.0),
      trailingPadding: coder.length(forKey: paddings.1),
      placement: Self.placement(coder, placement) ?? Self.placement(grid, placement) ?? .leading,
      alignment: Self.alignment(coder) ?? Self.alignment(grid) ?? .none,
      isHidden: coder.bool(forKey: "hidden"))
  }

  private static func placement(_ coder: NibCoder, _ key: String) -> Placement? {
    coder.decodeEnum(Placement.self, forKey: key).flatMap { $0 == .inherited ? nil : $0 }
  }

  private static func alignment(_ coder: NibCoder) -> RowAlignment? {
    coder.decodeEnum(RowAlignment.self, forKey: "rowAlignment").flatMap { $0 == .inherited ? nil : $0 }
  }

  private static func places(_ coders: [NibCoder]) -> [String: Int] {
    let ids = coders.enumerated().compactMap { place, coder in coder.decodeString(forKey: "id").map { ($0, place) } }
    return Dictionary(ids, uniquingKeysWith: { first, _ in first })
  }

  /// A merged cell belongs to the area of the cell that heads it. No stored frame of a merged cell has been seen.
  private static func cells(
    _ coders: [NibCoder], _ rowPlaces: [String: Int], _ columnPlaces: [String: Int], _ rows: [Line], _ columns: [Line]
  ) -> [Cell] {
    func place(_ coder: NibCoder) -> (row: Int, column: Int)? {
      guard let row = coder.decodeString(forKey: "row").flatMap({ rowPlaces[$0] }),
        let column = coder.decodeString(forKey: "column").flatMap({ columnPlaces[$0] })
      else { return nil }
      return (row, column)
    }
    var ends: [String: (row: Int, column: Int)] = [:]
    for coder in coders {
      guard let head = coder.decodeString(forKey: "headOfMergedCell"), let place = place(coder) else { continue }
      let end = ends[head] ?? place
      ends[head] = (max(end.row, place.row), max(end.column, place.column))
    }
    return coders.compactMap { coder in
      guard let content = coder.decodeNearestObjects(of: View.self).first, let start = place(coder) else { return nil }
      let end = coder.decodeString(forKey: "id").flatMap { ends[$0] } ?? start
      return Cell(
        content: content, rows: start.row...max(start.row, end.row),
        columns: start.column...max(start.column, end.column),
        xPlacement: placement(coder, "xPlacement") ?? columns[start.column].placement,
        yPlacement: placement(coder, "yPlacement") ?? rows[start.row].placement,
        alignment: alignment(coder) ?? rows[start.row].alignment)
    }
  }
}

extension AppKitGridView: TextlessView {
  static var elementNames: [String] { ["gridView"] }

  var standardContent: ViewContent { .container }
}
