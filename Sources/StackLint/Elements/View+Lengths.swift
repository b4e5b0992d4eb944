import StackModel

extension Rect {
  /// The width or the height.
  func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension String {
  /// Whether it is a text to read rather than a number, a sign or a monogram: three letters at least.
  var hasWords: Bool { lazy.filter(\.isLetter).prefix(3).count == 3 }
}
