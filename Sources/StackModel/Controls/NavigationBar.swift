/// A `<navigationBar>`.
public final class NavigationBar: Bar {
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.navigationBar])
  }
}

extension NavigationBar: TextlessView {
  var standardContent: ViewContent { .decoration }
}
