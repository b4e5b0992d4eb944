import FontMetrics
import StackModel

extension DrawingContext {
  /// Draws a path control: folders with arrows between them, or the innermost one in a pop-up button.
  mutating func drawPath(of control: SystemView, in size: Size) {
    let components = control.pathComponents
    let color = system("controlText").withOpacity(control.isEnabled ? 1 : 0.4)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if control.isPathInPopUp {
      canvas.border(bounds, radius: 5, fill: .bezel, stroke: .bezelLine)
      let arrows = Rect(x: size.width - 16, y: 0, width: 12, height: size.height)
      draw(symbolNamed: "chevron.up.chevron.down", in: arrows.square(10), color: system("secondaryLabel"))
    }
    var x = control.isPathInPopUp ? 8.0 : 3
    let end = control.isPathInPopUp ? size.width - 20 : size.width
    let font = Font.system(11)
    for (place, name) in (control.isPathInPopUp ? components.suffix(1) : components[...]).enumerated() {
      if place > 0 {
        let arrow = Rect(x: x, y: 0, width: 8, height: size.height)
        draw(symbolNamed: "chevron.right", in: arrow.square(8), color: system("tertiaryLabel"))
        x += 12
      }
      guard x + 16 < end else { return }
      let icon = Rect(x: x, y: 0, width: 14, height: size.height)
      draw(symbolNamed: "folder.fill", in: icon.square(14), color: system("systemBlue"))
      let width = min(TextMetrics(font, settings.text).width(of: name).rounded(.up), end - x - 18)
      draw(name, font: font, in: Rect(x: x + 18, y: 0, width: width, height: size.height), color: color)
      x += 18 + width + 6
    }
  }
}
