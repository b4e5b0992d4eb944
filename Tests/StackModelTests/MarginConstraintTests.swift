import TestSupport
import Testing

/// Written margins make the canvas connections run to the margins instead of the edges.
@Suite struct MarginConstraintTests {
  private let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"

  @Test func marginsTakeThePlaceOfTheEdges() throws {
    try expectConstraints(
      "<stackView id=\"s\" spacing=\"10\">\(margins)<view id=\"a\"/><view id=\"b\"/></stackView>",
      """
      UISV-canvas-connection: s.leadingMargin == a.leading
      UISV-canvas-connection: s.trailingMargin == b.trailing
      UISV-canvas-connection: s.topMargin == a.top
      UISV-canvas-connection: s.bottomMargin == a.bottom
      UISV-spacing: b.leading == a.trailing + 10
      UISV-alignment: a.bottom == b.bottom
      UISV-alignment: a.top == b.top
      """)
  }

  @Test func directionalMarginsCountAsWell() throws {
    try expectConstraints(
      """
      <stackView id="s" axis="vertical">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <view id="a"/>
      </stackView>
      """,
      """
      UISV-canvas-connection: s.topMargin == a.top
      UISV-canvas-connection: s.bottomMargin == a.bottom
      UISV-canvas-connection: s.leadingMargin == a.leading
      UISV-canvas-connection: s.trailingMargin == a.trailing
      """)
  }

  @Test func centerIsTheCenterWithinMargins() throws {
    try expectConstraints(
      "<stackView id=\"s\" alignment=\"center\">\(margins)<view id=\"a\"/><view id=\"b\"/></stackView>",
      """
      UISV-canvas-connection: s.leadingMargin == a.leading
      UISV-canvas-connection: s.trailingMargin == b.trailing
      UISV-canvas-connection: s.topMargin == spanner.top
      UISV-canvas-connection: s.bottomMargin == spanner.bottom
      UISV-canvas-connection: s.centerYWithinMargins == a.centerY
      UISV-spacing: b.leading == a.trailing
      UISV-alignment: a.centerY == b.centerY
      UISV-spanning-boundary: spanner.top <= a.top
      UISV-spanning-boundary: spanner.top <= b.top
      UISV-spanning-boundary: spanner.bottom >= a.bottom
      UISV-spanning-boundary: spanner.bottom >= b.bottom
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      """)
  }

  @Test func proportionsAreStillSharesOfTheWholeStack() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" distribution="fillProportionally">\(margins)
        <view id="a" placeholderIntrinsicWidth="30"/><view id="b" placeholderIntrinsicWidth="10"/>
      </stackView>
      """)
    #expect(lines.contains("UISV-fill-proportionally: a.width == 0.75 × s.width @999"))
    #expect(lines.contains("UISV-fill-proportionally: b.width == 0.25 × s.width @998"))
  }
}
