/// A `<navigationBar>`.
public final class NavigationBar: Bar {
  /// The colors, for drawing.
  package var colors: NavigationBarColors { decodeLate(NavigationBarColors.init) ?? NavigationBarColors() }
  /// What the bar shows and showed before, for drawing.
  package var items: [NavigationItem] { decodeLate { $0.coders(in: "items").map(NavigationItem.init) } ?? [] }

  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[BarFacts.navigationBar])
  }
}

extension NavigationBar: TextlessView {
  static var elementNames: [String] { ["navigationBar"] }

  var standardContent: ViewContent { .decoration }
}
