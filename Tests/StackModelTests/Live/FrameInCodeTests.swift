import Testing

@testable import StackModel

/// Frames that code sets, with numbers of published articles and of Apple's documentation.
@Suite struct FrameInCodeTests {
  private let stack = StackView(frame: Rect(x: 20, y: 9, width: 335, height: 32))
  private let root = plain("root")

  init() {
    stack.userLabel = "stack"
    stack.spacing = 20
    stack.distribution = .fillEqually
    for number in 1...5 { stack.addArrangedSubview(plain("v\(number)")) }
  }

  /// As published: views of 51 by 32, 20 apart.
  private static let published = """
    stack: 20 9 335 32
    v1: 0 0 51 32
    v2: 71 0 51 32
    v3: 142 0 51 32
    v4: 213 0 51 32
    v5: 284 0 51 32
    """

  @Test func frameOfAStackCounts() {
    root.addSubview(stack)
    let session = LayoutSession(root, 375, 50)
    session.expectFrames(Self.published)
    #expect(session.conflicts.isEmpty)
    #expect(!stack.subtree.contains(where: session.hasAmbiguousLayout))
    #expect(stack.frame == Rect(x: 20, y: 9, width: 335, height: 32))
    #expect(stack.arrangedSubviews[1].frame == Rect(x: 71, y: 0, width: 51, height: 32))
  }

  @Test func frameSetLaterCounts() {
    stack.frame = .zero
    root.addSubview(stack)
    let session = LayoutSession(root, 375, 50)
    session.layoutIfNeeded()
    stack.frame = Rect(x: 20, y: 9, width: 335, height: 32)
    #expect(stack.frame == Rect(x: 20, y: 9, width: 335, height: 32))
    #expect(session.needsLayout)
    session.expectFrames(Self.published)
  }

  @Test func aViewWithoutAFrameHasNone() {
    let view = plain("view")
    #expect(view.frame == .zero)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    root.addSubview(view)
    let session = LayoutSession(root, 375, 50)
    session.layoutIfNeeded()
    #expect(!session.constraints.contains { $0.origin.words == "frame and mask" })
  }

  /// UIStackView lays its views out by constraints alone.
  @Test func arrangedViewsLoseTheirFrames() {
    let view = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    view.userLabel = "view"
    stack.insertArrangedSubview(view, at: 0)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    root.addSubview(stack)
    // (335 - 5 × 20) / 6 = 39.17
    LayoutSession(root, 375, 50).expectFrames("view: 0 0 39 32")
  }

  /// Nothing says how two empty views share the room, but their frames do not.
  @Test func framesOfArrangedViewsDecideNothing() {
    let views = [5.0, 10].map { View(frame: Rect(x: $0, y: $0, width: $0, height: $0)) }
    let session = LayoutSession(StackView(arrangedSubviews: views), 100, 20)
    session.layoutIfNeeded()
    #expect(session.hasAmbiguousLayout(views[0]))
    #expect(views[0].frame.x == 0)
    #expect(views[1].frame.x == views[0].frame.maxX)
    #expect(views[1].frame.maxX == 100)
    #expect(views.map(\.frame.height) == [20, 20])
  }

  @Test func constraintsReplaceAFrameThatIsNotTranslated() throws {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    try View.makeConstraints {
      stack.layoutLeft.equalTo(40)
      stack.layoutTop.equalTo(0)
      stack.layoutWidth.equalTo(285)
      stack.layoutHeight.equalTo(10)
    }
    let session = LayoutSession(root, 375, 50)
    session.expectFrames("stack: 40 0 285 10\nv2: 61 0 41 10")
    #expect(stack.frame == Rect(x: 40, y: 0, width: 285, height: 10))
  }

  /// As UIKit reports it: the frame's constraints are required.
  @Test func constraintsAgainstAFrameAreAConflict() throws {
    root.addSubview(stack)
    try View.makeConstraints { stack.layoutWidth.equalTo(300) }
    let session = LayoutSession(root, 375, 50)
    session.expectFrames("stack: 20 9 335 32")
    #expect(session.conflicts.map(\.broken.description) == ["stack.width == 300"])
  }

  @Test func framesStandInFrames() {
    let inner = View(frame: Rect(x: 7, y: 3, width: 10, height: 4))
    let outer = View(frame: Rect(x: 100, y: 50, width: 40, height: 20))
    outer.addSubview(inner)
    root.addSubview(outer)
    let session = LayoutSession(root, 375, 667)
    session.layoutIfNeeded()
    #expect(session.alignmentRect(of: inner) == Rect(x: 107, y: 53, width: 10, height: 4))
    #expect(inner.frame == Rect(x: 7, y: 3, width: 10, height: 4))
    #expect(inner.bounds == Rect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test func framesOutOfRangeAreNotTaken() {
    stack.frame = Rect(x: .nan, y: 0, width: 1, height: 1)
    stack.frame = Rect(x: 0, y: 0, width: .infinity, height: 1)
    stack.frame.width = 2_000_000
    #expect(stack.frame == Rect(x: 20, y: 9, width: 335, height: 32))
  }
}

/// UIView.AutoresizingMask as Apple documents it: what is flexible takes up the difference, the rest stays.
@Suite struct AutoresizingInCodeTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let view = View(frame: Rect(x: 20, y: 10, width: 80, height: 30))

  init() {
    root.userLabel = "root"
    view.userLabel = "view"
    root.addSubview(view)
  }

  private static let masks: [(AutoresizingMask, Rect)] = [
    ([], Rect(x: 20, y: 10, width: 80, height: 30)),
    (.flexibleWidth, Rect(x: 20, y: 10, width: 180, height: 30)),
    (.flexibleLeftMargin, Rect(x: 120, y: 10, width: 80, height: 30)),
    ([.flexibleHeight, .flexibleRightMargin], Rect(x: 20, y: 10, width: 80, height: 230)),
    ([.flexibleTopMargin, .flexibleBottomMargin], Rect(x: 20, y: 270.0 / 7, width: 80, height: 30)),
  ]

  /// 200 by 100 becomes 300 by 300. Two flexible margins share the room as they did: 1 to 6, of 270.
  @Test(arguments: masks)
  func maskFollowsTheSuperview(_ mask: AutoresizingMask, _ expected: Rect) {
    view.autoresizingMask = mask
    let session = LayoutSession(root, 200, 100)
    session.layoutIfNeeded()
    session.size = Size(width: 300, height: 300)
    session.layoutIfNeeded()
    let found = session.alignmentRect(of: view)
    #expect(found.map { round($0) } == round(expected))
    // The same without a session.
    let other = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let copy = View(frame: Rect(x: 20, y: 10, width: 80, height: 30))
    copy.autoresizingMask = mask
    other.addSubview(copy)
    other.frame = Rect(x: 5, y: 5, width: 300, height: 300)
    #expect(round(copy.frame) == round(expected))
  }

  private func round(_ rect: Rect) -> [Int] {
    [rect.x, rect.y, rect.width, rect.height].map { Int(($0 * 1000).rounded()) }
  }

  /// The superview is 200 wide by constraints. Where it has no frame the distance of 10 is kept on both sides, where its
  /// frame is 95 wide 95 - 10 - 80 on the right.
  @Test func maskCountsFromTheFrameOfTheSuperview() throws {
    let (outer, screen) = (plain("outer"), plain("screen"))
    let inner = View(frame: Rect(x: 10, y: 0, width: 80, height: 30))
    inner.userLabel = "inner"
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    screen.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    try View.makeConstraints {
      outer.layoutLeft.equalTo(0)
      outer.layoutTop.equalTo(0)
      outer.layoutWidth.equalTo(200)
      outer.layoutHeight.equalTo(50)
    }
    let session = LayoutSession(screen, 300, 100)
    session.expectFrames("inner: 10 0 180 30")
    outer.frame = Rect(x: 0, y: 0, width: 95, height: 50)
    session.expectFrames("outer: 0 0 200 50\ninner: 10 0 185 30")
  }

  @Test func settingTheFrameOfARootResizesTheSession() {
    view.autoresizingMask = .flexibleWidth
    let session = LayoutSession(root, 200, 100)
    session.layoutIfNeeded()
    root.frame = Rect(x: 0, y: 0, width: 250, height: 100)
    session.expectFrames("view: 20 10 130 30")
    #expect(session.size == Size(width: 250, height: 100))
  }
}
