import StackModel

/// How far a frame sticks out of a rectangle on each side; negative where it is inside.
struct Overhang {
  /// One side.
  struct Side {
    let name: String
    let axis: Axis
    /// Whether it is the left or the upper one.
    let isNear: Bool
    let length: Double

    /// The length in words.
    var points: String { length.tenths == "1" ? "1 point" : "\(length.tenths) points" }
  }

  /// Left, right, top and bottom.
  let sides: [Side]

  /// - Parameters:
  ///   - frame: the frame, in the coordinates of the rectangle.
  ///   - bounds: the size of the rectangle.
  ///   - insets: the edges of the rectangle that do not count.
  ///   - isFlipped: whether y grows upwards.
  init(of frame: Rect, in bounds: Size, inset insets: EdgeInsets = .zero, isFlipped: Bool = false) {
    let names = isFlipped ? ("at the bottom", "at the top") : ("at the top", "at the bottom")
    sides = [
      Side(name: "on the left", axis: .horizontal, isNear: true, length: insets.left - frame.x),
      Side(
        name: "on the right", axis: .horizontal, isNear: false, length: frame.maxX - bounds.width + insets.right),
      Side(name: names.0, axis: .vertical, isNear: true, length: insets.top - frame.y),
      Side(name: names.1, axis: .vertical, isNear: false, length: frame.maxY - bounds.height + insets.bottom),
    ]
  }

  /// The judged side that sticks out farthest; nil if none sticks out.
  func worst(where isJudged: (Int, Side) -> Bool) -> Side? {
    sides.enumerated().filter { $0.element.length > 0.5 && isJudged($0.offset, $0.element) }.map(\.element)
      .max { $0.length < $1.length }
  }
}
