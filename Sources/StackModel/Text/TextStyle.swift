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

  var weight: String { self == .headline ? "semibold" : "regular" }

  /// The size in points at the text size that is asked for; otherwise at the one of the canvas, whose titles were smaller in
  /// old versions.
  func pointSize(in settings: DocumentSettings) -> Double {
    if settings.platform == .tvOS { return televisionPointSize }
    if settings.contentSizeCategory == nil, settings[TextFacts.titlesAreSmall], let size = oldTitleSize { return size }
    return pointSize(at: settings.shownContentSizeCategory)
  }

  /// The sizes of tvOS, whose text does not follow the user's size: the table of Apple's Human Interface Guidelines, but
  /// for the subheadline, which stored frames show as large as the body.
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

  /// From one baseline to the next in text of several lines. 144 of 146 labels of several lines, in 20 repositories, are a
  /// line and so many leadings high.
  func leading(in settings: DocumentSettings) -> Double? {
    if settings[TextFacts.systemFont] == .helveticaNeue || settings.platform == .tvOS { return nil }
    return Self.leading(ofPointSize: pointSize(in: settings))
  }
}
