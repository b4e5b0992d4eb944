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

  /// What the frame's width adds to the segments and the lines between them: a line and 2 points at both ends.
  private func ends(_ settings: DocumentSettings) -> Double { settings[AppKitFacts.design] < .tahoe ? 6 : 0 }

  /// The frame's height.
  private func height(_ settings: DocumentSettings) -> Double {
    let isTahoe = settings[AppKitFacts.design] == .tahoe
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
    let design = settings[AppKitFacts.design]
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
