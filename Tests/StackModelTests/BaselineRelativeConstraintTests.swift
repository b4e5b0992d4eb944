import TestSupport
import Testing

/// `baselineRelativeArrangement`: distances run from the last baseline to the next first one.
@Suite struct BaselineRelativeConstraintTests {
  @Test func verticalSpacingRunsBetweenBaselines() throws {
    try expectConstraints(
      stack("axis=\"vertical\""),
      """
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == c.bottom
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-spacing: b.firstBaseline == a.lastBaseline + 20
      UISV-spacing: c.firstBaseline == b.lastBaseline + 20
      UISV-alignment: a.leading == b.leading
      UISV-alignment: a.leading == c.leading
      UISV-alignment: a.trailing == b.trailing
      UISV-alignment: a.trailing == c.trailing
      """)
  }

  @Test func equalGapsLieBetweenBaselines() throws {
    let lines = try constraintLines(stack("axis=\"vertical\" distribution=\"equalSpacing\""))
    expectLines(
      lines.filter { $0.hasPrefix("UISV-distributing") || $0.hasPrefix("UISV-spacing") },
      [
        "UISV-distributing-edge: gap0.top == a.lastBaseline",
        "UISV-distributing-edge: gap0.bottom == b.firstBaseline",
        "UISV-distributing-edge: gap1.top == b.lastBaseline",
        "UISV-distributing-edge: gap1.bottom == c.firstBaseline",
        "UISV-spacing: b.firstBaseline >= a.lastBaseline + 20",
        "UISV-spacing: c.firstBaseline >= b.lastBaseline + 20",
      ])
  }

  @Test func equalCentersStayCenters() throws {
    let lines = try constraintLines(stack("axis=\"vertical\" distribution=\"equalCentering\""))
    #expect(lines.contains("UISV-distributing-edge: gap0.top == a.centerY"))
    #expect(lines.contains("UISV-distributing-edge: gap0.bottom == b.centerY"))
  }

  @Test func horizontalStackIsNotConcerned() throws {
    let plain = try constraintLines(stack("").replacing("baselineRelativeArrangement=\"YES\"", with: ""))
    expectLines(try constraintLines(stack("")), plain)
  }

  private func stack(_ attributes: String) -> String {
    """
    <stackView id="s" spacing="20" baselineRelativeArrangement="YES" \(attributes)>
      <label id="a" text="A"/><label id="b" text="B"/><label id="c" text="C"/>
    </stackView>
    """
  }
}
