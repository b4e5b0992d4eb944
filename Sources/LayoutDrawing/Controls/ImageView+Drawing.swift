import StackModel

extension ImageView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let imageName {
      context.draw(imageNamed: imageName, in: bounds, mode: contentMode, tint: context.tint)
    } else if backgroundColor == nil {
      context.drawPlaceholder(for: nil, in: bounds)
    }
  }
}
