import TestSupport
import Testing

/// Where FDStackView's constraints differ from UIStackView's, in full.
@Suite struct FDStackViewConstraintTests {
  @Test func hiddenViewHasNoCrossSizeAndAllSpacingInFrontOfIt() throws {
    try expectConstraints(
      """
      <stackView id="s" spacing="10">
        <view id="a"/><view id="b" hidden="YES" verticalCompressionResistancePriority="700"/><view id="c"/>
      </stackView>
      """,
      as: .fdStackView,
      """
      FDSV-canvas-connection: s.leading == a.leading
      FDSV-canvas-connection: s.trailing == c.trailing
      FDSV-canvas-connection: s.top == a.top
      FDSV-canvas-connection: s.bottom == a.bottom
      FDSV-hiding: b.width == 0
      FDSV-hiding: b.height == 0 @700
      FDSV-spacing: b.leading == a.trailing + 10
      FDSV-spacing: c.leading == b.trailing
      FDSV-alignment: a.bottom == b.bottom
      FDSV-alignment: a.bottom == c.bottom
      FDSV-alignment: a.top == b.top
      FDSV-alignment: a.top == c.top
      """)
  }

  @Test func canvasHoldsHiddenEnds() throws {
    try expectConstraints(
      """
      <stackView id="s" spacing="10"><view id="a" hidden="YES"/><view id="b"/><view id="c" hidden="YES"/></stackView>
      """,
      as: .fdStackView,
      """
      FDSV-canvas-connection: s.leading == a.leading
      FDSV-canvas-connection: s.trailing == c.trailing
      FDSV-canvas-connection: s.top == a.top
      FDSV-canvas-connection: s.bottom == a.bottom
      FDSV-hiding: a.width == 0
      FDSV-hiding: a.height == 0 @750
      FDSV-hiding: c.width == 0
      FDSV-hiding: c.height == 0 @750
      FDSV-spacing: b.leading == a.trailing
      FDSV-spacing: c.leading == b.trailing
      FDSV-alignment: a.bottom == b.bottom
      FDSV-alignment: a.bottom == c.bottom
      FDSV-alignment: a.top == b.top
      FDSV-alignment: a.top == c.top
      """)
  }

  @Test func equalLengthsAreAChainThatMayBreak() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" distribution="fillEqually" spacing="10">
        <view id="a"/><view id="b"/><view id="c"/><view id="d"/>
      </stackView>
      """, as: .fdStackView)
    expectLines(
      lines.filter { $0.hasPrefix("FDSV-fill") },
      [
        "FDSV-fill-equally: b.width == a.width @999", "FDSV-fill-equally: c.width == b.width @998",
        "FDSV-fill-equally: d.width == c.width @997",
      ])
  }

  @Test func proportionsCompareNeighborsAndIgnoreTheSpacing() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" distribution="fillProportionally" spacing="10">
        <view id="a" placeholderIntrinsicWidth="160"/><view id="b" placeholderIntrinsicWidth="80"/>
        <view id="c" placeholderIntrinsicWidth="32"/>
      </stackView>
      """, as: .fdStackView)
    expectLines(
      lines.filter { $0.hasPrefix("FDSV-fill") },
      [
        "FDSV-fill-proportionally: a.width == 2 × b.width @999",
        "FDSV-fill-proportionally: b.width == 2.5 × c.width @998",
      ])
  }

  @Test func viewWithoutContentSizeIsAsLongAsItsNeighbors() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" distribution="fillProportionally">
        <view id="a" placeholderIntrinsicWidth="160"/><view id="b"/><view id="c" placeholderIntrinsicWidth="0"/>
      </stackView>
      """, as: .fdStackView)
    expectLines(
      lines.filter { $0.hasPrefix("FDSV-fill") },
      ["FDSV-fill-proportionally: a.width == b.width @999", "FDSV-fill-proportionally: b.width == c.width @998"])
  }

  @Test func equalCentersAreRequired() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" distribution="equalCentering"><view id="a"/><view id="b"/><view id="c"/></stackView>
      """, as: .fdStackView)
    #expect(lines.contains("FDSV-fill-equally: gap1.width == gap0.width"))
  }

  @Test(arguments: ["equalSpacing", "equalCentering"])
  func noConstraintKeepsEqualDistancesSmall(_ distribution: String) throws {
    let xml = "<stackView id=\"s\" distribution=\"\(distribution)\"><view id=\"a\"/><view id=\"b\"/></stackView>"
    #expect(try constraintLines(xml, as: .fdStackView).filter { $0.contains("canvas-fit") } == [])
    #expect(try constraintLines(xml).filter { $0.contains("canvas-fit") } == ["UISV-canvas-fit: s.width == 0 @49"])
  }

  @Test(arguments: [("firstBaseline", "leading"), ("lastBaseline", "trailing")])
  func verticalBaselinesBecomeEdges(_ alignments: (String, String)) throws {
    let xml = "<stackView id=\"s\" axis=\"vertical\" alignment=\"?\"><label id=\"a\"/><label id=\"b\"/></stackView>"
    let lines = try constraintLines(xml.replacing("?", with: alignments.0), as: .fdStackView)
    expectLines(lines, try constraintLines(xml.replacing("?", with: alignments.1), as: .fdStackView))
  }
}
