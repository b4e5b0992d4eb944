public import NibDecoder

/// Controls of macOS documents whose size depends on little but their kind.
open class AppKitControl: View {
  private let controlSize: ControlSize
  private let isSpinning: Bool

  /// Reads size and style.
  public required init(coder: NibCoder) throws {
    controlSize = coder.decodeEnum(ControlSize.self, forKey: "controlSize") ?? .regular
    isSpinning = coder.decodeString(forKey: "style") == "spinning"
    try super.init(coder: coder)
  }

  /// Fixed sizes by kind; sliders and bars are as wide as they are made.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch elementName {
    case "switch": controlSize == .mini ? IntrinsicSize(width: 36, height: 16) : switchSize(settings)
    case "slider": IntrinsicSize(height: settings.toolsVersion >= 17_000 ? 22 : 15)
    case "stepper": IntrinsicSize(width: 13, height: 22)
    case "progressIndicator" where isSpinning: spinnerSize
    case "progressIndicator": IntrinsicSize(height: controlSize == .small ? 10 : 18)
    case "colorWell": IntrinsicSize(width: 38, height: 24)
    case "levelIndicator": IntrinsicSize(height: 18)
    case "segmentedControl": IntrinsicSize(height: 21)
    default: .none
    }
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard !settings.isXcode26OrLater else { return .zero }
    switch elementName {
    case "switch": return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    case "slider": return EdgeInsets(left: 2, bottom: 6, right: 2)
    case "segmentedControl": return EdgeInsets(left: 2, bottom: 3, right: 2)
    default: return .zero
    }
  }

  private func switchSize(_ settings: DocumentSettings) -> IntrinsicSize {
    settings.isXcode26OrLater ? IntrinsicSize(width: 54, height: 24) : IntrinsicSize(width: 38, height: 22)
  }

  private var spinnerSize: IntrinsicSize {
    controlSize == .small ? IntrinsicSize(width: 16, height: 16) : IntrinsicSize(width: 32, height: 32)
  }
}
