import FontMetrics
import StackModel

extension DrawingContext {
  /// The titles of a table's columns in its header view.
  mutating func drawHeader(of table: SystemView?, in size: Size) {
    canvas.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: system("header"))
    canvas.line(0, size.height, size.width, size.height, stroke: Stroke(system("separator")))
    let spacing = table?.columnSpacing ?? 3
    var x = spacing / 2
    for column in table?.columns ?? [] {
      draw(
        column.title, font: .system(11), in: Rect(x: x + 2, y: 0, width: column.width - 2, height: size.height),
        alignment: .left, color: system("headerText"))
      x += column.width + spacing
    }
  }

  /// The lines between the columns of a macOS table.
  mutating func drawColumns(of table: SystemView, in size: Size) {
    var x = 0.0
    for column in table.columns.dropLast() {
      x += column.width + table.columnSpacing
      guard x < size.width else { return }
      canvas.line(x, 0, x, size.height, stroke: Stroke(system("grid"), width: 0.5))
    }
  }
}
