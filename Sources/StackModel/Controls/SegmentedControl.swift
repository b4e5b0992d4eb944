public import NibDecoder

/// A `<segmentedControl>` of an iOS or tvOS document.
public final class SegmentedControl: View {
  /// The titles of the segments; empty for segments with an image.
  public var titles: [String] {
    didSet { if titles != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The selected segment; nil for none.
  public lazy var selectedSegmentIndex: Int? =
    decodeLate { $0.integer(forKey: "selectedSegmentIndex") }.flatMap { titles.indices.contains($0) ? $0 : nil }
  /// The color of the selected segment; nil for the system's.
  package var selectedSegmentTintColor: Color? { decodeLateColor(forKey: "selectedSegmentTintColor") }
  /// Whether a segment is only selected while it is touched.
  package var isMomentary: Bool { coder.bool(forKey: "momentary") }
  /// The names of the segments' images; nil for segments with a title.
  package var imageNames: [String?] {
    decodeLate { coder in
      coder.coders(in: "segments").filter { $0.elementName == "segment" }.map { $0.decodeImageName(forKey: "image") }
    } ?? []
  }
  private let isApportionedByContent: Bool

  /// Reads the segments' titles.
  public required init(coder: NibCoder) throws {
    titles = coder.coders(in: "segments").filter { $0.elementName == "segment" }
      .map { $0.string(forKey: "title") }
    isApportionedByContent = coder.bool(forKey: "apportionsSegmentWidthsByContent")
    try super.init(coder: coder)
  }

  /// Makes a segmented control in code.
  public init(titles: [String] = []) {
    self.titles = titles
    isApportionedByContent = false
    super.init()
  }

  /// Every segment is as wide as the widest title and its padding, or, if widths are apportioned by content, as its own.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let count = Double(titles.count)
    return IntrinsicSize(
      width: titlesWidth(in: settings) + count * settings[ControlFacts.segmentPadding] + max(0, count - 1),
      height: settings[ControlFacts.segmentedControlHeight])
  }

  private func font(in settings: DocumentSettings) -> Font {
    .system(13, weight: settings[ControlFacts.segmentWeight])
  }

  private func titleWidths(in settings: DocumentSettings) -> [Double] {
    let metrics = TextMetrics(font(in: settings), settings.text)
    return titles.map { (metrics.width(of: $0) - 1e-4).rounded(.up) }
  }

  /// The width of all titles. Segments are as wide as the widest, unless widths are apportioned by content.
  private func titlesWidth(in settings: DocumentSettings) -> Double {
    let widths = titleWidths(in: settings)
    return isApportionedByContent ? widths.reduce(0, +) : Double(widths.count) * (widths.max() ?? 0)
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { EdgeInsets(bottom: 1) }
}

extension SegmentedControl: StandardView {
  static var elementNames: [String] { ["segmentedControl"] }

  var standardContent: ViewContent { .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// Each title in the middle of its segment.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    zip(titles, segmentFrames(in: size, settings: settings)).compactMap { title, segment in
      guard !title.isEmpty, segment.width > 0 else { return nil }
      let layout = TextLayout(
        StyledText(title, font: font(in: settings)), in: settings.text, width: segment.width, maximumLines: 1,
        alignment: .center)
      return PlacedText(layout, inMiddleOf: segment, color: nil)
    }
  }

  /// The places of the segments in a frame of a size. Room that is left is divided among all segments.
  package func segmentFrames(in size: Size, settings: DocumentSettings) -> [Rect] {
    let count = Double(titles.count)
    let widths = isApportionedByContent ? titleWidths(in: settings) : titles.map { _ in 0 }
    let share = (size.width - max(0, count - 1) - widths.reduce(0, +)) / max(1, count)
    var x = 0.0
    return widths.map { width in
      defer { x += width + share + 1 }
      return Rect(x: x, y: 0, width: width + share, height: size.height)
    }
  }

  /// Padding may be cut off.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    .width(titlesWidth(in: settings) + Double(max(0, titles.count - 1)), in: size, scale: settings.scale)
  }
}
