/// The edges that one pass gave each view, in the coordinates of its piece, y downwards.
final class PassResult {
  /// Edges of an alignment rectangle, in points.
  struct Edges: Equatable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    var undeterminedX = false
    var undeterminedY = false
    /// Both edges are open, so that the view may stand anywhere along the axis.
    var floatsX = false
    var floatsY = false
  }

  let conflicts: [ConstraintConflict]
  /// Whether there are conflicts that are not listed.
  let hasMoreConflicts: Bool
  private var edges: [ObjectIdentifier: Edges] = [:]

  /// `value` answers a view's left, top, right and bottom edge, numbered 0 to 3.
  init(
    _ piece: LayoutPiece, conflicts: [ConstraintConflict], hasMoreConflicts: Bool,
    value: (View, Int) -> (Double, Bool)
  ) {
    self.conflicts = conflicts
    self.hasMoreConflicts = hasMoreConflicts
    edges.reserveCapacity(piece.views.count)
    for view in piece.views {
      let (left, top, right, bottom) = (value(view, 0), value(view, 1), value(view, 2), value(view, 3))
      edges[ObjectIdentifier(view)] = Edges(
        left: left.0, top: top.0, right: right.0, bottom: bottom.0, undeterminedX: left.1 || right.1,
        undeterminedY: top.1 || bottom.1, floatsX: left.1 && right.1, floatsY: top.1 && bottom.1)
    }
  }

  func edges(of view: View) -> Edges? { edges[ObjectIdentifier(view)] }

  /// Whether both passes came to the same frames.
  func agrees(with other: PassResult) -> Bool { edges == other.edges }
}

/// Required constraints that cannot hold together.
struct ConstraintConflict {
  /// The one that was given up.
  var broken: Constraint
  /// Those that it contradicts; without any one of them all others could hold.
  var others: [Constraint]
}
