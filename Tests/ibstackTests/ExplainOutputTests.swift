import TestSupport
import Testing

/// `ibstack explain`.
@Suite struct ExplainOutputTests {
  @Test func optionsChooseTheAxisAndTheFormat() throws {
    let folder = try TestFolder(["form.xml": Fixture.row])
    let run = try folder.run("explain", "form.xml", "name", "--axis", "horizontal")
    #expect(run.status == 0)
    #expect(run.lines.contains("width 192") && !run.output.contains("\nheight"))
    let json = try JSONValue(parsing: folder.run("explain", "form.xml", "name", "--format", "json").output)
    #expect(json["numbers"].elements.count == 4)
  }

  @Test func aViewThatIsNotThereIsWrongUsage() throws {
    let run = try TestFolder(["form.xml": Fixture.row]).run("explain", "form.xml", "nmae")
    #expect(run.status == 64)
    #expect(
      run.complaints
        == "form.xml: error: no view or constraint has the id, label or line \"nmae\"; did you mean \"name\"?\n")
  }

  @Test func severalViewsWithTheLabelAreListed() throws {
    let text = "<view id='root'>\n<view id='a' userLabel='Box'/>\n<view id='b' userLabel='Box'/></view>"
    let run = try TestFolder(["a.xml": text]).run("explain", "a.xml", "Box")
    #expect(run.status == 64)
    #expect(
      run.complaints == """
        a.xml: error: 2 views have the label "Box"; give an id or a line
        a.xml:2:1: note: view "Box" (a)
        a.xml:3:1: note: view "Box" (b)

        """)
  }

  @Test func aDocumentThatCannotBeReadIsReported() throws {
    let folder = try TestFolder(["a.xml": Fixture.unreadable])
    #expect(try folder.run("explain", "a.xml", "a").status == 1)
    #expect(try folder.run("explain", "b.xml", "a").status == 2)
  }

  @Test func aNameThatIsLikeNoneGetsAnExample() throws {
    let run = try TestFolder(["form.xml": Fixture.row]).run("explain", "form.xml", "zzzzzz")
    #expect(
      run.complaints
        == "form.xml: error: no view or constraint has the id, label or line \"zzzzzz\"; "
        + "give the id of a view or a constraint, a label or a line such as :45\n")
  }

  @Test(arguments: [["form.xml:4:7"], ["form.xml:4"], ["form.xml", ":4:7"], ["form.xml", "name"]])
  func aPlaceThatLintPrintedIsExplained(words: [String]) throws {
    let run = try ToolRun(["explain"] + words, in: TestFolder(["form.xml": Fixture.row]))
    #expect(run.status == 0)
    #expect(run.output.contains("(name)"))
  }

  @Test func aFileWithColonsInItsNameIsNoPlace() throws {
    let run = try TestFolder(["a:4": Fixture.row]).run("explain", "a:4")
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: Missing expected argument '<view>'"))
  }

  @Test func aViewThatIsNotInstalledIsNotLaidOut() throws {
    let mask = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"loose\"/></mask></variation>"
    let text = Fixture.storyboard.replacing(
      "</constraints>\n          </view>", with: "</constraints>\(mask)\n          </view>")
    let run = try TestFolder(["a.storyboard": text]).run("explain", "a.storyboard", "loose")
    #expect(run.status == 1)
    #expect(
      run.complaints
        == "a.storyboard:25:15: error: view (loose) is not laid out: this size class does not install it\n")
  }
}
