/// The edges of views according to the frames that the document stores, in the coordinates of the layout root, y downwards.
/// Constraints would be measured between these edges if the stored frames were right.
struct StoredEdges {
  /// Indexed by variable; nil if no frame is stored.
  private var values: [Double?]

  init(_ session: LayoutSession) {
    values = Array(repeating: nil, count: 4 * session.items.count)
    let size = session.context.layoutRoot.size
    let bounds = ViewEdges(left: 0, top: 0, right: size.width, bottom: size.height)
    add(session.root, frame: bounds, aligned: bounds, session)
  }

  subscript(variable: Int) -> Double? { values[variable] }

  private mutating func add(_ view: View, frame: ViewEdges, aligned: ViewEdges, _ session: LayoutSession) {
    let base = 4 * session.items.number(of: view)
    (values[base], values[base + 1]) = (aligned.left, aligned.top)
    (values[base + 2], values[base + 3]) = (aligned.right, aligned.bottom)
    for subview in view.subviews where session.items.contains(subview) {
      guard let stored = subview.declaredFrame else { continue }
      let inner = Self.edges(stored, in: frame, countsUpwards: session.context.countsUpwards)
      add(subview, frame: inner, aligned: inner.inset(by: subview.alignmentRectInsets(in: session.settings)), session)
    }
  }

  private static func edges(_ stored: Rect, in outer: ViewEdges, countsUpwards: Bool) -> ViewEdges {
    let left = outer.left + stored.x
    let top = countsUpwards ? outer.bottom - stored.maxY : outer.top + stored.y
    return ViewEdges(left: left, top: top, right: left + stored.width, bottom: top + stored.height)
  }
}

extension ViewEdges {
  fileprivate func inset(by insets: EdgeInsets) -> ViewEdges {
    ViewEdges(
      left: left + insets.left, top: top + insets.top, right: right - insets.right, bottom: bottom - insets.bottom)
  }
}

extension LinearForm {
  /// The value of the form; nil if a variable has none.
  func value(_ values: (Int) -> Double?) -> Double? {
    var sum = constant
    for index in 0..<count {
      let (variable, coefficient) = self[index]
      guard let value = values(variable) else { return nil }
      sum += coefficient * value
    }
    return sum
  }

  /// How far the sum is off if each of its edges is off by one.
  var reach: Double { (0..<count).reduce(0) { $0 + abs(self[$1].coefficient) } }
}
