/// A stack view, as the views that it arranges see it.
protocol ViewArranger: View {
  /// Whether an arranged view takes part in a layout; nil for a stack that is not laid out yet.
  func arranges(_ view: View, in layout: (any DetachedViews)?) -> Bool
  /// Removes a view from the arrangement. It stays a subview.
  func dropFromArrangement(_ view: View)
  /// An arranged view was hidden or shown.
  func visibilityDidChange(of view: View)
  /// The text of an arranged view may now take several lines, or no longer.
  func multilineTextDidChange(of view: View)
}

/// The views for which NSStackViews have no room in a layout.
protocol DetachedViews: AnyObject {
  /// The greatest visibility priority of the views that an NSStackView has no room for; 0 if all fit.
  func detachedPriority(of stack: View) -> Double
}

extension View {
  /// Whether the view is a stack view of either system.
  package final var isStack: Bool { self is any ViewArranger }
}

extension ViewArranger {
  func visibilityDidChange(of view: View) {}
  func multilineTextDidChange(of view: View) {}
}
