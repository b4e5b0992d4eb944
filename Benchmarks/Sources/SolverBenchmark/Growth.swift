import Foundation

/// How durations grow with size, as exponents: 1 is linear.
struct Growth {
  private typealias Point = (size: Double, seconds: Double)

  private var points: [Point] = []

  mutating func add(size: Int, seconds: Double) { points.append((Double(size), seconds)) }

  /// Between the last two sizes.
  var latest: Double? {
    points.count < 2 ? nil : Self.exponent(points[points.count - 2], points[points.count - 1])
  }

  /// Between the first and the last size.
  var overall: Double? { points.count < 2 ? nil : Self.exponent(points[0], points[points.count - 1]) }

  /// How long a size will take if growth goes on as it was, and in proportion at least.
  func forecast(size: Int) -> Double {
    guard let last = points.last else { return 0 }
    return last.seconds * pow(Double(size) / last.size, max(1, latest ?? 1))
  }

  private static func exponent(_ first: Point, _ last: Point) -> Double {
    log(last.seconds / first.seconds) / log(last.size / first.size)
  }
}
