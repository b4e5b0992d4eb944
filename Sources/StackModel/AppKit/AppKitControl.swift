public import NibDecoder

/// Controls of macOS documents whose size depends on little but their kind.
open class AppKitControl: View {
  private let controlSize: ControlSize
  private let isSpinning: Bool
  private let isCircular: Bool
  private let hasTickMarks: Bool
  private let isVertical: Bool
  private let segmentWidth: SegmentWidth?
  private let isRoundRect: Bool

  /// Reads size and style.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    controlSize = ControlSize(control: coder)
    isSpinning = coder.decodeString(forKey: "style") == "spinning"
    isCircular = cell?.decodeString(forKey: "sliderType") == "circular"
    hasTickMarks = (cell?.decodeDouble(forKey: "numberOfTickMarks") ?? 0) > 0
    // New ones hug across: along the other axis nothing is written for them.
    isVertical =
      coder.containsValue(forKey: "horizontalHuggingPriority")
      && !coder.containsValue(forKey: "verticalHuggingPriority")
    isRoundRect = cell?.decodeString(forKey: "style") == "roundRect"
    segmentWidth = coder.elementName == "segmentedControl" ? cell.map(SegmentWidth.init) : nil
    try super.init(coder: coder)
  }

  /// Fixed sizes by kind; sliders and bars are as wide as they are made.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch elementName {
    case "switch": switchSize(settings)
    case "slider": sliderSize(settings)
    case "stepper": stepperSize(settings)
    case "progressIndicator" where isSpinning: spinnerSize
    case "progressIndicator": IntrinsicSize(height: controlSize == .small ? 10 : 18)
    case "colorWell": settings[AppKitFacts.design] == .yosemite ? .none : IntrinsicSize(width: 38, height: 24)
    case "levelIndicator": IntrinsicSize(height: 18)
    case "segmentedControl": IntrinsicSize(width: segmentsWidth(settings), height: segmentedHeight(settings))
    case "datePicker": IntrinsicSize(height: settings[AppKitFacts.design] == .yosemite ? 22 : 24)
    default: .none
    }
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    if elementName == "progressIndicator", !isSpinning { return EdgeInsets(top: 1, bottom: 1) }
    guard settings[AppKitFacts.design] < .tahoe else { return .zero }
    switch elementName {
    case "switch" where controlSize == .regular: return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    case "slider": return sliderInsets(settings)
    case "segmentedControl" where isRoundRect: return EdgeInsets(all: 1)
    case "segmentedControl" where controlSize == .regular: return EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    case "segmentedControl": return EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    case "colorWell" where settings[AppKitFacts.design] == .bigSur:
      return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    case "stepper" where controlSize == .small: return EdgeInsets(top: 2, left: 2, bottom: 4, right: 2)
    case "stepper": return EdgeInsets(top: 2, left: 3, bottom: 4, right: 3)
    case "datePicker": return EdgeInsets(top: 4, right: 3)
    default: return .zero
    }
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard elementName == "switch", controlSize == .regular else { return nil }
    // Beside a label of 13 points both have their upper edge in common: 13 of 14.
    return settings[AppKitFacts.design] == .tahoe
      ? BaselineOffsets(first: 17, last: 7) : BaselineOffsets(first: 13, last: 9)
  }

  private func switchSize(_ settings: DocumentSettings) -> IntrinsicSize {
    if controlSize == .mini { return IntrinsicSize(width: 36, height: 16) }
    return settings[AppKitFacts.design] == .tahoe
      ? IntrinsicSize(width: 54, height: 24) : IntrinsicSize(width: 38, height: 22)
  }

  private func stepperSize(_ settings: DocumentSettings) -> IntrinsicSize {
    switch (controlSize == .small, settings[AppKitFacts.design] == .tahoe) {
    case (true, true): IntrinsicSize(width: 17, height: 22)
    case (true, false): IntrinsicSize(width: 11, height: 16)
    case (false, true): IntrinsicSize(width: 20, height: 26)
    case (false, false): IntrinsicSize(width: 13, height: 22)
    }
  }

  /// The capsule's border is drawn inside: 4 of 4 in a repository.
  private func segmentsWidth(_ settings: DocumentSettings) -> Double? {
    segmentWidth?.total(in: settings).map { $0 + (isRoundRect && settings[AppKitFacts.design] < .tahoe ? 2 : 0) }
  }

  private func segmentedHeight(_ settings: DocumentSettings) -> Double {
    switch controlSize {
    case .mini: 14
    case .small: settings[AppKitFacts.design] == .tahoe ? 20 : isRoundRect ? 16 : 19
    case .large: 28
    case .regular: settings[AppKitFacts.design] == .tahoe ? 24 : isRoundRect ? 18 : 22
    }
  }

  private var spinnerSize: IntrinsicSize {
    controlSize == .small ? IntrinsicSize(width: 16, height: 16) : IntrinsicSize(width: 32, height: 32)
  }
}

extension AppKitControl {
  private func sliderSize(_ settings: DocumentSettings) -> IntrinsicSize {
    if isCircular { return controlSize == .small ? IntrinsicSize(width: 22, height: 22) : .none }
    let thickness = sliderThickness(settings)
    return isVertical ? IntrinsicSize(width: thickness) : IntrinsicSize(height: thickness)
  }

  private func sliderThickness(_ settings: DocumentSettings) -> Double {
    if settings[AppKitFacts.design] == .yosemite { return hasTickMarks ? 22 : 15 }
    switch controlSize {
    case .mini: return 13
    case .small: return 16
    case .regular, .large: return 20
    }
  }

  private func sliderInsets(_ settings: DocumentSettings) -> EdgeInsets {
    if isCircular { return .zero }
    let isRegular = controlSize == .regular && settings[AppKitFacts.design] == .bigSur
    return EdgeInsets(top: 2, left: 2, bottom: isRegular && !isVertical ? 6 : 2, right: 2)
  }
}
