import TestSupport
import Testing

/// `fillProportionally`: which share of the stack each view wants, and how strongly.
@Suite struct ProportionalConstraintTests {
  /// 100 of 3 × 100 + 2 × 6: UIKit counts the spacings into the whole and keeps them as gaps too.
  @Test func spacingIsCountedIntoTheWhole() throws {
    try expectShares(
      "spacing=\"6\"", ["100", "100", "100"],
      ["a.width == 0.32051 × s.width @999", "b.width == 0.32051 × s.width @998", "c.width == 0.32051 × s.width @997"])
  }

  /// UIKit's number for the system's spacing is next to 0, and Interface Builder's frames agree.
  @Test func systemSpacingIsNotCounted() throws {
    try expectShares(
      "spacingType=\"standard\"", ["100", "300"], ["a.width == 0.25 × s.width @999", "b.width == 0.75 × s.width @998"])
  }

  @Test func withoutSpacingTheSharesAddUpToOne() throws {
    try expectShares(
      "", ["60", "32.5", "7.5"],
      ["a.width == 0.6 × s.width @999", "b.width == 0.325 × s.width @998", "c.width == 0.075 × s.width @997"])
  }

  @Test func hiddenViewHasNoShare() throws {
    try expectShares(
      "spacing=\"10\"", ["40", "100 hidden", "50"],
      ["a.width == 0.4 × s.width @999", "c.width == 0.5 × s.width @998"])
  }

  @Test func viewWithoutContentSizeGetsNothingAndStillTakesAPriority() throws {
    try expectShares(
      "spacing=\"10\"", ["40", nil, "40"],
      ["a.width == 0.4 × s.width @999", "b.width == 0", "c.width == 0.4 × s.width @997"])
  }

  @Test func contentSizeOfZeroCountsAsNone() throws {
    try expectShares(
      "spacing=\"10\"", ["40", "0", "40"],
      ["a.width == 0.4 × s.width @999", "b.width == 0", "c.width == 0.4 × s.width @997"])
  }

  @Test func onlyViewWithContentSizeGetsARequiredShareWithoutSpacing() throws {
    try expectShares("", [nil, "40"], ["a.width == 0", "b.width == s.width"])
  }

  @Test func onlyViewWithContentSizeGetsAnOptionalShareWithSpacing() throws {
    try expectShares("spacing=\"10\"", [nil, "40"], ["a.width == 0", "b.width == 0.8 × s.width @998"])
  }

  @Test func singleViewsShareIsRequired() throws {
    try expectShares("spacing=\"10\"", ["40"], ["a.width == s.width"])
  }

  @Test func onlyVisibleViewsShareIsRequired() throws {
    try expectShares("spacing=\"10\"", ["40 hidden", "40"], ["b.width == s.width"])
  }

  @Test func viewsWithoutContentSizesAreFilledEqually() throws {
    let lines = try constraintLines(stack("spacing=\"10\"", [nil, nil, nil]))
    #expect(lines.filter { $0.hasPrefix("UISV-fill-proportionally") } == [])
    expectLines(
      lines.filter { $0.hasPrefix("UISV-fill-equally") },
      ["UISV-fill-equally: b.width == a.width", "UISV-fill-equally: c.width == a.width"])
  }

  @Test func hiddenViewsContentSizeDoesNotSaveTheOthersFromBeingEqual() throws {
    let lines = try constraintLines(stack("spacing=\"10\"", [nil, "40 hidden", nil]))
    expectLines(lines.filter { $0.hasPrefix("UISV-fill") }, ["UISV-fill-equally: c.width == a.width"])
  }

  /// Measured by its fitting size: 30 + 5 + 25 along its own axis.
  @Test func nestedStackCountsWithItsFittingSize() throws {
    let lines = try constraintLines(
      """
      <stackView id="s" distribution="fillProportionally">
        <view id="a" placeholderIntrinsicWidth="20"/>
        <stackView id="b" spacing="5">
          <view placeholderIntrinsicWidth="30"/><view placeholderIntrinsicWidth="25"/>
        </stackView>
      </stackView>
      """)
    expectLines(
      lines.filter { $0.hasPrefix("UISV-fill") },
      [
        "UISV-fill-proportionally: a.width == 0.25 × s.width @999",
        "UISV-fill-proportionally: b.width == 0.75 × s.width @998",
      ])
  }

  private func expectShares(
    _ attributes: String, _ widths: [String?], _ expected: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try constraintLines(stack(attributes, widths))
    let shares = lines.filter { $0.hasPrefix("UISV-fill-proportionally") }
    expectLines(shares, expected.map { "UISV-fill-proportionally: \($0)" }, at: location)
  }

  /// Views with content widths such as `40` or `40 hidden`; nil for none.
  private func stack(_ attributes: String, _ widths: [String?]) -> String {
    let views = zip(["a", "b", "c"], widths).map { id, width in
      let parts = (width ?? "").split(separator: " ")
      let size = parts.first.map { "placeholderIntrinsicWidth=\"\($0)\"" } ?? ""
      return "<view id=\"\(id)\" \(size) \(parts.count > 1 ? "hidden=\"YES\"" : "")/>"
    }
    return "<stackView id=\"s\" distribution=\"fillProportionally\" \(attributes)>\(views.joined())</stackView>"
  }
}
