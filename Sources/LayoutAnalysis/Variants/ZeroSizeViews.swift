import NibDecoder
import StackModel

/// `zero-size-view`: views that have content but no room for it.
struct ZeroSizeViews {
  let tree: FrameTree
  let isHandWritten: Bool

  var findings: [Diagnostic] {
    var written = EmptyLengths()
    return tree.nodes.indices.compactMap { finding($0, &written) }
  }

  private func finding(_ index: Int, _ written: inout EmptyLengths) -> Diagnostic? {
    let node = tree.nodes[index]
    guard node.isShown, !node.isAmbiguous,
      let axis = Axis.allCases.first(where: { isLost(node, $0, &written) && hasSomethingToShow(index, $0) })
    else { return nil }
    let length = axis == .horizontal ? "width" : "height"
    let before = node.design.map { $0.length(along: axis) } ?? 0
    let message =
      "\(node.view.nameInMessages) has no \(length)"
      + (before > 0 ? "; on the canvas it is \(before.tenths)" : "")
    return Diagnostic(.zeroSizeView, message, range: node.view.range)
  }

  /// Whether a length is 0 although it is not meant to be, and the superview's is not 0.
  private func isLost(_ node: FrameTree.Node, _ axis: Axis, _ written: inout EmptyLengths) -> Bool {
    guard node.isSettled[axis], node.frame.length(along: axis) <= 0, !isMeant(node, axis, &written),
      !node.view.isPlaceholder(axis)
    else { return false }
    guard let parent = node.parent.map({ tree.nodes[$0] }) else { return true }
    return parent.frame.length(along: axis) > 0 && !parent.view.isPlaceholder(axis)
  }

  /// Whether the length is written as 0, even if only for some size classes, or is 0 on the canvas, where the author has
  /// seen it. Hand-written views have no canvas.
  private func isMeant(_ node: FrameTree.Node, _ axis: Axis, _ written: inout EmptyLengths) -> Bool {
    if written.isWrittenEmpty(node.view, along: axis) { return true }
    // The canvas shows a label without text, which code sets, in a size of its own.
    if node.view.isTextSetByCode { return true }
    if let design = node.design, design.length(along: axis) > 0 { return false }
    return !isHandWritten
  }

  /// Whether the view has content. A color alone is none in a view that fills the rest of an edge, as views below bars do,
  /// and in one that has the color of its background, as spacers do.
  private func hasSomethingToShow(_ index: Int, _ axis: Axis) -> Bool {
    let node = tree.nodes[index]
    if node.view.content.isTextControlOrImage || differsFromBackground(node) && !isAtEdge(node, axis) { return true }
    return tree.children[index].contains { tree.nodes[$0].isShown && hasSomethingToShow($0, axis) }
  }

  private func differsFromBackground(_ node: FrameTree.Node) -> Bool {
    guard let color = node.view.appearance.background else { return false }
    var parent = node.parent
    while let index = parent, !tree.nodes[index].view.appearance.hasBackground { parent = tree.nodes[index].parent }
    return parent.map { tree.nodes[$0].view.appearance.background != color } ?? true
  }

  private func isAtEdge(_ node: FrameTree.Node, _ axis: Axis) -> Bool {
    guard let design = node.design, let outer = node.parent.flatMap({ tree.nodes[$0].design }) else { return false }
    let (start, end) = axis == .horizontal ? (design.x, design.maxX) : (design.y, design.maxY)
    return start <= 0.5 || end >= outer.length(along: axis) - 0.5
  }
}

/// The lengths of 0 that constraints write. The constraints of a view are read once for all views that they name.
private struct EmptyLengths {
  private struct Length: Hashable {
    let item: ObjectIdentifier
    let axis: Axis
  }

  private var lengths: [ObjectIdentifier: Set<Length>] = [:]

  /// Whether a length of 0 is written, by a constraint or an attribute.
  mutating func isWrittenEmpty(_ view: View, along axis: Axis) -> Bool {
    if view.fixedSize[axis] == 0 { return true }
    let length = Length(item: ObjectIdentifier(view), axis: axis)
    return isSetNone(length, by: view) || view.superview.map { isSetNone(length, by: $0) } ?? false
  }

  private mutating func isSetNone(_ length: Length, by holder: View) -> Bool {
    if holder.constraints.isEmpty { return false }
    let id = ObjectIdentifier(holder)
    let known = lengths[id] ?? Set(holder.constraints.compactMap(Self.lengthSetNone))
    lengths[id] = known
    return known.contains(length)
  }

  private static func lengthSetNone(_ constraint: LayoutConstraint) -> Length? {
    guard constraint.constant == 0, constraint.secondReference == nil, constraint.relation != .greaterThanOrEqual,
      let attribute = constraint.firstAttribute, attribute == .width || attribute == .height,
      let item = constraint.firstItem ?? constraint.holder
    else { return nil }
    return Length(item: ObjectIdentifier(item), axis: attribute == .width ? .horizontal : .vertical)
  }
}
