import NibDecoder

/// `zero-size-view`: views that have something to show and no room for it.
struct ZeroSizeViews {
  let tree: FrameTree

  var findings: [Diagnostic] { tree.nodes.indices.compactMap(finding) }

  private func finding(_ index: Int) -> Diagnostic? {
    let node = tree.nodes[index]
    guard node.isShown, !node.isAmbiguous,
      let axis = Axis.allCases.first(where: { isLost(node, $0) && hasSomethingToShow(index, $0) })
    else { return nil }
    let length = axis == .horizontal ? "width" : "height"
    let message = "\(LayoutFindings.describe(node.view)) has no \(length); on the canvas it is \(before(node, axis))"
    return Diagnostic("zero-size-view", .warning, message, range: node.view.range)
  }

  /// Whether a length is 0 that is not on the canvas, and not because the superview's is 0 as well.
  private func isLost(_ node: FrameTree.Node, _ axis: Axis) -> Bool {
    guard node.isSettled[axis], node.frame.size[axis] <= 0, let design = node.design, design.size[axis] > 0
    else { return false }
    return node.parent.map { tree.nodes[$0].frame.size[axis] > 0 } ?? true
  }

  private func before(_ node: FrameTree.Node, _ axis: Axis) -> String { (node.design?.size[axis] ?? 0).tenths }

  /// A color alone counts nothing where the view fills what is left at an edge, as views below bars do.
  private func hasSomethingToShow(_ index: Int, _ axis: Axis) -> Bool {
    let node = tree.nodes[index]
    if node.view.showsContent || node.view.appearance.hasBackground && !isAtEdge(node, axis) { return true }
    return tree.children[index].contains { tree.nodes[$0].isShown && hasSomethingToShow($0, axis) }
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
