import NibDecoder

/// A `<switch>`.
open class Switch: View {
  /// Whether the switch is on.
  public lazy var isOn = coder.bool(forKey: "on")
  /// The color of a switch that is on; nil for the system's.
  package final var onTintColor: Color? { decodeLateColor(forKey: "onTintColor") }
  /// The color of the knob; nil for the system's.
  package final var thumbTintColor: Color? { decodeLateColor(forKey: "thumbTintColor") }

  /// The size of the alignment rectangle; the frame is 2 points wider.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(settings[ControlFacts.switchSize])
  }

  override var keepsContentSize: Bool { true }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets { EdgeInsets(right: 2) }
}

extension Switch: TextlessView {
  static var elementNames: [String] { ["switch"] }

  var standardContent: ViewContent { .control }
}
