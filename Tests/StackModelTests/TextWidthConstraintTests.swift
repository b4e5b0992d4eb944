import TestSupport
import Testing

/// `UISV-text-width-disambiguation`: multi-line labels of a horizontal stack want an equal share of its width.
@Suite struct TextWidthConstraintTests {
  @Test func eachMultiLineLabelWantsAnEqualShare() throws {
    try expectTextWidths(
      "",
      """
      <label id="a" numberOfLines="0" text="A"/><label id="b" numberOfLines="2" text="B"/>
      """,
      ["a.width == 0.5 × s.width @760", "b.width == 0.5 × s.width @760"])
  }

  @Test func priorityLiesTenAboveTheLabelsResistance() throws {
    try expectTextWidths(
      "",
      """
      <label id="a" numberOfLines="0" text="A" horizontalCompressionResistancePriority="749"/><switch id="b"/>
      """,
      ["a.width == 0.5 × s.width @759"], on: 14)
  }

  @Test func singleLineLabelsCountButWantNothing() throws {
    try expectTextWidths(
      "",
      """
      <label id="a" numberOfLines="0" text="A"/><label id="b" text="B"/><view id="c"/><view id="d"/>
      """,
      ["a.width == 0.25 × s.width @760"], on: 14)
  }

  /// (spacing × 1) / 2.
  @Test func spacingIsSharedToo() throws {
    try expectTextWidths(
      "spacing=\"16\"",
      """
      <label id="a" numberOfLines="0" text="A"/><view id="b"/>
      """,
      ["a.width == 0.5 × s.width - 8 @760"], on: 14)
  }

  /// (28 + 27 + 16) / 2, as a stored frame of two views of 102 points in a stack of 275 shows.
  @Test func marginsAreSharedToo() throws {
    try expectTextWidths(
      "spacing=\"16\"",
      """
      <edgeInsets key="layoutMargins" top="1" left="28" bottom="1" right="27"/>
      <label id="a" numberOfLines="0" text="A"/><view id="b"/>
      """,
      ["a.width == 0.5 × s.width - 35.5 @760"], on: 14)
  }

  /// The article "Stack View Changes In iOS 15" of Use Your Loaf.
  @Test(arguments: [14, 15])
  func aloneAmongOtherViewsItWantsNothingFromIOS15On(_ version: Int) throws {
    try expectTextWidths(
      "", "<label id=\"a\" numberOfLines=\"0\" text=\"A\"/><label id=\"b\" text=\"B\"/>",
      version < 15 ? ["a.width == 0.5 × s.width @760"] : [], on: version)
  }

  @Test func hiddenLabelDoesNotCompete() throws {
    try expectTextWidths(
      "", "<label id=\"a\" numberOfLines=\"0\"/><label id=\"b\" numberOfLines=\"0\" hidden=\"YES\"/><view id=\"c\"/>",
      [])
  }

  @Test func verticalStacksNeedNone() throws {
    try expectTextWidths(
      "axis=\"vertical\"",
      """
      <label id="a" numberOfLines="0" text="A"/><label id="b" numberOfLines="0" text="B"/>
      """, [])
  }

  @Test func singleLineLabelsNeedNone() throws {
    try expectTextWidths("", "<label id=\"a\" text=\"A\"/><label id=\"b\" text=\"B\"/>", [])
  }

  @Test func fdStackViewHasNone() throws {
    let lines = try constraintLines(
      "<stackView id=\"s\"><label id=\"a\" numberOfLines=\"0\"/><view id=\"b\"/></stackView>", as: .fdStackView)
    #expect(lines.filter { $0.hasPrefix("UISV-text-width") } == [])
  }

  private func expectTextWidths(
    _ attributes: String, _ views: String, _ expected: [String], on version: Int? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try constraintLines("<stackView id=\"s\" \(attributes)>\(views)</stackView>", iOS: version)
    let widths = lines.filter { $0.hasPrefix("UISV-text-width") }
    expectLines(widths, expected.map { "UISV-text-width-disambiguation: \($0)" }, at: location)
  }
}
