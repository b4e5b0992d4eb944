import TestSupport
import Testing

/// Where the constants of `UISV-spacing` come from.
@Suite struct SpacingConstraintTests {
  @Test func nothingWrittenMeansNoSpacing() throws {
    try expectSpacings("", ["b.leading == a.trailing", "c.leading == b.trailing"])
  }

  @Test func standardSpacingIsEightPoints() throws {
    try expectSpacings("spacingType=\"standard\"", ["b.leading == a.trailing + 8", "c.leading == b.trailing + 8"])
  }

  @Test func standardSpacingIsEightPointsInAVerticalStack() throws {
    try expectSpacings(
      "axis=\"vertical\" spacingType=\"standard\"", ["b.top == a.bottom + 8", "c.top == b.bottom + 8"])
  }

  @Test func fractionsAreKept() throws {
    try expectSpacings("spacing=\"4.5\"", ["b.leading == a.trailing + 4.5", "c.leading == b.trailing + 4.5"])
  }

  @Test func negativeSpacingOverlaps() throws {
    try expectSpacings("spacing=\"-6\"", ["b.leading == a.trailing - 6", "c.leading == b.trailing - 6"])
  }

  @Test func negativeSpacingLowersTheMinimumOfEqualSpacing() throws {
    try expectSpacings(
      "spacing=\"-6\" distribution=\"equalSpacing\"", ["b.leading >= a.trailing - 6", "c.leading >= b.trailing - 6"])
  }

  @Test func customSpacingHoldsBehindItsViewOnly() throws {
    try expectSpacings(
      "spacing=\"10\"", first: "customSpacing=\"30\"",
      ["b.leading == a.trailing + 30", "c.leading == b.trailing + 10"])
  }

  @Test func customSpacingIsAMinimumInEqualSpacing() throws {
    try expectSpacings(
      "spacing=\"10\" distribution=\"equalSpacing\"", first: "customSpacing=\"30\"",
      ["b.leading >= a.trailing + 30", "c.leading >= b.trailing + 10"])
  }

  @Test func hiddenViewGetsHalfOfEachPairsOwnSpacing() throws {
    try expectSpacings(
      "spacing=\"10\"", first: "customSpacing=\"30\"", second: "hidden=\"YES\"",
      ["b.leading == a.trailing + 15", "c.leading == b.trailing + 5"])
  }

  @Test func customSpacingBehindTheLastViewIsIgnored() throws {
    let lines = try constraintLines(
      "<stackView id=\"s\" spacing=\"10\"><view id=\"a\"/><view id=\"b\" customSpacing=\"30\"/></stackView>")
    expectLines(lines.filter { $0.hasPrefix("UISV-spacing") }, ["UISV-spacing: b.leading == a.trailing + 10"])
  }

  private func expectSpacings(
    _ attributes: String, first: String = "", second: String = "", _ expected: [String],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let views = "<view id=\"a\" \(first)/><view id=\"b\" \(second)/><view id=\"c\"/>"
    let lines = try constraintLines("<stackView id=\"s\" \(attributes)>\(views)</stackView>")
    let spacings = lines.filter { $0.hasPrefix("UISV-spacing") }
    expectLines(spacings, expected.map { "UISV-spacing: \($0)" }, at: location)
  }
}
