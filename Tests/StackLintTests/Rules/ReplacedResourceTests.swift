import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Images and colors that are missing, and that code may replace.
@Suite struct ReplacedResourceTests {
  private func severities(_ source: String, own: String = "") throws -> [Diagnostic.Severity] {
    let objects = """
      <view customClass="Card" id="a">
        <subviews><imageView image="Stra" \(own) id="b"><color key="backgroundColor" name="Acent"/></imageView></subviews>
        <connections><outlet property="icon" destination="b" id="c"/></connections>
      </view>
      """
    let text = RuleExample.Container.xib.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let project = ProjectIndex(
      ProjectFiles([
        "Assets.xcassets/Star.imageset/Contents.json": "", "Assets.xcassets/Accent.colorset/Contents.json": "",
        "Card.swift": "class Card: UIView { @IBOutlet var icon: UIImageView!\n func show() { \(source) } }",
        "Looks.swift": """
        extension UIImageView { func setLook(_ look: Look) { backgroundColor = look.color } }
        class Painter { func paint(_ view: UIView) { view.backgroundColor = accent } }
        """,
        "Icon.swift": "class Icon: UIImageView { func show() { backgroundColor = accent; image = star } }",
        "Plain.swift": "class Plain: UIImageView { func show() { isHidden = image.size.width > 0 } }",
      ]))
    return Linter([.missingImage, .missingColor]).lint(LintedDocument(document, project: project)).diagnostics
      .filter { ["missing-image", "missing-color"].contains($0.ruleID) }.map(\.severity)
  }

  /// Without any catalog nothing is known, unless the project had one.
  @Test func areMissedWhereTheChangeTookTheLastOfThemAway() throws {
    let objects = "<imageView image=\"Star\" id=\"b\"><color key=\"backgroundColor\" name=\"Accent\"/></imageView>"
    let document = try LayoutDocument(Array(RuleExample.Container.xib.document(around: objects).utf8), path: "a.xml")
    let code = ["Card.swift": "class Card: UIView {}"]
    let catalog = ["Star.imageset", "Accent.colorset"].map { ("Assets.xcassets/\($0)/Contents.json", "") }
    let (old, new) = (ProjectIndex(ProjectFiles(code.merging(catalog) { $1 })), ProjectIndex(ProjectFiles(code)))
    for (project, expected) in [(new, []), (new.compared(with: old), ["missing-color", "missing-image"])] {
      let findings = Linter([.missingImage, .missingColor]).lint(LintedDocument(document, project: project)).diagnostics
      #expect(findings.map(\.ruleID).filter { $0.hasPrefix("missing-") }.sorted() == expected)
    }
  }

  @Test func areNotices() throws {
    #expect(try severities("icon.image = star; icon.backgroundColor = accent") == [.notice, .notice])
  }

  @Test func areNoFindingsWhereTheClassSetsThemItself() throws {
    #expect(try severities("", own: "customClass=\"Icon\"") == [])
    #expect(try severities("", own: "customClass=\"Plain\"") == [.warning, .warning])
  }

  @Test func otherPropertiesDoNotReplaceThem() throws {
    #expect(try severities("icon.isHidden = true") == [.warning, .warning])
  }

  @Test(arguments: [
    ("icon.setLook(.plain)", [Diagnostic.Severity.warning, .notice]), ("paint(icon)", [.warning, .notice]),
    ("icon.fade()", [.warning, .warning]), ("reveal(icon)", [.warning, .warning]),
    ("for view in [icon, other] { view.image = star }", [.warning, .notice]),
  ])
  func helpersReplaceThem(source: String, expected: [Diagnostic.Severity]) throws {
    #expect(try severities(source).map(\.rawValue).sorted() == expected.map(\.rawValue).sorted())
  }

  @Test(arguments: [
    ("navigationController?.tabBarItem.image = star", Diagnostic.Severity.notice),
    ("tabBarController?.tabBar.items?[0].image = star", .notice), ("tabBarItem.title = star", .warning),
  ])
  func tabBarItemOfAnotherControllerIsReplaced(source: String, severity: Diagnostic.Severity) throws {
    let text = RuleExample.Container.storyboard.document(
      around: """
        <navigationController id="n"><tabBarItem key="tabBarItem" image="Stra" id="t"/></navigationController>
        <viewController customClass="Home" id="h"/>
        """)
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    let project = ProjectIndex(
      ProjectFiles([
        "Assets.xcassets/Star.imageset/Contents.json": "",
        "Home.swift": "class Home: UIViewController { override func viewDidLoad() { \(source) } }",
      ]))
    let found = Linter([.missingImage]).lint(LintedDocument(document, project: project)).diagnostics
    #expect(found.filter { $0.ruleID == "missing-image" }.map(\.severity) == [severity])
  }

  @Test func eachIsJudgedOnItsOwn() throws {
    #expect(try Set(severities("icon.image = star")) == [.notice, .warning])
  }

  @Test(arguments: [("icon.image = star", Diagnostic.Severity.notice), ("icon.isHidden = true", .warning)])
  func outletOfAMacOSControlIsThatOfItsCell(source: String, severity: Diagnostic.Severity) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Card">
          <connections><outlet property="icon" destination="b" id="c"/></connections>
        </customObject>
        <imageView id="b"><imageCell key="cell" image="Stra" id="d"/></imageView>
      </objects></document>
      """
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let project = ProjectIndex(
      ProjectFiles([
        "Assets.xcassets/Star.imageset/Contents.json": "",
        "Card.swift": "class Card: NSView { @IBOutlet var icon: NSImageView!\n func show() { \(source) } }",
      ]))
    let found = Linter([.missingImage]).lint(LintedDocument(document, project: project)).diagnostics
    #expect(found.filter { $0.ruleID == "missing-image" }.map(\.severity) == [severity])
  }

  @Test(arguments: [("haert.fill", 1), ("heart.fill", 0), ("bell", 0)])
  func symbolIsComparedWithThoseThatTheDocumentLists(_ name: String, _ count: Int) throws {
    let text = RuleExample.Container.xib.document(around: "<imageView image='\(name)' catalog='system' id='a'/>")
      .replacing("</document>", with: "<resources><image name='heart.fill' catalog='system'/></resources></document>")
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let found = Linter([.missingImage]).lint(LintedDocument(document)).diagnostics.filter {
      $0.ruleID == "missing-image"
    }
    #expect(found.count == count)
  }

  @Test(arguments: [("", 1), ("catalog='system'", 0)])
  func imageMayHaveTheNameOfASymbol(_ catalog: String, _ count: Int) throws {
    let objects = """
      <imageView image='timer' \(catalog) id='a'/><imageView image='timer' catalog='system' id='b'/>
      """
    let text = RuleExample.Container.xib.document(around: objects)
      .replacing("</document>", with: "<resources><image name='timer' catalog='system'/></resources></document>")
    let files = ProjectFiles(["Assets.xcassets/Star.imageset/Contents.json": "", "App.swift": "class App {}"])
    let document = LintedDocument(try LayoutDocument(Array(text.utf8), path: "a.xib"), project: ProjectIndex(files))
    #expect(Linter([.missingImage]).lint(document).diagnostics.count { $0.ruleID == "missing-image" } == count)
  }
}
