import FontMetrics
public import NibDecoder

/// A `<segmentedControl>` of an iOS or tvOS document.
open class SegmentedControl: View {
  private let titles: [String]
  private let isApportionedByContent: Bool

  /// Reads the segments' titles.
  public required init(coder: NibCoder) throws {
    titles = coder.coders(in: "segments").filter { $0.elementName == "segment" }
      .map { $0.decodeString(forKey: "title") ?? "" }
    isApportionedByContent = coder.decodeBool(forKey: "apportionsSegmentWidthsByContent") ?? false
    try super.init(coder: coder)
  }

  /// Every segment is as wide as the widest title and its padding, or, if widths are apportioned by content, as its own.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let widths = titleWidths(in: settings)
    let count = Double(titles.count)
    let text = isApportionedByContent ? widths.reduce(0, +) : count * (widths.max() ?? 0)
    return IntrinsicSize(
      width: text + count * settings[ControlFacts.segmentPadding] + max(0, count - 1),
      height: settings[ControlFacts.segmentedControlHeight])
  }

  private func titleWidths(in settings: DocumentSettings) -> [Double] {
    let font = Font.system(13, weight: settings[ControlFacts.segmentWeight])
    let metrics = TextMetrics(font, settings.text)
    return titles.map { (metrics.width(of: $0) - 1e-4).rounded(.up) }
  }

  /// The width at which no title is cut off, without padding.
  func leastWidth(in settings: DocumentSettings) -> Double {
    let widths = titleWidths(in: settings)
    let text = isApportionedByContent ? widths.reduce(0, +) : Double(widths.count) * (widths.max() ?? 0)
    return text + Double(max(0, widths.count - 1))
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { EdgeInsets(bottom: 1) }
}
