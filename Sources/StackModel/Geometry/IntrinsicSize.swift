/// A content size, nil on an axis where a view has none (UIKit's `noIntrinsicMetric`).
public struct IntrinsicSize: Hashable, Sendable {
  /// The natural width in points.
  public var width: Double?
  /// The natural height in points.
  public var height: Double?

  /// Creates a content size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates the content size of a view that has one on both axes.
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// No content size on either axis.
  public static let none = IntrinsicSize()

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The positions of the first and last baseline in a view's alignment rectangle, in points.
public struct BaselineOffsets: Hashable, Sendable {
  /// The distance from the top to the baseline of the first line.
  public let first: Double
  /// The distance from the baseline of the last line to the bottom.
  public let last: Double
  /// For text in the vertical center of a view, the height at which the offsets hold; nil for text at a fixed distance
  /// from the edges.
  public let centeredHeight: Double?

  /// Creates offsets.
  public init(first: Double, last: Double, centeredHeight: Double? = nil) {
    self.first = first
    self.last = last
    self.centeredHeight = centeredHeight
  }
}

extension TextMetrics {
  /// The baselines of one line in the middle of a control.
  func centeredBaselines(inHeight height: Double) -> BaselineOffsets {
    let top = (height - lineHeight) / 2
    return BaselineOffsets(first: top + ascender, last: height - top - ascender, centeredHeight: height)
  }

  /// The baseline of the system font in a line of a height.
  static func baselines(inLineOfHeight height: Double) -> BaselineOffsets {
    let ascender = height * SystemFont.ascender / SystemFont.lineHeightFactor
    return BaselineOffsets(first: ascender, last: height - ascender)
  }
}
