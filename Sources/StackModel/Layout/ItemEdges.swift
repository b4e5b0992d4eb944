/// One edge of an item: an edge variable of a view, moved by a constant.
struct EdgeExpression {
  var variable: Int32
  var offset = 0.0

  func moved(by distance: Double) -> EdgeExpression {
    EdgeExpression(variable: variable, offset: offset + distance)
  }
}

/// The four edges of an item in the coordinates of its root, y downwards.
struct ItemEdges {
  var left: EdgeExpression
  var top: EdgeExpression
  var right: EdgeExpression
  var bottom: EdgeExpression

  /// The edges of the item with a number in its session.
  init(item number: Int) {
    let base = Int32(4 * number)
    left = EdgeExpression(variable: base)
    top = EdgeExpression(variable: base + 1)
    right = EdgeExpression(variable: base + 2)
    bottom = EdgeExpression(variable: base + 3)
  }

  func inset(by insets: EdgeInsets) -> ItemEdges {
    var edges = self
    edges.left = left.moved(by: insets.left)
    edges.top = top.moved(by: insets.top)
    edges.right = right.moved(by: -insets.right)
    edges.bottom = bottom.moved(by: -insets.bottom)
    return edges
  }
}
