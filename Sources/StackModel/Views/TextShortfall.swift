/// What a text needs and its frame does not give.
package struct TextShortfall: Hashable, Sendable {
  /// What there is too little of.
  package enum Kind: Hashable, Sendable { case width, height, lines }

  /// What there is too little of.
  package let kind: Kind
  /// The length in points, or the number of lines, that the whole text needs.
  package let needed: Double
  /// The length in points, or the number of lines, that the frame gives.
  package let given: Double

  /// The axis along which the frame is too short.
  package var axis: Axis { kind == .width ? .horizontal : .vertical }

  /// The visible part of the text, from 0 to 1.
  package var share: Double { needed > 0 ? max(0, given) / needed : 1 }
}

extension TextShortfall {
  /// A text that is wider than its frame; nil if the difference is less than a pixel, or than the error of an estimated
  /// width.
  static func width(_ needed: Double, in size: Size, scale: Double) -> TextShortfall? {
    let isShort = needed > size.width + max(1 / scale, needed * 0.02)
    return isShort ? TextShortfall(kind: .width, needed: needed, given: size.width) : nil
  }

  /// A text that is higher than its frame; nil if only the gap between lines is cut off, a fifth of a line's height.
  static func height(_ needed: Double, lineHeight: Double, in size: Size, scale: Double) -> TextShortfall? {
    let isShort = needed > size.height + max(1 / scale, lineHeight * 0.2)
    return isShort ? TextShortfall(kind: .height, needed: needed, given: size.height) : nil
  }
}
