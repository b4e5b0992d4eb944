/// Views that need no constraints for each of their edges.
extension View {
  /// Whether something else than constraints decides the position or a length of the view.
  func isPlacedOtherwise(in context: LayoutContext) -> Bool {
    isStandIn(in: context) || isInSystemCell || isCollapsed || hasUnmodeledSize || isContentOfCell
  }

  /// Whether a cell sets the view's frame, whatever the document says of its autoresizing mask.
  private var isContentOfCell: Bool { key == "contentView" && superview is CellView }

  /// Whether the view takes no part in the layout. A hidden arranged view has no room, and only a place on the canvas; on
  /// macOS it is no subview while it is hidden.
  ///
  /// Evidence: Interface Builder marks 3/30 such views, all in one document.
  private func isStandIn(in context: LayoutContext) -> Bool {
    if arranger is AppKitStackView { return !isArranged(in: context) }
    return isHidden && arranger != nil
  }

  /// Whether a macOS scroll view places the view: its clip view, and views that always come with a scroll view.
  var isTiled: Bool {
    if superview is AppKitScrollView { return true }
    return superview is AppKitClipView && Self.scrolledElements.contains(elementName)
  }

  private static let scrolledElements: Set<String> = [
    "tableView", "outlineView", "collectionView", "textView", "browser",
  ]

  /// Whether the view is a stack view whose views are all hidden.
  ///
  /// Evidence: Interface Builder marks 0/7 such views.
  private var isCollapsed: Bool {
    guard let stack = self as? StackView, !stack.arrangedSubviews.isEmpty else { return false }
    return stack.arrangedSubviews.allSatisfy(\.isHidden)
  }
}
