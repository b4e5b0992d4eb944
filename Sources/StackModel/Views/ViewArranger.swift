/// A stack view, as the views that it arranges see it.
protocol ViewArranger: View {
  /// Whether an arranged view takes part in the layout.
  func arranges(_ view: View) -> Bool
  /// Removes a view from the arrangement. It stays a subview.
  func dropFromArrangement(_ view: View)
  /// An arranged view was hidden or shown.
  func visibilityDidChange(of view: View)
  /// The text of an arranged view may now take several lines, or no longer.
  func multilineTextDidChange(of view: View)
}

extension ViewArranger {
  func visibilityDidChange(of view: View) {}
  func multilineTextDidChange(of view: View) {}
}
