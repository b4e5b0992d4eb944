/// A `<levelIndicator>` of a macOS document.
public final class AppKitLevelIndicator: AppKitControl {
  /// Any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: 18)
  }
}

extension AppKitLevelIndicator: TextlessView {
  var standardContent: ViewContent { .decoration }
}
