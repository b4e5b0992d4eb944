/// The size that a view would have on its own.
struct FittingSize {
  private let view: View
  private let settings: DocumentSettings
  private let session: LayoutSession?

  init(of view: View) {
    self.view = view
    settings = view.layoutSettings
    session = view.layoutHost as? LayoutSession
  }

  /// The size nearest to a target that the view's content and constraints allow, in points.
  func nearest(to target: Size, _ priorities: AxisPair<Double>) -> Size {
    let insets = view.alignmentRectInsets(in: settings)
    let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
    // Constraints act on alignment rectangles.
    let size = Size(width: Self.usable(target.width - across), height: Self.usable(target.height - along))
    let fitting = LayoutSession(
      canvas(size, priorities), settings: settings, options: session?.context.options ?? LayoutOptions())
    fitting.layoutIfNeeded()
    let edges = fitting.edges(of: view)
    return Size(width: max(0, edges.right - edges.left + across), height: max(0, edges.bottom - edges.top + along))
  }

  private static func usable(_ length: Double) -> Double { length > 0 ? min(length, 1_000_000) : 0 }

  /// The view by itself, with what covers it in its place.
  private func canvas(_ size: Size, _ priorities: AxisPair<Double>) -> LayoutRoot {
    var layoutRoot = LayoutRoot(view: view, size: size)
    if let session, session.root === view {
      layoutRoot = session.context.layoutRoot
      layoutRoot.size = size
      layoutRoot.canvas = .screen
    } else if let session {
      layoutRoot.safeArea = session.safeAreaInsets(of: view)
    }
    layoutRoot.fittingPriorities = priorities
    return layoutRoot
  }
}
