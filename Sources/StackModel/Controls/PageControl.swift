public import NibDecoder

/// A `<pageControl>`.
public final class PageControl: View {
  /// The number of dots.
  public var numberOfPages: Int {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a single page has no dot.
  public var hidesForSinglePage: Bool {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The place of the current page among all, from 0.
  public lazy var currentPage = coder.integer(forKey: "currentPage")
  /// The color of the current page's dot; nil for the system's.
  package var currentPageIndicatorTintColor: Color? { decodeLateColor(forKey: "currentPageIndicatorTintColor") }
  /// The color of the other dots; nil for the system's.
  package var pageIndicatorTintColor: Color? { decodeLateColor(forKey: "pageIndicatorTintColor") }

  /// Reads the number of pages.
  public required init(coder: NibCoder) throws {
    numberOfPages = min(coder.integer(forKey: "numberOfPages"), 1000)
    hidesForSinglePage = coder.bool(forKey: "hidesForSinglePage")
    try super.init(coder: coder)
  }

  /// Makes a page control in code.
  public init(numberOfPages: Int = 0, hidesForSinglePage: Bool = false) {
    self.numberOfPages = numberOfPages
    self.hidesForSinglePage = hidesForSinglePage
    super.init()
  }

  /// A dot for each page; zero if a single page is hidden.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let pages = Double(max(numberOfPages, 0))
    if hidesForSinglePage, pages <= 1 { return IntrinsicSize(width: 0, height: 0) }
    let loss = settings.scale == 3 ? settings[ControlFacts.pageControlLoss] : 0
    let width = pages * (settings[ControlFacts.pageControlDot] - loss) + settings[ControlFacts.pageControlExtra]
    return IntrinsicSize(width: max(0, width), height: settings[ControlFacts.pageControlHeight] - loss)
  }
}

extension PageControl: TextlessView {
  static var elementNames: [String] { ["pageControl"] }

  var standardContent: ViewContent { .control }
}
