public import NibDecoder

/// A `<switch>`.
open class Switch: View {
  open override class var elementName: String { "switch" }

  /// The frame is 2 points wider than this, the alignment rectangle.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(settings[ControlFacts.switchSize])
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { EdgeInsets(right: 2) }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 750, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// A `<slider>`.
open class Slider: View {
  open override class var elementName: String { "slider" }

  /// Any width.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[ControlFacts.sliderHeight])
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings[ControlFacts.sliderInsets]
  }
}

/// A `<stepper>`.
open class Stepper: View {
  open override class var elementName: String { "stepper" }

  /// 94 points wide.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: 94, height: settings[ControlFacts.stepperHeight])
  }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 750, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// A `<progressView>`.
open class ProgressView: View {
  open override class var elementName: String { "progressView" }

  /// Any width.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[ControlFacts.progressHeight])
  }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 250, vertical: 750) : super.defaultHuggingPriority(in: kind)
  }
}

/// An `<activityIndicatorView>`.
open class ActivityIndicatorView: View {
  private let isLarge: Bool
  /// Whether it hides itself because it stands still.
  private let isHiddenByItself: Bool

  /// Reads the style.
  public required init(coder: NibCoder) throws {
    isLarge = coder.decodeString(forKey: "style")?.lowercased().contains("large") ?? false
    let hidesWhenStopped = coder.decodeBool(forKey: "hidesWhenStopped") ?? false
    let isAnimating = coder.decodeBool(forKey: "animating") ?? false
    isHiddenByItself = hidesWhenStopped && !isAnimating
    try super.init(coder: coder)
  }

  /// Shows or hides an indicator that stands still. The canvas shows it. Evidence: 4/4 indicators in stack views, 4
  /// repositories.
  func show(_ semantics: LayoutSemantics) {
    if isHiddenByItself { isHidden = semantics == .runtime }
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

  /// A dot for each page; nothing if a single page needs none.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let pages = Double(max(numberOfPages, 0))
    if hidesForSinglePage, pages <= 1 { return IntrinsicSize(width: 0, height: 0) }
    let width = pages * settings[ControlFacts.pageControlDot] + settings[ControlFacts.pageControlExtra]
    return IntrinsicSize(width: max(0, width), height: settings[ControlFacts.pageControlHeight])
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
