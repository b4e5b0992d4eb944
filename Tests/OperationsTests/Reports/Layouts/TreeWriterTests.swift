import TestSupport
import Testing

@testable import Operations
@testable import StackModel

/// Frames for people.
@Suite struct TreeWriterTests {
  private func output(
    _ text: String, path: String, size: Size? = nil, _ writer: TreeWriter = TreeWriter(showsConstraints: false)
  ) -> String {
    let report = LayoutReport(Array(text.utf8), path: path, options: LayoutOptions(size: size))
    return writer.text(for: report)?.string ?? ""
  }

  private static let head = "form.xml                                       x       y   width  height"

  @Test func isIndentedAndAligned() {
    #expect(
      output(Fixture.form, path: "form.xml", size: Size(width: 320, height: 200)) == """
        \(Self.head)  retina6_12, @3x
        stackView Sign in                              0       0     320     200
          view Head                                    0       0     320      40
          stackView Buttons                            0      48     320      30
            view no                                    0       0     155      30
            view yes                                 165       0     155      30
          view Space below                             0      86     320     114
            view badge                                 5    6.67    7.33       8  hidden

        """)
  }

  @Test func constraintsStandBelowTheirStack() {
    let text = """
      <stackView id="row" spacing="4" alignment="center">
        <view id="a" width="10" height="10"/>
        <view id="b"/>
      </stackView>
      """
    let writer = TreeWriter(showsConstraints: true)
    let lines = output(text, path: "form.xml", size: Size(width: 100, height: 20), writer)
      .split(separator: "\n").dropFirst()
    #expect(lines.first?.hasPrefix("stackView row ") == true)
    #expect(lines.contains("    b.leading == a.trailing + 4  'UISV-spacing'"))
    #expect(lines.contains("    row.leading == a.leading  'UISV-canvas-connection'"))
    #expect(lines.last?.hasPrefix("  view b ") == true)
  }

  @Test func marksMisplacedAndAmbiguousViews() {
    let lines = output(Fixture.storyboard, path: "main.storyboard").split(separator: "\n")
    #expect(
      lines.dropFirst().dropLast() == [
        "view root                                      0       0     375     667",
        "  view In \"place\", here                       10      20      50      40",
        "  view moved                                  10      80      50      40  misplaced",
      ])
    #expect(lines.last?.hasPrefix("  view loose ") == true)
    #expect(lines.last?.contains("  ambiguous") == true)
  }

  @Test func longNamesAreCut() {
    let label = String(repeating: "é", count: 60)
    let lines = output("<view userLabel='\(label)'/>", path: "a.xml", size: Size(width: 1, height: 2))
      .split(separator: "\n").map(String.init)
    #expect(lines.last == "view " + String(repeating: "é", count: 34) + "…       0       0       1       2")
  }

  @Test func confidenceStandsBehindFramesThatAreNotExact() {
    let text = """
      <stackView id="row" spacing="4" alignment="top">
        <view id="a" width="10" height="10"/><label id="b" text="B"/><view id="c" width="10" height="10"/>
      </stackView>
      """
    let writer = TreeWriter(showsConstraints: false, showsConfidence: true)
    let lines = output(text, path: "form.xml", size: Size(width: 100, height: 40), writer).split(separator: "\n")
    let words = lines.dropFirst().map { line in
      line.split(separator: " ").drop { Double($0) == nil }.drop { Double($0) != nil }.joined(separator: " ")
    }
    #expect(words == ["", "", "estimated text", ""])
  }
}
