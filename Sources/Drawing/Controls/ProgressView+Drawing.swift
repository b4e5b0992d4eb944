import StackModel

extension ProgressView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let done = progressTintColor.flatMap(context.palette.paint)
    let bounds = size.bounds
    context.canvas.rect(bounds, radius: size.height / 2, fill: context.paint(trackTintColor, or: "systemFill"))
    let width = size.width * min(max(progress, 0), 1)
    let x = isRightToLeft(in: context.settings) ? size.width - width : 0
    context.canvas.rect(
      Rect(x: x, y: 0, width: width, height: size.height), radius: size.height / 2, fill: done ?? context.tint)
  }
}

extension ActivityIndicatorView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = naturalFrame(in: size, context.settings, isCentered: true)
    // An indicator that stands still hides itself, and other content takes its place.
    guard isAnimating || context.coversNothing(in: frame) else { return }
    context.drawSpokes(in: frame, paint: context.paint(color, or: "systemGray"))
  }
}

extension AppKitProgressIndicator: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    if isSpinning {
      let frame = naturalFrame(in: size, context.settings, isCentered: true)
      context.drawSpokes(in: frame, paint: context.system("secondaryLabel"))
      return
    }
    let y = size.height / 2 - 3
    context.canvas.rect(
      Rect(x: 2, y: y, width: size.width - 4, height: 6), radius: 3, fill: context.system("quaternaryLabel"))
    let width = (size.width - 4) * (isIndeterminate ? 0.3 : valueRange?.share ?? 0)
    context.canvas.rect(Rect(x: 2, y: y, width: width, height: 6), radius: 3, fill: context.tint)
  }
}

extension DrawingContext {
  /// The spokes of an activity indicator, from faint to dark.
  mutating func drawSpokes(in rect: Rect, paint: Paint) {
    let radius = min(rect.width, rect.height) / 2
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    for (index, direction) in Self.directions.enumerated() {
      let stroke = Stroke(paint.withOpacity(0.3 + 0.1 * Double(index)), width: max(1, radius / 5))
      canvas.line(
        x + direction.x * radius * 0.5, y + direction.y * radius * 0.5, x + direction.x * radius * 0.95,
        y + direction.y * radius * 0.95, stroke: stroke)
    }
  }

  /// Points on a circle with a radius of 1, clockwise from the top.
  static let directions: [(x: Double, y: Double)] = [
    (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
  ]
}
