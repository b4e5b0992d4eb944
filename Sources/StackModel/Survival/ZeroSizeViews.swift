import NibDecoder

/// `zero-size-view`: views that have something to show and no room for it.
struct ZeroSizeViews {
  let tree: FrameTree

  var findings: [Diagnostic] { tree.nodes.indices.compactMap(finding) }

  private func finding(_ index: Int) -> Diagnostic? {
    let node = tree.nodes[index]
    guard node.isShown, !node.isAmbiguous, node.view.customClass == nil, hasSomethingToShow(index),
      let axis = Axis.allCases.first(where: { isLost(node, $0) })
    else { return nil }
    let length = axis == .horizontal ? "width" : "height"
    let message = "\(LayoutFindings.describe(node.view)) has no \(length); \(before(node, axis)) on the canvas"
    return Diagnostic("zero-size-view", .warning, message, range: node.view.range)
  }

  /// Whether a length is 0 that is not on the canvas, and not because the superview's is 0 as well.
  private func isLost(_ node: FrameTree.Node, _ axis: Axis) -> Bool {
    guard node.isSettled[axis], node.frame.size[axis] <= 0, let design = node.design, design.size[axis] > 0
    else { return false }
    return node.parent.map { tree.nodes[$0].frame.size[axis] > 0 } ?? true
  }

  private func before(_ node: FrameTree.Node, _ axis: Axis) -> String { (node.design?.size[axis] ?? 0).short }

  private func hasSomethingToShow(_ index: Int) -> Bool {
    let view = tree.nodes[index].view
    if view.showsContent || view.appearance.hasBackground { return true }
    return tree.children[index].contains { tree.nodes[$0].isShown && hasSomethingToShow($0) }
  }
}

extension Size {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
