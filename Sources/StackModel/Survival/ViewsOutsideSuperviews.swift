import NibDecoder

/// `view-outside-superview`: views that stick out of their superview farther than on Interface Builder's canvas.
struct ViewsOutsideSuperviews {
  let tree: FrameTree
  let isFlipped: Bool

  /// The findings by the numbers of the views.
  var findings: [(index: Int, diagnostic: Diagnostic)] {
    tree.nodes.indices.compactMap { index in finding(tree.nodes[index]).map { (index, $0) } }
  }

  private func finding(_ node: FrameTree.Node) -> Diagnostic? {
    guard node.isShown, let parent = node.parent.map({ tree.nodes[$0] }), !node.view.isLayoutRoot,
      !node.isAmbiguous, !parent.view.scrollsSubviews, parent.frame.width > 0, parent.frame.height > 0,
      let side = newOverhang(node, in: parent)
    else { return nil }
    let names = (LayoutFindings.describe(node.view), LayoutFindings.describe(parent.view))
    return Diagnostic(
      "view-outside-superview", .warning,
      "\(names.0) sticks \(side.length.tenths) points out of \(names.1) \(side.name)",
      range: node.view.range)
  }

  private func newOverhang(_ node: FrameTree.Node, in parent: FrameTree.Node) -> Overhang.Side? {
    let before = node.design.flatMap { design in
      parent.design.map { Overhang(of: design, in: $0.size, isFlipped: isFlipped) }
    }
    return Overhang(of: node.frame, in: parent.frame.size, isFlipped: isFlipped).worst { index, side in
      guard node.isSettled[side.axis] else { return false }
      guard let length = before?.sides[index].length else { return true }
      return length < side.length - 0.5 && !bleeds(node.view, before: length, now: side.length)
    }
  }

  /// Backgrounds that reach just to the edge may reach below bars where there are any.
  private func bleeds(_ view: View, before: Double, now: Double) -> Bool {
    abs(before) <= 0.5 && now <= Self.highestBar && !view.showsTextOrControl && !(view is StackView)
  }

  /// What a status bar and a navigation bar cover at most of a phone's screen that is held upright.
  private static let highestBar = 116.0
}
