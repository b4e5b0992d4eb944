/// How a line is drawn.
struct Stroke: Hashable, Sendable {
  /// The color.
  var paint: Paint
  /// The width in points.
  var width: Double
  /// The lengths of dashes and gaps in points; empty for a solid line.
  var dashes: [Double]

  init(_ paint: Paint, width: Double = 1, dashes: [Double] = []) {
    self.paint = paint
    self.width = width
    self.dashes = dashes
  }
}
