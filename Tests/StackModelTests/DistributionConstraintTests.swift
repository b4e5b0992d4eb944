import TestSupport
import Testing

/// Each distribution's constraints in full, for three views that fill the other axis.
@Suite struct DistributionConstraintTests {
  @Test func fillLeavesSizesToTheViews() throws {
    try expectConstraints(
      """
      <stackView id="s" spacing="10"><view id="a"/><view id="b"/><view id="c"/></stackView>
      """,
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == a.bottom
      UISV-spacing: b.leading == a.trailing + 10
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.bottom == b.bottom
      UISV-alignment: a.bottom == c.bottom
      UISV-alignment: a.top == b.top
      UISV-alignment: a.top == c.top
      """)
  }

  @Test func verticalFillExchangesTheAxes() throws {
    try expectConstraints(
      """
      <stackView id="s" axis="vertical" spacing="10"><view id="a"/><view id="b"/><view id="c"/></stackView>
      """,
      """
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == c.bottom
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-spacing: b.top == a.bottom + 10
      UISV-spacing: c.top == b.bottom + 10
      UISV-alignment: a.leading == b.leading
      UISV-alignment: a.leading == c.leading
      UISV-alignment: a.trailing == b.trailing
      UISV-alignment: a.trailing == c.trailing
      """)
  }

  @Test func fillEquallyComparesEachViewWithTheFirst() throws {
    try expectConstraints(
      """
      <stackView id="s" distribution="fillEqually" spacing="10"><view id="a"/><view id="b"/><view id="c"/></stackView>
      """,
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == a.bottom
      UISV-fill-equally: b.width == a.width
      UISV-fill-equally: c.width == a.width
      UISV-spacing: b.leading == a.trailing + 10
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.bottom == b.bottom
      UISV-alignment: a.bottom == c.bottom
      UISV-alignment: a.top == b.top
      UISV-alignment: a.top == c.top
      """)
  }

  /// 160, 80 and 40 as UIKit has been seen to print them: 0.571429, 0.285714 and 0.142857 of the stack.
  @Test func fillProportionallyTakesSharesOfTheStack() throws {
    try expectConstraints(
      """
      <stackView id="s" axis="vertical" distribution="fillProportionally">
        <view id="a" placeholderIntrinsicHeight="160"/><view id="b" placeholderIntrinsicHeight="80"/>
        <view id="c" placeholderIntrinsicHeight="40"/>
      </stackView>
      """,
      """
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == c.bottom
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-fill-proportionally: a.height == 0.57143 × s.height @999
      UISV-fill-proportionally: b.height == 0.28571 × s.height @998
      UISV-fill-proportionally: c.height == 0.14286 × s.height @997
      UISV-spacing: b.top == a.bottom
      UISV-spacing: c.top == b.bottom
      UISV-alignment: a.leading == b.leading
      UISV-alignment: a.leading == c.leading
      UISV-alignment: a.trailing == b.trailing
      UISV-alignment: a.trailing == c.trailing
      """)
  }

  @Test func equalSpacingMakesEqualGapsBetweenEdges() throws {
    try expectConstraints(
      """
      <stackView id="s" distribution="equalSpacing" spacing="10"><view id="a"/><view id="b"/><view id="c"/></stackView>
      """,
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == a.bottom
      UISV-distributing-edge: gap0.leading == a.trailing
      UISV-distributing-edge: gap0.trailing == b.leading
      UISV-distributing-edge: gap1.leading == b.trailing
      UISV-distributing-edge: gap1.trailing == c.leading
      UISV-fill-equally: gap1.width == gap0.width
      UISV-spacing: b.leading >= a.trailing + 10
      UISV-spacing: c.leading >= b.trailing + 10
      UISV-canvas-fit: s.width == 0 @49
      UISV-alignment: a.bottom == b.bottom
      UISV-alignment: a.bottom == c.bottom
      UISV-alignment: a.top == b.top
      UISV-alignment: a.top == c.top
      """)
  }

  @Test func equalCenteringMakesWeaklyEqualGapsBetweenCenters() throws {
    try expectConstraints(
      """
      <stackView id="s" axis="vertical" distribution="equalCentering" spacing="10">
        <view id="a"/><view id="b"/><view id="c"/>
      </stackView>
      """,
      """
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == c.bottom
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-distributing-edge: gap0.top == a.centerY
      UISV-distributing-edge: gap0.bottom == b.centerY
      UISV-distributing-edge: gap1.top == b.centerY
      UISV-distributing-edge: gap1.bottom == c.centerY
      UISV-fill-equally: gap1.height == gap0.height @149
      UISV-spacing: b.top >= a.bottom + 10
      UISV-spacing: c.top >= b.bottom + 10
      UISV-canvas-fit: s.height == 0 @49
      UISV-alignment: a.leading == b.leading
      UISV-alignment: a.leading == c.leading
      UISV-alignment: a.trailing == b.trailing
      UISV-alignment: a.trailing == c.trailing
      """)
  }

  @Test func emptyStackAddsNothing() throws {
    for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"] {
      try expectConstraints(
        "<stackView id=\"s\" distribution=\"\(distribution)\" alignment=\"center\" spacing=\"10\"/>", "")
    }
  }
}
