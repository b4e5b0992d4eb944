import NibDecoder

/// A `<stepper>`.
open class Stepper: View {
  /// The least value.
  public lazy var minimumValue = decodeLate { $0.decodeDouble(forKey: "minimumValue") } ?? 0
  /// The greatest value.
  public lazy var maximumValue = decodeLate { $0.decodeDouble(forKey: "maximumValue") } ?? 100
  /// The value.
  public lazy var value = decodeLate { $0.decodeDouble(forKey: "value") } ?? 0
  /// Whether the value goes on at the other limit.
  package final var wraps: Bool { decodeLate { $0.decodeBool(forKey: "wraps") } ?? false }

  /// 94 points wide.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: 94, height: settings[ControlFacts.stepperHeight])
  }
}

extension Stepper: TextlessView {
  static var elementNames: [String] { ["stepper"] }

  var standardContent: ViewContent { .control }
}
