import NibDecoder
import StackModel

/// `overlapping-views`: siblings that overlap although they do not on Interface Builder's canvas.
///
/// Any number of siblings may overlap each other and contain any number of views, so the work is limited to what documents
/// made by people need for their number of views. A document that needs more gets a finding about that.
struct OverlappingViews {
  private let tree: FrameTree
  private var budget: Int

  /// Creates the check. In documents made by people, a view is compared with few siblings.
  init(tree: FrameTree) {
    self.tree = tree
    budget = 2_000_000 + 200 * tree.nodes.count
  }

  /// The findings in the order of superviews.
  var findings: [Diagnostic] {
    var search = self
    let found = tree.children.indices.flatMap { search.findings(in: $0) }
    guard search.budget <= 0, let root = tree.nodes.first?.view else { return found }
    let message = "too many views overlap to compare them all; split the document"
    return found + [Diagnostic(.overlappingViews, message, range: root.range)]
  }

  /// Compares the subviews from left to right, each with the previous ones that reach as far.
  private mutating func findings(in parent: Int) -> [Diagnostic] {
    let siblings = tree.children[parent].filter { isCandidate(tree.nodes[$0]) }.map {
      ($0, tree.nodes[$0].visibleFrame)
    }
    guard siblings.count > 1 else { return [] }
    var found: [Diagnostic] = []
    var reaching: [(index: Int, frame: Rect)] = []
    for (index, frame) in siblings.sorted(by: { $0.1.x < $1.1.x }) {
      guard budget > 0 else { break }
      budget -= reaching.count
      reaching.removeAll { $0.frame.maxX <= frame.x + 1 }
      for other in reaching {
        guard budget > 0, let overlap = frame.overlap(with: other.frame) else { continue }
        budget -= 20
        if let finding = finding(min(other.index, index), max(other.index, index), overlap) { found.append(finding) }
      }
      reaching.append((index, frame))
    }
    return found
  }

  private func isCandidate(_ node: FrameTree.Node) -> Bool {
    node.isShown && !node.isAmbiguous && !node.view.isLayoutRoot && node.frame.width > 1 && node.frame.height > 1
  }

  private mutating func finding(_ first: Int, _ second: Int, _ overlap: Rect) -> Diagnostic? {
    let (one, other) = (tree.nodes[first], tree.nodes[second])
    guard !areArranged(one.view, other.view), let axis = newAxis(one, other), one.isSettled[axis],
      contentsMeet(first, second, in: overlap)
    else { return nil }
    let names = (one.view.nameInMessages, other.view.nameInMessages)
    let size = "\(overlap.width.tenths) × \(overlap.height.tenths)"
    return Diagnostic(
      .overlappingViews, "\(names.1) overlaps \(names.0) by \(size)", range: other.view.range,
      notes: [Diagnostic.Note("\(names.0) is here", range: one.view.range)])
  }

  private func areArranged(_ one: View, _ other: View) -> Bool {
    one.arrangingStack != nil && one.arrangingStack === other.arrangingStack
  }

  /// The axis along which two views are apart on the canvas; nil if they overlap there, too.
  private func newAxis(_ one: FrameTree.Node, _ other: FrameTree.Node) -> Axis? {
    guard let one = one.visibleDesign, let other = other.visibleDesign else { return .vertical }
    if min(one.maxY, other.maxY) - max(one.y, other.y) <= 0.5 { return .vertical }
    return min(one.maxX, other.maxX) - max(one.x, other.x) <= 0.5 ? .horizontal : nil
  }

  /// Whether the visible parts of two views meet, not only their transparent margins, and cover content of the view in
  /// the background. A background color may be covered.
  private mutating func contentsMeet(_ first: Int, _ second: Int, in overlap: Rect) -> Bool {
    let (ones, others) = (shownParts(of: first, in: overlap), shownParts(of: second, in: overlap))
    budget -= ones.count * others.count
    return ones.contains { one in
      one.isContent && others.contains { one.frame.overlap(with: $0.frame) != nil }
    }
  }

  /// The visible parts of a view and its subviews in a rectangle, in the coordinates of the view's superview.
  private mutating func shownParts(
    of index: Int, in area: Rect, from origin: (x: Double, y: Double) = (0, 0)
  ) -> [ShownPart] {
    budget -= 1
    let node = tree.nodes[index]
    let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    guard budget > 0, node.isShown,
      let visible = node.visibleFrame.offsetBy(dx: origin.x, dy: origin.y).overlap(with: area)
    else {
      return []
    }
    var parts =
      node.view.fillsFrame ? [ShownPart(frame: visible, isContent: node.view.content.isTextControlOrImage)] : []
    for child in tree.children[index] { parts += shownParts(of: child, in: visible, from: (frame.x, frame.y)) }
    return parts
  }

  private struct ShownPart {
    let frame: Rect
    let isContent: Bool
  }
}

extension Rect {
  /// The intersection, if it is more than a point wide and high.
  fileprivate func overlap(with other: Rect) -> Rect? {
    intersection(other).flatMap { $0.width > 1 && $0.height > 1 ? $0 : nil }
  }
}
