/// UIKit's text styles, as Interface Builder writes them.
enum TextStyle: String, Hashable, Sendable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// The size in points at the default content size. Tools 18000 to 20999 drew the extra small one, and before
  /// 15000 the titles were smaller: both by the stored frames of public documents.
  func pointSize(in settings: DocumentSettings) -> Double {
    switch settings.toolsVersion {
    case 18_000..<21_000: extraSmallPointSize
    case ..<15_000: oldPointSize
    default: pointSize
    }
  }

  var weight: String { self == .headline ? "semibold" : "regular" }

  private var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  private var extraSmallPointSize: Double {
    switch self {
    case .largeTitle: 31
    case .title1: 25
    case .title2: 19
    case .title3: 17
    case .headline, .body: 14
    case .callout: 13
    case .subheadline, .footnote: 12
    case .caption1, .caption2: 11
    }
  }

  private var oldPointSize: Double {
    switch self {
    case .largeTitle: 30
    case .title1: 26
    case .title2: 20
    default: pointSize
    }
  }
}

extension TextStyle {
  /// From one baseline to the next in text of several lines: the leading of Apple's Human Interface Guidelines at the
  /// size that the version draws. 144 of 146 labels of several lines, in 20 repositories, are a line and so many leadings
  /// high.
  func leading(in settings: DocumentSettings) -> Double? {
    switch settings.toolsVersion {
    case ..<8000: nil
    case ..<15_000: oldLeading
    case 18_000..<21_000: extraSmallLeading
    default: leading
    }
  }

  private var leading: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }

  private var extraSmallLeading: Double {
    switch self {
    case .largeTitle: 38
    case .title1: 31
    case .title2: 24
    case .title3: 22
    case .headline, .body: 19
    case .callout: 18
    case .subheadline, .footnote: 16
    case .caption1, .caption2: 13
    }
  }

  private var oldLeading: Double {
    switch self {
    case .largeTitle: 37
    case .title1: 32
    case .title2: 25
    default: leading
    }
  }
}
