/// A view and what is laid out with it: everything below, down to views that are laid out on their own.
struct LayoutPiece {
  let root: View
  /// The size of the root view, in points.
  var size: Size
  /// What bars and the device's edges cover of it.
  var safeArea: EdgeInsets = .zero
  /// Whether a navigation bar is part of what covers it.
  var hasNavigationBar = false
  /// Whether the system chooses the root's margins, as it does for a view controller's view.
  var hasSystemMargins = false
  /// What the root's size stands for.
  var canvas: Canvas = .screen
  /// How strongly the root keeps to its size; nil where it is required, as it is but for fitting sizes.
  var fittingPriorities: AxisPair<Double>?

  /// What a root's size stands for.
  enum Canvas {
    /// A screen, or a size that the caller chose: content that does not fit it is in conflict.
    case screen
    /// A size that only Interface Builder's canvas has. Content that does not fit gives way, without a conflict.
    case freeform
    /// No size is written: the content decides.
    case unwritten
  }

  /// Whether margins and safe areas depend on the size.
  var metricsFollowSize: Bool { safeArea != .zero || hasSystemMargins || root.isLayoutRoot }

  /// Whether a view's size follows from the layout itself, or what it measures from does.
  func isDependent(_ view: View) -> Bool {
    if view.hasWidthDependentHeight || view.preservesSuperviewLayoutMargins { return true }
    guard view !== root, safeArea != .zero else { return false }
    return !view.guides.isEmpty || view.layoutMargins != nil || view.ownedGuides.contains { $0.kind.followsSafeArea }
  }
}
