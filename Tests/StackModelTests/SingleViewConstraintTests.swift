import TestSupport
import Testing

/// One arranged view: no spanner; edges that would be loose hold the view by inequalities.
@Suite struct SingleViewConstraintTests {
  @Test func fillHoldsAllFourEdges() throws {
    try expectConstraints(
      stack("fill"),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom == a.bottom
      """)
  }

  @Test func topLeavesTheBottomLoose() throws {
    try expectConstraints(
      stack("top"),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-canvas-connection: s.top == a.top
      UISV-canvas-connection: s.bottom >= a.bottom
      UISV-canvas-fit: s.height == 0 @49
      UISV-ambiguity-suppression: a.height == 0 @25
      """)
  }

  @Test func bottomLeavesTheTopLoose() throws {
    try expectConstraints(
      stack("bottom"),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-canvas-connection: s.top <= a.top
      UISV-canvas-connection: s.bottom == a.bottom
      UISV-canvas-fit: s.height == 0 @49
      UISV-ambiguity-suppression: a.height == 0 @25
      """)
  }

  @Test func centerLeavesBothEdgesLoose() throws {
    try expectConstraints(
      stack("center"),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-canvas-connection: s.top <= a.top
      UISV-canvas-connection: s.bottom >= a.bottom
      UISV-canvas-connection: s.centerY == a.centerY
      UISV-canvas-fit: s.height == 0 @49
      UISV-ambiguity-suppression: a.height == 0 @25
      """)
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func baselinesKeepTheViewInside(_ alignment: String) throws {
    try expectConstraints(
      stack(alignment),
      """
      UISV-canvas-connection: s.leading == a.leading
      UISV-canvas-connection: s.trailing == a.trailing
      UISV-canvas-connection: s.top <= a.top
      UISV-canvas-connection: s.bottom >= a.bottom
      UISV-canvas-fit: s.height == 0 @49
      UISV-ambiguity-suppression: a.height == 0 @25
      """)
  }

  @Test(arguments: ["fillEqually", "equalSpacing", "equalCentering"])
  func distributionsHaveNothingToCompare(_ distribution: String) throws {
    let lines = try constraintLines(
      "<stackView id=\"s\" distribution=\"\(distribution)\" spacing=\"10\"><view id=\"a\"/></stackView>")
    let pairwise = ["UISV-fill-equally", "UISV-spacing", "UISV-distributing-edge", "UISV-alignment"]
    #expect(lines.filter { line in pairwise.contains { line.hasPrefix("\($0):") } } == [])
  }

  private func stack(_ alignment: String) -> String {
    "<stackView id=\"s\" alignment=\"\(alignment)\" spacing=\"10\"><view id=\"a\"/></stackView>"
  }
}
