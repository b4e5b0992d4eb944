import TestSupport
import Testing

/// Each alignment's constraints in full, for three views in a `fill` stack.
@Suite struct AlignmentConstraintTests {
  @Test func topHangsTheViewsFromTheStacksTop() throws {
    try expectConstraints(
      stack("alignment=\"top\""),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == spanner.bottom
      UISV-spacing: b.leading == a.trailing + 10
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.top == b.top
      UISV-alignment: a.top == c.top
      UISV-spanning-boundary: spanner.top == a.top @999.5
      UISV-spanning-boundary: spanner.top == b.top @999.5
      UISV-spanning-boundary: spanner.top == c.top @999.5
      UISV-spanning-boundary: spanner.bottom >= a.bottom
      UISV-spanning-boundary: spanner.bottom >= b.bottom
      UISV-spanning-boundary: spanner.bottom >= c.bottom
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      UISV-ambiguity-suppression: c.height == 0 @25
      """)
  }

  @Test func centerHoldsTheFirstViewAtTheStacksCenter() throws {
    try expectConstraints(
      stack("alignment=\"center\""),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == spanner.top
      UISV-canvas-connection: s.bottom == spanner.bottom
      UISV-canvas-connection: s.centerY == a.centerY
      UISV-spacing: b.leading == a.trailing + 10
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.centerY == b.centerY
      UISV-alignment: a.centerY == c.centerY
      UISV-spanning-boundary: spanner.top <= a.top
      UISV-spanning-boundary: spanner.top <= b.top
      UISV-spanning-boundary: spanner.top <= c.top
      UISV-spanning-boundary: spanner.bottom >= a.bottom
      UISV-spanning-boundary: spanner.bottom >= b.bottom
      UISV-spanning-boundary: spanner.bottom >= c.bottom
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      UISV-ambiguity-suppression: c.height == 0 @25
      """)
  }

  @Test func trailingPutsAVerticalStacksViewsAtItsFarSide() throws {
    try expectConstraints(
      stack("axis=\"vertical\" alignment=\"trailing\""),
      """
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == c.bottom
      UISV-canvas-connection: s.leading == spanner.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-spacing: b.top == a.bottom + 10
      UISV-spacing: c.top == b.bottom + 10
      UISV-alignment: a.trailing == b.trailing
      UISV-alignment: a.trailing == c.trailing
      UISV-spanning-boundary: spanner.leading <= a.leading
      UISV-spanning-boundary: spanner.leading <= b.leading
      UISV-spanning-boundary: spanner.leading <= c.leading
      UISV-spanning-boundary: spanner.trailing == a.trailing @999.5
      UISV-spanning-boundary: spanner.trailing == b.trailing @999.5
      UISV-spanning-boundary: spanner.trailing == c.trailing @999.5
      UISV-spanning-fit: spanner.width == 0 @51
      UISV-ambiguity-suppression: a.width == 0 @25
      UISV-ambiguity-suppression: b.width == 0 @25
      UISV-ambiguity-suppression: c.width == 0 @25
      """)
  }

  @Test func firstBaselineMeasuresTheStackFromTheFirstViewsTop() throws {
    try expectConstraints(
      stack("alignment=\"firstBaseline\""),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top <= a.top
      UISV-canvas-connection: s.bottom == spanner.bottom
      UISV-canvas-fit: s.height == 0 @49
      UISV-spacing: b.leading == a.trailing + 10
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.firstBaseline == b.firstBaseline
      UISV-alignment: a.firstBaseline == c.firstBaseline
      UISV-spanning-boundary: spanner.top <= a.top
      UISV-spanning-boundary: spanner.top <= b.top
      UISV-spanning-boundary: spanner.top <= c.top
      UISV-spanning-boundary: spanner.bottom >= a.bottom
      UISV-spanning-boundary: spanner.bottom >= b.bottom
      UISV-spanning-boundary: spanner.bottom >= c.bottom
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      UISV-ambiguity-suppression: c.height == 0 @25
      """)
  }

  @Test func lastBaselineMeasuresTheStackDownToTheFirstViewsBottom() throws {
    try expectConstraints(
      stack("alignment=\"lastBaseline\""),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == c.trailing
      UISV-canvas-connection: s.top == spanner.top
      UISV-canvas-connection: s.bottom >= a.bottom
      UISV-canvas-fit: s.height == 0 @49
      UISV-spacing: b.leading == a.trailing + 10
      UISV-spacing: c.leading == b.trailing + 10
      UISV-alignment: a.lastBaseline == b.lastBaseline
      UISV-alignment: a.lastBaseline == c.lastBaseline
      UISV-spanning-boundary: spanner.top <= a.top
      UISV-spanning-boundary: spanner.top <= b.top
      UISV-spanning-boundary: spanner.top <= c.top
      UISV-spanning-boundary: spanner.bottom >= a.bottom
      UISV-spanning-boundary: spanner.bottom >= b.bottom
      UISV-spanning-boundary: spanner.bottom >= c.bottom
      UISV-spanning-fit: spanner.height == 0 @51
      UISV-ambiguity-suppression: a.height == 0 @25
      UISV-ambiguity-suppression: b.height == 0 @25
      UISV-ambiguity-suppression: c.height == 0 @25
      """)
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func baselinesAlignNothingInAVerticalStack(_ alignment: String) throws {
    let lines = try constraintLines(stack("axis=\"vertical\" alignment=\"\(alignment)\""))
    #expect(lines.filter { $0.hasPrefix("UISV-alignment:") }.isEmpty)
  }

  /// Measured on UIStackView: neither an edge nor a fit depends on one of the views.
  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func bothEndsOfAVerticalStackEncloseViewsWithBaselines(_ alignment: String) throws {
    let views = "<view id=\"a\" width=\"50\" height=\"10\"/><view id=\"b\" width=\"90\" height=\"10\"/>"
    let stack = "<stackView id=\"s\" axis=\"vertical\" alignment=\"\(alignment)\">\(views)</stackView>"
    let lines = try constraintLines(stack).filter {
      $0.contains("s.leading") || $0.contains("s.trailing") || $0.contains("fit")
    }
    #expect(
      lines == [
        "UISV-canvas-connection: s.leading == spanner.leading",
        "UISV-canvas-connection: s.trailing == spanner.trailing",
        "UISV-spanning-fit: spanner.width == 0 @51",
      ])
    try expectFrames(
      "<view id=\"root\" width=\"300\" height=\"100\">\(stack)<constraint firstItem=\"s\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\"/><constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"/></view>",
      """
      s: 0 0 90 20
      a: 0 0 50 10
      b: 0 10 90 10
      """)
  }

  /// Interface Builder writes top and bottom for vertical stacks too.
  @Test(arguments: [("top", "leading"), ("bottom", "trailing")])
  func bothSpellingsOfAnEdgeMeanTheSame(_ spellings: (String, String)) throws {
    for axis in ["horizontal", "vertical"] {
      let lines = try constraintLines(stack("axis=\"\(axis)\" alignment=\"\(spellings.0)\""))
      expectLines(lines, try constraintLines(stack("axis=\"\(axis)\" alignment=\"\(spellings.1)\"")), axis)
    }
  }

  private func stack(_ attributes: String) -> String {
    "<stackView id=\"s\" spacing=\"10\" \(attributes)><label id=\"a\"/><label id=\"b\"/><label id=\"c\"/></stackView>"
  }
}
