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
