import StackModel

/// What stands in for an image: a frame with a mountain below a sun, and the image's name. Other views' content comes first:
/// below it, there is only the frame.
struct ImagePlaceholder {
  private let rect: Rect
  private let name: String?
  private let tint: Paint?

  /// - Parameters:
  ///   - name: What the image is called; nil for an image that code sets.
  ///   - tint: The color of an image of which only the shape counts; nil for gray.
  init(_ rect: Rect, name: String? = nil, tint: Paint? = nil) {
    (self.rect, self.name, self.tint) = (rect, name, tint)
  }

  func draw(_ context: inout DrawingContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    drawFrame(isBelowLightText: context.surroundings?.hasLightText(over: rect) ?? false, &context)
    let side = min(min(rect.width, rect.height) * 0.6, 32)
    let middle = rect.square(side)
    guard side >= 6, context.isUncovered(middle) else { return }
    let size = name.flatMap { context.nameSize(of: $0, fitting: rect.width - 4, upTo: 10) }
    let line = Rect(x: rect.x, y: middle.maxY - 6, width: rect.width, height: 14)
    guard let name, let size, rect.height >= side + 26, context.isUncovered(line) else {
      return drawMountain(in: middle, &context)
    }
    drawMountain(in: Rect(x: middle.x, y: middle.y - 7, width: side, height: side), &context)
    context.draw(name, font: .system(size), in: line, alignment: .center, color: context.nameColor)
  }

  /// The frame alone: gray that light text can be read on, if there is any over it that what is behind the image is too
  /// light for.
  func drawFrame(isBelowLightText: Bool, _ context: inout DrawingContext) {
    let isTooLight = context.surroundings?.backdrop.isLight ?? true
    let gray =
      isBelowLightText && isTooLight ? Paint(Color.Components(white: 0.6)) : context.system("tertiarySystemFill")
    context.canvas.rect(rect, fill: tint?.withOpacity(0.15) ?? gray)
  }

  private func drawMountain(in rect: Rect, _ context: inout DrawingContext) {
    let (x, y, side) = (rect.x, rect.y, rect.width)
    let color = (tint ?? context.system("systemGray")).withOpacity(0.5)
    let hills = Path.lines(
      [
        (x, y + side * 0.9), (x + side * 0.35, y + side * 0.35), (x + side * 0.6, y + side * 0.7),
        (x + side * 0.75, y + side * 0.5), (x + side, y + side * 0.9),
      ], isClosed: true)
    context.canvas.path(hills, fill: color)
    context.canvas.circle(x + side * 0.72, y + side * 0.2, radius: side * 0.1, fill: color)
  }
}
