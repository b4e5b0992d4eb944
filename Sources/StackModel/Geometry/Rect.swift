/// A rectangle in points. On macOS `y` counts upwards, as Interface Builder writes it; elsewhere downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge; on macOS the bottom edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of 0 by 0 at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// `x`, `y`, `width` and `height`.
  package var numbers: [Double] { [x, y, width, height] }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The edge opposite to `y`.
  public var maxY: Double { y + height }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }

  /// The part that both have; nil if they do not touch.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right >= left && bottom >= top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle in another place.
  package func offsetBy(dx: Double, dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  /// The rectangle without a margin on each side.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The width or the height.
  package func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  /// `(x, y, width, height)` for messages.
  package var short: String { "(\(x.short), \(y.short), \(width.short), \(height.short))" }
}

extension Double {
  /// The number without a trailing `.0`, to at most five decimals.
  package var short: String {
    let rounded = (self * 100_000).rounded() / 100_000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// What is added to something: ` + 8` or ` - 8`; empty for 0.
  package var summand: String { self == 0 ? "" : self < 0 ? " - \((-self).short)" : " + \(short)" }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of 0 by 0.
  public static let zero = Size(width: 0, height: 0)

  /// The rectangle of this size at the origin.
  package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

/// Formats the numbers of frames with at most two decimals and without trailing zeros.
package enum FrameText {
  package static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    if whole % 100 == 0 { return "\(whole / 100)" }
    let sign = whole < 0 ? "-" : ""
    let fraction = abs(whole) % 100
    let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(sign)\(abs(whole) / 100).\(digits)"
  }
}

extension Double {
  /// The number to one decimal, without a trailing `.0`.
  package var tenths: String { ((self * 10).rounded() / 10).short }
}
