import NibDecoder
import StackModel
import Testing

@testable import StackLint

/// Outlets, actions and gesture recognizers that do not do what they were made for.
@Suite struct ConnectionRuleTests {
  private func found(_ rule: String, _ text: String, path: String = "a.xib", _ sources: [String: String] = [:]) throws
    -> [String]
  {
    let document = try LayoutDocument(Array(text.utf8), path: path)
    let project = ProjectIndex(ProjectFiles(sources))
    let rules = [RuleCatalogue.rule(rule)].compactMap(\.self)
    return Linter(rules).diagnostics(LintedDocument(document, project: project)).filter { $0.ruleID == rule }
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
      messages.first?.hasPrefix("2 connections lead to <viewController> (one) of another scene") == true)
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
    ("UITableViewController", "tableView", 0), ("UIViewController", "tableView", 1), ("NSViewController", "View", 0),
    ("UICollectionViewController", "collectionView", 0), ("UICollectionViewController", "tableView", 1),
  ])
  func tableControllersHaveASecondNameForTheirView(_ superclass: String, _ outlet: String, _ count: Int) throws {
    let document = nib("A", "<outlet property=\"\(outlet)\" destination=\"a\" id=\"v\"/>")
    let sources = ["A.swift": "class A: \(superclass) {}"]
    #expect(try found("nib-without-view", document, path: "A.xib", sources).count == count)
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
