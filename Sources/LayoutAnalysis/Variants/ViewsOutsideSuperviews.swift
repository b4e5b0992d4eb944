import NibDecoder
import StackModel

/// `view-outside-superview`: views that stick out of their superview farther than on Interface Builder's canvas.
struct ViewsOutsideSuperviews {
  let tree: FrameTree
  let settings: DocumentSettings
  /// How far views may stick out at the top because the canvas has no status bar there.
  let missingStatusBar: Double

  /// The findings with the numbers of their views.
  var findings: [(index: Int, diagnostic: Diagnostic)] {
    tree.nodes.indices.compactMap { index in finding(index).map { (index, $0) } }
  }

  private func finding(_ index: Int) -> Diagnostic? {
    let node = tree.nodes[index]
    guard node.isShown, let parent = node.parent.map({ tree.nodes[$0] }), !node.view.isLayoutRoot,
      !node.isAmbiguous, !parent.view.scrollsSubviews,
      [node, parent].allSatisfy({ $0.frame.width > 0 && $0.frame.height > 0 }),
      let side = newOverhang(index, in: parent), !isRoomAroundText(node, side)
    else { return nil }
    let names = (node.view.nameInMessages, parent.view.nameInMessages)
    return Diagnostic(
      .viewOutsideSuperview,
      "\(names.0) sticks \(side.points) out of \(names.1) \(side.name)",
      range: node.view.range)
  }

  private var isFlipped: Bool { settings.platform == .macOS }

  /// Whether only empty room around a text sticks out, without a background. Vertically the text is in the middle.
  private func isRoomAroundText(_ node: FrameTree.Node, _ side: Overhang.Side) -> Bool {
    let isRightToLeft = node.view.isRightToLeft(in: settings)
    guard !node.view.appearance.hasBackground, let sides = node.view.emptySides(isRightToLeft: isRightToLeft) else {
      return false
    }
    let (near, far) = side.axis == .vertical ? (true, true) : (sides.left, sides.right)
    guard side.isNear ? near : far else { return false }
    let lost = side.length * (near && far ? 2 : 1)
    let (width, height) = (node.frame.width, node.frame.height)
    let inside =
      side.axis == .vertical ? Size(width: width, height: height - lost) : Size(width: width - lost, height: height)
    return min(inside.width, inside.height) > 0
      && node.view.textShortfall(in: inside, settings: settings) == nil
  }

  private func newOverhang(_ index: Int, in parent: FrameTree.Node) -> Overhang.Side? {
    let node = tree.nodes[index]
    let before = node.visibleDesign.flatMap { design in
      parent.design.map { Overhang(of: design, in: $0.size, isFlipped: isFlipped) }
    }
    let inset = EdgeInsets(top: parent.parent == nil ? -missingStatusBar : 0)
    return Overhang(of: node.visibleFrame, in: parent.frame.size, inset: inset, isFlipped: isFlipped).worst {
      place, side in
      guard node.isSettled[side.axis], !node.view.isPlaceholder(side.axis) else { return false }
      return before.map { isNew(side.length, than: $0.sides[place].length, at: index) } ?? true
    }
  }

  /// Whether a view sticks out farther than its design allows. Text and controls that end at the edge on the canvas may
  /// not leave it, and those beyond it may not go twice as far. Other views may, such as backgrounds below bars and pictures
  /// that are cut off.
  private func isNew(_ now: Double, than before: Double, at index: Int) -> Bool {
    if before > 0.5 { return now > 2 * before + 10 && tree.showsTextOrControl(index) }
    let view = tree.nodes[index].view
    let isFlush = abs(before) <= 0.5 && !view.content.isTextOrControl && view.content != .container
    return !isFlush || now > Self.highestBar
  }

  /// The greatest height of a status bar and a navigation bar on a phone in portrait.
  private static let highestBar = 116.0
}

/// How far a frame sticks out of a rectangle on each side; negative where it is inside.
struct Overhang {
  /// One side.
  struct Side {
    let name: String
    let axis: Axis
    /// Whether it is the left or the upper one.
    let isNear: Bool
    let length: Double

    /// The length in words.
    var points: String { length.tenths == "1" ? "1 point" : "\(length.tenths) points" }
  }

  /// Left, right, top and bottom.
  let sides: [Side]

  /// - Parameters:
  ///   - frame: the frame, in the coordinates of the rectangle.
  ///   - bounds: the size of the rectangle.
  ///   - insets: the edges of the rectangle that do not count.
  ///   - isFlipped: whether y grows upwards.
  init(of frame: Rect, in bounds: Size, inset insets: EdgeInsets = .zero, isFlipped: Bool = false) {
    let names = isFlipped ? ("at the bottom", "at the top") : ("at the top", "at the bottom")
    sides = [
      Side(name: "on the left", axis: .horizontal, isNear: true, length: insets.left - frame.x),
      Side(
        name: "on the right", axis: .horizontal, isNear: false, length: frame.maxX - bounds.width + insets.right),
      Side(name: names.0, axis: .vertical, isNear: true, length: insets.top - frame.y),
      Side(name: names.1, axis: .vertical, isNear: false, length: frame.maxY - bounds.height + insets.bottom),
    ]
  }

  /// The judged side that sticks out farthest; nil if none sticks out.
  func worst(where isJudged: (Int, Side) -> Bool) -> Side? {
    sides.enumerated().filter { $0.element.length > Self.leastSeen && isJudged($0.offset, $0.element) }.map(\.element)
      .max { $0.length < $1.length }
  }

  /// Nobody sees a point, which heights of text and rounding make.
  private static let leastSeen = 1.0
}
