/// The edges of a view's alignment rectangle in the coordinates of its piece, in points, y downwards.
struct ViewEdges {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  /// Which edges nothing decides.
  var open = Open()

  struct Open: OptionSet {
    let rawValue: UInt8
    static let left = Self(rawValue: 1)
    static let top = Self(rawValue: 2)
    static let right = Self(rawValue: 4)
    static let bottom = Self(rawValue: 8)
  }

  var undeterminedX: Bool { !open.isDisjoint(with: [.left, .right]) }
  var undeterminedY: Bool { !open.isDisjoint(with: [.top, .bottom]) }
  /// Both edges are open, so that the view may stand anywhere along the axis.
  var floatsX: Bool { open.isSuperset(of: [.left, .right]) }
  var floatsY: Bool { open.isSuperset(of: [.top, .bottom]) }
}
