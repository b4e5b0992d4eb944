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
