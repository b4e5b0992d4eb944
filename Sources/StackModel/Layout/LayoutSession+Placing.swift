/// How edges become the frame that Interface Builder would store.
extension LayoutSession {
  private var grid: PixelGrid { PixelGrid(scale: settings.scale) }

  /// On Interface Builder's canvas a view that may stand anywhere stands at its superview's corner.
  func placed(_ edges: ViewEdges, in outer: ViewEdges, floatsX: Bool, floatsY: Bool) -> ViewEdges {
    var edges = edges
    if floatsX { (edges.left, edges.right) = (outer.left, outer.left + edges.right - edges.left) }
    if floatsY { (edges.top, edges.bottom) = (outer.top, outer.top + edges.bottom - edges.top) }
    return edges
  }

  /// Where constraints leave an axis open, Interface Builder's canvas keeps what is stored.
  func withStored(_ frame: Rect, of view: View, x: Bool, y: Bool) -> Rect {
    guard x || y, view.range != nil, let stored = view.declaredFrame else { return frame }
    return Rect(
      x: x ? stored.x : frame.x, y: y ? stored.y : frame.y, width: x ? stored.width : frame.width,
      height: y ? stored.height : frame.height)
  }

  /// A root is as large as its canvas; where none is written, as large as its content came out.
  func rootLayout(_ edges: ViewEdges) -> ViewLayout {
    let isOpen = piece.canvas == .unwritten
    let frame = Rect(
      x: root.declaredFrame?.x ?? 0, y: root.declaredFrame?.y ?? 0,
      width: grid.rounded(isOpen ? edges.right : piece.size.width),
      height: grid.rounded(isOpen ? edges.bottom : piece.size.height))
    return ViewLayout(view: root, frame: frame)
  }

  /// Adds what sticks out of the alignment rectangle; turns y upwards on macOS.
  func frame(_ edges: ViewEdges, of view: View, in outer: ViewEdges) -> Rect {
    let insets = view.alignmentRectInsets(in: settings)
    let frame = grid.frame(
      left: edges.left - insets.left - outer.left, top: edges.top - insets.top - outer.top,
      right: edges.right + insets.right - outer.left, bottom: edges.bottom + insets.bottom - outer.top)
    guard settings.platform == .macOS else { return frame }
    let height = grid.rounded(outer.bottom - outer.top)
    return Rect(x: frame.x, y: height - frame.maxY, width: frame.width, height: frame.height)
  }

  /// Interface Builder's own rounding differs by up to a pixel between versions.
  func differs(_ stored: Rect, _ computed: Rect) -> Bool {
    let tolerance = 1 / settings.scale + 0.01
    return abs(stored.x - computed.x) > tolerance || abs(stored.y - computed.y) > tolerance
      || abs(stored.maxX - computed.maxX) > tolerance || abs(stored.maxY - computed.maxY) > tolerance
  }
}
