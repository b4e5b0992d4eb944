import Testing

@testable import StackModel

/// Frames after changes, computed by hand.
@Suite struct LayoutSessionTests {
  private let a = box("a", 40, 20)
  private let b = box("b", 60, 30)
  private let c = box("c", 50, 10)
  private let stack: StackView
  private let session: LayoutSession

  /// a is stretched: 300 - 60 - 50 - 2 × 10 = 170.
  init() {
    stack = StackView(arrangedSubviews: [a, b, c], spacing: 10)
    stack.userLabel = "stack"
    session = LayoutSession(stack, 300, 40)
    session.layoutIfNeeded()
  }

  @Test func firstLayoutAnswersAllViewsInOrder() {
    let session = LayoutSession(StackView(arrangedSubviews: [a]), 100, 100)
    #expect(session.frame(of: a) == nil)
    #expect(session.changedNames() == ["stackView", "a"])
    #expect(session.changedNames() == [])
  }

  @Test func unchangedViewsAreNotAnswered() {
    session.expectFrames("a: 0 0 170 40\nb: 180 0 60 40\nc: 250 0 50 40")
    #expect(!session.needsLayout)
    c.imageSize = Size(width: 30, height: 10)
    #expect(session.needsLayout)
    #expect(session.changedNames() == ["a", "b", "c"])
    session.expectFrames("a: 0 0 190 40\nb: 200 0 60 40\nc: 270 0 30 40")
    a.imageSize = Size(width: 45, height: 20)
    #expect(session.changedNames() == [])
  }

  /// 300 - 50 - 10 = 240, b at half a spacing behind a.
  @Test func hiddenViewMakesRoom() {
    b.isHidden = true
    #expect(session.changedNames() == ["a", "b"])
    session.expectFrames("a: 0 0 240 40\nb: 245 0 0 40\nc: 250 0 50 40")
    b.isHidden = false
    session.expectFrames("a: 0 0 170 40\nb: 180 0 60 40\nc: 250 0 50 40")
  }

  @Test func hidingTheFirstViewStretchesTheNext() {
    a.isHidden = true
    session.expectFrames("a: 0 0 0 40\nb: 0 0 240 40\nc: 250 0 50 40")
  }

  @Test func hidingAllLeavesNothing() {
    for view in [a, b, c] { view.isHidden = true }
    session.layoutIfNeeded()
    #expect(session.conflicts.isEmpty)
    b.isHidden = false
    session.expectFrames("b: 0 0 300 40")
  }

  /// 300 - 20 - 60 - 50 - 3 × 10 = 140.
  @Test func insertedViewIsLaidOut() {
    let d = box("d", 20, 20)
    stack.insertArrangedSubview(d, at: 1)
    #expect(session.changedNames() == ["a", "d"])
    session.expectFrames("a: 0 0 140 40\nd: 150 0 20 40\nb: 180 0 60 40\nc: 250 0 50 40")
  }

  @Test func viewInsertedInFrontIsStretched() {
    stack.insertArrangedSubview(box("d", 20, 20), at: 0)
    session.expectFrames("d: 0 0 120 40\na: 130 0 40 40\nb: 180 0 60 40\nc: 250 0 50 40")
  }

  @Test func removedViewIsLaidOutNoMore() {
    b.removeFromSuperview()
    #expect(session.changedNames() == ["a"])
    #expect(session.frame(of: b) == nil)
    session.expectFrames("a: 0 0 240 40\nc: 250 0 50 40")
  }

  @Test func removedViewMayComeBack() {
    b.removeFromSuperview()
    session.layoutIfNeeded()
    stack.insertArrangedSubview(b, at: 1)
    session.expectFrames("a: 0 0 170 40\nb: 180 0 60 40\nc: 250 0 50 40")
  }

  @Test func movedViewTakesItsNewPlace() {
    stack.insertArrangedSubview(a, at: 2)
    session.expectFrames("b: 0 0 190 40\nc: 200 0 50 40\na: 260 0 40 40")
  }

  @Test func viewOutOfTheArrangementIsPlacedByItsConstraints() throws {
    stack.removeArrangedSubview(b)
    try View.makeConstraints {
      b.layoutLeft.equalTo(5)
      b.layoutBottom.equalTo(0)
    }
    session.expectFrames("a: 0 0 240 40\nb: 5 10 60 30\nc: 250 0 50 40")
  }

  @Test func spacingsMoveTheViews() {
    stack.spacing = 20
    session.expectFrames("a: 0 0 150 40\nb: 170 0 60 40\nc: 250 0 50 40")
    stack.setCustomSpacing(0, after: a)
    session.expectFrames("a: 0 0 170 40\nb: 170 0 60 40\nc: 250 0 50 40")
    stack.setCustomSpacing(nil, after: a)
    session.expectFrames("a: 0 0 150 40\nb: 170 0 60 40\nc: 250 0 50 40")
  }

  /// b hugs least now: 300 - 40 - 50 - 20 = 190.
  @Test func huggingDecidesWhoIsStretched() {
    b.setContentHuggingPriority(249, for: .horizontal)
    session.expectFrames("a: 0 0 40 40\nb: 50 0 190 40\nc: 250 0 50 40")
  }

  /// 100 - 2 × 10 = 80 for 150: b gives way, then c as the last.
  @Test func resistanceDecidesWhoIsCompressed() {
    b.setContentCompressionResistancePriority(749, for: .horizontal)
    session.size = Size(width: 100, height: 40)
    session.expectFrames("a: 0 0 40 40\nb: 50 0 0 40\nc: 60 0 40 40")
  }

  /// (300 - 2 × 10) / 3 = 93.3, rounded to points.
  @Test func distributionIsExchanged() {
    stack.distribution = .fillEqually
    session.expectFrames("a: 0 0 93 40\nb: 103 0 94 40\nc: 207 0 93 40")
    stack.distribution = .equalSpacing
    session.expectFrames("a: 0 0 40 40\nb: 115 0 60 40\nc: 250 0 50 40")
  }

  /// The gaps of equal spacing: (300 - 40 - 50) = 210 without b.
  @Test func gapsFollowHiddenViews() {
    stack.distribution = .equalSpacing
    session.layoutIfNeeded()
    b.isHidden = true
    session.expectFrames("a: 0 0 40 40\nc: 250 0 50 40")
    b.isHidden = false
    a.isHidden = true
    session.expectFrames("b: 0 0 60 40\nc: 250 0 50 40")
  }

  @Test func axisAndAlignmentAreExchanged() {
    session.size = Size(width: 100, height: 100)
    stack.axis = .vertical
    stack.alignment = .leading
    session.expectFrames("a: 0 0 40 40\nb: 0 50 60 30\nc: 0 90 50 10")
  }

  @Test func marginsAreTakenOff() {
    stack.layoutMargins = LayoutMargins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    session.expectFrames("a: 0 0 170 40")
    stack.isLayoutMarginsRelativeArrangement = true
    session.expectFrames("a: 2 1 164 36\nb: 176 1 60 36\nc: 246 1 50 36")
    stack.layoutMargins = LayoutMargins(EdgeInsets(all: 0))
    session.expectFrames("a: 0 0 170 40\nb: 180 0 60 40\nc: 250 0 50 40")
  }

  @Test func resizingAnswersTheRootToo() {
    session.size.width = 310
    #expect(session.changedNames() == ["stack", "a", "b", "c"])
    session.expectFrames("stack: 0 0 310 40\na: 0 0 180 40\nb: 190 0 60 40\nc: 260 0 50 40")
  }

  @Test func constraintsComeAndGoAndChange() throws {
    let wide = try View.makeConstraints { b.layoutWidth.equalTo(100) }[0]
    session.expectFrames("a: 0 0 130 40\nb: 140 0 100 40\nc: 250 0 50 40")
    wide.constant = 110
    session.expectFrames("a: 0 0 120 40\nb: 130 0 110 40\nc: 250 0 50 40")
    wide.priority = 200
    session.expectFrames("a: 0 0 120 40\nb: 130 0 110 40\nc: 250 0 50 40")
    wide.isActive = false
    session.expectFrames("a: 0 0 170 40\nb: 180 0 60 40\nc: 250 0 50 40")
  }

  @Test func conflictIsNamedAndGoesWithItsConstraint() throws {
    let wide = try View.makeConstraints { b.layoutWidth.equalTo(100) }[0]
    let narrow = try View.makeConstraints { b.layoutWidth.equalTo(90) }[0]
    session.layoutIfNeeded()
    #expect(session.conflicts.map(\.broken.description) == ["b.width == 100"])
    #expect(session.conflicts.map { $0.others.map(\.description) } == [["b.width == 90"]])
    session.expectFrames("b: 150 0 90 40")
    narrow.isActive = false
    session.expectFrames("b: 140 0 100 40")
    #expect(session.conflicts.isEmpty)
    #expect(wide.isActive)
  }

  @Test func subviewsOfAMovedViewKeepTheirFrames() throws {
    let outer = plain("outer")
    let inner = box("inner", 10, 10)
    let root = plain("root")
    outer.addSubview(inner)
    root.addSubview(outer)
    let left = try View.makeConstraints {
      outer.layoutLeft.equalTo(5)
      outer.layoutTop.equalTo(0)
      outer.layoutWidth.equalTo(50)
      outer.layoutHeight.equalTo(50)
      inner.layoutLeft.equalTo(3)
      inner.layoutTop.equalTo(3)
    }[0]
    let session = LayoutSession(root, 100, 100)
    session.layoutIfNeeded()
    left.constant = 20
    #expect(session.changedNames() == ["outer"])
    #expect(session.alignmentRect(of: inner) == Rect(x: 23, y: 3, width: 10, height: 10))
    #expect(session.frame(of: inner) == Rect(x: 3, y: 3, width: 10, height: 10))
  }

  @Test func openPositionsAreAmbiguous() {
    let root = plain("root")
    root.addSubview(a)
    let session = LayoutSession(root, 100, 100)
    session.layoutIfNeeded()
    #expect(session.hasAmbiguousLayout(a))
  }

  /// 200 - 90 - 60 - 2 × 10 leaves 30 of 50 for the last view.
  @Test func laterSessionTakesTheViewsOver() {
    let later = LayoutSession(stack, 200, 40)
    a.imageSize = Size(width: 90, height: 20)
    #expect(session.changedNames() == [])
    #expect(session.frame(of: a) == nil)
    later.expectFrames("a: 0 0 90 40\nb: 100 0 60 40\nc: 170 0 30 40")
  }

  @Test func viewsOutliveTheirSession() {
    var short: LayoutSession? = LayoutSession(stack, 200, 40)
    short?.layoutIfNeeded()
    short = nil
    a.isHidden = true
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
  }
}
