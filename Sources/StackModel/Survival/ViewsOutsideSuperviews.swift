import FontMetrics
import NibDecoder

/// `view-outside-superview`: views that stick out of their superview farther than on Interface Builder's canvas.
struct ViewsOutsideSuperviews {
  let tree: FrameTree
  let settings: DocumentSettings
  /// How far views below a status bar that the canvas leaves out may stick out at the top.
  let unknownStatusBar: Double

  /// The findings by the numbers of the views.
  var findings: [(index: Int, diagnostic: Diagnostic)] {
    tree.nodes.indices.compactMap { index in finding(index).map { (index, $0) } }
  }

  private func finding(_ index: Int) -> Diagnostic? {
    let node = tree.nodes[index]
    guard node.isShown, let parent = node.parent.map({ tree.nodes[$0] }), !node.view.isLayoutRoot,
      !node.isAmbiguous, !parent.view.scrollsSubviews,
      [node, parent].allSatisfy({ $0.frame.width > 0 && $0.frame.height > 0 }),
      let side = newOverhang(index, in: parent), !isRoomRoundText(node, side)
    else { return nil }
    let names = (LayoutFindings.describe(node.view), LayoutFindings.describe(parent.view))
    return Diagnostic(
      .viewOutsideSuperview,
      "\(names.0) sticks \(side.points) out of \(names.1) \(side.name)",
      range: node.view.range)
  }

  private var isFlipped: Bool { settings.platform == .macOS }

  /// Whether what sticks out is only the room round a text, with nothing drawn behind it. Upright it stands in the middle.
  private func isRoomRoundText(_ node: FrameTree.Node, _ side: Overhang.Side) -> Bool {
    guard let alignment = node.view.alignmentOfBareText else { return false }
    let sides = alignment.emptySides(isRightToLeft: node.view.isRightToLeft(in: settings))
    let (near, far) = side.axis == .vertical ? (true, true) : (sides.left, sides.right)
    guard side.isNear ? near : far else { return false }
    let lost = side.length * (near && far ? 2 : 1)
    let (width, height) = (node.frame.width, node.frame.height)
    let inside =
      side.axis == .vertical ? Size(width: width, height: height - lost) : Size(width: width - lost, height: height)
    return min(inside.width, inside.height) > 0
      && TextFitting(settings: settings).shortfall(of: node.view, in: inside) == nil
  }

  private func newOverhang(_ index: Int, in parent: FrameTree.Node) -> Overhang.Side? {
    let node = tree.nodes[index]
    let before = node.design.flatMap { design in
      parent.design.map { Overhang(of: design, in: $0.size, isFlipped: isFlipped) }
    }
    let inset = EdgeInsets(top: parent.parent == nil ? -unknownStatusBar : 0)
    return Overhang(of: node.frame, in: parent.frame.size, inset: inset, isFlipped: isFlipped).worst { place, side in
      guard node.isSettled[side.axis], !node.view.isPlaceholder(side.axis) else { return false }
      return before.map { isNew(side.length, than: $0.sides[place].length, at: index) } ?? true
    }
  }

  /// Text and controls that reach just to the edge on the canvas must stay there, and those beyond it may not go twice as
  /// far. Other views may: backgrounds below bars, pictures that are cut off.
  private func isNew(_ now: Double, than before: Double, at index: Int) -> Bool {
    if before > 0.5 { return now > 2 * before + 10 && tree.showsTextOrControl(index) }
    let view = tree.nodes[index].view
    let isFlush = abs(before) <= 0.5 && !view.showsTextOrControl && !(view is StackView)
    return !isFlush || now > Self.highestBar
  }

  /// What a status bar and a navigation bar cover at most of a phone's screen that is held upright.
  private static let highestBar = 116.0
}

extension View {
  /// Where the text of a view stands that shows nothing but this; nil for all others.
  fileprivate var alignmentOfBareText: TextAlignment? {
    switch self {
    case let label as Label where !appearance.hasBackground: label.textAlignment
    case let button as Button where button.showsTitleOnly: button.contentHorizontalAlignment
    default: nil
    }
  }
}
