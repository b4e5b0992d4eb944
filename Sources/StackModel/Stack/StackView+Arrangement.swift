/// UIStackView's operations on the views that it arranges.
extension StackView {
  /// Arranges a view after all others, and makes it a subview if it is not one.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (view.arranger === self ? 1 : 0))
  }

  /// Arranges a view at an index among the arranged views, and makes it the last subview if it is not one. A view
  /// that is arranged already moves there.
  ///
  /// The index must not be after the end.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    let isNew = view.superview !== self
    if isNew { adopt(view, at: subviews.count) }
    let spacing = view.customSpacing
    if view.arranger === self { dropFromArrangement(view) }
    precondition(
      (0...arrangedSubviews.count).contains(index),
      "place \(index) lies behind the \(arrangedSubviews.count) arranged views of \(name)")
    view.customSpacing = spacing
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: index)
    takeIn(view)
    renumber(from: index)
    if isNew { layoutHost?.didInsert(view) } else { layoutHost?.didMove(view) }
    layoutHost?.viewDidChange(view, .neighbors)
  }

  /// Takes a view out of the arrangement. It stays a subview; its custom spacing is forgotten.
  public func removeArrangedSubview(_ view: View) {
    guard view.arranger === self else { return }
    dropFromArrangement(view)
    layoutHost?.didMove(view)
  }

  /// Sets the distance after an arranged view in points; nil or ``spacingUseDefault`` for the stack's own,
  /// ``spacingUseSystem`` for 8. Ignored for other views.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    let spacing = spacing.flatMap(Self.points)
    guard view.arranger === self, view.customSpacing != spacing else { return }
    view.customSpacing = spacing
    layoutHost?.viewDidChange(view, .customSpacing)
  }

  /// The custom distance after an arranged view in points; nil if the stack's own applies, for which UIKit returns
  /// ``spacingUseDefault``.
  public func customSpacing(after view: View) -> Double? {
    view.arranger === self ? view.customSpacing : nil
  }

  /// Arranges what a document lists.
  func arrange(_ views: [View]) {
    arrangedSubviews = views
    for view in views { takeIn(view) }
    renumber(from: 0)
  }

  func dropFromArrangement(_ view: View) {
    layoutHost?.viewDidChange(view, .neighbors)
    layoutHost?.willLeaveArrangement(view)
    arrangedSubviews.remove(at: view.arrangementIndex)
    if !view.isHidden { count(view, -1) }
    view.arranger = nil
    view.customSpacing = nil
    renumber(from: view.arrangementIndex)
  }

  func arranges(_ view: View, in layout: (any DetachedViews)?) -> Bool { view.arranger === self }

  func visibilityDidChange(of view: View) { count(view, view.isHidden ? -1 : 1) }

  func multilineTextDidChange(of view: View) {
    if !view.isHidden { visibleMultilineLabelCount += view.isMultilineText ? 1 : -1 }
  }

  /// Counts a view that is shown, or no longer.
  private func count(_ view: View, _ change: Int) {
    visibleCount += change
    if view.isMultilineText { visibleMultilineLabelCount += change }
  }

  private func takeIn(_ view: View) {
    view.arranger = self
    if !view.isHidden { count(view, 1) }
  }

  private func renumber(from index: Int) {
    for place in index..<arrangedSubviews.count { arrangedSubviews[place].arrangementIndex = place }
  }
}

extension View {
  /// The UIStackView that arranges this view.
  package var arrangingStack: StackView? { arranger as? StackView }
}
