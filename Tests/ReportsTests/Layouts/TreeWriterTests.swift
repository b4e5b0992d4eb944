import Testing

/// `ibstack layout`: frames for people.
@Suite struct TreeOutputTests {
  private static let head = "form.xml                                       x       y   width  height"

  @Test func isIndentedAndAligned() throws {
    let run = try TestFolder(["form.xml": Fixture.form]).run("layout", "form.xml", "--size", "320x200")
    #expect(
      run.output == """
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

  @Test func constraintsStandBelowTheirStack() throws {
    let text = """
      <stackView id="row" spacing="4" alignment="center">
        <view id="a" width="10" height="10"/>
        <view id="b"/>
      </stackView>
      """
    let run = try TestFolder(["form.xml": text]).run("layout", "form.xml", "--size", "100x20", "--constraints")
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.first?.hasPrefix("stackView row ") == true)
    #expect(lines.contains("    b.leading == a.trailing + 4  'UISV-spacing'"))
    #expect(lines.contains("    row.leading == a.leading  'UISV-canvas-connection'"))
    #expect(lines.last?.hasPrefix("  view b ") == true)
  }

  @Test func marksMisplacedAndAmbiguousViews() throws {
    let run = try TestFolder(["main.storyboard": Fixture.storyboard]).run("layout", "main.storyboard")
    #expect(
      run.lines.dropFirst().dropLast() == [
        "view root                                      0       0     375     667",
        "  view In \"place\", here                       10      20      50      40",
        "  view moved                                  10      80      50      40  misplaced",
      ])
    #expect(run.lines.last?.hasPrefix("  view loose ") == true)
    #expect(run.lines.last?.contains("  ambiguous") == true)
  }

  @Test func longNamesAreCut() throws {
    let label = String(repeating: "é", count: 60)
    let run = try TestFolder(["a.xml": "<view userLabel='\(label)'/>"]).run("layout", "a.xml", "--size", "1x2")
    #expect(run.lines.last == "view " + String(repeating: "é", count: 34) + "…       0       0       1       2")
  }

  @Test func aBlankLineSeparatesDocuments() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean, "b.xml": Fixture.unreadable, "c.xml": Fixture.clean])
    let run = try folder.run("layout", "a.xml", "b.xml", "c.xml")
    let paragraphs = run.output.split(separator: "\n\n")
    #expect(paragraphs.map { $0.prefix { $0 != " " } } == ["a.xml", "c.xml"])
  }

  @Test func confidenceStandsBehindFramesThatAreNotExact() throws {
    let text = """
      <stackView id="row" spacing="4" alignment="top">
        <view id="a" width="10" height="10"/><label id="b" text="B"/><view id="c" width="10" height="10"/>
      </stackView>
      """
    let run = try TestFolder(["form.xml": text]).run("layout", "form.xml", "--size", "100x40", "--confidence")
    let words = run.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").drop { Double($0) == nil }.drop { Double($0) != nil }.joined(separator: " ")
    }
    #expect(words == ["", "", "estimated text", ""])
  }

  @Test func errorsGoToStandardError() throws {
    let run = try TestFolder(["a.xml": Fixture.broken]).run("layout", "a.xml")
    #expect(run.status == 1)
    #expect(!run.output.contains("error"))
    #expect(
      run.complaints == """
        a.xml:2:17: error: malformed hidden "maybe"; expected YES or NO [malformed-value]
        1 document, 1 error, 0 warnings

        """)
  }
}
