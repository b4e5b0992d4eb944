import TestSupport
import Testing

@testable import StackModel

/// Views that may stand anywhere, at run time.
@Suite struct FloatingViewTests {
  private func root(_ places: (View, [View]) throws -> [LayoutConstraint]) throws -> LayoutSession {
    let root = plain("root")
    let views = ["a", "b", "c"].map(plain)
    views.forEach(root.addSubview)
    try LayoutConstraint.activate(places(root, views))
    return LayoutSession(root: root, size: Size(width: 300, height: 300))
  }

  @Test func viewsTenApartComeOutTenApart() throws {
    let session = try root { _, views in
      [
        try LayoutConstraint(views[1].layoutLeading, .equal, views[0].layoutLeading, constant: 10),
        try LayoutConstraint(views[2].layoutLeading, .equal, views[1].layoutLeading, constant: 10),
      ]
    }
    session.expectFrames("a: 0 0 0 0\nb: 10 0 0 0\nc: 20 0 0 0")
    #expect(session.root.subviews.allSatisfy(session.hasAmbiguousLayout))
  }

  @Test func documentsAreLaidOutAlike() throws {
    try expectFrames(
      """
      <view id="root"><view id="box" width="99" height="99"><view id="a"/><view id="b"/></view>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="10"/>
      </view>
      """,
      "box: 50 40 99 99\na: 0 0 0 0\nb: 10 0 0 0")
  }

  @Test func frameAndAlignmentRectAgree() throws {
    let inner = plain("inner")
    let session = try root { root, views in
      views[2].addSubview(inner)
      return [
        try LayoutConstraint(views[0].layoutLeading, .equal, root.layoutLeading, constant: 70),
        try LayoutConstraint(views[2].layoutLeading, .equal, views[1].layoutLeading, constant: 10),
        try LayoutConstraint(inner.layoutLeading, .equal, views[2].layoutLeading, constant: 5),
      ]
    }
    session.layoutIfNeeded()
    let views = session.root.subviews
    for view in views { #expect(session.frame(of: view) == session.alignmentRect(of: view)) }
    #expect(session.frame(of: inner)?.x == 5)
    let outer = try #require(session.alignmentRect(of: views[2])?.x)
    #expect(session.alignmentRect(of: inner)?.x == outer + 5)
  }

  /// Moving both would break what is required of the first.
  @Test func requiredConstraintsWinOverTheCorner() throws {
    let session = try root { root, views in
      [
        try LayoutConstraint(views[2].layoutLeading, .equal, root.layoutLeading, constant: 5),
        try LayoutConstraint(views[0].layoutTrailing, .lessThanOrEqual, views[2].layoutLeading, constant: -10),
      ]
    }
    session.layoutIfNeeded()
    let frame = try #require(session.frame(of: session.root.subviews[0]))
    #expect(frame.x + frame.width <= -5)
  }

  @Test func siblingsFollowWhenOneIsHeld() throws {
    var held: LayoutConstraint?
    let session = try root { root, views in
      held = try LayoutConstraint(views[1].layoutLeading, .equal, root.layoutLeading, constant: 50)
      return [try LayoutConstraint(views[1].layoutLeading, .equal, views[0].layoutLeading, constant: 10)]
    }
    session.expectFrames("a: 0 0 0 0\nb: 10 0 0 0")
    held?.isActive = true
    session.expectFrames("a: 40 0 0 0\nb: 50 0 0 0")
    held?.isActive = false
    session.expectFrames("a: 0 0 0 0\nb: 10 0 0 0")
  }
}
