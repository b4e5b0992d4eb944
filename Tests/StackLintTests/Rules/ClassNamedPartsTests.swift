import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Parts of documents that code looks up by the names of their classes.
@Suite struct ClassNamedPartsTests {
  private func messages(
    _ rule: String, _ container: RuleExample.Container, _ objects: String, path: String, _ code: String,
    beside others: [String: String] = [:]
  ) throws -> [String] {
    let rule = try #require(RuleCatalog.rule(rule))
    let text = container.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: path)
    let files = ["App/A.swift": code, path: text]
    let project = ProjectIndex(ProjectFiles(files.merging(others) { $1 }))
    return Linter([rule]).lint(LintedDocument(document, project: project, projectPath: path)).diagnostics
      .filter { $0.ruleID == rule.id }.map(\.message)
  }

  // MARK: - Reusable views

  private func cell(_ identifier: String, _ code: String) throws -> [String] {
    let objects = "<tableViewCell reuseIdentifier='\(identifier)' customClass='BadgeCell' id='c'/>"
    return try messages(
      "registered-with-other-identifier", .xib, objects, path: "BadgeCell.xib",
      "class BadgeCell: UITableViewCell {}\n" + code)
  }

  @Test(arguments: [
    ("table.register(BadgeCell.self)", 1), ("table.dequeueReusableCell(withIdentifier: BadgeCell.reuseIdentifier)", 1),
    ("let id = BadgeCell.identifier", 1), ("func show(_ cell: BadgeCell) {}", 0),
    ("table.register(BadgeCell.self, forCellReuseIdentifier: id)", 0),
    ("let cell = table.dequeueReusableCell(withIdentifier: \"Other\") as! BadgeCell", 0),
  ])
  func cellOfANib(_ code: String, _ count: Int) throws {
    let message = "no code has the reuse identifier BadgeCellOld; code looks for BadgeCell by the name of its class"
    #expect(try cell("BadgeCellOld", code) == Array(repeating: message, count: count))
    #expect(try cell("BadgeCell", code) == [])
  }

  @Test(arguments: [
    ("table.register(BadgeCell.nib, forCellReuseIdentifier: \"Badge\")", 1),
    ("table.register(BadgeCell.nib, forCellReuseIdentifier: \"Other\")", 0),
    ("table.register(OtherCell.nib, forCellReuseIdentifier: \"Badge\")", 0),
  ])
  func nibThatAClassHasIsRegistered(_ code: String, _ count: Int) throws {
    let found = try cell("Other", code)
    #expect(found.count == count)
    #expect(
      found.allSatisfy {
        $0 == "code registers this nib with the reuse identifier Badge, not Other; make them equal"
      })
  }

  @Test(arguments: [
    "let other = \"BadgeCellOld\"", "class BadgeCellOld {}", "enum Old: String { case BadgeCellOld }",
    "let rest = \"Old\"",
  ])
  func codeMaySayTheIdentifier(_ code: String) throws {
    #expect(try cell("BadgeCellOld", "let id = BadgeCell.identifier\n") != [])
    #expect(try cell("BadgeCellOld", "let id = BadgeCell.identifier\n" + code) == [])
  }

  @Test(arguments: ["BadgeCellID", "BadgeCellReuseIdentifier", "Badge", "Cell"])
  func codeMayPutTheIdentifierTogether(_ identifier: String) throws {
    #expect(try cell(identifier, "let id = BadgeCell.identifier") == [])
  }

  @Test func prototypeOfAStoryboard() throws {
    func prototype(_ identifier: String, _ others: [String: String] = [:]) throws -> [String] {
      let objects = """
        <scene sceneID='s'><objects><tableViewController id='t'><tableView key='view' id='v'><prototypes>
        <tableViewCell reuseIdentifier='\(identifier)' customClass='BadgeCell' id='c'/>
        </prototypes></tableView></tableViewController></objects></scene>
        """
      return try messages(
        "unknown-reuse-identifier", .storyboard, objects, path: "Main.storyboard",
        "class BadgeCell: UITableViewCell { static let id = BadgeCell.reuseIdentifier }", beside: others)
    }
    #expect(try prototype("OldBadge").count == 1)
    #expect(try prototype("BadgeCell").count == 0)
    // Another document has the cell that code asks for.
    let xib = RuleExample.Container.xib.document(around: "<tableViewCell customClass='BadgeCell' id='c'/>")
    #expect(try prototype("OldBadge", ["BadgeCell.xib": xib]).count == 0)
  }

  // MARK: - Scenes

  private func homeScene(_ identifier: String) -> String {
    """
    <scene sceneID='s'><objects><viewController storyboardIdentifier='\(identifier)' customClass='HomeController' id='h'
    sceneMemberID='viewController'/></objects></scene>
    """
  }

  /// A scene with a segue to that one.
  private static let sceneBeforeHome = """
    <scene sceneID='t'><objects><viewController id='o'><connections><segue destination='h' id='g'/></connections>
    </viewController></objects></scene>
    """

  @Test(arguments: [
    ("HomeOldScene", "let home = HomeController.instantiate()", 1),
    ("HomeOldScene", "class HomeController2: UIViewController {}", 0),
    ("HomeOldScene", "let home = HomeController(coder: coder)", 0),
    ("HomeOldScene", "let home = storyboard.instantiateViewController(withIdentifier: \"Home\") as? HomeController", 0),
    ("HomeController", "let home = HomeController.instantiate()", 0),
    ("HomeOldScene", "let home = HomeController.instantiate(); let id = \"HomeOldScene\"", 0),
  ])
  func sceneOfAStoryboard(_ identifier: String, _ code: String, _ count: Int) throws {
    let objects = homeScene(identifier)
    let found = try messages(
      "unknown-storyboard-identifier", .storyboard, objects, path: "Main.storyboard",
      "class HomeController: UIViewController {}\n" + code)
    #expect(found.count == count)
    let reached = objects + Self.sceneBeforeHome
    #expect(
      try messages(
        "unknown-storyboard-identifier", .storyboard, reached, path: "Main.storyboard",
        "class HomeController: UIViewController {}\n" + code) == [])
  }

  private static let byIdentifier = "s.instantiateViewController(withIdentifier: name)"

  @Test(arguments: [
    ("HomeController.make()", "static func make() { \(byIdentifier) }", 0),
    ("HomeController.instantiate()", "static func instantiate() { \(byIdentifier) }", 1),
    ("HomeController.instantiate()", "static func instantiate() { s.instantiateInitialViewController() }", 0),
    ("make(HomeController.self)", "func make(_ t: T.Type) { \(byIdentifier) }", 1),
    ("make(HomeController.self)", "func make(_ t: T.Type) { print(t) }", 0),
  ])
  func firstSceneMayBeFoundByItsIdentifier(_ call: String, _ helper: String, _ count: Int) throws {
    let objects = homeScene("HomeOldScene") + Self.sceneBeforeHome
    let code = "class HomeController: UIViewController {}\nlet home = \(call)"
    let found = try messages(
      "unknown-storyboard-identifier", .storyboard, objects, path: "Main.storyboard", code,
      beside: ["Helper.swift": "extension UIViewController { \(helper) }"])
    #expect(found.count == count)
  }

  // MARK: - Nibs

  @Test(arguments: [
    ("init(model: Int) { super.init(nibName: nil, bundle: nil) }", "", 1),
    ("init(model: Int) { super.init(nibName: \"Other\", bundle: nil) }", "", 0),
    ("override func loadView() {}", "", 0), ("override var nibName: String? { name }", "", 0),
    // The class of the owner is that of a view elsewhere.
    ("", "<view customClass='CardController' id='w'/>", 1),
    (
      "",
      """
      <view customClass='CardController' id='w'><connections><outlet property='titleLabel' destination='w' id='x'/>
      </connections></view>
      """, 0
    ),
  ])
  func controllerLoadsTheNibOfItsName(_ code: String, _ elsewhere: String, _ count: Int) throws {
    let objects = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='CardController'><connections>
      <outlet property='titleLabel' destination='v' id='o'/></connections></placeholder><view id='v'/>
      """
    let found = try messages(
      "unknown-nib", .xib, objects, path: "CardOld.xib",
      "class CardController: UIViewController {\n\(code)\n}\nshow(CardController(model: 1))",
      beside: elsewhere.isEmpty ? [:] : ["Other.xib": RuleExample.Container.xib.document(around: elsewhere)])
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("CardOld.xib", "show(CardController())", 1), ("CardOld.xib", "show(CardController(coder: coder))", 0),
    ("CardController.xib", "show(CardController())", 0), ("CardController~ipad.xib", "show(CardController())", 0),
    ("CardOld.xib", "show(CardController()); load(\"CardOld\")", 0),
    ("CardOld.xib", "let card = CardController.fromNib()", 1),
  ])
  func nibOfAController(_ path: String, _ code: String, _ count: Int) throws {
    func found(_ outlet: String) throws -> [String] {
      let objects = """
        <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='CardController'><connections>
        <outlet property='\(outlet)' destination='v' id='o'/></connections></placeholder><view id='v'/>
        """
      return try messages(
        "unknown-nib", .xib, objects, path: path, "class CardController: UIViewController {}\n" + code)
    }
    let message = "no code names this nib, CardOld; CardController looks for the nib of its own name"
    #expect(try found("titleLabel") == Array(repeating: message, count: count))
    // A controller without outlets may make its view in code.
    #expect(try found("view") == [])
  }

  @Test(arguments: [
    ("let card: CardView = .fromNib()", 1), ("let card = CardView.loadFromNib()", 1), ("let card = CardView()", 0),
  ])
  func nibOfAView(_ code: String, _ count: Int) throws {
    let objects = """
      <view customClass='CardView' id='v'><subviews><label id='l'/></subviews>
      <connections><outlet property='titleLabel' destination='l' id='o'/></connections></view>
      """
    let source = "class CardView: UIView {}\n" + code
    #expect(try messages("unknown-nib", .xib, objects, path: "CardOld.xib", source).count == count)
    #expect(try messages("unknown-nib", .xib, objects, path: "CardView.xib", source).count == 0)
  }
}
