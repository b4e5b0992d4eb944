import TestSupport
import Testing

/// What hiding changes: no length along the axis, half the spacing on each side, no part in the distribution.
@Suite struct HiddenConstraintTests {
  @Test func hiddenMiddleViewHalvesTheSpacingsRoundIt() throws {
    try expectConstraints(
      """
      <stackView id="s" spacing="10"><view id="a"/><view id="b" hidden="YES"/><view id="c"/></stackView>
      """,
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == a.bottom
      UISV-hiding: b.width == 0
      UISV-spacing: b.leading == a.trailing + 5
      UISV-spacing: c.leading == b.trailing + 5
      UISV-alignment: a.bottom == b.bottom
      UISV-alignment: a.bottom == c.bottom
      UISV-alignment: a.top == b.top
      UISV-alignment: a.top == c.top
      """)
  }

  @Test func hiddenFirstViewCostsNothingAndStillAlignsTheOthers() throws {
    try expectConstraints(
      """
      <stackView id="s" distribution="fillEqually" alignment="center" spacing="10">
        <view id="a" hidden="YES"/><view id="b"/><view id="c"/>
      </stackView>
      """,
      """
      UISV-canvas-connection: s.leading == b.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == spanner.top
      UISV-canvas-connection: s.bottom == spanner.bottom
      UISV-canvas-connection: s.centerY == a.centerY
      UISV-hiding: a.width == 0
      UISV-fill-equally: c.width == b.width
      UISV-spacing: b.leading == a.trailing
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.centerY == b.centerY
      UISV-alignment: a.centerY == c.centerY
      UISV-spanning-boundary: spanner.top <= b.top
      UISV-spanning-boundary: spanner.top <= c.top
      UISV-spanning-boundary: spanner.bottom >= b.bottom
      UISV-spanning-boundary: spanner.bottom >= c.bottom
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      UISV-ambiguity-suppression: c.height == 0 @25
      """)
  }

  @Test func hiddenLastViewLeavesTheGapsToTheOthers() throws {
    try expectConstraints(
      """
      <stackView id="s" axis="vertical" distribution="equalSpacing" spacing="10">
        <view id="a"/><view id="b"/><view id="c" hidden="YES"/>
      </stackView>
      """,
      """
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == b.bottom
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-hiding: c.height == 0
      UISV-distributing-edge: gap0.top == a.bottom
      UISV-distributing-edge: gap0.bottom == b.top
      UISV-spacing: b.top >= a.bottom + 10
      UISV-spacing: c.top >= b.bottom
      UISV-canvas-fit: s.height == 0 @49
      UISV-alignment: a.leading == b.leading
      UISV-alignment: a.leading == c.leading
      UISV-alignment: a.trailing == b.trailing
      UISV-alignment: a.trailing == c.trailing
      """)
  }

  @Test func stackOfHiddenViewsHoldsASpannerInstead() throws {
    try expectConstraints(
      """
      <stackView id="s" alignment="center" spacing="10">
        <view id="a" hidden="YES"/><view id="b" hidden="YES"/>
      </stackView>
      """,
      """
      UISV-canvas-connection: s.leading == spanner.leading
      UISV-canvas-connection: s.trailing == spanner.trailing
      UISV-canvas-connection: s.top == spanner.top
      UISV-canvas-connection: s.bottom == spanner.bottom
      UISV-canvas-connection: s.centerY == spanner.centerY
      UISV-hiding: a.width == 0
      UISV-hiding: b.width == 0
      UISV-spacing: b.leading == a.trailing
      UISV-alignment: a.centerY == b.centerY
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      """)
  }

  @Test func runOfHiddenViewsTotalsOneSpacing() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" spacing="10">
        <view id="a"/><view id="b" hidden="YES"/><view id="c" hidden="YES"/><view id="d"/>
      </stackView>
      """)
    expectLines(
      lines.filter { $0.hasPrefix("UISV-spacing") },
      [
        "UISV-spacing: b.leading == a.trailing + 5", "UISV-spacing: c.leading == b.trailing",
        "UISV-spacing: d.leading == c.trailing + 5",
      ])
  }

  @Test func hiddenViewsBetweenHiddenEndsCostNothing() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" spacing="10">
        <view id="a" hidden="YES"/><view id="b" hidden="YES"/><view id="c"/><view id="d" hidden="YES"/>
      </stackView>
      """)
    expectLines(
      lines.filter { $0.hasPrefix("UISV-spacing") },
      [
        "UISV-spacing: b.leading == a.trailing", "UISV-spacing: c.leading == b.trailing",
        "UISV-spacing: d.leading == c.trailing",
      ])
  }
}
