import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The contradiction in a block of a log.
@Suite struct LogExplanationTests {
  private func explanation(_ lines: String...) throws -> LogExplanation {
    try explanation(lines.map { "<NSLayoutConstraint:\($0)>" }.joined(separator: "\n"))
  }

  private func explanation(_ text: String) throws -> LogExplanation {
    LogExplanation(try #require(ConsoleLog(Array(text.utf8)).conflicts.first))
  }

  @Test func showsTheSumThatCannotHold() throws {
    let explanation = try explanation(
      "0x61 H:|-(16)-[UIImageView:0x2]   (active, names: '|':UIView:0x1 )", "0x62 UIImageView:0x2.width == 120",
      "0x63 H:[UIImageView:0x2]-(8)-[UILabel:0x3'Name']", "0x64 UILabel:0x3'Name'.width == 200",
      "0x65 H:[UILabel:0x3'Name']-(16)-|   (active, names: '|':UIView:0x1 )", "0x66 UIView:0x1.width == 320")
    #expect(explanation.finding == "16 + 120 + 8 + 200 + 16 = 360, but UIView is 320 wide")
    #expect(explanation.contradiction?.members.reduce(0) { $0 + $1.share } == 40)
    #expect(explanation.others.isEmpty)
  }

  @Test func changesTheConstraintThatWasBroken() throws {
    let text = ConsoleLogTests.block + "\n"
    let wide = text.replacing(
      "\n)\n", with: ",\n    \"<NSLayoutConstraint:0x64 UIView:0x1.width == 320   (active)>\"\n)\n")
    let explanation = try explanation(wide)
    #expect(explanation.contradiction?.culprit == 0)
    #expect(explanation.contradiction?.cure == "change 300 to 288 or lower its priority to 999")
  }

  @Test func leavesOutWhatTheContradictionDoesNotNeed() throws {
    let explanation = try explanation(
      "0x61 UIView:0x1.height == 1", "0x62 UIView:0x1.width == 10", "0x63 UIView:0x1.width == 20")
    #expect(explanation.others == [0])
    #expect(explanation.finding == "UIView cannot be 10 and 20 wide")
  }

  /// No view has a length, only places.
  @Test func namesWhatPositionsAddUpTo() throws {
    let explanation = try explanation(
      "0x61 App.Badge:0x1.midX == UIView:0x2.midX - 105", "0x62 App.Badge:0x1.width == UIView:0x2.width - 210",
      "0x63 App.Badge:0x1.trailing == UIView:0x2.trailing + 1")
    #expect(explanation.finding == "2 × 105 + 2 × 1 + 210 = 422, but the other constraints require 0")
  }

  @Test func changesWhatSomebodyWroteRatherThanWhatUIKitMade() throws {
    let explanation = try explanation(
      "0x61 UIView:0x1.height == 50", "0x62 'UIView-Encapsulated-Layout-Height' UIView:0x1.height == 44")
    #expect(explanation.contradiction?.culprit == 0)
    #expect(explanation.contradiction?.cure == "change 50 to 44 or lower its priority to 999")
  }

  @Test(arguments: ["UIView-Encapsulated-Layout-Width", "_UITemporaryLayoutWidth", "fittingSizeHTarget"])
  func ownerMayGiveAViewNoRoomAtFirst(_ identifier: String) throws {
    let explanation = try explanation(
      "0x61 H:|-(4)-[UILabel:0x1]   (active, names: '|':UIView:0x2 )",
      "0x62 UILabel:0x1.trailing == UIView:0x2.trailing - 10",
      "0x63 '\(identifier)' UIView:0x2.width == 0")
    #expect(explanation.contradiction?.culprit == 1)
    #expect(explanation.contradiction?.cure == "lower its priority to 999")
    #expect(explanation.notes == ["its owner gives UIView no room until it is shown"])
  }

  @Test func saysThatNobodyWroteTheConstraints() throws {
    let explanation = try explanation(
      "0x61 'UISV-spacing' H:[UIView:0x1]-(8)-[UIView:0x2]", "0x62 'UISV-hiding' H:[UIView:0x1]-(0)-[UIView:0x2]")
    #expect(explanation.contradiction != nil && explanation.contradiction?.cure == nil)
    #expect(explanation.notes == ["nobody wrote these constraints; the views and their sizes make them"])
  }

  @Test func saysThatConstraintsCanHoldAsTheyArePrinted() throws {
    let explanation = try explanation(
      "0x61 UIImageView:0x1.height == 150", "0x62 'UIView-Encapsulated-Layout-Height' UIImageView:0x1.height == 150")
    #expect(explanation.contradiction == nil)
    #expect(explanation.finding.contains("can all hold"))
    #expect(explanation.others == [0, 1])
  }

  @Test func readsMarginsFromTheirGuides() throws {
    let lines = [
      "0x61 UILabel:0x2.leading == UIView:0x1.leadingMargin", "0x62 UILabel:0x2.leading == UIView:0x1.leading + 20",
    ]
    let guide =
      "0x63 'UIView-leftMargin-guide-constraint' H:|-(20)-[UILayoutGuide:0x3'UIViewLayoutMarginsGuide'](LTR)"
      + "   (active, names: '|':UIView:0x1 )"
    let without = try explanation(lines[0], lines[1])
    #expect(without.contradiction != nil && without.notes.contains { $0.contains("margins count as 8") })
    #expect(try explanation(lines[0], lines[1], guide).contradiction == nil)
  }

  @Test func numbersViewsOfOneClass() throws {
    let explanation = try explanation("0x61 H:[UIView:0x1]-(8)-[UIView:0x2]", "0x62 H:[UIView:0x1]-(9)-[UIView:0x2]")
    #expect(explanation.names == ["UIView 1", "UIView 2"])
  }

  @Test func namesAViewThatHasAFrameAndConstraints() throws {
    let mask = "NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& %.width == 30"
    func notes(_ name: String) throws -> [String] {
      try explanation(
        "<NSLayoutConstraint:0x61 \(name).width == 40>\n<\(mask.replacing("%", with: name))>"
      ).notes
    }
    #expect(
      try notes("UILabel:0x1") == [
        "UILabel has a frame and constraints; if constraints lay it out, set its "
          + "translatesAutoresizingMaskIntoConstraints to NO"
      ])
    #expect(try notes("UITableViewCellContentView:0x1").isEmpty)
  }
}
