/// A `<tabBar>`.
public final class TabBar: Bar {
  /// The tabs, for drawing.
  package var items: [TabBarItem] { decodeLate { $0.coders(in: "items").map(TabBarItem.init) } ?? [] }
  /// The place of the chosen tab.
  package var selectedIndex: Int {
    decodeLate { coder in
      coder.decodeString(forKey: "selectedItem").flatMap { id in
        coder.coders(in: "items").firstIndex { $0.decodeString(forKey: "id") == id }
      }
    } ?? 0
  }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.tabBar])
  }
}

extension TabBar: TextlessView {
  static var elementNames: [String] { ["tabBar"] }

  var standardContent: ViewContent { .decoration }
}
