public import NibDecoder

/// A `<switch>`.
open class Switch: View {
  open override class var elementName: String { "switch" }

  /// 51 by 31; 63 by 28 from Xcode 26 on. The alignment rectangle is 2 narrower.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    settings.isXcode26OrLater ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { EdgeInsets(right: 2) }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 750, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// A `<slider>`.
open class Slider: View {
  open override class var elementName: String { "slider" }

  /// Any width, 31 high; 34 from Xcode 26 on.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings.isXcode26OrLater ? 34 : 30)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings.isXcode26OrLater ? .zero : EdgeInsets(left: 2, bottom: 1, right: 2)
  }
}

/// A `<stepper>`.
open class Stepper: View {
  open override class var elementName: String { "stepper" }

  /// 94 by 32, up to Xcode 10 by 29.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: 94, height: settings.isXcode11OrLater ? 32 : 29)
  }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 750, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// A `<progressView>`.
open class ProgressView: View {
  open override class var elementName: String { "progressView" }

  /// Any width, 4 high, up to Xcode 11 2.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings.toolsVersion >= 17_000 ? 4 : 2)
  }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 250, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// An `<activityIndicatorView>`.
open class ActivityIndicatorView: View {
  private let isLarge: Bool

  /// Reads the style.
  public required init(coder: NibCoder) throws {
    isLarge = coder.decodeString(forKey: "style")?.lowercased().contains("large") ?? false
    let hidesWhenStopped = coder.decodeBool(forKey: "hidesWhenStopped") ?? false
    let isAnimating = coder.decodeBool(forKey: "animating") ?? false
    try super.init(coder: coder)
    // The canvas shows an indicator that is hidden because it stands still: 4 of 4 in stack views of 4 repositories.
    if hidesWhenStopped, !isAnimating, coder.document.kind != .stackDefinition { isHidden = false }
  }

  /// 20 square, 37 for the large styles.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
  }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 750, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// A `<pageControl>`.
open class PageControl: View {
  private let numberOfPages: Int
  private let hidesForSinglePage: Bool

  /// Reads the number of pages.
  public required init(coder: NibCoder) throws {
    numberOfPages = min(coder.decodeInteger(forKey: "numberOfPages") ?? 0, 1000)
    hidesForSinglePage = coder.decodeBool(forKey: "hidesForSinglePage") ?? false
    try super.init(coder: coder)
  }

  /// A dot every 16 points and 26 high (27.5 in Xcode 12, 37 before); nothing where a single page needs no dots.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let pages = Double(max(numberOfPages, 0))
    if hidesForSinglePage, pages <= 1 { return IntrinsicSize(width: 0, height: 0) }
    switch settings.toolsVersion {
    case ..<17_000: return IntrinsicSize(width: max(0, pages * 16 - 9), height: 37)
    case ..<19_000: return IntrinsicSize(width: pages * 18.5 + 60.5, height: 27.5)
    case ..<23_000: return IntrinsicSize(width: pages * 18.5 + 60.5, height: 26)
    default: return IntrinsicSize(width: pages * 18.5 + 18.5, height: 26)
    }
  }
}

/// A `<datePicker>` or `<pickerView>`: as wide as the screen it was made for, 216 high.
open class Picker: View {
  private let isCompact: Bool

  /// Reads the style.
  public required init(coder: NibCoder) throws {
    isCompact = coder.decodeString(forKey: "style") == "compact"
    try super.init(coder: coder)
  }

  /// 320 by 216; compact date pickers are a line of buttons.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    isCompact ? IntrinsicSize(width: 280, height: 34.5) : IntrinsicSize(width: 320, height: 216)
  }
}
