public import NibDecoder

/// A `<slider>` of a macOS document.
public final class AppKitSlider: AppKitControl {
  /// Whether the slider is a circle with a dot.
  package let isCircular: Bool
  private let hasTickMarks: Bool
  /// Whether tick marks stand above the slider, or before it.
  private let hasTickMarksBefore: Bool
  private let isVertical: Bool

  /// Reads the type, the tick marks and the direction.
  public required init(coder: NibCoder) throws {
    let cell = coder.cell
    isCircular = cell.decodeString(forKey: "sliderType") == "circular"
    hasTickMarks = cell.double(forKey: "numberOfTickMarks") > 0
    hasTickMarksBefore = Self.isBefore(cell)
    // A new slider hugs across its direction, and has no written hugging priority along it.
    isVertical =
      coder.containsValue(forKey: "horizontalHuggingPriority")
      && !coder.containsValue(forKey: "verticalHuggingPriority")
    try super.init(coder: coder)
  }

  /// The value and its range, for drawing.
  package var valueRange: AppKitValueRange? { decodeLateFromCell(AppKitValueRange.init) }

  /// The number of tick marks, and whether they stand above the slider or before it, for drawing.
  package var tickMarks: (count: Int, isBefore: Bool) {
    decodeLateFromCell { cell in
      (Int(clamping: cell.double(forKey: "numberOfTickMarks"), to: 0...200), Self.isBefore(cell))
    } ?? (0, false)
  }

  private static func isBefore(_ cell: NibCoder) -> Bool {
    let position = cell.decodeString(forKey: "tickMarkPosition")
    return position == "above" || position == "leading"
  }

  /// The thickness across the slider's direction; only a small circular slider has both lengths.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if isCircular { return controlSize == .small ? IntrinsicSize(width: 22, height: 22) : .none }
    let thickness = thickness(settings)
    return isVertical ? IntrinsicSize(width: thickness) : IntrinsicSize(height: thickness)
  }

  private func thickness(_ settings: DocumentSettings) -> Double {
    // Evidence: 5/5 with tick marks above, 2 repositories; 4/4 with tick marks below, 1 repository.
    if settings.appKitDesign == .yosemite {
      guard hasTickMarks else { return 15 }
      return !hasTickMarksBefore ? 21 : isVertical ? 20 : 22
    }
    switch controlSize {
    case .mini: return 13
    case .small: return 16
    case .regular, .large: return 20
    }
  }

  /// Near the knob. Where it is not known, the baseline is the lower edge of the alignment rectangle.
  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard !isCircular, !isVertical, let last = lastBaseline(settings) else { return nil }
    return BaselineOffsets(first: thickness(settings) - last, last: last)
  }

  /// Evidence before Big Sur: 4/4 with tick marks below, 1 repository; 1/1 with tick marks above and 1/1 without any,
  /// 1 document. Evidence from Big Sur on: 2/2 without tick marks, 2 repositories.
  private func lastBaseline(_ settings: DocumentSettings) -> Double? {
    switch settings.appKitDesign {
    case .yosemite: hasTickMarks && !hasTickMarksBefore ? 14 : 3
    case .bigSur: controlSize == .regular && !hasTickMarks ? 6 : nil
    case .tahoe: nil
    }
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    if settings.appKitDesign == .tahoe || isCircular { return .zero }
    let isRegular = controlSize == .regular && settings.appKitDesign == .bigSur
    if isVertical { return EdgeInsets(all: 2) }
    // Evidence: 3/3 sliders with tick marks above, 1 document.
    let hasMarksAtTop = settings.appKitDesign == .yosemite && hasTickMarks && hasTickMarksBefore
    return EdgeInsets(top: hasMarksAtTop ? 0 : 2, left: 2, bottom: isRegular ? 6 : 2, right: 2)
  }
}

extension AppKitSlider: TextlessView {
  static var elementNames: [String] { ["slider"] }

  var standardContent: ViewContent { .control }
}
