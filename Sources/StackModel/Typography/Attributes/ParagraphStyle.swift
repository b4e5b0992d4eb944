/// The height of a paragraph's lines, and their alignment: UIKit's `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The distance between two lines in points.
  public var lineSpacing = 0.0
  /// The least height of a line in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line in points; 0 for any.
  public var maximumLineHeight = 0.0
  /// A factor for the height that the font gives a line; 0 for 1.
  public var lineHeightMultiple = 0.0
  /// Where lines are placed; nil for the alignment of the view.
  public var alignment: TextAlignment?

  /// Creates a style that changes nothing.
  public init() {}

  /// The height of a line to which its font gives a height.
  func lineHeight(_ natural: Double) -> Double {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
