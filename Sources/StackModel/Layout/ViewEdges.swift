/// The edges of a view's alignment rectangle in the coordinates of its piece, in points, y downwards.
struct ViewEdges {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
}
