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

  /// As wide as Interface Builder stored it: the width follows from the elements and the language. A calendar is as high,
  /// too.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let insets = alignmentRectInsets(in: settings)
    let stored = declaredFrame.map { (width: $0.width - insets.left - insets.right, height: $0.height - insets.top) }
    let height = style == .clockAndCalendar ? stored?.height : nil
    return IntrinsicSize(width: stored?.width, height: height ?? (settings.appKitDesign == .yosemite ? 22 : 24))
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings.appKitDesign == .tahoe ? .zero : EdgeInsets(top: 4, right: 3)
  }
}

extension AppKitDatePicker: TextlessView {
  static var elementNames: [String] { ["datePicker"] }

  var standardContent: ViewContent { .control }
}
