import StackModel

/// An outline of lines and curves, in points.
struct Path: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case arc(radius: Double, isLarge: Bool, isClockwise: Bool, Double, Double)
    case close
  }

  private(set) var segments: [Segment] = []

  init() {}

  mutating func move(_ x: Double, _ y: Double) { segments.append(.move(x, y)) }

  mutating func line(_ x: Double, _ y: Double) { segments.append(.line(x, y)) }

  /// A cubic Bézier curve: both control points, then the end.
  mutating func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    segments.append(.curve(x1, y1, x2, y2, x, y))
  }

  /// A part of a circle.
  mutating func arc(
    radius: Double, isLarge: Bool = false, isClockwise: Bool = true, to x: Double, _ y: Double
  ) {
    segments.append(.arc(radius: radius, isLarge: isLarge, isClockwise: isClockwise, x, y))
  }

  mutating func close() { segments.append(.close) }

  /// A polyline through points.
  static func lines(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point.0, point.1) } else { path.line(point.0, point.1) }
    }
    if isClosed { path.close() }
    return path
  }
}
