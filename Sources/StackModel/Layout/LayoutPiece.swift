/// A view and what is laid out with it: everything below, down to views that are laid out on their own.
struct LayoutPiece {
  let root: View
  /// The size of the root view, in points.
  let size: Size
  /// What bars and the device's edges cover of it.
  let safeArea: EdgeInsets
  /// Whether the system chooses the root's margins, as it does for a view controller's view.
  let hasSystemMargins: Bool
  /// How strongly the root keeps its size: a screen does not give way, a freeform canvas or a cell does.
  let sizePriority: Double
  /// The views, superviews first.
  let views: [View]

  /// Just below required: content that needs another size is no conflict.
  static let freeformPriority = 999.9

  init(
    root: View, size: Size, safeArea: EdgeInsets = .zero, hasSystemMargins: Bool = false, sizePriority: Double = 1000
  ) {
    self.sizePriority = sizePriority
    self.root = root
    self.size = size
    self.safeArea = safeArea
    self.hasSystemMargins = hasSystemMargins
    var views: [View] = []
    Self.collect(root, into: &views)
    self.views = views
  }

  /// Left out are views that the size class does not install.
  private static func collect(_ view: View, into views: inout [View]) {
    views.append(view)
    for subview in view.subviews where !subview.isLayoutRoot {
      if view.uninstalledSubviews.contains(where: { $0 === subview }) { continue }
      collect(subview, into: &views)
    }
  }
}
