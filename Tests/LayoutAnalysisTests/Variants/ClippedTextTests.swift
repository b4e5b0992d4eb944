import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Texts that do not fit their frames.
@Suite struct ClippedTextTests {
  /// In a corner, with further constraints.
  private func corner(_ subview: String, _ more: String) -> String {
    screen(subview, "a.leading == root.leading + 8\na.top == root.top + 100\n" + more)
  }

  /// The finding at the only view, without its place, rule and name.
  private func finding(_ xml: String, at category: ContentSizeCategory = .accessibilityLarge) throws -> String? {
    let findings = try frameFindings(xml, at: category)
    #expect(findings.count <= 1)
    return findings.first.map { String($0[($0.range(of: "needs")?.lowerBound ?? $0.startIndex)...]) }
  }

  @Test func lineThatOutgrowsAFixedWidthNeedsMore() throws {
    let label = text("a", "Save changes", font: styleFont("Body"))
    let finding = try #require(try frameFindings(corner(label, "a.width == 110"), at: .accessibilityLarge).first)
    #expect(finding.hasPrefix("12:1 clipped-text: <label> \"Save changes\" needs a width of "))
    #expect(finding.hasSuffix(", has 110"))
  }

  @Test func textThatCodeMayReplaceIsNotMeasured() throws {
    let label = text("a", "title_here_at_length", font: styleFont("Body"))
    let outlet = "<connections><outlet property=\"titleLabel\" destination=\"a\" id=\"o\"/></connections>"
    #expect(try finding(corner(label, "a.width == 170")) != nil)
    let report = try LayoutDocument(
      Array(corner(label + outlet, "a.width == 170").utf8), path: "a.storyboard"
    ).variantReport(for: LayoutVariants(contentSizeCategories: [.accessibilityLarge]))
    #expect(!report.diagnostics.contains { $0.ruleID == "clipped-text" })
  }

  @Test func textThatHasRoomIsQuiet() throws {
    let label = text("a", "Save changes", font: styleFont("Body"))
    #expect(try finding(corner(label, "a.width == 110"), at: .large) == nil)
    #expect(try finding(corner(label, "")) == nil)
    #expect(try finding(corner(text("a", "Save changes"), "a.width == 110")) == nil)
  }

  @Test(arguments: ["minimumScaleFactor=\"0.4\"", "minimumFontSize=\"12\""])
  func fontThatMayShrinkIsMeasuredAtItsSmallest(minimum: String) throws {
    let shrinking = text("a", "Save changes", minimum, font: styleFont("Body"))
    #expect(try finding(corner(shrinking, "a.width == 110")) == nil)
    let fixed = text("a", "Save changes", "adjustsFontSizeToFit=\"NO\" " + minimum, font: styleFont("Body"))
    #expect(try finding(corner(fixed, "a.width == 110")) != nil)
  }

  @Test func linesThatOutgrowAFixedHeightNeedMore() throws {
    // A line of 33.5 and a leading of 34, where 20.5 and 22 fit.
    let label = text("a", "a&#10;b", "numberOfLines=\"0\"", font: styleFont("Body"))
    #expect(
      try finding(corner(label, "a.height == 44"), at: .accessibilityMedium) == "needs a height of about 67.5, has 44")
    #expect(try finding(corner(label, "a.height == 44"), at: .large) == nil)
    #expect(try finding(corner(label, "a.height <= 200"), at: .accessibilityMedium) == nil)
  }

  @Test func linesBeyondTheLastThatIsAllowedAreNamed() throws {
    let label = text("a", "mmmm mmmm", "numberOfLines=\"2\"", font: styleFont("Body"))
    #expect(try finding(corner(label, "a.width == 100")) == "needs about 4 lines, has 2")
  }

  @Test func whatIsCutOffOnTheCanvasIsMeantToBe() throws {
    let label = text("a", "Save changes", font: styleFont("Body"))
    #expect(try finding(corner(label, "a.width == 90"), at: .extraLarge) == nil)
  }

  @Test func whatIsHardlyLeftOfItIsNot() throws {
    let label = text("a", "Save changes", font: styleFont("Body"))
    #expect(try finding(corner(label, "a.width == 90"), at: .accessibilityExtraExtraExtraLarge) != nil)
  }

  @Test func roomBetweenLinesMayGo() throws {
    // A line of 33.5 in 30.
    let label = text("a", "Save", font: styleFont("Body"))
    #expect(try finding(corner(label, "a.height == 30"), at: .accessibilityMedium) == nil)
    #expect(
      try finding(corner(label, "a.height == 21"), at: .accessibilityMedium) == "needs a height of about 33.5, has 21")
  }

  @Test(arguments: [
    "<button id=\"a\" buttonType=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\">FONT<state key=\"normal\" title=\"Save changes\"/></button>",
    "<textField id=\"a\" placeholder=\"Save changes\" translatesAutoresizingMaskIntoConstraints=\"NO\">FONT</textField>",
  ])
  func titlesAndPlaceholdersNeedMore(element: String) throws {
    let view = element.replacing("FONT", with: styleFont("Body"))
    #expect(try finding(corner(view, "a.width == 110"))?.hasPrefix("needs a width of ") == true)
    #expect(try finding(corner(view, "a.width == 110"), at: .large) == nil)
  }

  @Test func segmentsAreCutOffOnANarrowerScreen() throws {
    let titles = ["Recommendation", "Recent", "All"].map { "<segment title=\"\($0)\"/>" }.joined()
    let control = """
      <segmentedControl id="a" translatesAutoresizingMaskIntoConstraints="NO"><segments>\(titles)</segments></segmentedControl>
      """
    let xml = screen(
      control, "a.leading == root.leading + 20\na.trailing == root.trailing - 20 @1000\na.top == root.top + 100")
    #expect(try frameFindings(xml, on: "retina4_0").count == 1)
    #expect(try frameFindings(xml, on: "retina5_5") == [])
  }

  /// A table, or its delegate, may make a cell higher. Its width is the table's.
  @Test func cellIsJudgedByItsWidthOnly() throws {
    let size = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try frameFindings(table("a.trailing == v.trailing"), at: size) == [])
    #expect(try frameFindings(table("a.width == 110"), at: size).count == 1)
  }

  private func table(_ width: String) -> String {
    let content = "<subviews>\(text("a", "Save changes", font: styleFont("Body")))</subviews>"
    let table = """
      <tableView id="t" translatesAutoresizingMaskIntoConstraints="NO"><prototypes><tableViewCell id="c">\
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><tableViewCellContentView key="contentView" id="v">\
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>\(content)\
      \(constraints("a.leading == v.leading\na.top == v.top\n\(width)\na.bottom == v.bottom"))\
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let places = "t.leading == root.leading\nt.trailing == root.trailing\nt.top == root.top\nt.bottom == root.bottom"
    return screen(table, places)
  }
}
