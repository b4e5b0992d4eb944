import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// What the console will say about a document's conflict, and the way back from there.
@Suite struct ConsoleTextTests {
  private func document(_ text: String) throws -> LayoutDocument { try LayoutDocument(text: text, path: "Cell.xml") }

  /// The explanations of what a console prints for a document.
  private func roundTrip(_ text: String) throws -> [LogExplanation] {
    let document = try document(text)
    let blocks = document.conflicts().map { ConsoleText($0, in: document).lines.joined(separator: "\n") }
    let log = ConsoleLog(Array(blocks.joined(separator: "\n\n").utf8))
    let matches = LogMatcher(log).matches(in: document)
    return zip(log.conflicts, matches).map { LogExplanation($0, matches: LogMatcher.best(of: $1), documentCount: 1) }
  }

  @Test func printsTheBlockOfUIKit() throws {
    let document = try document(Self.row)
    let conflict = try #require(document.conflicts().first)
    #expect(
      ConsoleText(conflict, in: document).lines == [
        "Unable to simultaneously satisfy constraints.",
        "\tProbably at least one of the constraints in the following list is one you don't want. ",
        "\tTry this: ",
        "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
        "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        "(",
        "    \"<NSLayoutConstraint:0x3 UILabel:0x1'Name'.width == 300   (active)>\",",
        "    \"<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 320   (active)>\",",
        "    \"<NSLayoutConstraint:0x5 H:|-(16)-[UILabel:0x1'Name']   (active, names: '|':UIView:0x2 )>\",",
        "    \"<NSLayoutConstraint:0x6 H:[UILabel:0x1'Name']-(16)-|   (active, names: '|':UIView:0x2 )>\"",
        ")", "", "Will attempt to recover by breaking constraint ",
        "<NSLayoutConstraint:0x3 UILabel:0x1'Name'.width == 300   (active)>", "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      ])
  }

  @Test func printsNothingForADocumentWithoutConflicts() throws {
    #expect(try document(Self.row.replacing("300", with: "288")).conflicts().isEmpty)
  }

  @Test func findsItsWayBack() throws {
    let explanations = try roundTrip(Self.row)
    #expect(explanations.map(\.finding) == ["16 + 300 + 16 = 332, but root is 320 wide"])
    let match = try #require(explanations[0].match)
    #expect(match.path == "Cell.xml" && match.agreementCount == 3)
    let broken = try #require(explanations[0].conflict.broken)
    #expect(match.constraints[broken]?.position == SourcePosition(line: 5, column: 3))
  }

  @Test func findsItsWayBackToTheAttributesOfAStackView() throws {
    let text = """
      <view id="root" width="100" height="20">
        <stackView id="row" spacing="30">
          <view id="a" width="40"/>
          <view id="b" width="40"/>
        </stackView>
        <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="row" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
      </view>
      """
    let explanation = try #require(try roundTrip(text).first)
    #expect(explanation.contradiction?.sentence == "40 + 30 + 40 = 110, but root is 100 wide")
    let match = try #require(explanation.match)
    let spacing = explanation.conflict.constraints.indices.filter {
      explanation.conflict.constraints[$0].source.identifier == "UISV-spacing"
    }
    #expect(spacing.map { match.constraints[$0]?.position } == [SourcePosition(line: 2, column: 23)])
  }

  @Test func tellsWhereMarginsLie() throws {
    let text = Self.row
      .replacing("<view id=\"root\"", with: "<view id=\"root\" layoutMargins=\"0\"")
      .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"leadingMargin\"")
    let explanation = try #require(try roundTrip(text).first)
    #expect(explanation.contradiction != nil)
    #expect(explanation.match != nil)
    let identifiers = explanation.conflict.constraints.compactMap(\.source.identifier)
    #expect(identifiers.contains("UIView-leftMargin-guide-constraint"))
  }

  private static let row = """
    <view id="root" width="320" height="200">
      <label id="name" text="Name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="16"/>
      <constraint firstItem="name" firstAttribute="width" constant="300"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top"/>
    </view>
    """
}
