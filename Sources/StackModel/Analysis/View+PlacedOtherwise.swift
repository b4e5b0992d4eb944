/// Views of which constraints need not say everything.
extension View {
  /// Whether something else than constraints decides where the view is, or how long.
  func isPlacedOtherwise(in context: LayoutContext) -> Bool {
    isStandIn(in: context) || isInSystemCell || isCollapsed || hasUnmodeledSize
  }

  /// Whether the view takes no part in the layout: a hidden arranged one has no room, and only a place on the canvas. Of 30
  /// such views in documents with marks 27 have none, and the other 3 are in one document. On macOS it is not even a
  /// subview while it is hidden.
  private func isStandIn(in context: LayoutContext) -> Bool {
    if arranger is AppKitStackView { return !context.isArranged(self) }
    return isHidden && arranger != nil
  }

  /// Whether UIKit places the view: the labels, image and accessory of a cell in one of its styles.
  private var isInSystemCell: Bool { (superview?.superview as? CellView)?.hasSystemStyle ?? false }

  /// Whether a macOS scroll view places the view: its clip view, and what comes with a scroll view round it.
  var isTiled: Bool {
    if superview is AppKitScrollView { return true }
    return superview is AppKitClipView && Self.scrolledElements.contains(elementName)
  }

  private static let scrolledElements: Set<String> = [
    "tableView", "outlineView", "collectionView", "textView", "browser",
  ]

  /// Whether the view is a stack view of hidden views only, of which Interface Builder marks none of 7.
  private var isCollapsed: Bool {
    guard let stack = self as? StackView, !stack.arrangedSubviews.isEmpty else { return false }
    return stack.arrangedSubviews.allSatisfy(\.isHidden)
  }
}
