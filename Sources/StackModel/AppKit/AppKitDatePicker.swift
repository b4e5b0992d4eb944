import NibDecoder

/// A `<datePicker>` of a macOS document.
public final class AppKitDatePicker: AppKitControl {
  /// What of a date is shown, for drawing.
  package var elements: (date: Bool, time: Bool) {
    decodeLateFromCell { cell in
      cell.coder(forKey: "datePickerElements").map { elements in
        (
          ["year", "month", "day"].contains { elements.bool(forKey: $0) },
          ["hour", "minute", "second"].contains { elements.bool(forKey: $0) }
        )
      }
    } ?? (true, true)
  }

  /// How a date is chosen.
  package enum Style: String, CaseIterable {
    case textFieldAndStepper, textField, clockAndCalendar
  }

  /// How a date is chosen, for drawing.
  package var style: Style {
    cellCoder.value(forKey: "datePickerStyle")
  }

  /// Any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings.appKitDesign == .yosemite ? 22 : 24)
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings.appKitDesign == .tahoe ? .zero : EdgeInsets(top: 4, right: 3)
  }
}

extension AppKitDatePicker: TextlessView {
  static var elementNames: [String] { ["datePicker"] }

  var standardContent: ViewContent { .control }
}
