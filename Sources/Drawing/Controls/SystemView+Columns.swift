import StackModel

extension SystemView {
  /// Draws the titles of the columns of the table that the header view belongs to.
  func drawHeader(in size: Size, _ context: inout DrawingContext) {
    context.canvas.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: context.system("header"))
    context.canvas.line(0, size.height, size.width, size.height, stroke: Stroke(context.system("separator")))
    let table = superview?.subtree.first { $0 is ListView || $0.elementName == "outlineView" } as? SystemView
    let spacing = table?.columnSpacing ?? 3
    var x = spacing / 2
    for column in table?.columns ?? [] {
      context.draw(
        column.title, font: .system(11), in: Rect(x: x + 2, y: 0, width: column.width - 2, height: size.height),
        alignment: .left, color: context.system("headerText"))
      x += column.width + spacing
    }
  }

  /// Draws the lines between the columns of a macOS table.
  func drawColumns(in size: Size, _ context: inout DrawingContext) {
    var x = 0.0
    for column in columns.dropLast() {
      x += column.width + columnSpacing
      guard x < size.width else { return }
      context.canvas.line(x, 0, x, size.height, stroke: Stroke(context.system("grid"), width: 0.5))
    }
  }
}
