/// A `<navigationBar>`, `<toolbar>`, `<tabBar>` or `<searchBar>`: any width, a height by its kind.
open class Bar: View {
  /// The height that the bar's kind has in the version of Interface Builder.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    switch elementName {
    case "searchBar": IntrinsicSize(height: settings.toolsVersion >= 13_000 ? 56 : 44)
    case "tabBar": IntrinsicSize(height: 49)
    case "toolbar": IntrinsicSize(height: isLowToolbar(in: settings) ? 49 : 44)
    default: IntrinsicSize(height: settings.isXcode26OrLater ? 54 : 44)
    }
  }

  /// From Xcode 12 on a toolbar that stands at the bottom is higher on a device without a home button: 126 of 128 stored
  /// heights in 9 repositories agree with it.
  private func isLowToolbar(in settings: DocumentSettings) -> Bool {
    guard settings.toolsVersion >= 17_000, settings.device?.hasHomeIndicator == true, let superview else {
      return false
    }
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
