/// A view and what is laid out with it: everything below, down to views that are laid out on their own.
struct LayoutPiece {
  let root: View
  /// The size of the root view, in points.
  let size: Size
  /// What bars and the device's edges cover of it.
  let safeArea: EdgeInsets
  /// Whether the system chooses the root's margins, as it does for a view controller's view.
  let hasSystemMargins: Bool
  /// What the root's size stands for.
  let canvas: Canvas
  /// The views, superviews first.
  let views: [View]

  /// What a root's size stands for.
  enum Canvas {
    /// A screen, or a size that the caller chose: content that does not fit it is in conflict.
    case screen
    /// A size that only Interface Builder's canvas has. Content that does not fit gives way, without a conflict.
    case freeform
    /// No size is written: the content decides.
    case unwritten
  }

  init(
    root: View, size: Size, safeArea: EdgeInsets = .zero, hasSystemMargins: Bool = false, canvas: Canvas = .screen
  ) {
    self.canvas = canvas
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
