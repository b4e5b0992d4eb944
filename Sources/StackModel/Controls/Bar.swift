/// A `<navigationBar>`, `<toolbar>`, `<tabBar>` or `<searchBar>`: any width, a height by its kind.
open class Bar: View {
  /// The height that the bar's kind has in the version of Interface Builder.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch elementName {
    case "searchBar": IntrinsicSize(height: settings[BarFacts.searchBar])
    case "tabBar": IntrinsicSize(height: settings[BarFacts.tabBar])
    case "toolbar":
      IntrinsicSize(
        height: settings[isAtHomeIndicator(in: settings) ? BarFacts.toolbarAtHomeIndicator : BarFacts.toolbar])
    default: IntrinsicSize(height: settings[BarFacts.navigationBar])
    }
  }

  /// Whether the bar stands at the bottom of its superview, on a device without a home button.
  private func isAtHomeIndicator(in settings: DocumentSettings) -> Bool {
    guard settings.device?.hasHomeIndicator == true, let superview else { return false }
    return superview.constraints.contains { constraint in
      let (first, second) = (constraint.firstItem ?? superview, constraint.secondItem ?? superview)
      return first === self && constraint.firstAttribute == .bottom && isBottom(second, of: superview)
        || second === self && constraint.secondAttribute == .bottom && isBottom(first, of: superview)
    }
  }

  private func isBottom(_ item: LayoutItem, of superview: View) -> Bool {
    item === superview || item is LayoutGuide
  }
}
