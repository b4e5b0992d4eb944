import NibDecoder

/// `zero-size-view`: views that have something to show and no room for it.
struct ZeroSizeViews {
  let tree: FrameTree
  let isHandWritten: Bool

  var findings: [Diagnostic] { tree.nodes.indices.compactMap(finding) }

  private func finding(_ index: Int) -> Diagnostic? {
    let node = tree.nodes[index]
    guard node.isShown, !node.isAmbiguous,
      let axis = Axis.allCases.first(where: { isLost(node, $0) && hasSomethingToShow(index, $0) })
    else { return nil }
    let length = axis == .horizontal ? "width" : "height"
    let before = node.design.map { $0.size[axis] } ?? 0
    let message =
      "\(LayoutFindings.describe(node.view)) has no \(length)"
      + (before > 0 ? "; on the canvas it is \(before.tenths)" : "")
    return Diagnostic("zero-size-view", .warning, message, range: node.view.range)
  }

  /// Whether a length is 0, and neither meant to be nor because the superview's is 0 as well.
  private func isLost(_ node: FrameTree.Node, _ axis: Axis) -> Bool {
    guard node.isSettled[axis], node.frame.size[axis] <= 0, !isMeant(node, axis), !node.view.isPlaceholder(axis)
    else { return false }
    return node.parent.map { tree.nodes[$0].frame.size[axis] > 0 } ?? true
  }

  /// Whether the length is written as 0, if only for some size classes, or is 0 on the canvas, which someone has seen: there
  /// is no canvas for hand-written views.
  private func isMeant(_ node: FrameTree.Node, _ axis: Axis) -> Bool {
    if node.view.isWrittenEmpty(along: axis) { return true }
    if let design = node.design, design.size[axis] > 0 { return false }
    return !isHandWritten
  }

  /// A colour alone counts nothing where the view fills what is left at an edge, as views below bars do, or has the colour
  /// of what lies behind it, as spacers do.
  private func hasSomethingToShow(_ index: Int, _ axis: Axis) -> Bool {
    let node = tree.nodes[index]
    if node.view.showsContent || differsFromBehind(node) && !isAtEdge(node, axis) { return true }
    return tree.children[index].contains { tree.nodes[$0].isShown && hasSomethingToShow($0, axis) }
  }

  private func differsFromBehind(_ node: FrameTree.Node) -> Bool {
    guard let color = node.view.appearance.background else { return false }
    var parent = node.parent
    while let index = parent, !tree.nodes[index].view.appearance.hasBackground { parent = tree.nodes[index].parent }
    return parent.map { tree.nodes[$0].view.appearance.background != color } ?? true
  }

  private func isAtEdge(_ node: FrameTree.Node, _ axis: Axis) -> Bool {
    guard let design = node.design, let outer = node.parent.flatMap({ tree.nodes[$0].design }) else { return false }
    let (start, end) = axis == .horizontal ? (design.x, design.maxX) : (design.y, design.maxY)
    return start <= 0.5 || end >= outer.size[axis] - 0.5
  }
}

extension Size {
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension View {
  /// Whether a length of 0 is written, by a constraint or an attribute.
  fileprivate func isWrittenEmpty(along axis: Axis) -> Bool {
    fixedSize[axis] == 0 || (constraints + (superview?.constraints ?? [])).contains { setsNone($0, axis) }
  }

  private func setsNone(_ constraint: LayoutConstraint, _ axis: Axis) -> Bool {
    (constraint.firstItem ?? constraint.holder) === self && constraint.secondReference == nil
      && constraint.firstAttribute == (axis == .horizontal ? .width : .height)
      && constraint.constant == 0 && constraint.relation != .greaterThanOrEqual
  }
}
