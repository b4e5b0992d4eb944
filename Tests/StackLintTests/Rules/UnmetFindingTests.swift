import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Findings that nobody meets, though the document is loaded: they are notices.
@Suite struct UnmetFindingTests {
  private func severities(
    _ rule: Rule, _ objects: String, _ sources: [String: String], isStoryboard: Bool = false
  ) throws -> [Diagnostic.Severity] {
    let container: RuleExample.Container = isStoryboard ? .storyboard : .xib
    let text = container.document(around: objects)
    let path = isStoryboard ? "Main.storyboard" : "Main.xib"
    let document = try LayoutDocument(Array(text.utf8), path: path)
    let project = ProjectIndex(ProjectFiles(sources.merging([path: text]) { $1 }))
    return Linter([rule]).lint(LintedDocument(document, project: project, projectPath: path)).diagnostics
      .filter { $0.ruleID == rule.id }.map(\.severity)
  }

  // MARK: Controls

  @Test(arguments: [
    ("", "", Diagnostic.Severity.warning), ("hidden=\"YES\"", "", .notice),
    ("hidden=\"YES\"", "<outlet property=\"box\" destination=\"box\" id=\"o\"/>", .warning),
  ])
  func actionOfAControlThatStaysHiddenIsANotice(
    _ attributes: String, _ outlet: String, _ severity: Diagnostic.Severity
  ) throws {
    let objects = """
      <view customClass="A" id="a">
        <subviews><view \(attributes) id="box"><subviews><button id="b">
          <connections><action selector="no" destination="a" eventType="touchUpInside" id="c"/></connections>
        </button></subviews></view></subviews>
        <connections>\(outlet)</connections>
      </view>
      """
    let source = "class A: UIView { @IBOutlet var box: UIView?; func show() { box?.isHidden = false } }"
    #expect(try severities(.unknownAction, objects, ["A.swift": source]) == [severity])
  }

  @Test(arguments: [("hidden=\"YES\"", Diagnostic.Severity.notice), ("", .warning)])
  func actionOfARecognizerOfAHiddenViewIsANotice(_ attributes: String, _ severity: Diagnostic.Severity) throws {
    let objects = """
      <view customClass="A" id="a"><subviews><view \(attributes) id="box"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" id="g"/></connections></view></subviews></view>
      <tapGestureRecognizer id="tap"><connections><action selector="no" destination="a" id="c"/></connections>
      </tapGestureRecognizer>
      """
    #expect(try severities(.unknownAction, objects, ["A.swift": "class A: UIView {}"]) == [severity])
  }

  // MARK: Outlets

  @Test(arguments: [
    ("", Diagnostic.Severity.notice), ("func f() { title.text = \"\" }", .warning),
    ("func f() { fill(title) }", .warning),
  ])
  func outletOfAnotherClassThatNoCodeUsesIsANotice(_ member: String, _ severity: Diagnostic.Severity) throws {
    let objects = """
      <view customClass="A" id="a"><connections><outlet property="title" destination="b" id="o"/></connections></view>
      <button id="b"/>
      """
    let source = "class A: UIView { @IBOutlet var title: UILabel!\n \(member) }"
    #expect(try severities(.outletOfOtherClass, objects, ["A.swift": source]) == [severity])
  }

  @Test(arguments: [("Main", Diagnostic.Severity.notice), ("Other", .warning)])
  func nibThatIsNamedForAnotherClassThanItsOwnersHasTheWrongOwner(
    _ name: String, _ severity: Diagnostic.Severity
  ) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
        <connections><outlet property="title" destination="b" id="o"/></connections></placeholder>
      <button id="b"/>
      """
    let source = """
      class A: UIView { @IBOutlet var title: UILabel!; func f() { title.text = "" } }
      class \(name): UIView { @IBOutlet var title: UIButton! }
      """
    #expect(try severities(.outletOfOtherClass, objects, ["A.swift": source]) == [severity])
  }

  @Test func outletThatCodeHasReliedOnInVainForLongIsANotice() throws {
    let objects = "<view customClass=\"A\" id=\"a\"/>"
    let source = "class A: UIView { @IBOutlet var title: UILabel!; override func awakeFromNib() { title.text = \"\" } }"
    #expect(try severities(.unconnectedOutlet, objects, ["A.swift": source]) == [.notice])
    let text = RuleExample.Container.xib.document(around: objects)
    let linted = { (old: String) in
      let project = ProjectIndex(ProjectFiles(["A.swift": source, "Main.xib": text])).compared(
        with: ProjectIndex(ProjectFiles(["A.swift": old, "Main.xib": text])))
      let document = try LayoutDocument(Array(text.utf8), path: "Main.xib")
      return Linter([.unconnectedOutlet]).lint(
        LintedDocument(document, project: project, projectPath: "Main.xib")
      ).diagnostics.map(\.severity)
    }
    #expect(try linted(source) == [.notice])
    #expect(try linted("class A: UIView {}") == [.warning])
  }

  @Test(arguments: [("list.delegate = self", Diagnostic.Severity.warning), ("helper.list = list", .notice)])
  func dataSourceThatAnotherObjectMayReplaceIsANotice(_ statement: String, _ severity: Diagnostic.Severity) throws {
    let objects = """
      <view customClass="A" id="a"><connections><outlet property="list" destination="b" id="o"/></connections></view>
      <tableView id="b"><connections><outlet property="dataSource" destination="a" id="p"/></connections></tableView>
      """
    let sources = [
      "A.swift": "class A: UIView { @IBOutlet var list: UITableView!; func f() { \(statement) } }",
      "B.swift": "class B: NSObject { var list: UITableView! { didSet { list.dataSource = self } } }",
    ]
    #expect(try severities(.delegateWithoutConformance, objects, sources) == [severity])
  }

  // MARK: Classes

  @Test(arguments: [
    ("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"", Diagnostic.Severity.notice),
    ("<view id=\"a\"", .warning),
  ])
  func classOfTheOwnerMattersLittle(_ object: String, _ severity: Diagnostic.Severity) throws {
    let objects = "\(object) customClass=\"Lost\" customModuleProvider=\"target\"/>"
    #expect(try severities(.unknownCustomClass, objects, ["A.swift": "class A: UIView {}"]) == [severity])
  }

  // MARK: Cells

  @Test(arguments: [
    ("", Diagnostic.Severity.warning), ("list.register(Row.self, forCellReuseIdentifier: \"Row\")", .notice),
    ("list.register(Row.self, forCellReuseIdentifier: \"Other\")", .warning),
  ])
  func prototypeThatTheControllerReplacesIsUnused(_ statement: String, _ severity: Diagnostic.Severity) throws {
    let scene = """
      <scene sceneID="s"><objects><viewController customClass="A" customModule="App" id="c" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><tableView id="t"><prototypes>
          <tableViewCell reuseIdentifier="Row" customClass="Row" id="r"/></prototypes></tableView></subviews></view>
      </viewController></objects></scene>
      """
    let sources = [
      "A.swift": "class A: UIViewController { func viewDidLoad() { \(statement) } }",
      "Row.swift": "class Row: UITableViewCell {}",
    ]
    #expect(try severities(.unknownCustomClass, scene, sources, isStoryboard: true) == [severity])
  }

  @Test(arguments: [
    ("static", "func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { f() }", 0),
    ("static", "", 1), ("prototypes", "func tableView(_ t: UITableView, cellForRowAt path: IndexPath) {}", 1),
  ])
  func textOfAStaticCellThatTheControllerMayReplaceIsANotice(_ mode: String, _ member: String, _ warnings: Int) throws {
    let scene = """
      <scene sceneID="s"><objects>
      <tableViewController customClass="A" id="c" sceneMemberID="viewController">
        <tableView key="view" dataMode="\(mode)" id="t"><sections><tableViewSection id="u"><cells>
          <tableViewCell id="r"><subviews><label text="Label" id="l"/></subviews></tableViewCell></cells></tableViewSection>
        </sections></tableView>
        <connections><outlet property="list" destination="t" id="o"/></connections>
      </tableViewController></objects></scene>
      """
    let sources = ["A.swift": "class A: UITableViewController { \(member) }"]
    let found = try severities(.placeholderTextLeft, scene, sources, isStoryboard: true)
    #expect(found.count == 1)
    #expect(found.count { $0 == .warning } == warnings)
  }
}
