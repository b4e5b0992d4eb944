import NibDecoder

/// `overlapping-views`: siblings that overlap although they do not on Interface Builder's canvas.
struct OverlappingViews {
  let tree: FrameTree

  var findings: [Diagnostic] { tree.children.indices.flatMap(findings) }

  /// Goes through the subviews from left to right, keeping those that reach so far.
  private func findings(in parent: Int) -> [Diagnostic] {
    let siblings = tree.children[parent].filter { isCandidate(tree.nodes[$0]) }
    guard siblings.count > 1 else { return [] }
    var found: [Diagnostic] = []
    var reaching: [Int] = []
    for index in siblings.sorted(by: { tree.nodes[$0].frame.x < tree.nodes[$1].frame.x }) {
      let node = tree.nodes[index]
      reaching.removeAll { tree.nodes[$0].frame.maxX <= node.frame.x + 1 }
      found += reaching.compactMap { finding(min($0, index), max($0, index)) }
      reaching.append(index)
    }
    return found
  }

  private func isCandidate(_ node: FrameTree.Node) -> Bool {
    node.isShown && !node.isAmbiguous && !node.view.isLayoutRoot && node.frame.width > 1 && node.frame.height > 1
  }

  private func finding(_ first: Int, _ second: Int) -> Diagnostic? {
    let (one, other) = (tree.nodes[first], tree.nodes[second])
    let overlap = one.frame.overlap(with: other.frame)
    guard overlap.width > 1, overlap.height > 1, one.view.showsContent || other.view.showsContent,
      one.view.arrangingStack == nil || one.view.arrangingStack !== other.view.arrangingStack,
      let before = one.design.flatMap({ design in other.design.map(design.overlap) }),
      let axis = Self.newAxis(before), one.isSettled[axis]
    else { return nil }
    let names = (LayoutFindings.describe(one.view), LayoutFindings.describe(other.view))
    return Diagnostic(
      "overlapping-views", .warning,
      "\(names.1) overlaps \(names.0) by \(overlap.width.short) × \(overlap.height.short)",
      range: other.view.range, notes: [Diagnostic.Note("\(names.0) is here", range: one.view.range)])
  }

  /// The axis along which two frames do not overlap; nil where they do.
  private static func newAxis(_ overlap: Size) -> Axis? {
    if overlap.height <= 0.5 { return .vertical }
    return overlap.width <= 0.5 ? .horizontal : nil
  }
}

extension Rect {
  /// How wide and how high the part is that both rectangles cover; not positive where there is none.
  fileprivate func overlap(with other: Rect) -> Size {
    Size(width: min(maxX, other.maxX) - max(x, other.x), height: min(maxY, other.maxY) - max(y, other.y))
  }
}
