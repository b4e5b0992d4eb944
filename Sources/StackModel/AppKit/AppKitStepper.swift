/// A `<stepper>` of a macOS document.
public final class AppKitStepper: AppKitControl {
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch (controlSize == .small, settings[AppKitFacts.design] == .tahoe) {
    case (true, true): IntrinsicSize(width: 17, height: 22)
    case (true, false): IntrinsicSize(width: 11, height: 16)
    case (false, true): IntrinsicSize(width: 20, height: 26)
    case (false, false): IntrinsicSize(width: 13, height: 22)
    }
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard settings[AppKitFacts.design] < .tahoe else { return .zero }
    let side: Double = controlSize == .small ? 2 : 3
    return EdgeInsets(top: 2, left: side, bottom: 4, right: side)
  }
}

extension AppKitStepper: TextlessView {
  var standardContent: ViewContent { .control }
}
