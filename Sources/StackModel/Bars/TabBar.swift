/// A `<tabBar>`.
public final class TabBar: Bar {
  /// The tabs, for drawing.
  package var items: [TabBarItem] { decodeLate { $0.coders(in: "items").map(TabBarItem.init) } ?? [] }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.tabBar])
  }
}

extension TabBar: TextlessView {
  static var elementNames: [String] { ["tabBar"] }

  var standardContent: ViewContent { .decoration }
}
