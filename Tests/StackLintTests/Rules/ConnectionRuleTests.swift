import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Outlets, actions and gesture recognizers that do not do what they were made for.
@Suite struct ConnectionRuleTests {
  private func found(_ rule: String, _ text: String, path: String = "a.xib", _ sources: [String: String] = [:]) throws
    -> [String]
  {
    let document = try LayoutDocument(Array(text.utf8), path: path)
    let project = ProjectIndex(ProjectFiles(sources))
    let rules = [RuleCatalog.rule(rule)].compactMap(\.self)
    return Linter(rules).lint(LintedDocument(document, project: project)).diagnostics.filter { $0.ruleID == rule }
      .map(\.message)
  }

  private func xib(_ objects: String) -> String { RuleExample.Container.xib.document(around: objects) }

  // MARK: Twice

  @Test(arguments: [("b", 0), ("c", 1)]) func outletToTheSameObjectTwiceIsHarmless(_ second: String, _ count: Int)
    throws
  {
    let objects = """
      <view id="a"><connections>
      <outlet property="title" destination="b" id="o"/><outlet property="title" destination="\(second)" id="p"/>
      </connections></view><label id="b"/><label id="c"/>
      """
    #expect(try found("duplicate-outlet", xib(objects)).count == count)
  }

  @Test(arguments: [
    ("selector='tap:' destination='a' eventType='touchUpInside'", 1),
    ("selector='tap:' destination='a' eventType='touchDown'", 0),
    ("selector='tap:' destination='b' eventType='touchUpInside'", 0),
    ("selector='other:' destination='a' eventType='touchUpInside'", 0),
  ])
  func actionIsRepeatedIfNothingDiffers(_ second: String, _ count: Int) throws {
    let objects = """
      <view id="a"/><button id="b"><connections>
      <action selector='tap:' destination='a' eventType='touchUpInside' id='x'/><action \(second) id='y'/>
      </connections></button>
      """
    #expect(try found("duplicate-action", xib(objects)).count == count)
  }

  @Test func repeatedActionIsRemoved() throws {
    let action = "<action selector=\"tap:\" destination=\"a\" eventType=\"touchDown\" id="
    let source = try LintedSource.xib(
      """
      <view id="a"/><button id="b"><connections>
        \(action)"x"/>
        \(action)"y"/>
      </connections></button>
      """, "duplicate-action")
    #expect(try source.fixed.contains("id=\"x\"/>\n</connections>"))
  }

  // MARK: Other scenes

  private func storyboard(_ first: String, _ second: String) -> String {
    RuleExample.Container.storyboard.document(
      around: """
        <scene sceneID="s1"><objects>\(first)</objects></scene><scene sceneID="s2"><objects>\(second)</objects></scene>
        """)
  }

  @Test func connectionsToOneObjectOfAnotherSceneAreOneFinding() throws {
    let text = storyboard(
      "<viewController id='one' sceneMemberID='viewController'/>",
      """
      <viewController id='two' sceneMemberID='viewController'><button key='view' id='b'><connections>
      <action selector='tap:' destination='one' eventType='touchDown' id='c'/>
      <action selector='tap:' destination='two' eventType='touchDown' id='d'/>
      <action selector='tap:' destination='one' eventType='touchUpInside' id='e'/>
      </connections></button></viewController>
      """)
    let messages = try found("connection-to-other-scene", text)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("2 connections lead to viewController (one) of another scene") == true)
  }

  @Test func firstResponderOfAnotherSceneIsTheSame() throws {
    let text = storyboard(
      "<placeholder placeholderIdentifier='IBFirstResponder' id='r' sceneMemberID='firstResponder'/>",
      """
      <viewController id='two' sceneMemberID='viewController'><button key='view' id='b'><connections>
      <action selector='copy:' destination='r' eventType='touchDown' id='c'/></connections></button></viewController>
      """)
    #expect(try found("connection-to-other-scene", text) == [])
  }

  // MARK: Nibs without a view

  private func nib(_ owner: String, _ outlet: String = "") -> String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
      <connections><outlet property="other" destination="a" id="o"/>\(outlet)</connections></placeholder><view id="a"/>
      """)
  }

  @Test(arguments: [
    ("LoginView.xib", 1), ("Views/LoginViewController.xib", 1), ("LoginView~ipad.xib", 1), ("loginview.xib", 1),
    ("LoginCell.xib", 0), ("Login.xib", 0),
  ])
  func controllerLoadsTheNibThatHasItsName(_ path: String, _ count: Int) throws {
    let source = ["A.swift": "class LoginViewController: UIViewController {}"]
    #expect(try found("nib-without-view", nib("LoginViewController"), path: path, source).count == count)
  }

  @Test(arguments: [
    ("class AView: UIView {}", 0), ("class A: UIViewController {}", 1), ("class A: Base {}", 0),
    ("class A: Base {}\nclass Base: NSViewController {}", 1), ("class A: UITabBarController {}", 1),
    ("class A: UIViewController { override func loadView() {} }", 0),
    ("class A: UIViewController { override var nibName: String? { nil } }", 0), ("class A: NSObject {}", 0),
  ])
  func onlyControllersThatLoadTheirNibNeedAView(_ source: String, _ count: Int) throws {
    #expect(try found("nib-without-view", nib("A"), path: "A.xib", ["A.swift": source]).count == count)
  }

  @Test(arguments: [
    ("view = UIView()", 0), ("self.view = UIView()", 0), ("let view = UIView()", 1), ("cell.view = UIView()", 1),
    ("view.isHidden = true", 1), ("if isViewLoaded { update() }", 1),
  ])
  func viewThatCodeMakesNeedsNoOutlet(_ statement: String, _ count: Int) throws {
    let source = "class A: Base {}\nclass Base: UIViewController { override func awakeFromNib() { \(statement) } }"
    #expect(try found("nib-without-view", nib("A"), path: "A.xib", ["A.swift": source]).count == count)
  }

  @Test(arguments: [
    ("[self setView:panel];", 0), ("self.view = panel;", 0), ("UIView *view = panel;", 1),
    ("[self setTitle:panel];", 1),
  ])
  func viewThatObjectiveCMakesNeedsNoOutlet(_ statement: String, _ count: Int) throws {
    let method = "- (void)awakeFromNib { \(statement) }"
    let source = "@interface A : UIViewController\n@end\n@implementation A\n\(method)\n@end"
    #expect(try found("nib-without-view", nib("A"), path: "A.xib", ["A.m": source]).count == count)
  }

  @Test func propertyOfItsOwnStandsForTheView() throws {
    let source = "class A: UIViewController { override var view: UIView! { get { own } set {} } }"
    #expect(try found("nib-without-view", nib("A"), path: "A.xib", ["A.swift": source]).count == 0)
  }

  @Test(arguments: [
    ("UITableViewController", "tableView", 0), ("UIViewController", "tableView", 1), ("NSViewController", "View", 0),
    ("UICollectionViewController", "collectionView", 0), ("UICollectionViewController", "tableView", 1),
  ])
  func tableControllersHaveASecondNameForTheirView(_ superclass: String, _ outlet: String, _ count: Int) throws {
    let document = nib("A", "<outlet property=\"\(outlet)\" destination=\"a\" id=\"v\"/>")
    let sources = ["A.swift": "class A: \(superclass) {}"]
    #expect(try found("nib-without-view", document, path: "A.xib", sources).count == count)
  }

  @Test(arguments: [
    ("super.init(nibName: \"Login\", bundle: nil)", 1), ("super.init(nibName: \"Other\", bundle: nil)", 0),
    ("_ = UINib(nibName: \"Login\", bundle: nil)", 0),
  ])
  func controllerLoadsTheNibThatCodeNames(_ call: String, _ count: Int) throws {
    let sources = ["A.swift": "class A: UIViewController { init() { \(call) } }"]
    #expect(try found("nib-without-view", nib("A"), path: "Login.xib", sources).count == count)
  }

  @Test(arguments: [
    ("@implementation A\n- (id)init { return [super initWithNibName:@\"Login\" bundle:nil]; }\n@end", 1),
    ("@implementation B\n- (id)init { return [super initWithNibName:@\"Login\" bundle:nil]; }\n@end", 0),
    ("@implementation B\n- (void)f { [[A alloc] initWithNibName:@\"Login\" bundle:nil]; }\n@end", 1),
  ])
  func controllerInObjectiveCLoadsTheNibThatCodeNames(_ code: String, _ count: Int) throws {
    let sources = ["A.h": "@interface A : UIViewController\n@end", "A.m": code]
    #expect(try found("nib-without-view", nib("A"), path: "Login.xib", sources).count == count)
  }

  @Test func nibOfASubclassAndOfANamedNibNeedsAView() throws {
    let base = "class A<T>: UIViewController {}\nclass BController: A<Int> {}\n"
    let use = "func show() { push(BController(nibName: \"Login\", bundle: nil)) }"
    #expect(try found("nib-without-view", nib("A"), path: "Login.xib", ["A.swift": base + use]).count == 1)
    let named = "class A: UIViewController { override var nibName: String? { \"Login\" } }"
    #expect(try found("nib-without-view", nib("A"), path: "Login.xib", ["A.swift": named]).count == 1)
  }

  @Test func extensionsOfAppleClassesChangeNoNib() throws {
    let source = "extension UIViewController { class var nibName: String { name } }\nclass A: UIViewController {}"
    #expect(try found("nib-without-view", nib("A"), path: "A.xib", ["A.swift": source]).count == 1)
  }

  // MARK: Owners

  @Test(arguments: [
    ("", "", "<outlet property='badge' destination='a' id='o'/>", 1),
    ("customClass='NSObject'", "", "<outlet property='badge' destination='a' id='o'/>", 1),
    ("customClass='Card'", "", "<outlet property='badge' destination='a' id='o'/>", 0),
    ("", "<action selector='tapCard:' destination='-1' eventType='touchDown' id='o'/>", "", 1),
    ("", "<action selector='copy:' destination='-1' eventType='touchDown' id='o'/>", "", 0),
    ("", "<outlet property='delegate' destination='-1' id='o'/>", "<outlet property='view' destination='a'/>", 0),
  ])
  func ownerWithConnectionsNeedsAClass(_ owner: String, _ sent: String, _ own: String, _ count: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)><connections>\(own)</connections></placeholder>
      <button id="a"><connections>\(sent)</connections></button>
      """
    #expect(try found("owner-without-class", xib(objects)).count == count)
  }

  @Test func classWithAllConnectionsIsSuggested() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="badge" destination="a" id="o"/></connections></placeholder>
      <button id="a"><connections><action selector="tap:" destination="-1" id="c"/></connections></button>
      """
    let card = "class Card: UIView { @IBOutlet var badge: UIView!; @IBAction func tap(_ sender: Any) {} }\n"
    let other = "class Other: UIView { @IBOutlet var badge: UIView! }"
    #expect(
      try found("owner-without-class", xib(objects), ["A.swift": card + other]) == [
        "File's Owner has no class that may have the outlet badge; set its class, such as Card"
      ])
  }

  @Test func viewOfTheNibIsSuggestedInsteadOfItsOwner() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view customClass="Card" id="v"><subviews>
      <button id="a"><connections><action selector="tap:" destination="-1" id="c"/></connections></button>
      </subviews></view>
      """
    #expect(
      try found(
        "owner-without-class", xib(objects),
        [
          "A.swift": "class Card: UIView { @IBAction func tap(_ sender: Any) {} }"
        ]) == ["File's Owner has no class that may have the action tap:; connect Card instead, which has it"])
  }

  /// Code makes the nib's view controller, or passes itself: then the object has what the document does not know.
  @Test(arguments: [
    (
      "class Card: UIView { @IBOutlet var badge: UIView!; func a() { Bundle.main.loadNibNamed(\"a\", owner: self) } }",
      1
    ),
    (
      "class CardController: UIViewController { @IBOutlet var badge: UIView! }\nlet c = CardController(nibName: \"a\")",
      1
    ),
    (
      """
      class Card: UIView {
        @IBOutlet var badge: UIView!
        func a() { UINib(nibName: "\\(type(of: self))", bundle: nil).instantiate(withOwner: self) }
      }
      """, 1
    ),
    ("class Card: UIView { func a() { Bundle.main.loadNibNamed(\"a\", owner: self) } }", 0),
    ("class Card: UIView { @IBOutlet var badge: UIView! }", 0),
  ])
  func ownerThatCodePassesIsANotice(_ source: String, _ notices: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="badge" destination="a" id="o"/></connections></placeholder><view id="a"/>
      """
    let document = try LayoutDocument(Array(xib(objects).utf8), path: "a.xib")
    let project = ProjectIndex(ProjectFiles(["Card.swift": source]))
    let found = Linter([.ownerWithoutClass]).lint(LintedDocument(document, project: project)).diagnostics
    #expect(found.count == 1)
    #expect(found.count { $0.severity == .notice } == notices)
  }

  /// A list loads the nib of a cell without an owner, and UIKit looks for an object that has the action.
  @Test(arguments: [
    ("tableViewCell", "class Screen: UIViewController { @IBAction func buy(_ sender: Any) {} }", 1),
    ("tableViewCell", "class Screen: UIViewController {}", 0),
    ("view", "class Screen: UIViewController { @IBAction func buy(_ sender: Any) {} }", 0),
  ])
  func actionOfACellMayReachAViewAroundIt(_ root: String, _ source: String, _ notices: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <\(root) id="a"><subviews><button id="b"><connections>
      <action selector="buy:" destination="-1" eventType="touchUpInside" id="c"/>
      </connections></button></subviews></\(root)>
      """
    let document = try LayoutDocument(Array(xib(objects).utf8), path: "a.xib")
    let project = ProjectIndex(ProjectFiles(["Screen.swift": source]))
    let found = Linter([.ownerWithoutClass]).lint(LintedDocument(document, project: project)).diagnostics
    #expect(found.count == 1)
    #expect(found.count { $0.severity == .notice } == notices)
  }

  @Test func actionOfARecognizerThatNoViewHasIsReportedOnce() throws {
    func objects(_ connection: String) -> String {
      """
      <view customClass="A" id="a"><connections>\(connection)</connections></view>
      <tapGestureRecognizer id="t">
      <connections><action selector="hide" destination="a" id="c"/></connections></tapGestureRecognizer>
      """
    }
    let sources = ["A.swift": "@objc(A) class A: UIView {}"]
    #expect(try found("unknown-action", xib(objects("")), sources) == [])
    #expect(try found("unused-gesture-recognizer", xib(objects("")), sources).count == 1)
    let connection = "<outletCollection property=\"gestureRecognizers\" destination=\"t\" appends=\"YES\" id=\"o\"/>"
    #expect(try found("unknown-action", xib(objects(connection)), sources).count == 1)
    #expect(try found("unused-gesture-recognizer", xib(objects(connection)), sources) == [])
  }

  // MARK: Roots

  @Test(arguments: [
    ("", 1), ("customClass='Menu'", 0), ("storyboardIdentifier='Menu'", 0), ("userLabel='Menu'", 1),
  ])
  func codeMaySetTheRootOfANavigationController(_ attributes: String, _ count: Int) throws {
    let text = storyboard(
      """
      <viewController id='one' sceneMemberID='viewController'>
      <connections><segue destination='two' kind='show' id='s'/></connections></viewController>
      """, "<navigationController id='two' \(attributes) sceneMemberID='viewController'/>")
    #expect(try found("navigation-controller-without-root", text).count == count)
  }

  /// Code gives most initial controllers their root when the app starts.
  @Test(arguments: [
    ("", 0), ("<viewController title='Home' id='one' sceneMemberID='viewController'/>", 1),
    ("<viewController storyboardIdentifier='Home' id='one' sceneMemberID='viewController'/>", 0),
  ])
  func initialNavigationControllerHasLostItsRootIfASceneIsLeft(_ other: String, _ count: Int) throws {
    let text = storyboard("<navigationController id='two' sceneMemberID='viewController'/>", other)
      .replacing("useAutolayout", with: "initialViewController=\"two\" useAutolayout")
    let messages = try found("navigation-controller-without-root", text)
    #expect(messages.count == count)
    #expect(messages.allSatisfy { $0.hasSuffix("connect one, such as Home") })
  }

  @Test(arguments: [
    ("", 1), ("navigation.viewControllers = [first]", 0),
    ("navigation.setViewControllers([first], animated: false)", 0),
    ("navigation.pushViewController(first, animated: false)", 0), ("let first = navigation.viewControllers.first", 1),
    ("navigationController?.pushViewController(first, animated: true)", 1),
  ])
  func codeThatOpensANavigationControllerMaySetItsRoot(_ code: String, _ count: Int) throws {
    let text = storyboard(
      "", "<navigationController storyboardIdentifier='Menu' id='two' sceneMemberID='viewController'/>")
    let open = "let navigation = storyboard.instantiateViewController(withIdentifier: \"Menu\")"
    let source = "class A: UIViewController { func open() {\n\(open)\n\(code)\n} }"
    #expect(try found("navigation-controller-without-root", text, ["A.swift": source]).count == count)
  }

  @Test(arguments: [
    ("class Menu: UINavigationController {}", 1), ("class Menu: Other {}", 0), ("", 0),
    ("class Menu: UINavigationController { func f() { viewControllers = [first] } }", 0),
    ("class Menu: UINavigationController { func f() { pushViewController(first, animated: false) } }", 0),
    ("class Menu: UINavigationController { override var childForStatusBarStyle: UIViewController? { top } }", 1),
  ])
  func classOfANavigationControllerMaySetItsRoot(_ source: String, _ count: Int) throws {
    let text = storyboard(
      """
      <viewController id='one' sceneMemberID='viewController'>
      <connections><segue destination='two' kind='show' id='s'/></connections></viewController>
      """, "<navigationController id='two' customClass='Menu' sceneMemberID='viewController'/>")
    let sources = ["A.swift": "class Home: UIView {}\n" + source]
    #expect(try found("navigation-controller-without-root", text, sources).count == count)
  }

  @Test func navigationControllerThatNothingShowsIsLeftAlone() throws {
    let text = storyboard("", "<navigationController id='two' sceneMemberID='viewController'/>")
    #expect(try found("navigation-controller-without-root", text) == [])
  }

  // MARK: Gestures and touches

  @Test(arguments: [("", 1), ("<outlet property='tap' destination='tap' id='o'/>", 0)])
  func codeMayAttachARecognizerWithAnOutlet(_ outlet: String, _ count: Int) throws {
    let objects = "<view id='a'><connections>\(outlet)</connections></view><tapGestureRecognizer id='tap'/>"
    #expect(try found("unused-gesture-recognizer", xib(objects)).count == count)
  }

  @Test(arguments: [
    ("", 1), ("customClass='Badge'", 0), ("tag='3'", 0), ("contentMode='left'", 1),
  ])
  func codeMayTurnTouchesOn(_ attributes: String, _ count: Int) throws {
    let objects = """
      <label userInteractionEnabled='NO' \(attributes) id='a'><connections>
      <outletCollection property='gestureRecognizers' destination='tap' appends='YES' id='o'/>
      </connections></label><tapGestureRecognizer id='tap'/>
      """
    #expect(try found("user-interaction-disabled", xib(objects)).count == count)
  }

  @Test(arguments: [
    ("class Badge: UIView {}", 1), ("class Badge: UIView { func f() { isUserInteractionEnabled = true } }", 0),
    ("class Badge: Other {}", 0), ("@interface Badge : UIView\n@end", 0),
    ("class Badge: UIView {}\nextension Badge { func f() { self.isUserInteractionEnabled = true } }", 0),
  ])
  func classMayTurnTouchesOn(_ source: String, _ count: Int) throws {
    let objects = """
      <button userInteractionEnabled='NO' customClass='Badge' id='a'><connections>
      <action selector='tap' destination='-1' eventType='touchUpInside' id='o'/></connections></button>
      """
    let path = source.hasPrefix("@") ? "Badge.h" : "Badge.swift"
    #expect(try found("user-interaction-disabled", xib(objects), [path: source]).count == count)
  }

  @Test(arguments: [
    ("sendButton.isHidden = true", 1), ("sendButton.isUserInteractionEnabled = true", 0),
    ("sendButton.isEnabled = true", 1), ("otherButton.isUserInteractionEnabled = true", 1),
    ("let button = sendButton", 1), ("let button = sendButton\nbutton.isUserInteractionEnabled = true", 0),
    ("isLoaded.bind(to: sendButton.rx.isUserInteractionEnabled)", 0),
    ("[sendButton, otherButton].forEach { $0.isUserInteractionEnabled = true }", 0),
    ("turnOn(sendButton) }\nfunc turnOn(_ view: UIView) { view.isUserInteractionEnabled = true", 0),
    ("turnOn(sendButton) }\nfunc turnOn(_ view: UIView) { view.isHidden = false", 1),
    ("view.subviews.forEach { $0.isUserInteractionEnabled = true }", 0),
    ("view.isUserInteractionEnabled = true }\noverride func viewDidLayoutSubviews() {", 1),
    ("view.subviews.forEach { $0.isHidden = true }", 1),
  ])
  func codeTurnsTouchesOnThroughAnOutlet(_ code: String, _ count: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Form'><connections>
      <outlet property='sendButton' destination='a' id='o'/></connections></placeholder>
      <button userInteractionEnabled='NO' id='a'><connections>
      <action selector='tap' destination='-1' eventType='touchUpInside' id='p'/></connections></button>
      """
    let source = "class Form: UIViewController { func f() {\n\(code)\n} }"
    #expect(try found("user-interaction-disabled", xib(objects), ["Form.swift": source]).count == count)
  }

  @Test(arguments: [
    ("class Badge: UIButton {}", 1), ("class Badge: Other {}", 0),
    ("class Badge: UIButton { override var isEnabled: Bool { didSet { isUserInteractionEnabled = isEnabled } } }", 0),
  ])
  func classMayTurnTouchesOnWhereCodeEnablesIt(_ source: String, _ count: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Form'><connections>
      <outlet property='sendButton' destination='a' id='o'/></connections></placeholder>
      <button userInteractionEnabled='NO' customClass='Badge' id='a'><connections>
      <action selector='tap' destination='-1' eventType='touchUpInside' id='p'/></connections></button>
      """
    let form = "class Form: UIViewController { func f() { sendButton.isEnabled = true } }"
    let sources = ["Form.swift": form, "Badge.swift": source]
    #expect(try found("user-interaction-disabled", xib(objects), sources).count == count)
  }

  @Test(arguments: [
    ("sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)", 1),
    ("sendButton?.addAction(UIAction { _ in }, for: .primaryActionTriggered)", 1), ("sendButton.isHidden = true", 0),
    ("otherButton.addTarget(self, action: #selector(send), for: .touchUpInside)", 0), ("let button = sendButton", 0),
    ("sendButton.addTarget(self, action: nil, for: .touchUpInside)\nsendButton.isUserInteractionEnabled = true", 0),
  ])
  func codeAddsAnActionToAControl(_ code: String, _ count: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Form'><connections>
      <outlet property='sendButton' destination='a' id='o'/></connections></placeholder>
      <button userInteractionEnabled='NO' id='a'/><label userInteractionEnabled='NO' id='b'/>
      """
    let source = "class Form: UIViewController { func f() {\n\(code)\n} }"
    #expect(try found("user-interaction-disabled", xib(objects), ["Form.swift": source]).count == count)
  }

  @Test func controlsOfSeveralObjectsOfAClassMayDiffer() throws {
    let source = "class Row: UIView { @IBOutlet var field: UITextField!\nfunc f() { field.addTarget(self) } }"
    func row(_ id: String) -> String {
      """
      <view customClass='Row' id='\(id)'><subviews><textField userInteractionEnabled='NO' id='\(id)f'/></subviews>
      <connections><outlet property='field' destination='\(id)f' id='\(id)o'/></connections></view>
      """
    }
    #expect(try found("user-interaction-disabled", xib(row("a")), ["Row.swift": source]).count == 1)
    #expect(try found("user-interaction-disabled", xib(row("a") + row("b")), ["Row.swift": source]).count == 0)
  }

  @Test(arguments: [
    ("view.viewWithTag(3)?.isUserInteractionEnabled = true", 0), ("view.viewWithTag(3)?.isHidden = true", 1),
  ])
  func codeTurnsTouchesOnByTheTag(_ code: String, _ count: Int) throws {
    let objects = """
      <button userInteractionEnabled='NO' tag='3' id='a'><connections>
      <action selector='tap' destination='-1' eventType='touchUpInside' id='p'/></connections></button>
      """
    let source = "class Form: UIViewController { func f() { \(code) } }"
    #expect(try found("user-interaction-disabled", xib(objects), ["Form.swift": source]).count == count)
  }

  @Test(arguments: [("show", 1), ("embed", 0)]) func segueOfAViewNeedsTouches(_ kind: String, _ count: Int) throws {
    let objects = """
      <button userInteractionEnabled='NO' id='a'><connections><segue destination='b' kind='\(kind)' id='s'/></connections>
      </button>
      """
    #expect(try found("user-interaction-disabled", xib(objects)).count == count)
  }

  @Test func viewAroundAControlDecidesToo() throws {
    let button = """
      <button id='b'><state key='normal' title='Send'/><connections>
      <action selector='send' destination='-1' eventType='touchUpInside' id='c'/></connections></button>
      """
    let objects = "<view userInteractionEnabled='NO' userLabel='Footer' id='a'><subviews>\(button)</subviews></view>"
    #expect(
      try found("user-interaction-disabled", xib(objects)) == [
        "b in \"Footer\" takes no touches, so send is never called; turn User Interaction Enabled on"
      ])
    let outlet = "<view id='c'><connections><outlet property='footer' destination='a' id='o'/></connections></view>"
    #expect(try found("user-interaction-disabled", xib(objects + outlet)) == [])
  }
}
