/// What size a view would have on its own.
extension LayoutSession {
  /// The size nearest to a target that a view's content and constraints allow, in points.
  static func fittingSize(of view: View, _ target: Size, _ priorities: AxisPair<Double>) -> Size {
    let settings = view.layoutSettings
    let insets = view.alignmentRectInsets(in: settings)
    let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
    // Constraints act on alignment rectangles.
    let size = Size(width: usable(target.width - across), height: usable(target.height - along))
    let session = LayoutSession(
      view.fittingPiece(size, priorities), settings: settings, options: (view.layoutHost as? LayoutSession)?.options ?? LayoutOptions(),
      onlyLooks: true)
    session.layoutIfNeeded()
    let edges = session.edges(of: view)
    return Size(width: max(0, edges.right - edges.left + across), height: max(0, edges.bottom - edges.top + along))
  }

  private static func usable(_ length: Double) -> Double { length > 0 ? min(length, 1_000_000) : 0 }
}

extension View {
  /// The view by itself, with what is covered of it where it is laid out.
  fileprivate func fittingPiece(_ size: Size, _ priorities: AxisPair<Double>) -> LayoutPiece {
    var piece = LayoutPiece(root: self, size: size)
    let session = layoutHost as? LayoutSession
    if let session, session.root === self {
      piece = session.piece
      piece.size = size
      piece.canvas = .screen
    } else if let session {
      piece.safeArea = session.safeAreaInsets(of: self)
    }
    piece.fittingPriorities = priorities
    return piece
  }
}
