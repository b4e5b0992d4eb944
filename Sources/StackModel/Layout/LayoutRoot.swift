/// A view that is laid out on its own, with everything in it down to the next such views, and the canvas that it is
/// laid out on.
struct LayoutRoot {
  let view: View
  /// The size of the view, in points.
  var size: Size
  /// How much bars and the device's edges cover.
  var safeArea: EdgeInsets = .zero
  /// Whether a navigation bar is part of what covers it.
  var hasNavigationBar = false
  /// Whether the system chooses the view's margins, as it does for a view controller's view.
  var hasSystemMargins = false
  /// Whether the view preserves the system's side margins of the controller's table that it heads or ends.
  var preservesSystemSides = false
  /// The meaning of the size.
  var canvas: Canvas = .screen
  /// Whether the document says that the view fills the screen of any device.
  var fillsScreen = false
  /// Whether a table as wide as the chosen device gives the view its width.
  var fillsTable = false
  /// How strongly the view keeps to its size; nil if the size is required, as it is except for fitting sizes.
  var fittingPriorities: AxisPair<Double>?

  /// The meaning of a root's size.
  enum Canvas {
    /// A screen, or a size that the caller chose. Content that does not fit is in conflict with it.
    case screen
    /// A size that only Interface Builder's canvas has. Content that does not fit is compressed, without a conflict.
    case freeform
    /// No size is written: the content decides.
    case unwritten
  }

  /// Whether margins and safe areas depend on the size.
  var metricsFollowSize: Bool { safeArea != .zero || hasSystemMargins || view.isLayoutRoot }

  /// Whether a view's size, or a guide in it, depends on frames that the layout itself computes.
  func isDependent(_ other: View) -> Bool {
    if other.hasWidthDependentHeight || other.preservesSuperviewLayoutMargins { return true }
    guard other !== view, safeArea != .zero else { return false }
    return !other.guides.isEmpty || other.layoutMargins != nil || other.ownedGuides.contains { $0.kind.followsSafeArea }
  }
}
