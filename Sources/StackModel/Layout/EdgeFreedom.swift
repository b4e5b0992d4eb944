internal import AutoLayout

/// How far the four edges of a view are open.
struct EdgeFreedom: Equatable {
  var left = DegreesOfFreedom.none
  var top = DegreesOfFreedom.none
  var right = DegreesOfFreedom.none
  var bottom = DegreesOfFreedom.none

  /// One axis, seen from a superview.
  struct Along {
    /// The distance between the edges that coordinates are counted from.
    let near: DegreesOfFreedom
    /// The distance between the others.
    let far: DegreesOfFreedom
    let length: DegreesOfFreedom

    /// Whether only the superview's length leaves the length open.
    var followsOuter: Bool { near == .none && far == .none && length != .none }
    /// Whether no constraint decides the frame.
    var isUndetermined: Bool { near.isUndetermined || length.isUndetermined }
    /// Whether the view may stand anywhere along the axis.
    var floats: Bool { near.isUndetermined && far.isUndetermined }
  }

  func horizontal(in outer: EdgeFreedom) -> Along {
    Along(near: left - outer.left, far: right - outer.right, length: right - left)
  }

  /// On macOS y is counted from the bottom.
  func vertical(in outer: EdgeFreedom, fromBottom: Bool) -> Along {
    let (top, bottom, height) = (self.top - outer.top, self.bottom - outer.bottom, self.bottom - self.top)
    return fromBottom ? Along(near: bottom, far: top, length: height) : Along(near: top, far: bottom, length: height)
  }
}
