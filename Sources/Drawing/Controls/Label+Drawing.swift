import StackModel

extension Label: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let texts = context.texts(of: self, in: size)
    let isCut = lineBreakMode == .clipping && texts.contains { $0.layout.lines.contains { $0.width > size.width } }
    context.beginContent(of: self)
    if isCut { context.canvas.beginClip(Rect(x: 0, y: 0, width: size.width, height: size.height)) }
    if let (color, offset) = shadow, let paint = context.palette.paint(color) {
      context.drawShadow(of: texts, offset: offset, color: paint)
    }
    context.draw(texts, color: context.system("label"))
    if isCut { context.canvas.endGroup() }
    context.endContent(of: self)
  }
}
