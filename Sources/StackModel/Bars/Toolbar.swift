/// A `<toolbar>`.
public final class Toolbar: Bar {
  /// The buttons and the spaces between them, for drawing.
  package var items: [BarButtonItem] { decodeLate { BarButtonItem.items(in: $0, "items") } ?? [] }

  /// Higher at the bottom of a device without a home button.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard isAtHomeIndicator(in: settings) else { return IntrinsicSize(height: settings[BarFacts.toolbar]) }
    let isTablet = settings.device?.isTablet ?? false
    return IntrinsicSize(
      height: settings[isTablet ? BarFacts.toolbarOnRoundedTablet : BarFacts.toolbarAtHomeIndicator])
  }

  /// Whether a constraint aligns the bar with the bottom of its superview, on a device without a home button.
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

extension Toolbar: TextlessView {
  static var elementNames: [String] { ["toolbar"] }

  var standardContent: ViewContent { .decoration }
}
