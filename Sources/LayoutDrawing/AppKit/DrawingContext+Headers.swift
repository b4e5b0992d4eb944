import FontMetrics
import StackModel

extension DrawingContext {
  /// The titles of a table's columns in its header view.
  mutating func drawHeader(of table: View?, in size: Size) {
    canvas.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: system("header"))
    canvas.line(0, size.height, size.width, size.height, stroke: Stroke(system("separator")))
    let columns = table?.decodeLate { $0.coders(in: "tableColumns") } ?? []
    var x = 0.0
    for column in columns {
      let width = column.decodeDouble(forKey: "width") ?? 0
      let title = column.coder(forKey: "headerCell")?.decodeString(forKey: "title") ?? ""
      draw(
        title, font: .system(11), in: Rect(x: x + 4, y: 0, width: width - 4, height: size.height), alignment: .left,
        color: system("headerText"))
      x += width + 3
    }
  }

  /// The lines between the columns of a macOS table.
  mutating func drawColumns(of table: View, in size: Size) {
    let columns = table.decodeLate { $0.coders(in: "tableColumns") } ?? []
    var x = 0.0
    for column in columns.dropLast() {
      x += (column.decodeDouble(forKey: "width") ?? 0) + 3
      guard x < size.width else { return }
      canvas.line(x, 0, x, size.height, stroke: Stroke(system("grid"), width: 0.5))
    }
  }
}
