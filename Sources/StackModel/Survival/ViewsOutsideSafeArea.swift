import NibDecoder

/// `view-outside-superview` for texts and controls that reach below what a device covers of the screen, and do not on
/// Interface Builder's canvas.
struct ViewsOutsideSafeArea {
  let tree: FrameTree
  /// What the device covers.
  let safeArea: EdgeInsets
  /// What the device on the canvas covers.
  let designSafeArea: EdgeInsets
  /// The numbers of views of which something is said already.
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

  /// Looks at a view as a whole, or into one that reaches the edges on the canvas.
  private func findings(_ index: Int, in screen: Screen, _ origin: Point, _ designOrigin: Point) -> [Diagnostic] {
    let node = tree.nodes[index]
    guard node.isShown, !node.isAmbiguous, !node.view.isLayoutRoot, !node.view.scrollsSubviews,
      !reported.contains(index), !node.view.isAtMargin
    else { return [] }
    let frame = node.frame.moved(by: origin.x, origin.y)
    let design = node.design?.moved(by: designOrigin.x, designOrigin.y)
    if let side = newOverhang(frame, design, in: screen), !isCentered(node.view, side, frame, in: screen) {
      return tree.showsTextOrControl(index) ? [finding(node.view, side)] : []
    }
    guard let design else { return [] }
    return tree.children[index].flatMap {
      findings($0, in: screen, Point(x: frame.x, y: frame.y), Point(x: design.x, y: design.y))
    }
  }

  /// The side on which a view is outside of the safe area, was inside of the canvas's, and away from the screen's edge:
  /// what reaches it, such as a bar or a label across the screen, lies below the camera on purpose.
  private func newOverhang(_ frame: Rect, _ design: Rect?, in screen: Screen) -> Overhang.Side? {
    guard let design, let before = screen.design else { return nil }
    let covered = Overhang(of: design, in: before, inset: designSafeArea).sides
    let outside = Overhang(of: design, in: before).sides
    return Overhang(of: frame, in: screen.size, inset: safeArea).worst { index, _ in
      covered[index].length <= 0.5 && outside[index].length < -0.5
    }
  }

  /// Whether a label reaches to both sides, with its text in the middle.
  private func isCentered(_ view: View, _ side: Overhang.Side, _ frame: Rect, in screen: Screen) -> Bool {
    guard view.content == .text, side.axis == .horizontal, let sides = view.emptySides(isRightToLeft: false),
      sides.left, sides.right
    else { return false }
    return frame.x < safeArea.left && frame.maxX > screen.size.width - safeArea.right
  }

  private func finding(_ view: View, _ side: Overhang.Side) -> Diagnostic {
    let message =
      "\(LayoutFindings.describe(view)) sticks \(side.points) out of the safe area \(side.name)"
    return Diagnostic(.viewOutsideSuperview, message, range: view.range)
  }
}

extension View {
  /// Whether a side margin of the superview says where the view is: when the app runs margins keep clear of the camera, in
  /// views that Interface Builder's canvas gives none for it too.
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
      attribute.map { $0.axis == .horizontal && $0.rawValue.hasSuffix("Margin") } ?? false
    }
  }
}

extension Rect {
  fileprivate func moved(by x: Double, _ y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
