/// A `<tabBar>`.
public final class TabBar: Bar {
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.tabBar])
  }
}

extension TabBar: TextlessView {
  var standardContent: ViewContent { .decoration }
}
