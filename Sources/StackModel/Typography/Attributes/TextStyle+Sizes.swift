extension TextStyle {
  /// The size in points at a text size.
  public func pointSize(at category: ContentSizeCategory) -> Double {
    Double(Self.pointSizes[self]?[category.rawValue] ?? 17)
  }

  /// Sizes from the extra-small to the largest accessibility category: the table of Apple's Human Interface Guidelines,
  /// which UIKit follows since iOS 11.
  private static let pointSizes: [TextStyle: [UInt8]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The leading of a size in the same table. It depends on the size alone.
  static func leading(ofPointSize size: Double) -> Double {
    switch size {
    case ..<12: size + 2
    case ..<13: size + 4
    case ..<22: size + 5
    case ..<30: size + 6
    case ..<38: size + 7
    case ..<47: size + 8
    case ..<54: size + 9
    default: size + 10
    }
  }
}
