/// A `<stepper>` of a macOS document.
public final class AppKitStepper: AppKitControl {
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch (controlSize == .small, settings.appKitDesign == .tahoe) {
    case (true, true): IntrinsicSize(width: 17, height: 22)
    case (true, false): IntrinsicSize(width: 11, height: 16)
    case (false, true): IntrinsicSize(width: 20, height: 26)
    case (false, false): IntrinsicSize(width: 13, height: settings.appKitDesign == .yosemite ? 22 : 20)
    }
  }

  /// The baseline of a text in its middle.
  ///
  /// Evidence: 1/1 stepper.
  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(.system(controlSize.pointSize), settings.text).appKitBaselines(inHeight: height, in: settings)
  }

  /// Evidence: 3/3 constraints of 1 stepper since Xcode 12, and 3/3 steppers before, 1 repository.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard settings.appKitDesign < .tahoe else { return .zero }
    if controlSize == .small { return EdgeInsets(top: 2, left: 2, bottom: 4, right: 2) }
    return settings.appKitDesign == .yosemite
      ? EdgeInsets(top: 2, left: 3, bottom: 3, right: 3) : EdgeInsets(top: 4, left: 3, bottom: 4, right: 3)
  }
}

extension AppKitStepper: TextlessView {
  static var elementNames: [String] { ["stepper"] }

  var standardContent: ViewContent { .control }
}
