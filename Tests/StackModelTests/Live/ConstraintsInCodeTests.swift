import Testing

@testable import StackModel

/// What can be said in code: attributes, relations, arguments, modifiers.
@Suite struct ConstraintsInCodeTests {
  private let root = plain("root")
  private let a = plain("a")
  private let b = plain("b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func line(_ description: ConstraintDescription) throws -> String {
    let constraint = try description.makeConstraint()
    try constraint.activate()
    let session = LayoutSession(root, 100, 100)
    return try #require(session.constraints.last { $0.identifier == "wanted" }).description
  }

  @Test func attributeIsComparedWithAnother() throws {
    let line = try line(
      a.layoutLeft.equalTo(b.layoutRight).constant(10).priority(750).multiplier(1.5).identifier("wanted"))
    #expect(line == "a.left == 1.5 × b.right + 10 @750")
  }

  @Test func modifiersMayStandInTheArgument() throws {
    let line = try line(a.layoutWidth.equalTo(b.layoutHeight.multiplier(2).constant(-3)).identifier("wanted"))
    #expect(line == "a.width == 2 × b.height - 3")
  }

  @Test func laterModifiersReplaceThoseOfTheArgument() throws {
    let line = try line(a.layoutWidth.equalTo(b.layoutHeight.multiplier(2)).multiplier(3).identifier("wanted"))
    #expect(line == "a.width == 3 × b.height")
  }

  @Test func viewMeansItsSameAttribute() throws {
    #expect(try line(a.layoutCenterX.equalTo(b).identifier("wanted")) == "a.centerX == b.centerX")
  }

  @Test func numberIsALength() throws {
    #expect(try line(a.layoutWidth.equalTo(44).identifier("wanted")) == "a.width == 44")
    #expect(try line(a.layoutHeight.equalTo(44.5).identifier("wanted")) == "a.height == 44.5")
  }

  @Test func numberIsADistanceFromTheSuperview() throws {
    #expect(try line(a.layoutTop.equalTo(8).identifier("wanted")) == "a.top == root.top + 8")
    #expect(try line(a.layoutRight.equalTo(-8).identifier("wanted")) == "a.right == root.right - 8")
  }

  @Test func relationsMayBeLoose() throws {
    #expect(try line(a.layoutWidth.lessThanOrEqualTo(b).identifier("wanted")) == "a.width <= b.width")
    #expect(try line(a.layoutTop.greaterThanOrEqualTo(3).identifier("wanted")) == "a.top >= root.top + 3")
  }

  @Test func everyAttributeHasItsName() {
    let anchors = [
      a.layoutLeft, a.layoutRight, a.layoutTop, a.layoutBottom, a.layoutLeading, a.layoutTrailing, a.layoutWidth,
      a.layoutHeight, a.layoutCenterX, a.layoutCenterY, a.layoutFirstBaseline, a.layoutLastBaseline,
      a.layoutLeftMargin, a.layoutRightMargin, a.layoutTopMargin, a.layoutBottomMargin, a.layoutLeadingMargin,
      a.layoutTrailingMargin, a.layoutCenterXWithinMargins, a.layoutCenterYWithinMargins,
    ]
    #expect(
      anchors.map(\.attribute) == [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
        .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
      ])
    #expect(anchors.allSatisfy { $0.item === a })
  }

  @Test func blockTakesConditionsAndLoops() throws {
    let isTall = true
    let made = try View.makeConstraints {
      for view in [a, b] { view.layoutLeft.equalTo(0) }
      if isTall { a.layoutHeight.equalTo(90) } else { a.layoutHeight.equalTo(10) }
    }
    #expect(made.map(\.constant) == [0, 0, 90])
    #expect(made.allSatisfy { $0.isActive })
  }

  @Test func constraintIsHeldByTheClosestCommonAncestor() throws {
    let inner = plain("inner")
    a.addSubview(inner)
    try View.makeConstraints {
      inner.layoutLeft.equalTo(b.layoutLeft)
      inner.layoutTop.equalTo(a.layoutTop)
      inner.layoutWidth.equalTo(5)
    }
    #expect([root, a, inner].map(\.constraints.count) == [1, 1, 1])
    #expect(inner.closestCommonAncestor(with: b) === root)
    #expect(inner.closestCommonAncestor(with: a) === a)
    #expect(a.closestCommonAncestor(with: a) === a)
    #expect(a.closestCommonAncestor(with: plain("stranger")) == nil)
  }

  @Test func guideCountsAsItsView() throws {
    let guide = LayoutGuide()
    a.addLayoutGuide(guide)
    try View.makeConstraints {
      guide.layoutLeft.equalTo(10)
      guide.layoutWidth.equalTo(30)
      b.layoutLeft.equalTo(guide.layoutRight)
      a.layoutLeft.equalTo(7)
    }
    #expect(a.constraints.count == 2)
    #expect(root.constraints.count == 2)
    let session = LayoutSession(root, 100, 100)
    session.layoutIfNeeded()
    #expect(session.frame(of: b)?.x == 47)
  }

  @Test func marginsAreMeasuredInside() throws {
    root.layoutMargins = LayoutMargins(EdgeInsets(top: 1, left: 12, bottom: 3, right: 14))
    try View.makeConstraints {
      a.layoutLeft.equalTo(root.layoutLeftMargin)
      a.layoutRight.equalTo(root.layoutRightMargin).constant(-2)
      a.layoutTop.equalTo(root.layoutTopMargin)
      a.layoutBottom.equalTo(root.layoutBottomMargin)
    }
    LayoutSession(root, 100, 50).expectFrames("a: 12 1 72 46")
  }

  @Test func safeAreaIsWhatBarsLeave() throws {
    try View.makeConstraints {
      for (one, other) in [(a.layoutTop, root.safeAreaLayoutGuide.layoutTop), (a.layoutLeft, root.layoutLeft)] {
        one.equalTo(other)
      }
      a.layoutBottom.equalTo(root.safeAreaLayoutGuide)
      a.layoutWidth.equalTo(10)
    }
    let session = LayoutSession(
      root: root, size: Size(width: 100, height: 100), safeAreaInsets: EdgeInsets(top: 20, bottom: 30))
    session.expectFrames("a: 0 20 10 50")
  }
}
