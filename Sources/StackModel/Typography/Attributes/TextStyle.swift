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
    if environment.systemFont.isHelveticaNeue || environment.textStyleSizes == .television { return nil }
    return Self.leading(ofPointSize: pointSize(in: environment))
  }
}
