/// UIKit's text styles, `UIFont.TextStyle`: their sizes follow the user's text size.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// 34 points at the text size that devices start with.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// 28 points.
  case title1 = "UICTFontTextStyleTitle1"
  /// 22 points.
  case title2 = "UICTFontTextStyleTitle2"
  /// 20 points.
  case title3 = "UICTFontTextStyleTitle3"
  /// 17 points, semibold.
  case headline = "UICTFontTextStyleHeadline"
  /// 17 points.
  case body = "UICTFontTextStyleBody"
  /// 16 points.
  case callout = "UICTFontTextStyleCallout"
  /// 15 points.
  case subheadline = "UICTFontTextStyleSubhead"
  /// 13 points.
  case footnote = "UICTFontTextStyleFootnote"
  /// 12 points.
  case caption1 = "UICTFontTextStyleCaption1"
  /// 11 points.
  case caption2 = "UICTFontTextStyleCaption2"

  /// The weight of the style's font.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight on tvOS, from the table of Apple's Human Interface Guidelines.
  var televisionWeight: FontWeight { self == .subheadline ? .regular : .medium }

  /// The size in points at the content size category that is chosen, otherwise that of ``TextEnvironment/textStyleSizes``.
  public func pointSize(in environment: TextEnvironment) -> Double {
    switch environment.textStyleSizes {
    case .television: televisionPointSize
    case .desktop: desktopPointSize
    case .smallTitles where environment.contentSizeCategory == nil: oldTitleSize ?? pointSize(at: .large)
    case .extraSmall: pointSize(at: environment.contentSizeCategory ?? .extraSmall)
    case .standard, .smallTitles: pointSize(at: environment.contentSizeCategory ?? .large)
    }
  }

  /// The sizes of tvOS: the table of Apple's Human Interface Guidelines, except that the subheadline is as large as the
  /// body in stored frames.
  private var televisionPointSize: Double {
    switch self {
    case .largeTitle, .title1: 76
    case .title2: 57
    case .title3: 48
    case .headline: 38
    case .callout: 31
    case .body, .subheadline, .footnote: 29
    case .caption1: 25
    case .caption2: 23
    }
  }

  /// A style by the name that documents of macOS have.
  init?(macOS name: String) {
    guard let style = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = style
  }

  /// The sizes of macOS: the table of Apple's Human Interface Guidelines.
  private var desktopPointSize: Double {
    switch self {
    case .largeTitle: 26
    case .title1: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption1, .caption2: 10
    }
  }

  private var oldTitleSize: Double? {
    switch self {
    case .largeTitle: 30
    case .title1: 26
    case .title2: 20
    default: nil
    }
  }

  /// From one baseline to the next in text of several lines; nil if that is the height of a line.
  ///
  /// Evidence: 144/146 labels of several lines are one line plus leadings high, 20 repositories.
  public func leading(in environment: TextEnvironment) -> Double? {
    if environment.systemFont.isHelveticaNeue || [.television, .desktop].contains(environment.textStyleSizes) {
      return nil
    }
    return Self.leading(ofPointSize: pointSize(in: environment))
  }
}

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
