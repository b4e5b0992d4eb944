public import NibDecoder

/// A `<segmentedControl>` of a macOS document.
public final class AppKitSegmentedControl: AppKitControl {
  private let segmentWidth: SegmentWidth?
  private let isRoundRect: Bool

  /// Reads the style and the segments.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    isRoundRect = cell?.decodeString(forKey: "style") == "roundRect"
    segmentWidth = cell.map(SegmentWidth.init)
    try super.init(coder: coder)
  }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: totalWidth(settings), height: height(settings))
  }

  /// The border of a capsule is drawn inside the alignment rectangle.
  ///
  /// Evidence: 4/4 segmented controls, 1 repository.
  private func totalWidth(_ settings: DocumentSettings) -> Double? {
    let border: Double = isRoundRect && settings[AppKitFacts.design] < .tahoe ? 2 : 0
    return segmentWidth?.total(in: settings).map { $0 + border }
  }

  private func height(_ settings: DocumentSettings) -> Double {
    switch controlSize {
    case .mini: 14
    case .small: settings[AppKitFacts.design] == .tahoe ? 20 : isRoundRect ? 16 : 19
    case .large: 28
    case .regular: settings[AppKitFacts.design] == .tahoe ? 24 : isRoundRect ? 18 : 22
    }
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard settings[AppKitFacts.design] < .tahoe else { return .zero }
    return isRoundRect ? EdgeInsets(all: 1) : EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  }
}

extension AppKitSegmentedControl: StandardView {
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
