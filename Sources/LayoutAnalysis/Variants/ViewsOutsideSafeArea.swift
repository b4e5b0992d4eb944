import NibDecoder
import StackModel
import Support

/// `view-outside-superview` for texts and controls that leave the safe area of a device but not that of Interface Builder's
/// canvas.
struct ViewsOutsideSafeArea {
  let tree: FrameTree
  /// How much the device covers of the screen.
  let safeArea: EdgeInsets
  /// How much the device on the canvas covers.
  let designSafeArea: EdgeInsets
  /// The numbers of views that are reported already.
  let reported: Set<Int>

  var findings: [Diagnostic] {
    guard safeArea != .zero else { return [] }
    return tree.nodes.indices.filter(isScreen).flatMap { root in
      tree.children[root].flatMap { findings($0, in: Screen(tree.nodes[root]), .zero, .zero) }
    }
  }

  private struct Point {
    var x = 0.0
    var y = 0.0
    static let zero = Point()
  }

  private struct Screen {
    let size: Size
    let design: Size?

    init(_ node: FrameTree.Node) {
      size = node.frame.size
      design = node.design?.size
    }
  }

  private func isScreen(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.parent == nil && node.isShown && node.isSettled.vertical && node.view.key == "view"
  }

  /// Checks a view as a whole, or the subviews of a view that reaches the edges on the canvas.
  private func findings(_ index: Int, in screen: Screen, _ origin: Point, _ designOrigin: Point) -> [Diagnostic] {
    let node = tree.nodes[index]
    guard node.isShown, !node.isAmbiguous, !node.view.isLayoutRoot, !node.view.scrollsSubviews,
      !reported.contains(index), !node.view.isAtMargin
    else { return [] }
    let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
    let design = node.design?.offsetBy(dx: designOrigin.x, dy: designOrigin.y)
    if let side = newOverhang(frame, design, in: screen), !isCentered(node.view, side, frame, in: screen) {
      return tree.showsTextOrControl(index) ? [finding(node.view, side)] : []
    }
    guard let design else { return [] }
    return tree.children[index].flatMap {
      findings($0, in: screen, Point(x: frame.x, y: frame.y), Point(x: design.x, y: design.y))
    }
  }

  /// The side on which a view leaves the safe area although it is inside the canvas's and away from the screen's edge.
  /// A view at the edge, such as a bar or a label across the screen, is below the camera on purpose.
  private func newOverhang(_ frame: Rect, _ design: Rect?, in screen: Screen) -> Overhang.Side? {
    guard let design, let before = screen.design else { return nil }
    let covered = Overhang(of: design, in: before, inset: designSafeArea).sides
    let outside = Overhang(of: design, in: before).sides
    return Overhang(of: frame, in: screen.size, inset: safeArea).worst { index, _ in
      covered[index].length <= 0.5 && outside[index].length < -0.5
    }
  }

  /// Whether the view is a label that reaches both sides and has its text in the middle.
  private func isCentered(_ view: View, _ side: Overhang.Side, _ frame: Rect, in screen: Screen) -> Bool {
    guard view.content == .text, side.axis == .horizontal, let sides = view.emptySides(isRightToLeft: false),
      sides.left, sides.right
    else { return false }
    return frame.x < safeArea.left && frame.maxX > screen.size.width - safeArea.right
  }

  private func finding(_ view: View, _ side: Overhang.Side) -> Diagnostic {
    let message =
      "\(view.nameInMessages) sticks \(side.points) out of the safe area \(side.name)"
    return Diagnostic(.viewOutsideSuperview, message, range: view.range)
  }
}

extension View {
  /// Whether a side margin of the superview positions the view. At run time margins avoid the camera, also in views to
  /// which Interface Builder's canvas gives no margin for it.
  fileprivate var isAtMargin: Bool {
    guard let superview, superview.insetsLayoutMarginsFromSafeArea else { return false }
    return superview.constraints.contains { constraint in
      constraint.isOfSideMargin && (constraint.firstItem === self || constraint.secondItem === self)
    }
  }
}

extension LayoutConstraint {
  fileprivate var isOfSideMargin: Bool {
    [firstAttribute, secondAttribute].contains { attribute in
      attribute.map { $0.axis == .horizontal && $0.rawValue.hasByteSuffix("Margin") } ?? false
    }
  }
}
