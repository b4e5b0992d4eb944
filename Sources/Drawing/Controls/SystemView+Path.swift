import StackModel

extension SystemView {
  /// Draws a path control: folders with arrows between them, or the innermost one in a pop-up button.
  func drawPath(in size: Size, _ context: inout DrawingContext) {
    let components = pathComponents
    let color = context.system("controlText").withOpacity(isEnabled ? 1 : 0.4)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if isPathInPopUp {
      context.canvas.border(bounds, radius: 5, fill: .bezel, stroke: .bezelLine)
      let arrows = Rect(x: size.width - 16, y: 0, width: 12, height: size.height)
      context.draw(
        symbolNamed: "chevron.up.chevron.down", in: arrows.square(10), color: context.system("secondaryLabel"))
    }
    var x = isPathInPopUp ? 8.0 : 3
    let end = isPathInPopUp ? size.width - 20 : size.width
    let font = Font.system(11)
    for (place, name) in (isPathInPopUp ? components.suffix(1) : components[...]).enumerated() {
      if place > 0 {
        let arrow = Rect(x: x, y: 0, width: 8, height: size.height)
        context.draw(symbolNamed: "chevron.right", in: arrow.square(8), color: context.system("tertiaryLabel"))
        x += 12
      }
      guard x + 16 < end else { return }
      let icon = Rect(x: x, y: 0, width: 14, height: size.height)
      context.draw(symbolNamed: "folder.fill", in: icon.square(14), color: context.system("systemBlue"))
      let width = min(TextMetrics(font, context.settings.text).width(of: name).rounded(.up), end - x - 18)
      context.draw(name, font: font, in: Rect(x: x + 18, y: 0, width: width, height: size.height), color: color)
      x += 18 + width + 6
    }
  }
}
