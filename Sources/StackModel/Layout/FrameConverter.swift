/// Edges as the frames that Interface Builder would store.
struct FrameConverter {
  private let settings: DocumentSettings
  private let root: View
  private let countsUpwards: Bool
  private let grid: PixelGrid

  init(_ context: LayoutContext) {
    settings = context.settings
    root = context.root
    countsUpwards = context.countsUpwards
    grid = PixelGrid(scale: context.settings.scale)
  }

  /// On Interface Builder's canvas a view that may stand anywhere stands at its superview's corner.
  func placed(_ edges: ViewEdges, in outer: ViewEdges, floatsX: Bool, floatsY: Bool) -> ViewEdges {
    var edges = edges
    if floatsX { (edges.left, edges.right) = (outer.left, outer.left + edges.right - edges.left) }
    if floatsY { (edges.top, edges.bottom) = (outer.top, outer.top + edges.bottom - edges.top) }
    return edges
  }

  /// If constraints leave an axis open, Interface Builder's canvas keeps what is stored.
  func withStored(_ frame: Rect, of view: View, x: Bool, y: Bool) -> Rect {
    guard x || y, view.range != nil, let stored = view.declaredFrame else { return frame }
    return Rect(
      x: x ? stored.x : frame.x, y: y ? stored.y : frame.y, width: x ? stored.width : frame.width,
      height: y ? stored.height : frame.height)
  }

  /// Adds what extends beyond the alignment rectangle; turns y upwards on macOS.
  func frame(_ edges: ViewEdges, of view: View, in outer: ViewEdges) -> Rect {
    let insets = view.alignmentRectInsets(in: settings)
    let frame = grid.frame(
      left: edges.left - insets.left - outer.left, top: edges.top - insets.top - outer.top,
      right: edges.right + insets.right - outer.left, bottom: edges.bottom + insets.bottom - outer.top)
    guard countsUpwards else { return frame }
    let height = grid.rounded(outer.bottom - outer.top)
    return Rect(x: frame.x, y: height - frame.maxY, width: frame.width, height: frame.height)
  }

  /// The edges of a view's frame, which its subviews' frames are measured from.
  func bounds(_ edges: ViewEdges, of view: View) -> ViewEdges {
    let insets = view.alignmentRectInsets(in: settings)
    guard view !== root, insets != .zero else { return edges }
    var bounds = edges
    bounds.left -= insets.left
    bounds.top -= insets.top
    bounds.right += insets.right
    bounds.bottom += insets.bottom
    return bounds
  }

  /// Whether frames differ by more than Interface Builder's own rounding, which is up to a pixel between versions.
  func differs(_ stored: Rect, _ computed: Rect) -> Bool {
    let tolerance = 1 / settings.scale + 0.01
    return abs(stored.x - computed.x) > tolerance || abs(stored.y - computed.y) > tolerance
      || abs(stored.maxX - computed.maxX) > tolerance || abs(stored.maxY - computed.maxY) > tolerance
  }
}

/// The last step of layout: exact edges become a frame on the device's pixels.
struct PixelGrid {
  let scale: Double

  /// Each edge is rounded half up on its own, in the superview's coordinates.
  func rounded(_ edge: Double) -> Double {
    // Values that are a half but for noise round like a half.
    ((edge * scale + 1e-6) + 0.5).rounded(.down) / scale
  }

  /// A frame from exact edges relative to the superview's top left corner.
  func frame(left: Double, top: Double, right: Double, bottom: Double) -> Rect {
    let (x, y) = (rounded(left), rounded(top))
    return Rect(x: x, y: y, width: max(0, rounded(right) - x), height: max(0, rounded(bottom) - y))
  }
}

/// The edges of a view's alignment rectangle in the coordinates of its layout root, in points, y downwards.
struct ViewEdges {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
}

extension ViewEdges {
  /// The rectangle moved to the right and down.
  static func + (edges: ViewEdges, shift: SIMD2<Double>) -> ViewEdges {
    ViewEdges(
      left: edges.left + shift.x, top: edges.top + shift.y, right: edges.right + shift.x, bottom: edges.bottom + shift.y
    )
  }
}
