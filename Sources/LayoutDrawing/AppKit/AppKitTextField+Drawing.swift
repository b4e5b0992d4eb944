import FontMetrics
import StackModel

extension AppKitTextField: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let cell = decodeLate { $0.coder(forKey: "cell") }
    let border = cell?.decodeString(forKey: "borderStyle")
    let isSearch = elementName == "searchField"
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if isSearch || border != nil {
      let isRound = isSearch || cell?.decodeString(forKey: "bezelStyle") == "round"
      context.canvas.border(
        bounds, radius: isRound ? min(6, size.height / 2) : 0, fill: context.system("textBackground"),
        stroke: Stroke(context.system("separator").withOpacity(2)))
    } else if cell?.decodeBool(forKey: "drawsBackground") ?? false {
      let color = cell.flatMap { Color(coder: $0, key: "backgroundColor") }
      context.canvas.rect(bounds, fill: context.paint(color, or: "textBackground"))
    }
    if isSearch {
      context.draw(
        symbolNamed: "magnifyingglass", in: Rect(x: 6, y: (size.height - 12) / 2, width: 12, height: 12),
        color: context.system("secondaryLabel"))
    }
    if elementName == "comboBox" {
      let arrow = Rect(x: size.width - 18, y: (size.height - 16) / 2, width: 15, height: 16)
      context.canvas.rect(arrow, radius: 3, fill: context.tint)
      context.draw(symbolNamed: "chevron.down", in: arrow.square(9), color: .white)
    }
    drawText(in: size, isSearch: isSearch, isFramed: isSearch || border != nil, &context)
  }

  /// The text, or in its place the placeholder.
  private func drawText(in size: Size, isSearch: Bool, isFramed: Bool, _ context: inout DrawingContext) {
    guard text.isEmpty else {
      context.draw(texts(in: size, settings: context.settings), color: context.system("label"))
      return
    }
    let placeholder = decodeLate { $0.coder(forKey: "cell")?.decodeString(forKey: "placeholderString") }
    let start = isSearch ? 22.0 : isFramed ? 4 : 2
    context.draw(
      placeholder ?? (isSearch ? "Search" : ""), font: font,
      in: Rect(x: start, y: 0, width: size.width - start - 4, height: size.height), alignment: textAlignment,
      color: context.system("placeholderText"))
  }
}
