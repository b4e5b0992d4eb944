import FontMetrics
import StackModel

extension NavigationBar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let (colors, items) = (colors, items)
    context.drawBarBackground(
      bounds, color: colors.background.flatMap(context.palette.paint), lineAtTop: false)
    let back = items.count > 1 ? items[items.count - 2].title ?? "Back" : nil
    let row = Rect(x: 0, y: max(0, size.height - 44), width: size.width, height: min(44, size.height))
    context.drawNavigationItem(items.last, in: row, backTitle: back, colors: colors)
  }
}

extension Toolbar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let color = barTintColor.flatMap(context.palette.paint)
    context.drawBarBackground(bounds, color: color, lineAtTop: true)
    let row = Rect(x: 0, y: 0, width: size.width, height: min(size.height, 44))
    context.drawToolbarItems(items, in: row)
  }
}

extension TabBar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let color = barTintColor.flatMap(context.palette.paint)
    context.drawBarBackground(bounds, color: color, lineAtTop: true)
    let row = Rect(x: 0, y: 0, width: size.width, height: min(size.height, 49))
    context.drawTabs(items, selected: 0, in: row)
  }
}

extension SearchBar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    if style != .minimal {
      let color = barTintColor.flatMap(context.palette.paint)
      context.drawBarBackground(
        Rect(x: 0, y: 0, width: size.width, height: size.height), color: color, lineAtTop: false)
    }
    let (showsCancel, text) = (showsCancelButton, text)
    let field = Rect(
      x: 8, y: (size.height - 36) / 2, width: size.width - (showsCancel ? 82 : 16), height: min(36, size.height))
    let gray = context.system("secondaryLabel")
    context.canvas.rect(field, radius: 10, fill: context.system("tertiarySystemFill"))
    context.draw(
      symbolNamed: "magnifyingglass", in: Rect(x: field.x + 8, y: field.y + 10, width: 16, height: 16), color: gray)
    context.draw(
      text ?? placeholder ?? "", font: .system(17),
      in: Rect(x: field.x + 30, y: field.y, width: field.width - 38, height: field.height),
      color: text == nil ? gray : context.system("label"))
    guard showsCancel else { return }
    context.draw(
      "Cancel", font: .system(17), in: Rect(x: field.maxX + 6, y: field.y, width: 60, height: field.height),
      alignment: .center, color: context.tint)
  }
}
