import NibDecoder

/// `view-outside-superview`: views that stick out of their superview farther than on Interface Builder's canvas.
struct ViewsOutsideSuperviews {
  let tree: FrameTree
  let settings: DocumentSettings

  var findings: [Diagnostic] { tree.nodes.compactMap(finding) }

  private func finding(_ node: FrameTree.Node) -> Diagnostic? {
    guard node.isShown, let parent = node.parent.map({ tree.nodes[$0] }), !node.view.isLayoutRoot,
      !node.isAmbiguous, !tree.isScrolled(node)
    else { return nil }
    let bounds = parent.frame.size
    let now = Overhang(of: node.frame, in: bounds, settings)
    let before = node.design.flatMap { design in parent.design.map { Overhang(of: design, in: $0.size, settings) } }
    guard let side = now.worst(than: before, settled: node.isSettled) else { return nil }
    let message =
      "\(LayoutFindings.describe(node.view)) sticks \(side.length.short) points out of "
      + "\(LayoutFindings.describe(parent.view)) \(side.name)"
    return Diagnostic("view-outside-superview", .warning, message, range: node.view.range)
  }
}

/// How far a frame sticks out on each side; negative where it is inside.
struct Overhang {
  let sides: [(name: String, axis: Axis, length: Double)]

  init(of frame: Rect, in bounds: Size, _ settings: DocumentSettings) {
    let (low, high) = settings.platform == .macOS ? ("at the bottom", "at the top") : ("at the top", "at the bottom")
    sides = [
      ("on the left", .horizontal, -frame.x), ("on the right", .horizontal, frame.maxX - bounds.width),
      (low, .vertical, -frame.y), (high, .vertical, frame.maxY - bounds.height),
    ]
  }

  /// The side that sticks out farthest of those that stick out farther than before; nil where none does.
  func worst(than before: Overhang?, settled: AxisPair<Bool>) -> (name: String, length: Double)? {
    var worst: (name: String, length: Double)?
    for (index, side) in sides.enumerated() where settled[side.axis] && side.length > 0.5 {
      if let before, before.sides[index].length > side.length - 0.5 { continue }
      if side.length > worst?.length ?? 0 { worst = (side.name, side.length) }
    }
    return worst
  }
}
