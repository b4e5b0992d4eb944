/// A `<switch>` of a macOS document.
public final class AppKitSwitch: AppKitControl {
  /// Whether the switch is on.
  package var state: State { coder.value(forKey: "state") }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if controlSize == .mini { return IntrinsicSize(width: 36, height: 16) }
    return settings.appKitDesign == .tahoe
      ? IntrinsicSize(width: 54, height: 24) : IntrinsicSize(width: 38, height: 22)
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    controlSize == .regular && settings.appKitDesign < .tahoe
      ? EdgeInsets(top: 1, left: 2, bottom: 2, right: 2) : .zero
  }

  /// A switch has its upper edge in common with a label of 13 points on the same baseline.
  ///
  /// Evidence: 13/14 switches.
  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard controlSize == .regular else { return nil }
    return settings.appKitDesign == .tahoe
      ? BaselineOffsets(first: 17, last: 7) : BaselineOffsets(first: 13, last: 9)
  }
}

extension AppKitSwitch: TextlessView {
  static var elementNames: [String] { ["switch"] }

  var standardContent: ViewContent { .control }
}
