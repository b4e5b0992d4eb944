public import NibDecoder

/// A `<pageControl>`.
public final class PageControl: View {
  private let numberOfPages: Int
  private let hidesForSinglePage: Bool

  /// Reads the number of pages.
  public required init(coder: NibCoder) throws {
    numberOfPages = min(coder.decodeInteger(forKey: "numberOfPages") ?? 0, 1000)
    hidesForSinglePage = coder.decodeBool(forKey: "hidesForSinglePage") ?? false
    try super.init(coder: coder)
  }

  /// A dot for each page; zero if a single page is hidden.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let pages = Double(max(numberOfPages, 0))
    if hidesForSinglePage, pages <= 1 { return IntrinsicSize(width: 0, height: 0) }
    let width = pages * settings[ControlFacts.pageControlDot] + settings[ControlFacts.pageControlExtra]
    return IntrinsicSize(width: max(0, width), height: settings[ControlFacts.pageControlHeight])
  }
}

extension PageControl: TextlessView {
  var standardContent: ViewContent { .control }
}
