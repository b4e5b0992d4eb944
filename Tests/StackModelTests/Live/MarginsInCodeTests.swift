import Testing

@testable import StackModel

/// `layoutMarginsGuide` and `directionalLayoutMargins`.
@Suite struct MarginsInCodeTests {
  private let root = plain("root")
  private let view = plain("view")

  init() throws {
    root.addSubview(view)
    try View.makeConstraints {
      view.layoutLeading.equalTo(root.layoutMarginsGuide)
      view.layoutTrailing.equalTo(root.layoutMarginsGuide)
      view.layoutTop.equalTo(root.layoutMarginsGuide)
      view.layoutBottom.equalTo(root.layoutMarginsGuide)
    }
  }

  /// Apple's page: the default margins are eight points on each side.
  @Test func defaultMarginsAreEightPoints() {
    #expect(root.directionalLayoutMargins == nil)
    LayoutSession(root, 200, 100).expectFrames("view: 8 8 184 84")
  }

  @Test func guideIsOneAndFollowsTheMargins() {
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
    let session = LayoutSession(root, 200, 100)
    session.layoutIfNeeded()
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    session.expectFrames("view: 20 1 176 96")
    root.layoutMargins = LayoutMargins(EdgeInsets(all: 10))
    session.expectFrames("view: 10 10 180 80")
    root.directionalLayoutMargins = nil
    session.expectFrames("view: 8 8 184 84")
  }

  @Test func guideAgreesWithTheMarginAttributes() throws {
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    let other = plain("other")
    root.addSubview(other)
    try View.makeConstraints {
      other.layoutLeading.equalTo(root.layoutLeadingMargin)
      other.layoutTrailing.equalTo(root.layoutTrailingMargin)
      other.layoutTop.equalTo(root.layoutTopMargin)
      other.layoutBottom.equalTo(root.layoutBottomMargin)
    }
    LayoutSession(root, 200, 100).expectFrames("view: 20 1 176 96\nother: 20 1 176 96")
  }

  @Test func leadingIsOnTheRightWhereLinesBeginThere() {
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    root.forcesRightToLeft = true
    LayoutSession(root, 200, 100).expectFrames("view: 4 1 176 96")
  }

  /// One setting in two forms.
  @Test func fixedMarginsReadAsDirectionalOnes() {
    root.layoutMargins = LayoutMargins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(root.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    root.forcesRightToLeft = true
    #expect(root.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 5, bottom: 3, trailing: 6)
    #expect(root.directionalLayoutMargins?.leading == 5)
    #expect(root.layoutMargins == LayoutMargins(top: 1, leading: 5, bottom: 3, trailing: 6))
  }

  /// Margins count inside of what is covered: 20 + 8 at the top, and nothing covers the sides.
  @Test func marginsStandInsideTheSafeArea() {
    let session = LayoutSession(root: root, size: Size(width: 200, height: 100), safeAreaInsets: EdgeInsets(top: 20))
    session.expectFrames("view: 8 28 184 64")
    root.insetsLayoutMarginsFromSafeArea = false
    session.expectFrames("view: 8 8 184 84")
  }

  /// A view inside reaches 10 points into the covered area; its guide is first asked for after a layout.
  @Test func guideOfAnInnerViewFollowsTheSafeArea() throws {
    let outer = plain("outer")
    let inner = View(frame: Rect(x: 0, y: 10, width: 100, height: 50))
    let leaf = plain("leaf")
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let session = LayoutSession(root: outer, size: Size(width: 200, height: 100), safeAreaInsets: EdgeInsets(top: 20))
    session.layoutIfNeeded()
    try View.makeConstraints {
      leaf.layoutTop.equalTo(inner.layoutMarginsGuide)
      leaf.layoutLeading.equalTo(inner.layoutMarginsGuide)
      leaf.layoutWidth.equalTo(10)
      leaf.layoutHeight.equalTo(10)
    }
    session.expectFrames("leaf: 8 18 10 10")
  }

  @Test func stackArrangesWithinDirectionalMargins() {
    let stack = StackView(arrangedSubviews: [box("a", 30, 10)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    LayoutSession(stack, 100, 50).expectFrames("a: 20 1 76 46")
  }
}
