/// Frames of views from the results of their pieces.
struct FrameTable {
  private let settings: DocumentSettings
  private let grid: PixelGrid
  private var results: [ObjectIdentifier: (piece: LayoutPiece, result: PassResult)] = [:]

  init(_ results: [(LayoutPiece, PassResult)], settings: DocumentSettings) {
    self.settings = settings
    grid = PixelGrid(scale: settings.scale)
    for (piece, result) in results {
      for view in piece.views { self.results[ObjectIdentifier(view)] = (piece, result) }
    }
  }

  func layout(of view: View) -> ViewLayout {
    guard let (piece, result) = results[ObjectIdentifier(view)], let edges = result.edges(of: view) else {
      let frame = view.declaredFrame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      return ViewLayout(view: view, frame: frame, isAmbiguous: false, isMisplaced: false)
    }
    if view === piece.root { return rootLayout(of: view, piece, edges) }
    let outer = view.superview.flatMap { result.edges(of: $0) } ?? PassResult.Edges()
    let isOpenX = edges.undeterminedX && !outer.undeterminedX
    let isOpenY = edges.undeterminedY && !outer.undeterminedY
    let frame = withStored(
      frame(placed(edges, in: outer), of: view, in: outer), of: view, x: isOpenX, y: isOpenY)
    return ViewLayout(
      view: view, frame: frame, isAmbiguous: isOpenX || isOpenY,
      isMisplaced: view.declaredFrame.map { differs($0, frame) } ?? false)
  }

  /// A view that may stand anywhere stands at its superview's corner.
  private func placed(_ edges: PassResult.Edges, in outer: PassResult.Edges) -> PassResult.Edges {
    var edges = edges
    if edges.floatsX, !outer.floatsX { (edges.left, edges.right) = (outer.left, outer.left + edges.right - edges.left) }
    if edges.floatsY, !outer.floatsY { (edges.top, edges.bottom) = (outer.top, outer.top + edges.bottom - edges.top) }
    return edges
  }

  /// Where constraints leave an axis open, Interface Builder's canvas keeps what is stored.
  private func withStored(_ frame: Rect, of view: View, x: Bool, y: Bool) -> Rect {
    guard x || y, let stored = view.declaredFrame else { return frame }
    return Rect(
      x: x ? stored.x : frame.x, y: y ? stored.y : frame.y, width: x ? stored.width : frame.width,
      height: y ? stored.height : frame.height)
  }

  /// A root is as large as its canvas; where none is written, as large as its content came out.
  private func rootLayout(of view: View, _ piece: LayoutPiece, _ edges: PassResult.Edges) -> ViewLayout {
    let isOpen = piece.canvas == .unwritten
    let frame = Rect(
      x: view.declaredFrame?.x ?? 0, y: view.declaredFrame?.y ?? 0,
      width: grid.rounded(isOpen ? edges.right : piece.size.width),
      height: grid.rounded(isOpen ? edges.bottom : piece.size.height))
    return ViewLayout(view: view, frame: frame, isAmbiguous: false, isMisplaced: false)
  }

  /// Adds what sticks out of the alignment rectangle; turns y upwards on macOS.
  private func frame(_ edges: PassResult.Edges, of view: View, in outer: PassResult.Edges) -> Rect {
    let insets = view.alignmentRectInsets(in: settings)
    let frame = grid.frame(
      left: edges.left - insets.left - outer.left, top: edges.top - insets.top - outer.top,
      right: edges.right + insets.right - outer.left, bottom: edges.bottom + insets.bottom - outer.top)
    guard settings.platform == .macOS else { return frame }
    let height = grid.rounded(outer.bottom - outer.top)
    return Rect(x: frame.x, y: height - frame.maxY, width: frame.width, height: frame.height)
  }

  /// Interface Builder's own rounding differs by up to a pixel between versions.
  private func differs(_ stored: Rect, _ computed: Rect) -> Bool {
    let tolerance = 1 / settings.scale + 0.01
    return abs(stored.x - computed.x) > tolerance || abs(stored.y - computed.y) > tolerance
      || abs(stored.maxX - computed.maxX) > tolerance || abs(stored.maxY - computed.maxY) > tolerance
  }
}
