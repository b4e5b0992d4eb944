import StackModel

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
