public import NibDecoder

/// A `<segmentedControl>` of an iOS or tvOS document.
open class SegmentedControl: View {
  private let titles: [String]

  /// Reads the segments' titles.
  public required init(coder: NibCoder) throws {
    titles = coder.coders(in: "segments").filter { $0.elementName == "segment" }
      .map { $0.decodeString(forKey: "title") ?? "" }
    try super.init(coder: coder)
  }

  /// Every segment is as wide as the widest title and its padding.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let metrics = TextMetrics(.system(13), settings)
    let widest = titles.map { (metrics.width(of: $0) - 1e-4).rounded(.up) }.max() ?? 0
    let count = Double(titles.count)
    let padding: Double = settings.isXcode11OrLater ? 19 : 14
    return IntrinsicSize(
      width: count * (widest + padding) + max(0, count - 1), height: settings.isXcode11OrLater ? 31 : 28)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { EdgeInsets(bottom: 1) }
}
