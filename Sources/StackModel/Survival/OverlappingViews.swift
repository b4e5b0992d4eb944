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
      let left = tree.nodes[index].frame.x
      reaching.removeAll { tree.nodes[$0].frame.maxX <= left + 1 }
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
    guard let overlap = one.frame.overlap(with: other.frame), !areArranged(one.view, other.view),
      let axis = newAxis(one, other), one.isSettled[axis], contentsMeet(first, second, in: overlap)
    else { return nil }
    let names = (LayoutFindings.describe(one.view), LayoutFindings.describe(other.view))
    let size = "\(overlap.width.tenths) × \(overlap.height.tenths)"
    return Diagnostic(
      "overlapping-views", .warning, "\(names.1) overlaps \(names.0) by \(size)", range: other.view.range,
      notes: [Diagnostic.Note("\(names.0) is here", range: one.view.range)])
  }

  private func areArranged(_ one: View, _ other: View) -> Bool {
    one.arrangingStack != nil && one.arrangingStack === other.arrangingStack
  }

  /// The axis along which two views are apart on the canvas; nil where they overlap there, too.
  private func newAxis(_ one: FrameTree.Node, _ other: FrameTree.Node) -> Axis? {
    guard let one = one.design, let other = other.design else { return .vertical }
    if min(one.maxY, other.maxY) - max(one.y, other.y) <= 0.5 { return .vertical }
    return min(one.maxX, other.maxX) - max(one.x, other.x) <= 0.5 ? .horizontal : nil
  }

  /// Whether what two views show meets, and not only what lies transparent round it, so that something of the view behind
  /// is covered: a color is there to have things in front of it.
  private func contentsMeet(_ first: Int, _ second: Int, in overlap: Rect) -> Bool {
    let (ones, others) = (shownParts(of: first, in: overlap), shownParts(of: second, in: overlap))
    return ones.contains { one in
      one.isContent && others.contains { one.frame.overlap(with: $0.frame) != nil }
    }
  }

  /// What a view and its subviews show within a rectangle, in the coordinates of the view's superview.
  private func shownParts(of index: Int, in area: Rect, from origin: (x: Double, y: Double) = (0, 0)) -> [ShownPart] {
    let node = tree.nodes[index]
    let frame = Rect(
      x: node.frame.x + origin.x, y: node.frame.y + origin.y, width: node.frame.width, height: node.frame.height)
    guard node.isShown, let visible = frame.overlap(with: area) else { return [] }
    let own = node.view.fillsFrame ? [ShownPart(frame: visible, isContent: node.view.showsContent)] : []
    return own + tree.children[index].flatMap { shownParts(of: $0, in: visible, from: (frame.x, frame.y)) }
  }

  private struct ShownPart {
    let frame: Rect
    let isContent: Bool
  }
}

extension Rect {
  /// What both rectangles cover, where that is more than a point wide and high.
  fileprivate func overlap(with other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width > 1 && height > 1 ? Rect(x: left, y: top, width: width, height: height) : nil
  }
}
