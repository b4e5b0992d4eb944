import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Identifiers in code, compared with those of documents.
@Suite struct IdentifierRuleTests {
  private func messages(_ rule: String, _ code: String, _ others: [String: String]) throws -> [String] {
    let rule = try #require(RuleCatalog.rule(rule))
    let project = ProjectIndex(ProjectFiles(others.merging(["App/A.swift": code]) { $1 }))
    let found = ProjectFindings(project, rule)
    return found.paths.flatMap { found.diagnostics(in: $0, rules: [ActiveRule(rule)]) }.map(\.message)
  }

  private let storyboard = [
    "Main.storyboard": """
    <document><viewController storyboardIdentifier="Home" id="h"/><tableViewCell reuseIdentifier="Badge" id="c"/>
    <segue identifier="showHome" destination="h" id="s"/></document>
    """
  ]

  private let ask = "func f() { table.dequeueReusableCell(withIdentifier: \"Bagde\", for: path) }\n"
  private let farAsk = "func f() { table.dequeueReusableCell(withIdentifier: \"Completely other\", for: path) }\n"

  @Test func nameOfNothingIsReportedWithASuggestion() throws {
    #expect(
      try messages("unknown-reuse-identifier", ask, storyboard) == [
        "nothing is registered with the reuse identifier Bagde; did you mean Badge?"
      ])
    #expect(
      try messages("unknown-reuse-identifier", farAsk, storyboard) == [
        "nothing is registered with the reuse identifier Completely other"
      ])
  }

  @Test func aLongerNameIsMeantIfNoSourceHasTheOther() throws {
    let code = "class A: UIViewController { func f() { performSegue(withIdentifier: \"showHomeAgain\", sender: nil) } }"
    let fact = "no segue has the identifier showHomeAgain"
    #expect(try messages("unknown-segue-identifier", code, storyboard) == [fact + "; did you mean showHome?"])
    let use = ["App/B.swift": "let other = \"showHome\""]
    #expect(try messages("unknown-segue-identifier", code, storyboard.merging(use) { $1 }) == [fact])
  }

  @Test func registrationInCodeCounts() throws {
    let registration = "func g() { table.register(Cell.self, forCellReuseIdentifier: \"Bagde\") }"
    #expect(try messages("unknown-reuse-identifier", ask + registration, storyboard) == [])
  }

  @Test func classWhoseSceneMayBeInAnotherProjectRegistersWhatItLikes() throws {
    let reference = { (bundle: String, name: String) in
      let placeholder = "<viewControllerPlaceholder storyboardName=\"\(name)\" \(bundle) id=\"p\"/>"
      return storyboard.merging(["Start.storyboard": "<document>\(placeholder)</document>"]) { $1 }
    }
    let other = "bundleIdentifier=\"com.example.Kit\""
    let code = "class List: UITableViewController { \(farAsk) }"
    #expect(try messages("unknown-reuse-identifier", code, reference(other, "Kit")) == [])
    #expect(try messages("unknown-reuse-identifier", code, reference("", "Kit")).count == 1)
    #expect(try messages("unknown-reuse-identifier", code, reference(other, "Main")).count == 1)
    let scene = "<document><tableViewController customClass=\"List\" id=\"l\"/></document>"
    let documents = reference(other, "Kit").merging(["List.storyboard": scene]) { $1 }
    #expect(try messages("unknown-reuse-identifier", code, documents).count == 1)
  }

  @Test func registrationThatIsNotUnderstoodHidesWhatItMayBe() throws {
    let registration = "func g(id: String) { table.register(Cell.self, forCellReuseIdentifier: id) }\n"
    #expect(try messages("unknown-reuse-identifier", farAsk + registration, storyboard).count == 1)
    #expect(try messages("unknown-reuse-identifier", ask + registration, storyboard).count == 1)
    #expect(try messages("unknown-reuse-identifier", ask + registration + "let ids = [\"Bagde\"]", storyboard) == [])
    #expect(try messages("unknown-reuse-identifier", ask + registration + "class Bagde {}", storyboard) == [])
  }

  @Test func packageMayRegisterWhatIsLikeNothing() throws {
    let packages = storyboard.merging(["Podfile": ""]) { $1 }
    #expect(try messages("unknown-reuse-identifier", farAsk, packages) == [])
    #expect(try messages("unknown-reuse-identifier", ask, packages).count == 1)
  }

  @Test(arguments: [
    ("\"Other\"", "", 1), ("\"Other\"", "let list = [\"Other\"]", 0), ("Cell.name", "", 1),
    ("Cell.name", "func g() { add(Cell.name) }", 0), ("Cell.name", "func g() { add(Cell.self) }", 0),
    ("Cell.name", "func g() { add(Cell.nib) }", 0), ("Cell.name", "let list = List<Cell>()", 0),
    ("Cell.name", "func g(cell: Cell) -> CGFloat { Cell.height }", 1), ("Cell.name", "class Small: Cell {}", 0),
    ("Names.cell", "enum Names { static let cell = \"Other\" }", 1),
    ("Names.cell", "enum Names { static let cell = \"Other\" }\nfunc g() { add(Names.cell) }", 0),
    ("Names.cell", "enum Names { static let cell = \"Other\" }\nfunc g() { add(.cell) }", 1),
    ("Names.cell", "extension String { static let cell = \"Other\" }\nfunc g() { add(.cell) }", 0),
    ("Names.cell.rawValue", "enum Names: String { case cell }", 1),
    ("Names.cell.rawValue", "enum Names: String { case cell }\nfunc g() { add(.cell) }", 0),
    ("Names.cell.rawValue", "enum Names: String, CaseIterable { case cell }\nfunc g() { add(Names.allCases) }", 0),
  ])
  func packageRegistersNothingThatNoCodeMentions(_ name: String, _ other: String, _ count: Int) throws {
    let packages = storyboard.merging(["Podfile": ""]) { $1 }
    let code = """
      class Cell: UITableViewCell { static let name = "Far away"; static let height = 1 }
      class List: UIViewController { func f() { table.dequeueReusableCell(withIdentifier: \(name), for: path) } }
      \(other)
      """
    #expect(try messages("unknown-reuse-identifier", code, packages).count == count)
    let elsewhere = code.replacing("UIViewController", with: "PackageController")
    #expect(try messages("unknown-reuse-identifier", elsewhere, packages) == [])
  }

  @Test(arguments: [
    ("unknown-segue-identifier", "performSegue(withIdentifier: \"shwoHome\", sender: nil)", 1),
    ("unknown-segue-identifier", "performSegue(withIdentifier: \"showHome\", sender: nil)", 0),
    ("unknown-segue-identifier", "performSegue(withIdentifier: \"show\\(name)\", sender: nil)", 0),
    ("unknown-storyboard-identifier", "s.instantiateViewController(withIdentifier: \"Hmoe\")", 1),
    ("unknown-storyboard-identifier", "s.instantiateViewController(withIdentifier: \"Home\")", 0),
    ("unknown-storyboard", "UIStoryboard(name: \"Mian\", bundle: nil)", 1),
    ("unknown-storyboard", "UIStoryboard(name: \"Main\", bundle: nil)", 0),
    ("unknown-nib", "UINib(nibName: \"BadgeCell\", bundle: nil)", 1),
  ])
  func codeAsksForWhatIsThere(_ rule: String, _ code: String, _ count: Int) throws {
    #expect(try messages(rule, "func f() { \(code) }", storyboard).count == count)
  }

  @Test(arguments: [
    ("let bundle = Bundle(for: RemoteLogger.self); _ = UIStoryboard(name: \"Mian\", bundle: bundle)", 0),
    ("let bundle: Bundle = Bundle(for: RemoteLogger.self); _ = UINib(nibName: \"Mian\", bundle: bundle)", 0),
    ("let bundle = Bundle.main; _ = UIStoryboard(name: \"Mian\", bundle: bundle)", 1),
    ("let bundle = Bundle(for: Self.self); _ = UIStoryboard(name: \"Mian\", bundle: bundle)", 1),
    ("_ = UIStoryboard(name: \"Mian\", bundle: bundle)", 1),
  ])
  func bundleOfAnotherModulesClassIsAnother(_ code: String, _ count: Int) throws {
    let found = try ["unknown-storyboard", "unknown-nib"].flatMap {
      try messages($0, "func f() { \(code) }", storyboard)
    }
    #expect(found.count == count)
  }

  @Test(arguments: [(["Main.storyboard", "A.swift"], 1), (["Main.storyboard", "A.swift", "Roster.storyboard"], 0)])
  func documentThatCodeLoadsIsInATarget(_ listed: [String], _ count: Int) throws {
    let files = ExampleProject.app(listing: listed).merging([
      "Main.storyboard": "<document/>", "Roster.storyboard": "<document/>",
      "A.swift": "@main class A: UIResponder { func f() { _ = UIStoryboard(name: \"Roster\", bundle: nil) } }",
    ]) { $1 }
    let rule = try #require(RuleCatalog.rule("unknown-storyboard"))
    let found = ProjectFindings(ProjectIndex(ProjectFiles(files)), rule)
    let messages = found.paths.flatMap { found.diagnostics(in: $0, rules: [ActiveRule(rule)]) }.map(\.message)
    #expect(messages.count == count)
    #expect(messages.allSatisfy { $0 == "Roster.storyboard belongs to no target of the Xcode project; add it to one" })
  }

  @Test func testsAndForeignCodeAreLeftAlone() throws {
    let rule = try #require(RuleCatalog.rule("unknown-reuse-identifier"))
    for path in ["AppTests/A.swift", "Pods/Table/A.swift"] {
      let project = ProjectIndex(ProjectFiles(storyboard.merging([path: ask]) { $1 }))
      #expect(ProjectFindings(project, rule).paths == [])
    }
  }

  @Test func projectWithoutDocumentsHasNothingToCompareWith() throws {
    #expect(try messages("unknown-reuse-identifier", ask, [:]) == [])
  }

  private func scene(_ name: String, _ cell: String, _ header: String = "") -> String {
    """
    <scene sceneID="\(name)s"><objects><tableViewController id="\(name)" customClass="\(name)" sceneMemberID="viewController">
      <tableView key="view" id="\(name)t"><prototypes><tableViewCell reuseIdentifier="\(cell)" id="\(name)c">
      </tableViewCell></prototypes>\(header)</tableView></tableViewController></objects></scene>
    """
  }

  private static let askForRow = "table.dequeueReusableCell(withIdentifier: \"Row\", for: path)"

  /// What is found in a storyboard with the scenes `List` and `Other`, whose prototype is called `Row`.
  private func findings(_ cell: String, _ code: String, header: String = "") throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch"><scenes>\(scene("List", cell, header))\(scene("Other", "Row"))</scenes></document>
      """
    let sources = "class List: UITableViewController { \(code) }\nclass Other: UITableViewController {}"
    let project = ProjectIndex(ProjectFiles(["A.swift": sources, "Main.storyboard": text]))
    let linted = LintedDocument(
      try LayoutDocument(Array(text.utf8), path: "Main.storyboard"), project: project, projectPath: "Main.storyboard")
    return Linter([.unknownReuseIdentifier]).lint(linted).diagnostics
      .filter { $0.ruleID == "unknown-reuse-identifier" }.map(\.message)
  }

  @Test(arguments: [
    (Self.askForRow, true),
    ("table.dequeueReusableCell(withIdentifier: \"Row\")", false),
    ("table.register(A.self, forCellReuseIdentifier: \"Row\"); \(Self.askForRow)", false),
    ("let cell = UITableViewCell(style: .default, reuseIdentifier: \"Row\"); \(Self.askForRow)", true),
    ("let list = UITableView(frame: f); list.dequeueReusableCell(withIdentifier: \"Row\", for: path)", false),
    ("table.dequeueReusableCell(withIdentifier: \"Line\", for: path)", false),
  ])
  func cellOfAnotherSceneIsNotInTheTableOfTheScene(_ code: String, _ isFound: Bool) throws {
    let message = "List dequeues Row, which no prototype of its scene is called"
    #expect(try findings("Line", "func f() { \(code) }") == (isFound ? [message] : []))
    #expect(try findings("Row", "func f() { \(code) }") == [])
    let header = "<collectionReusableView key=\"sectionHeaderView\" reuseIdentifier=\"Row\" id=\"h\"/>"
    #expect(try findings("Line", "func f() { \(code) }", header: header) == [])
  }
}
