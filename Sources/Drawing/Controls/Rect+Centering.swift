import StackModel

extension Rect {
  /// The middle part of the alignment rectangle of a push or pop-up button in a frame that is higher or lower than its
  /// bezel.
  func withBezelHeight(atLeast natural: Double, in size: Size) -> Rect {
    let height = height > 26 ? max(22, natural) : max(height, min(natural, size.height))
    let middle = y + (self.height - height) / 2
    let isLow = height > self.height
    return Rect(x: x, y: isLow ? min(max(0, middle), size.height - height) : middle, width: width, height: height)
  }

  /// A rectangle of a size in the middle.
  func centered(_ size: Size) -> Rect {
    Rect(x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// A square of a side in the middle.
  func square(_ side: Double) -> Rect { centered(Size(width: side, height: side)) }
}
