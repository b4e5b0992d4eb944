/// The order of views in a layout: superviews first, arranged views in the order of their arrangement, then other subviews.
extension View {
  /// This view and the views that are laid out with it: all below it that the size class installs, down to layout roots.
  var layoutTree: [View] {
    var views: [View] = []
    appendLayoutTree(to: &views)
    return views
  }

  private func appendLayoutTree(to views: inout [View]) {
    views.append(self)
    for subview in layoutChildren { subview.appendLayoutTree(to: &views) }
  }

  /// The subviews that are laid out with the view: arranged ones in the order of their arrangement, then the others.
  private var layoutChildren: [View] {
    guard let stack = self as? StackView else { return subviews.filter(\.isLaidOutWithSuperview) }
    let others = subviews.lazy.filter { $0.arrangingStack == nil && $0.isLaidOutWithSuperview }
    return stack.arrangedSubviews.filter(\.isLaidOutWithSuperview) + others
  }

  /// Whether the view belongs to the layout of its superview.
  var isLaidOutWithSuperview: Bool { isInstalled && !isLayoutRoot }

  /// The view before this one; nil for a root.
  var precedingInLayout: View? {
    guard var view = sibling(-1) else { return superview }
    while let last = view.lastLayoutChild { view = last }
    return view
  }

  /// The view after this one and all in it; nil at the end of the layout below a root.
  func followingInLayout(below root: View) -> View? {
    var view: View? = self
    while let current = view, current !== root {
      if let next = current.sibling(1) { return next }
      view = current.superview
    }
    return nil
  }

  private var lastLayoutChild: View? {
    let arranged = (self as? StackView)?.arrangedSubviews ?? []
    guard let last = arranged.count == subviews.count ? arranged.last : subviews.last else { return nil }
    let isLast = last.isLaidOutWithSuperview && (last.arrangingStack == nil || arranged.count == subviews.count)
    return isLast ? last : layoutChildren.last
  }

  /// The next child of the superview in a direction, 1 or -1.
  private func sibling(_ step: Int) -> View? {
    guard let superview else { return nil }
    let arranged = (superview as? StackView)?.arrangedSubviews ?? []
    if arrangingStack != nil, let found = Self.next(in: arranged, from: arrangementIndex, step, where: { _ in true }) {
      return found
    }
    if arrangingStack != nil, step < 0 { return nil }
    let start = arrangingStack == nil ? superview.index(ofSubview: self) : -1
    let found = Self.next(in: superview.subviews, from: start, step) { $0.arrangingStack == nil }
    if found != nil || step > 0 { return found }
    return Self.next(in: arranged, from: arranged.count, -1) { _ in true }
  }

  private static func next(
    in views: [View], from start: Int, _ step: Int, where isWanted: (View) -> Bool
  ) -> View? {
    var place = start + step
    while views.indices.contains(place) {
      if views[place].isLaidOutWithSuperview, isWanted(views[place]) { return views[place] }
      place += step
    }
    return nil
  }
}
