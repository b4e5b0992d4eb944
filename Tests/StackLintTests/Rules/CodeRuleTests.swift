import TestSupport
import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Classes, outlets and actions of documents, compared with sources.
@Suite struct CodeRuleTests {
  private func messages(_ rule: String, _ objects: String, _ sources: [String: String]) throws
    -> [String]
  {
    let text = RuleExample.Container.xib.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let project = ProjectIndex(ProjectFiles(sources))
    let rules = [RuleCatalog.rule(rule)].compactMap(\.self)
    return Linter(rules).lint(LintedDocument(document, project: project)).diagnostics.filter { $0.ruleID == rule }
      .map(\.message)
  }

  private func action(_ selector: String) -> String {
    """
    <view customClass="A" customModule="App" id="a"/>
    <button id="b"><connections><action selector="\(selector)" destination="a" id="c"/></connections></button>
    """
  }

  @Test(arguments: [
    ("tap", "func tap()"), ("tap:", "func tap(_ sender: Any)"), ("tapWithSender:", "func tap(sender: Any)"),
    ("tap:forEvent:", "func tap(_ sender: Any, forEvent event: UIEvent)"),
    ("hit:", "@objc(hit:) func tap(_ sender: Any)"),
    ("setTitle:", "var title: String"),
  ])
  func actionIsFoundByTheNameThatObjectiveCHas(_ selector: String, _ member: String) throws {
    let source = "class A: UIView {\n  @IBAction \(member) {}\n}"
    #expect(try messages("unknown-action", action(selector), ["A.swift": source]) == [])
    #expect(try messages("unknown-action", action("no"), ["A.swift": source]).count == 1)
  }

  @Test(arguments: [
    ("NSObject", "save:", 1), ("NSDocument", "save:", 0), ("UIViewController", "copy:", 0),
    ("UITableViewController", "cancel:", 1), ("NSWindowController", "cancel:", 1), ("NSSavePanel", "cancel:", 0),
    ("NSViewController", "remove:", 1), ("NSArrayController", "remove:", 0), ("NSViewController", "print:", 1),
    ("NSView", "print:", 0), ("NSTextView", "toggleRuler:", 0), ("NSTextView", "toggleRulers:", 1),
    ("NSTextView", "orderFrontLinkPanel:", 0), ("NSView", "alignLeft:", 1), ("NSTextField", "selectText:", 0),
    ("NSButton", "takeStringValueFrom:", 0), ("NSView", "uppercaseWord:", 0), ("NSWindow", "toggleTabBar:", 0),
    ("UIView", "toggleBoldface:", 0), ("UIView", "toggleRuler:", 1), ("NSUnheardOf", "whatever:", 0),
  ])
  func actionsOfApplesClassesAreTheirs(_ superclass: String, _ selector: String, _ count: Int) throws {
    let source = "class A: \(superclass) {}"
    #expect(try messages("unknown-action", action(selector), ["A.swift": source]).count == count)
  }

  @Test(arguments: [
    ("self.acount", "Screen has no property acount; did you mean account?"),
    ("acount.name", "Screen has no property acount; did you mean account?"),
    ("account", nil), ("self.account.nmae", nil), ("enabled", nil), ("refresh", nil), ("representedObject", nil),
    ("customer.name", "Screen has no property customer"), ("view.window", nil), ("songs", nil),
    ("self", nil),
    ("@count", nil),
  ])
  func bindingObservesADeclaredProperty(_ keyPath: String, _ message: String?) throws {
    let objects = """
      <customObject customClass="Screen" id="-2"/>
      <textField id="t"><connections><binding destination="-2" name="value" keyPath="\(keyPath)" id="b"/></connections></textField>
      """
    let source = """
      class Screen: NSViewController {
        @objc dynamic var account = "x"; @objc dynamic var isEnabled = true; @objc func refresh() -> Int { 0 }
        @objc func countOfSongs() -> Int { 0 }
      }
      """
    #expect(try messages("unknown-binding-key-path", objects, ["A.swift": source]) == [message].compactMap(\.self))
  }

  @Test(arguments: [
    ("class Screen: NSObject {}", 1), ("class Screen: NSView {}", 0), ("class Screen: NSDocument {}", 0),
    ("class Screen: NSObject { override func value(forUndefinedKey key: String) -> Any? { nil } }", 0),
    ("class Screen: Other {}", 0),
  ])
  func bindingObservesWhatTheClassHas(_ source: String, _ count: Int) throws {
    let objects = """
      <customObject customClass="Screen" id="-2"/>
      <textField id="t"><connections><binding destination="-2" name="value" keyPath="customer" id="b"/></connections></textField>
      """
    #expect(try messages("unknown-binding-key-path", objects, ["A.swift": source]).count == count)
  }

  @Test(arguments: [
    ("Song", "", "selection.titel", 1, 0), ("Song", "", "arrangedObjects.title", 0, 0), ("Song", "", "selection", 0, 0),
    ("Song", "", "canRemove", 0, 0), ("Sonng", "", "selection.title", 0, 1),
    ("Sonng", "mode=\"entity\"", "selection.title", 0, 0),
    ("Song", "mode=\"entity\"", "selection.titel", 0, 0), ("NSMutableDictionary", "", "selection.titel", 0, 0),
    ("App.Sonng", "", "selection.titel", 0, 0), ("Unrelated", "", "selection.titel", 0, 0),
  ])
  func arrayControllerHasObjectsOfADeclaredClass(
    _ name: String, _ mode: String, _ keyPath: String, _ keys: Int, _ classes: Int
  ) throws {
    let objects = """
      <arrayController objectClassName="\(name)" \(mode) id="c"/>
      <textField id="t"><connections><binding destination="c" name="value" keyPath="\(keyPath)" id="b"/></connections></textField>
      """
    let source = ["A.swift": "class Song: NSObject { @objc dynamic var title = \"\" }"]
    #expect(try messages("unknown-binding-key-path", objects, source).count == keys)
    #expect(try messages("unknown-custom-class", objects, source).count == classes)
  }

  @Test(arguments: [
    ("togglePresest:", "no class has an action togglePresest:; did you mean togglePresets:?"),
    (
      "orderFrontStandardAbuotPanel:",
      "no class has an action orderFrontStandardAbuotPanel:; did you mean orderFrontStandardAboutPanel:?"
    ),
    ("togglePresets:", nil), ("toggleRuler:", nil), ("orderFrontSubstitutionsPanel:", nil), ("selectAll:", nil),
  ])
  func actionOfTheFirstResponderMayBeMisspelled(_ selector: String, _ message: String?) throws {
    let objects = """
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menuItem id="m"><connections><action selector="\(selector)" target="-1" id="o"/></connections></menuItem>
      """
    let source =
      "class A: NSObject { @IBAction func togglePresets(_ sender: Any) {}; @IBAction func selectAl(_ a: Any) {}; @IBAction func toggleRulers(_ a: Any) {} }"
    #expect(try messages("unknown-action", objects, ["A.swift": source]) == [message].compactMap(\.self))
  }

  @Test(arguments: [
    ("NSFontManager", "addFontTriat:", "NSFontManager has no action addFontTriat:; did you mean addFontTrait:?"),
    ("NSFontManager", "addFontTrait:", nil), ("NSFontManager", "sendToFriend:", nil),
    ("NSApplication", "termniate:", "NSApplication has no action termniate:; did you mean terminate:?"),
    ("NSApplication", "shwo:", nil), ("NSDocument", "saveDocumnet:", nil),
  ])
  func actionOfAnObjectOfApples(_ name: String, _ selector: String, _ message: String?) throws {
    let objects = """
      <customObject customClass="\(name)" id="a"/>
      <menuItem id="m"><connections><action selector="\(selector)" target="a" id="o"/></connections></menuItem>
      """
    let source =
      "extension NSApplication { @IBAction func show(_ sender: Any) {}; @IBAction func shwo(_ sender: Any) {} }"
    #expect(try messages("unknown-action", objects, ["A.swift": source]) == [message].compactMap(\.self))
  }

  @Test(arguments: [
    ("view", "contentt", "UIView has no outlet contentt; did you mean content?"),
    ("view", "badge", "UIView has no outlet badge"),
    ("view", "inputView", nil), ("view", "extra", nil), ("tableView", "badge", nil),
    ("tableView", "dataSuorce", "UITableView has no outlet dataSuorce; did you mean dataSource?"),
    ("tableView", "dataSource", nil),
  ])
  func outletOfAnObjectOfApples(_ element: String, _ property: String, _ message: String?) throws {
    let connection = "<outlet property=\"\(property)\" destination=\"b\" id=\"o\"/>"
    let objects = "<\(element) id=\"a\"><connections>\(connection)</connections></\(element)><label id=\"b\"/>"
    let source = "extension UIView { @IBOutlet var extra: UIView? { get { nil } set {} } }"
    #expect(try messages("unknown-outlet", objects, ["A.swift": source]) == [message].compactMap(\.self))
  }

  @Test func actionOfTheFirstResponderMayBeAnybodys() throws {
    let objects = """
      <customObject customClass="A" id="a" sceneMemberID="firstResponder"/>
      <button id="b"><connections><action selector="no:" target="a" id="c"/></connections></button>
      """
    #expect(try messages("unknown-action", objects, ["A.swift": "class A: UIResponder {}"]) == [])
  }

  @Test func actionOfTheOwnerMustExist() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <button id="b"><connections><action selector="no:" destination="-1" id="c"/>
      <action selector="no:" destination="-2" id="d"/></connections></button>
      """
    let source = ["A.swift": "class A: UIViewController { @IBAction func tap(_ sender: Any) {} }"]
    #expect(try messages("unknown-action", objects, source) == ["A has no action no:"])
    #expect(try messages("unknown-action", objects.replacing("no:", with: "tap:"), source) == [])
  }

  @Test(arguments: [
    "<customObject id=\"-1\" userLabel=\"First Responder\" customClass=\"A\"/>",
    "<customObject id=\"-1\" customClass=\"FirstResponder\"/>",
  ])
  func actionOfTheFirstResponderOnTheMacMayBeAnybodys(_ responder: String) throws {
    let objects =
      responder
      + "<button id=\"b\"><connections><action selector=\"no:\" target=\"-1\" id=\"c\"/></connections></button>"
    #expect(try messages("unknown-action", objects, ["A.swift": "class A: NSResponder {}"]) == [])
  }

  @Test func outletOfAnotherObjectIsNotAsked() throws {
    let objects = """
      <view customClass="A" customModule="App" id="a">
      <connections><outlet property="other.title" destination="b" id="o"/></connections></view><label id="b"/>
      """
    #expect(try messages("unknown-outlet", objects, ["A.swift": "class A: UIView {}"]) == [])
  }

  @Test func outletsOfCategoriesAndExtensionsCount() throws {
    let objects = """
      <view customClass="A" id="a"><connections>
      <outlet property="one" destination="b" id="o"/><outletCollection property="two" destination="b" id="p"/>
      <outlet property="three" destination="b" id="q"/>
      </connections></view><label id="b"/>
      """
    let sources = [
      "A.h": "@interface A : UIView\n@end", "A.mm": "@interface A ()\n@property IBOutlet UILabel *one;\n@end",
      "A.swift": "extension A { @IBOutlet var two: [UILabel]! { get { [] } set {} } }",
    ]
    #expect(try messages("unknown-outlet", objects, sources) == ["A has no outlet three"])
  }

  @Test("The key `titleLabel` finds the setter of a property that begins with a capital")
  func outletIsFoundByItsSetter() throws {
    let objects = """
      <view customClass="A" customModule="App" id="a">
      <connections><outlet property="titleLabel" destination="l" id="o"/></connections></view><label id="l"/>
      """
    let source = { (name: String) in ["A.swift": "class A: UIView {\n  @IBOutlet var \(name): UILabel!\n}"] }
    #expect(try messages("unknown-outlet", objects, source("TitleLabel")) == [])
    #expect(try messages("unknown-outlet", objects, source("HeadLabel")).count == 1)
  }

  @Test(arguments: [
    ("@interface A : UIView\n@property IBOutlet UILabel *note;\n@end", "A.h", 0),
    ("@interface A : UIView\n@property IBOutlet UILabel *other;\n@end", "A.h", 1),
    ("class A: UIView { @IBOutlet var note: UILabel! }", "A.swift", 1),
  ])
  func instanceVariableOfAnObjectiveCPropertyIsAnOutlet(_ source: String, _ path: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"><connections><outlet property="_note" destination="b" id="o"/></connections></view>
      <label id="b"/>
      """
    #expect(try messages("unknown-outlet", objects, [path: source]).count == count)
  }

  @Test(arguments: [
    ("UIView", "textLabel", 1), ("UITableViewCell", "textLabel", 0), ("UIViewController", "tableView", 1),
    ("UITableViewController", "tableView", 0), ("NSObject", "delegate", 1), ("UIScrollView", "delegate", 0),
    ("UIView", "gestureRecognizers", 0),
  ])
  func outletsOfApplesClassesAreTheirs(_ superclass: String, _ outlet: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" customModule="App" id="a"><connections><outlet property="\(outlet)" destination="b" id="o"/>
      </connections></view><label id="b"/>
      """
    #expect(try messages("unknown-outlet", objects, ["A.swift": "class A: \(superclass) {}"]).count == count)
  }

  @Test(arguments: [
    "typealias A = B\nclass B: UIView {}", "@objc(A) class B: UIView {}", "enum E { @objc(A) class B: UIView {} }",
    "@objc(A)\nclass A: UIView {}",
  ])
  func classIsFoundByItsOtherName(_ source: String) throws {
    let objects = "<view customClass=\"A\" id=\"a\"/>"
    #expect(try messages("unknown-custom-class", objects, ["A.swift": source]) == [])
  }

  @Test(arguments: [
    "// class A: UIView {}", "let a = \"class A: UIView {}\"", "func f() { class A: UIView {} }", "struct A {}",
    "let a = #\"\"\"\nclass A: UIView {}\n\"\"\"#", "/* class A: UIView {} */",
  ])
  func whatOnlyLooksLikeAClassIsNone(_ source: String) throws {
    let objects = "<view customClass=\"A\" customModule=\"App\" customModuleProvider=\"target\" id=\"a\"/>"
    let found = try messages("unknown-custom-class", objects, ["A.swift": source + "\nclass Other: UIView {}"])
    #expect(found == ["A is not declared in any source file"])
  }

  @Test func segueActionIsOfTheScenesController() throws {
    let segue = """
      <viewController customClass="A" id="vc" sceneMemberID="viewController"><connections>
      <segue destination="vc" kind="show" destinationCreationSelector="make:" id="s"/>
      <segue destination="vc" kind="show" destinationCreationSelector="mkae:" id="t"/>
      </connections></viewController>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>\(segue)</objects></scene></scenes></document>
      """
    let source = "class A: UIViewController { @IBSegueAction func make(_ coder: NSCoder) -> A? { nil } }"
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    let linted = LintedDocument(document, project: ProjectIndex(ProjectFiles(["A.swift": source])))
    let found = Linter([.unknownAction]).lint(linted).diagnostics.filter { $0.ruleID == "unknown-action" }
    #expect(found.map(\.message) == ["A has no segue action mkae:; did you mean make:?"])
  }

  @Test(arguments: [("tpaBadge:", true), ("tapBadge", true), ("tapBadges", false), ("tapForge:", false)])
  func guessedActionIsNearAndTakesAsManyArguments(_ selector: String, _ isGuessed: Bool) throws {
    let objects = """
      <view customClass="A" id="a"/>
      <button id="b"><connections><action selector="\(selector)" destination="a" id="c"/></connections></button>
      """
    let source = "@objc(A) class A: UIView { @IBAction func tapBadge(_ sender: UIButton) {} }"
    let hint = isGuessed ? "; did you mean tapBadge:?" : ""
    #expect(try messages("unknown-action", objects, ["A.swift": source]) == ["A has no action \(selector)\(hint)"])
  }

  @Test(arguments: [
    ("titleLable", "titleLabel", 1), ("title", "titleLabel", 1), ("titleLabelView", "titleLabel", 1),
    ("content", "titleLabel", 0), ("titleLabel", "titleLabel", 0), ("titleLable", "titleLabel: UILabel?", 0),
  ])
  func outletOfAClassThatLeavesTheProjectIsLikeOneThatIsNotConnected(
    _ connected: String, _ declared: String, _ count: Int
  ) throws {
    let objects = """
      <view customClass="A" id="a"><connections><outlet property="\(connected)" destination="b" id="o"/></connections></view>
      <label id="b"/>
      """
    let type = declared.contains(":") ? "" : ": UILabel!"
    let source = ["A.swift": "class A: LibraryCell { @IBOutlet var \(declared)\(type) }"]
    let found = try messages("unknown-outlet", objects, source)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0 == "A declares no outlet \(connected); did you mean titleLabel?" })
    let both = objects.replacing(
      "<outlet", with: "<outlet property=\"titleLabel\" destination=\"b\" id=\"p\"/><outlet")
    #expect(try messages("unknown-outlet", both, source) == [], "the superclass has it, where its own is connected")
  }

  @Test func classWithTooManySuperclassesIsUnknown() throws {
    func found(_ count: Int) throws -> Int {
      let classes = (0..<count).map { "class C\($0): \($0 + 1 < count ? "C\($0 + 1)" : "UIView") {}" }
      let objects =
        "<view customClass=\"C0\" customModule=\"App\" id=\"a\">"
        + "<connections><outlet property=\"no\" destination=\"a\" id=\"o\"/></connections></view>"
      return try messages("unknown-outlet", objects, ["A.swift": classes.joined(separator: "\n")]).count
    }
    #expect(try found(100) == 1)
    #expect(try found(101) == 0)
  }

  @Test func manyClassesActionsAndSeguesEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 100) { count in
        let classes = (0..<count).map { "class C\($0): C\($0 + 1) { @IBOutlet var v\($0): UIView! }" }
        let objects = (0..<count).map { index in
          """
          <view customClass="C\(index)" id="a\(index)"><connections>
          <outlet property="w" destination="a0" id="o\(index)"/>
          <action selector="setX\(index):" destination="a\(count - 1)" id="c\(index)"/>
          <segue kind="unwind" unwindAction="back\(index):" id="s\(index)"/>
          </connections></view>
          """
        }
        return (objects.joined(), classes.joined(separator: "\n") + "\nclass C\(count): UIView {}", count)
      } work: { objects, classes, count in
        let (tests, sources) = (CodeRuleTests(), ["A.swift": classes])
        // Those that derive from a hundred others or more are unknown.
        let outlets = try tests.messages("unknown-outlet", objects, sources)
        #expect(outlets.count == 99)
        let actions = try tests.messages("unknown-action", objects, sources)
        #expect(actions.count == 2 * count)
      }
    }
  }

  @Test(arguments: [1, 20]) func unwindActionIsThatOfAnyClass(count: Int) throws {
    let segues = (0..<count).map { "<segue kind=\"unwind\" unwindAction=\"back:\" id=\"s\($0)\"/>" }.joined()
    let objects = "<button id=\"b\"><connections>\(segues)</connections></button>"
    let source = "class A: UIViewController {\n  @IBAction func back(_ segue: UIStoryboardSegue) {}\n}"
    #expect(try messages("unknown-action", objects, ["A.swift": source]) == [])
    #expect(try messages("unknown-action", objects, ["A.swift": "class A: UIViewController {}"]).count == count)
  }
}
