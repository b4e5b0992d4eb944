import FontMetrics
import StackModel

extension Rect {
  /// The rectangle without a margin on each side.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The middle part: the bezel of push and pop-up buttons keeps its height in a higher frame.
  var withBezelHeight: Rect {
    height > 26 ? Rect(x: x, y: y + (height - 22) / 2, width: width, height: 22) : self
  }

  /// A square of a side in the middle.
  func square(_ side: Double) -> Rect {
    Rect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }
}
