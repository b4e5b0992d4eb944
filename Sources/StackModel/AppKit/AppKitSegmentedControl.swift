public import NibDecoder

/// A `<segmentedControl>` of a macOS document.
public final class AppKitSegmentedControl: AppKitControl {
  private let segmentWidth: SegmentWidth?
  private let isRoundRect: Bool
  private let isMomentary: Bool

  /// A segment.
  package struct Segment {
    /// The title; nil if there is none.
    package let label: String?
    /// The image's name; nil if there is none.
    package let imageName: String?
    /// The width in points; 0 if it follows from the content.
    package let width: Double
    /// Whether the segment is on.
    package let isSelected: Bool
  }

  /// The segments, for drawing.
  package var segments: [Segment] {
    decodeLateFromCell { cell in
      cell.coders(in: "segments").map { segment in
        Segment(
          label: segment.decodeString(forKey: "label"), imageName: segment.decodeImageName(forKey: "image"),
          width: segment.double(forKey: "width"), isSelected: segment.bool(forKey: "selected")
        )
      }
    } ?? []
  }

  /// The shape of the segments.
  package enum SegmentStyle: String, CaseIterable {
    case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare, separated
  }

  /// The shape of the segments, for drawing.
  package var segmentStyle: SegmentStyle {
    cellCoder.value(forKey: "style")
  }

  /// Reads the style, the tracking mode and the segments.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    isRoundRect = cell?.decodeString(forKey: "style") == "roundRect"
    isMomentary = cell?.decodeString(forKey: "trackingMode") == "momentary"
    segmentWidth = cell.map(SegmentWidth.init)
    try super.init(coder: coder)
  }

  /// The frame, whose size depends on style and control size alone, without the insets.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let insets = alignmentRectInsets(in: settings)
    let width = segmentWidth?.total(in: settings).map { $0 + ends(settings) - insets.left - insets.right }
    return IntrinsicSize(width: width, height: height(settings) - insets.top - insets.bottom)
  }

  /// What the frame's width adds to the segments and the lines between them: a line and 2 points at both ends, or 2 points
  /// where segments fill the control.
  private func ends(_ settings: DocumentSettings) -> Double {
    guard settings.appKitDesign < .tahoe else { return 0 }
    return segmentWidth?.isFilling == true ? 4 : 6
  }

  /// The frame's height.
  private func height(_ settings: DocumentSettings) -> Double {
    let isTahoe = settings.appKitDesign == .tahoe
    return switch controlSize {
    case .mini: isTahoe ? 14 : 16
    case .small: isTahoe ? 20 : isRoundRect ? 18 : 21
    case .large: isTahoe ? 28 : 30
    case .regular: isTahoe ? 24 : isRoundRect ? 20 : 24
    }
  }

  /// A control whose segments are buttons is drawn like a push button.
  ///
  /// Evidence: 3/3 such controls, 2 repositories; of the others 4/4 regular ones, 3 repositories, 3/3 small ones,
  /// 1 repository, and 1/1 before Xcode 12.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    let design = settings.appKitDesign
    guard design < .tahoe else { return .zero }
    if isRoundRect { return EdgeInsets(all: 1) }
    return switch (controlSize, isMomentary) {
    case (.small, true): EdgeInsets(top: 2, left: 3, bottom: 1, right: 3)
    case (.regular, true): EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    case (.small, false): EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    case (.regular, false) where design == .yosemite: EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    default: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    }
  }
}

extension AppKitSegmentedControl: StandardView {
  static var elementNames: [String] { ["segmentedControl"] }

  var standardContent: ViewContent { .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// Each title in the middle of its segment.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    segmentWidth?.texts(in: size, settings: settings) ?? []
  }

  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    segmentWidth?.shortfall(in: size, settings: settings)
  }
}

/// The width of a segmented control of a macOS document: the written widths of its segments, or those of their titles.
struct SegmentWidth {
  private let segments: [(title: String, width: Double?)]
  private let font: Font
  /// Whether the segments fill the control, and what is left goes to all of them.
  let isFilling: Bool

  init(cell: NibCoder) {
    isFilling = cell.decodeString(forKey: "segmentDistribution") == "fill"
    segments = cell.coders(in: "segments").map {
      ($0.string(forKey: "label"), $0.decodeLength(forKey: "width").flatMap { $0 > 0 ? $0 : nil })
    }
    font = Font(coder: cell, key: "font") ?? .system(13)
  }

  /// The titles in the middle of their segments, whose widths share what is left or missing.
  func texts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    let lengths = lengths(in: settings)
    let share = (size.width - lengths.reduce(0, +)) / Double(max(1, segments.count))
    var x = 0.0
    return zip(segments, lengths).compactMap { segment, length in
      let rect = Rect(x: x, y: 0, width: length + share, height: size.height)
      x = rect.maxX
      guard !segment.title.isEmpty, rect.width > 0 else { return nil }
      let layout = TextLayout(
        StyledText(segment.title, font: font), in: settings.text, width: rect.width, maximumLines: 1,
        alignment: .center)
      return PlacedText(layout, inMiddleOf: rect, color: nil)
    }
  }

  /// What the segment lacks whose title fits least.
  func shortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    let (lengths, metrics) = (lengths(in: settings), TextMetrics(font, settings.text))
    let share = (size.width - lengths.reduce(0, +)) / Double(max(1, segments.count))
    let shortfalls = zip(segments, lengths).compactMap { segment, length in
      TextShortfall.width(
        metrics.width(of: segment.title), in: Size(width: length + share, height: size.height), scale: settings.scale)
    }
    return shortfalls.min { $0.share < $1.share }
  }

  /// Evidence for segments that fill the control: 6/6 controls of two, four and five segments, 1 document.
  private func lengths(in settings: DocumentSettings) -> [Double] {
    let metrics = TextMetrics(font, settings.text)
    let padding = isFilling && settings.appKitDesign < .tahoe ? 12 : 9.5
    return segments.map { $0.width ?? metrics.width(of: $0.title).rounded(.up) + padding }
  }

  /// The segments with a point between them; nil without segments.
  func total(in settings: DocumentSettings) -> Double? {
    segments.isEmpty ? nil : (lengths(in: settings).reduce(0, +) + Double(segments.count - 1)).rounded()
  }
}
