import FontMetrics
import StackModel

extension TextField: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let line = Stroke(context.system("systemGray4"), width: 0.5)
    switch borderStyle {
    case .roundedRect where context.settings.platform == .tvOS:
      context.canvas.rect(bounds, radius: 12, fill: context.system("tertiarySystemFill"))
    case .none: break
    case .roundedRect:
      let fill = backgroundColor == nil ? context.system("systemBackground") : nil
      context.canvas.border(bounds, radius: 5, fill: fill, stroke: line)
    case .line: context.canvas.border(bounds, stroke: Stroke(context.system("label"), width: 1))
    case .bezel: context.canvas.border(bounds, stroke: Stroke(context.system("systemGray"), width: 1))
    }
    context.draw(texts(in: size, settings: context.settings), color: context.system("label"))
  }
}

extension AppKitTextField: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let isSearch = elementName == "searchField"
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if bezel != .none {
      context.canvas.border(
        bounds, radius: bezel == .round ? min(6, size.height / 2) : 0, fill: context.system("textBackground"),
        stroke: Stroke(context.system("separator").withOpacity(2)))
    } else if drawsBackground {
      context.canvas.rect(bounds, fill: context.paint(fillColor, or: "textBackground"))
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
    guard text.isEmpty, isSearch else {
      return context.draw(texts(in: size, settings: context.settings), color: context.system("label"))
    }
    context.draw(
      "Search", font: font, in: Rect(x: 22, y: 0, width: size.width - 26, height: size.height),
      alignment: textAlignment, color: context.system("placeholderText"))
  }
}
