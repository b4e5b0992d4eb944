public import NibDecoder

/// A `<datePicker>`.
public final class DatePicker: View {
  /// What the user chooses.
  package enum Mode: String, CaseIterable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// What the user chooses; nil if it is not written.
  package var mode: Mode? { decodeLate { $0.decodeEnum(Mode.self, forKey: "datePickerMode") } }
  /// Whether the picker is a line of buttons.
  package let isCompact: Bool
  /// Whether the picker shows a month.
  package var isInline: Bool { decodeLate { $0.decodeString(forKey: "style") } == "inline" }

  /// Reads the style.
  public required init(coder: NibCoder) throws {
    isCompact = coder.decodeString(forKey: "style") == "compact"
    try super.init(coder: coder)
  }

  /// The size of the wheels; a compact date picker is a line of buttons.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    isCompact ? IntrinsicSize(width: 280, height: 34.5) : PickerView.wheels
  }

  /// The buttons of a compact date picker are as wide as the date in the user's language.
  override var hasUnmodeledSize: Bool { isCompact }

  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool {
    axis == .vertical || !isCompact
  }
}

extension DatePicker: TextlessView {
  static var elementNames: [String] { ["datePicker"] }

  var standardContent: ViewContent { .control }
}

/// A `<pickerView>`.
public final class PickerView: View {
  /// The size of a picker's wheels.
  static let wheels = IntrinsicSize(width: 320, height: 216)

  /// 320 by 216 points.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    Self.wheels
  }
}

extension PickerView: TextlessView {
  static var elementNames: [String] { ["pickerView"] }

  var standardContent: ViewContent { .control }
}
