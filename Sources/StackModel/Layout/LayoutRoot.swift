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
  /// What gives the view its size when the app runs; nil if that is not known.
  var container: Container?
  /// The height of a row that is as high as its content; nil for other views.
  var row: RowHeight?
  /// How strongly the view keeps to its size; nil if the size is required, as it is except for fitting sizes.
  var fittingPriorities: AxisPair<Double>?

  /// A view that gives a root its size when the app runs.
  struct Container {
    /// A table gives its cells, header and footer their width, and a container view gives the view in it its size.
    var isTable: Bool
    /// Whether the size is known on every device.
    var isSettled: Bool
    /// Whether the document has the container, and the root's content is laid out by the document alone.
    var isWritten: Bool
    /// Whether the document states the height of a table's row.
    var hasWrittenHeight = false
    /// How far a cell's content view keeps from the sides, beyond its distances in the document.
    var contentInsets: EdgeInsets = .zero
  }

  /// The meaning of a root's size.
  enum Canvas {
    /// A screen, or a size that the caller chose. Content that does not fit is in conflict with it.
    case screen
    /// A size that only Interface Builder's canvas has. Content that does not fit is compressed, without a conflict.
    case freeform
    /// No size is written: the content decides.
    case unwritten
  }

  /// The part of the safe-area insets that reaches into a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the view.
  ///   - size: The size of the view.
  func safeArea(in frame: ViewEdges, of size: Size) -> EdgeInsets {
    EdgeInsets(
      top: min(safeArea.top, max(0, safeArea.top - frame.top)),
      left: min(safeArea.left, max(0, safeArea.left - frame.left)),
      bottom: min(safeArea.bottom, max(0, frame.bottom - (size.height - safeArea.bottom))),
      right: min(safeArea.right, max(0, frame.right - (size.width - safeArea.right))))
  }

  /// Whether the width and height are those that the view has when the app runs, on any device, because a container or
  /// the content decides them.
  var hasSizeOfContainer: AxisPair<Bool> {
    guard let container, container.isSettled, container.isWritten else {
      return AxisPair(horizontal: false, vertical: false)
    }
    return AxisPair(horizontal: true, vertical: row != nil || !container.isTable || container.hasWrittenHeight)
  }

  /// Whether a table whose width is known on every device gives the view its width.
  var fillsTable: Bool { container.map { $0.isTable && $0.isSettled } ?? false }

  /// Whether the content decides the size.
  var fitsContent: Bool { fittingPriorities != nil || row != nil }

  /// Whether margins and safe areas depend on the size.
  var metricsFollowSize: Bool { safeArea != .zero || hasSystemMargins || view.isLayoutRoot }

  /// Whether a view's size, or a guide in it, depends on frames that the layout itself computes.
  func isDependent(_ other: View) -> Bool {
    if other.hasWidthDependentHeight || other.preservesSuperviewLayoutMargins { return true }
    guard other !== view, safeArea != .zero else { return false }
    return !other.guides.isEmpty || other.layoutMargins != nil || other.ownedGuides.contains { $0.kind.followsSafeArea }
  }
}

/// The height that a table gives a row whose content decides it.
///
/// Source: Apple's documentation of `UITableView.automaticDimension`. Content that asks for no height UIKit takes for a
/// mistake: it says so in the console, and gives the row its standard height.
struct RowHeight {
  private let standard: Double
  private let extra: Double

  init(_ settings: DocumentSettings) {
    (standard, extra) = (settings[RowFacts.standardHeight], settings[RowFacts.heightBesideContent])
  }

  /// The height of the row, in points.
  ///
  /// - Parameter content: The least height that the row's content allows. A separator alone is less than a point.
  func height(of content: Double) -> Double { content <= 1 ? standard : content + extra }
}
