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
