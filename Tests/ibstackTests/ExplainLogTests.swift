import TestSupport
import Testing

/// `ibstack explain --log` and `--console`.
@Suite struct ExplainLogTests {
  @Test func aLogIsExplainedWithoutDocuments() throws {
    let run = try TestFolder(["console.txt": Self.log]).run("explain", "--log", "console.txt")
    #expect(run.status == 0 && run.complaints.isEmpty)
    #expect(
      run.output == """
        console.txt:1: UILabel cannot be 40 and 50 wide
              50  UILabel.width == 50                                constraint
             -40  UILabel.width == 40                                constraint
          broken  UILabel.width == 50                                constraint
            cure  UILabel.width is set twice; remove one of the two

        """)
  }

  @Test func aDocumentSaysWhereTheConstraintsAre() throws {
    let folder = try TestFolder(["console.txt": Self.log, "App/a.xml": Self.form, "App/b.xib": Fixture.unreadable])
    let run = try folder.run("explain", "--log", "console.txt", "App/a.xml", "App")
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix("  broken  name.width == 50") && $0.hasSuffix("App/a.xml:4:3") })
    #expect(run.lines.last == "          UILabel:0x7f02  label (name)  App/a.xml:2:3")
  }

  @Test func severalPlacesAreListed() throws {
    let folder = try TestFolder(["console.txt": Self.log, "a.xml": Self.form, "b.xml": Self.form])
    let run = try folder.run("explain", "--log", "console.txt", "a.xml", "b.xml")
    #expect(
      run.lines.suffix(3) == ["    note  2 places agree equally well", "      at  a.xml:4:3", "      at  b.xml:4:3"])
  }

  @Test func whatWasLookedForIsSaid() throws {
    let folder = try TestFolder(["console.txt": Self.log, "a.xml": "<view id='root'/>"])
    let run = try folder.run("explain", "--log", "console.txt", "a.xml")
    #expect(run.status == 0)
    #expect(
      run.lines.last
        == "    note  the document lacks most of these: UILabel.width == 40, UILabel.width == 50; code may make them")
  }

  @Test func anAnonymousLogNamesNothingOfTheApp() throws {
    let log = Self.log.replacing("UILabel:", with: "Shop.PriceLabel:")
    let folder = try TestFolder(["shop-console.txt": log])
    for format in ["text", "json"] {
      let words = "\"$IBSTACK\" explain --log shop-console.txt --format \(format)"
      #expect(try folder.shell(words).output.contains("PriceLabel"))
      let run = try folder.shell("\(words) --anonymous")
      #expect(run.status == 0)
      #expect(run.output.contains("View cannot be 40 and 50 wide"))
      #expect(!run.output.contains("Price") && !run.output.contains("hop"))
    }
    #expect(try folder.run("explain", "--anonymous", "a.xml", "b").complaints.contains("name it with --log"))
    let named = try folder.run("explain", "--log", "shop-console.txt", "--anonymous", "App")
    #expect(named.complaints.contains("--anonymous names no documents"))
  }

  @Test func aLogIsReadFromStandardInput() throws {
    let folder = try TestFolder(["console.txt": Self.log])
    let run = try folder.shell("\"$IBSTACK\" explain --log - < console.txt")
    #expect(run.status == 0 && run.output.hasPrefix("-:1: UILabel cannot be 40 and 50 wide\n"))
  }

  @Test func theExplanationIsAvailableAsJSON() throws {
    let folder = try TestFolder(["console.txt": Self.log, "a.xml": Self.form])
    let run = try folder.run("explain", "--log", "console.txt", "a.xml", "--format", "json")
    let conflict = try JSONValue(parsing: run.output)["conflicts"][0]
    #expect(conflict["finding"].text == "name cannot be 40 and 50 wide")
    #expect(conflict["cure"]["change"].text == "name.width is set twice; remove one of the two")
    #expect(conflict["constraints"].elements.map { $0["broken"] } == [.bool(false), .bool(true)])
    #expect(conflict["matches"][0]["constraints"][1]["line"] == .number(4))
  }

  @Test func aLogWithoutConstraintsIsReported() throws {
    let run = try TestFolder(["console.txt": "Hello\n"]).run("explain", "--log", "console.txt")
    #expect(run.status == 1)
    #expect(run.complaints.hasPrefix("console.txt: error: no constraints found; looked for lines such as <NSLayout"))
    #expect(try TestFolder([:]).run("explain", "--log", "console.txt").status == 2)
  }

  @Test func aLogWhoseConstraintsTheSystemHidSaysHowToSeeThem() throws {
    let log = "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n"
    let run = try TestFolder(["console.txt": log]).run("explain", "--log", "console.txt")
    #expect(run.status == 1)
    #expect(run.complaints.contains("no constraints found; the system hid them as <private>; run the app from Xcode"))
  }

  @Test func textsOfALogAreInert() throws {
    let log = Self.log.replacing("UILabel:0x7f02", with: "UILabel:0x7f02'\u{1B}[31m::error::##[error]\u{202E}'")
    for format in ["text", "json"] {
      let run = try TestFolder(["console.txt": log]).run("explain", "--log", "console.txt", "--format", format)
      #expect(run.status == 0)
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}") && !run.output.contains("##["))
      #expect(!run.lines.contains { $0.hasPrefix("::") })
    }
  }

  @Test func theConsolesTextLeadsBackToTheDocument() throws {
    let folder = try TestFolder(["a.xml": Self.form])
    let run = try folder.run("explain", "--console", "a.xml")
    #expect(run.lines.first == "Unable to simultaneously satisfy constraints.")
    try folder.write(run.output, to: "console.txt")
    let explanation = try folder.run("explain", "--log", "console.txt", "a.xml")
    #expect(explanation.lines.first == "console.txt:1: name cannot be 40 and 50 wide")
    #expect(explanation.lines.contains { $0.hasPrefix("  broken  ") && $0.hasSuffix("a.xml:4:3") })
  }

  @Test func theConsoleSaysNothingAboutADocumentWithoutConflicts() throws {
    let run = try TestFolder(["a.xml": Self.form.replacing("50", with: "40")]).run("explain", "--console", "a.xml")
    #expect(run.status == 0 && run.output.isEmpty)
  }

  @Test(arguments: [
    ["--log", "a", "--console", "a.xml"], ["--log", "a", "--axis", "horizontal"], ["--console"], ["a.xml"],
    ["--console", "a.xml", "--format", "json"], ["a.xml", "name", "more"],
  ])
  func argumentsThatDoNotGoTogetherAreWrongUsage(arguments: [String]) throws {
    let run = try ToolRun(["explain"] + arguments, in: TestFolder(["a.xml": Self.form]))
    #expect(run.status == 64)
  }

  private static let log = """
    App[12:34] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 UILabel:0x7f02.width == 40   (active)>",
        "<NSLayoutConstraint:0x600002 UILabel:0x7f02.width == 50   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002 UILabel:0x7f02.width == 50   (active)>

    """

  private static let form = """
    <view id="root" width="300" height="200">
      <label id="name"/>
      <constraint firstItem="name" firstAttribute="width" constant="40"/>
      <constraint firstItem="name" firstAttribute="width" constant="50"/>
    </view>

    """
}
