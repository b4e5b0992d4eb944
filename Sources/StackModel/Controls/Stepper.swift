import NibDecoder

/// A `<stepper>`.
open class Stepper: View {
  /// The least value.
  public lazy var minimumValue = coder.double(forKey: "minimumValue")
  /// The greatest value.
  public lazy var maximumValue = coder.double(forKey: "maximumValue")
  /// The value.
  public lazy var value = coder.double(forKey: "value")
  /// Whether the value goes on at the other limit.
  package final var wraps: Bool { coder.bool(forKey: "wraps") }

  /// 94 points wide.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: 94, height: settings[ControlFacts.stepperHeight])
  }
}

extension Stepper: TextlessView {
  static var elementNames: [String] { ["stepper"] }

  var standardContent: ViewContent { .control }
}
