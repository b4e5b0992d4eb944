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
