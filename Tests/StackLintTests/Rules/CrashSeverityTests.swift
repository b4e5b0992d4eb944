import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Which findings about classes, members and identifiers are errors.
@Suite struct CrashSeverityTests {
  private static let projectPath = "App.xcodeproj/project.pbxproj"

  /// Severities with messages of the findings in a document.
  private func found(
    _ rule: Rule, _ text: String, path: String = "Main.storyboard", _ files: [String: String],
    before old: [String: String]? = nil, severity: Diagnostic.Severity? = nil
  ) throws -> [String] {
    let document = try LayoutDocument(Array(text.utf8), path: path)
    var project = ProjectIndex(ProjectFiles(files.merging([path: text]) { $1 }))
    if let old {
      project = project.compared(with: ProjectIndex(ProjectFiles(old.merging([path: text]) { own, _ in own })))
    }
    let linted = LintedDocument(document, project: project, projectPath: path)
    return Linter([ActiveRule(rule, severity: severity)]).lint(linted).diagnostics.filter { $0.ruleID == rule.id }
      .map { "\($0.severity): \($0.message)" }
  }

  /// Severities with messages of the findings in sources.
  private func found(_ rule: Rule, _ files: [String: String], before old: [String: String]?) -> [String] {
    var project = ProjectIndex(ProjectFiles(files))
    if let old { project = project.compared(with: ProjectIndex(ProjectFiles(old))) }
    let findings = ProjectFindings(project, rule)
    return findings.paths.flatMap { findings.diagnostics(in: $0, rules: [ActiveRule(rule)]) }
      .map { "\($0.severity): \($0.message)" }
  }

  private func storyboard(_ object: String, _ connections: String = "", attributes: String = "") -> String {
    let text = RuleExample.Container.storyboard.document(
      around: """
        <scene sceneID="s"><objects><viewController id="home" \(object) sceneMemberID="viewController">
        <view key="view" id="v"><subviews><label id="l"/><button id="b"><connections>
        <action selector="tap:" destination="home" eventType="touchUpInside" id="t"/></connections></button>
        </subviews></view><connections>\(connections)</connections></viewController></objects></scene>
        """)
    return text.replacing("useAutolayout", with: "\(attributes) useAutolayout", maxReplacements: 1)
  }

  private let home = "customClass=\"Home\" customModule=\"App\" customModuleProvider=\"target\""
  private let outlet = "<outlet property=\"titleLabel\" destination=\"l\" id=\"o\"/>"

  private func source(
    _ members: String = "@IBAction func tap(_ sender: Any) {}", superclass: String = "UIViewController"
  )
    -> [String: String]
  {
    ["Home.swift": "class Home: \(superclass) { \(members) }"]
  }

  private let old = ["Home.swift": "class Home: Kit.BaseController { @IBOutlet var titleLabel: UILabel! }"]

  // MARK: - Changes

  @Test("An outlet that a change removed is an error, even if a superclass is from elsewhere")
  func lostOutlets() throws {
    let new = ["Home.swift": "class Home: Kit.BaseController { @IBOutlet var headLabel: UILabel! }"]
    let document = storyboard(home, outlet)
    #expect(try found(.unknownOutlet, document, new, before: old) == ["error: Home has no outlet titleLabel"])
    #expect(try found(.unknownOutlet, document, new, before: new) == [])
  }

  @Test("An outlet that a change misspelled in the document is an error, even if the owner of a nib may be another one")
  func misspelledOutlets() throws {
    let document = storyboard(home, outlet.replacing("titleLabel", with: "titleLaebl"))
    let files = [
      "Home.swift": "class Home: UIViewController { @IBOutlet var titleLabel: UILabel! }", "Podfile": "pod 'Kit'",
    ]
    let message = "Home has no outlet titleLaebl; did you mean titleLabel?"
    let before = files.merging(["Main.storyboard": storyboard(home, outlet)]) { $1 }
    #expect(try found(.unknownOutlet, document, files, before: before) == ["error: \(message)"])
    #expect(try found(.unknownOutlet, document, files, before: files) == ["warning: \(message)"])
  }

  @Test("An outlet may have moved to a superclass that the change brought")
  func outletsOfNewSuperclasses() throws {
    let new = ["Home.swift": "class Home: Kit.TitledController {}"]
    #expect(try found(.unknownOutlet, storyboard(home, outlet), new, before: old) == [])
    let known = ["Home.swift": "class Home: UIViewController {}"]
    #expect(
      try found(.unknownOutlet, storyboard(home, outlet), known, before: old) == [
        "error: Home has no outlet titleLabel"
      ])
  }

  @Test("A configured severity takes precedence")
  func configuredSeverity() throws {
    let new = ["Home.swift": "class Home: UIViewController {}"]
    #expect(
      try found(.unknownOutlet, storyboard(home, outlet), new, before: old, severity: .warning) == [
        "warning: Home has no outlet titleLabel"
      ])
  }

  @Test("AppKit only logs what is missing")
  func macOS() throws {
    let text = RuleExample.Container.macXib.document(
      around: """
        <customObject id="home" customClass="Home">
        <connections><outlet property="titleLabel" destination="l" id="o"/></connections></customObject>
        <textField id="l"/>
        """)
    let new = ["Home.swift": "class Home: NSObject {}"]
    let old = ["Home.swift": "class Home: NSObject { @IBOutlet var titleLabel: NSTextField! }"]
    #expect(
      try found(.unknownOutlet, text, path: "Main.xib", new, before: old) == ["warning: Home has no outlet titleLabel"])
  }

  @Test("An action that a change removed is an error")
  func lostActions() throws {
    let other = source("@IBAction func press(_ sender: Any) {}")
    #expect(
      try found(.unknownAction, storyboard(home), other, before: source()) == ["error: Home has no action tap:"])
    #expect(try found(.unknownAction, storyboard(home), other, before: other) == ["warning: Home has no action tap:"])
    let open = source("", superclass: "Kit.BaseController")
    let openBefore = source(superclass: "Kit.BaseController")
    #expect(
      try found(.unknownAction, storyboard(home), open, before: openBefore) == ["error: Home has no action tap:"])
    #expect(try found(.unknownAction, storyboard(home), open, before: open) == [])
  }

  @Test("A class that a change removed was the project's, whatever may bring others")
  func lostClasses() throws {
    let others = ["Other.m": "@interface Other : UIView\n@end", "Podfile": "pod 'Kit'"]
    let before = others.merging(["Home.h": "@interface Home : UIViewController\n@end"]) { $1 }
    let document = storyboard("customClass=\"Home\"", outlet)
    #expect(
      try found(.unknownCustomClass, document, others, before: before) == [
        "error: Home is not declared in any source file"
      ])
    // Its outlet says that it was made for the document, which is no proof.
    let notice = ["notice: Home is not declared in any source file"]
    #expect(try found(.unknownCustomClass, document, others, before: others) == notice)
    let withNewPod = others.merging(["Podfile": "pod 'Kit'\npod 'HomeKit'"]) { $1 }
    #expect(try found(.unknownCustomClass, document, withNewPod, before: before) == notice)
    let plain = storyboard("customClass=\"Home\"", "")
    #expect(try found(.unknownCustomClass, plain, others, before: others) == [])
    #expect(try found(.unknownCustomClass, plain, withNewPod, before: before) == [])
  }

  @Test(
    "An outlet or an action that Objective-C does not see any more is lost",
    arguments: [
      ("var titleLabel: UILabel!", ["error: titleLabel of Home is no outlet any more; mark it @IBOutlet"]),
      ("let titleLabel = UILabel()", ["error: titleLabel of Home is no outlet any more; mark it @IBOutlet"]),
      ("@objc var titleLabel: UILabel!", []), ("@IBOutlet private var titleLabel: UILabel!", []),
      ("override var titleLabel: UILabel!", []),
      ("var titleLabel: UILabel!; @objc func setTitleLabel(_ l: UILabel) {}", []),
    ])
  func hiddenOutlets(member: String, expected: [String]) throws {
    let (before, document) = (source("@IBOutlet var titleLabel: UILabel!"), storyboard(home, outlet))
    #expect(try found(.unknownOutlet, document, source(member), before: before) == expected)
    #expect(try found(.unknownOutlet, document, source(member)) == [])
    let shown = source(member).mapValues { "@objcMembers \($0)" }
    #expect(try found(.unknownOutlet, document, shown, before: before) == [])
  }

  @Test(
    "The same of actions",
    arguments: [
      ("func tap(_ sender: Any) {}", ["error: tap: of Home is no action any more; mark it @IBAction"]),
      ("@objc func tap(_ sender: Any) {}", []), ("@IBAction private func tap(_ sender: Any) {}", []),
    ])
  func hiddenActions(member: String, expected: [String]) throws {
    #expect(try found(.unknownAction, storyboard(home), source(member), before: source()) == expected)
    #expect(try found(.unknownAction, storyboard(home), source(member)) == [])
  }

  @Test("A class is lost, too, with the last source of the project")
  func lastLostClass() throws {
    let before = ["Home.swift": "class Home: UIViewController {}"]
    let document = storyboard(home, outlet)
    #expect(
      try found(.unknownCustomClass, document, [:], before: before) == [
        "error: Home is not declared in any source file"
      ])
    #expect(try found(.unknownCustomClass, document, [:], before: [:]) == [])
  }

  @Test("A class without connections crashes nothing")
  func lostClassesWithoutConnections() throws {
    let document = storyboard("customClass=\"Home\"").replacing("destination=\"home\"", with: "destination=\"v\"")
    let others = ["Other.m": "@interface Other : UIView\n@end"]
    let before = others.merging(["Home.h": "@interface Home : UIViewController\n@end"]) { $1 }
    #expect(
      try found(.unknownCustomClass, document, others, before: before) == [
        "warning: Home is not declared in any source file"
      ])
  }

  @Test(
    "A name that a change took away, or that it asks for, is an error",
    arguments: [
      (
        Rule.unknownStoryboard, "UIStoryboard(name: \"Gone\", bundle: nil)", "Gone.storyboard", "<document/>",
        "Gone.storyboard is not in the project"
      ),
      (
        .unknownNib, "UINib(nibName: \"Gone\", bundle: nil)", "Gone.xib", "<document/>",
        "Gone.xib is not in the project"
      ),
      (
        .unknownStoryboardIdentifier, "storyboard.instantiateViewController(withIdentifier: \"Gone\")", "B.storyboard",
        "<document><viewController storyboardIdentifier=\"Gone\" id=\"h\"/></document>",
        "no scene has the storyboard ID Gone"
      ),
      (
        .unknownSegueIdentifier, "performSegue(withIdentifier: \"Gone\", sender: nil)", "B.storyboard",
        "<document><segue identifier=\"Gone\" destination=\"h\" id=\"s\"/></document>",
        "no segue has the identifier Gone"
      ),
      (
        .unknownReuseIdentifier, "list.dequeueReusableCell(withIdentifier: \"Gone\", for: path)", "B.storyboard",
        "<document><tableViewCell reuseIdentifier=\"Gone\" id=\"c\"/></document>",
        "nothing is registered with the reuse identifier Gone"
      ),
    ])
  func lostNames(_ rule: Rule, _ code: String, _ path: String, _ document: String, _ message: String) {
    let now = ["A.swift": "func show() { \(code) }\nshow()", "C.storyboard": "<document/>", "C.xib": "<document/>"]
    let before = now.merging([path: document]) { $1 }
    #expect(found(rule, now, before: before) == ["error: \(message)"])
    #expect(found(rule, before, before: before) == [])
    #expect(found(rule, now, before: now) == ["warning: \(message)"])
    #expect(found(rule, now, before: nil) == ["warning: \(message)"])
    #expect(found(rule, now, before: ["C.storyboard": "<document/>", "A.swift": ""]) == ["error: \(message)"])
  }

  @Test("A comparison, and a cell that may be nil, crash nothing")
  func requestsThatMayFail() {
    let now = [
      "A.swift": "func prepare() { if segue.identifier == \"Gone\" {} }\nfunc cell() { "
        + "list.dequeueReusableCell(withIdentifier: \"Lost\") }", "C.storyboard": "<document/>",
    ]
    let before = ["C.storyboard": "<document/>", "A.swift": ""]
    #expect(found(.unknownSegueIdentifier, now, before: before) == ["warning: no segue has the identifier Gone"])
    #expect(
      found(.unknownReuseIdentifier, now, before: before) == [
        "warning: nothing is registered with the reuse identifier Lost"
      ])
  }

  @Test("A connection to another scene is no unknown outlet or action as well")
  func connectionsToOtherScenes() throws {
    let other = """
      <scene sceneID="s2"><objects><viewController id="x" sceneMemberID="viewController"><view key="view" id="y"/>
      </viewController></objects></scene></scenes>
      """
    let text = storyboard(home, "<outlet property=\"titleLabel\" destination=\"y\" id=\"o\"/>")
      .replacing("</scenes>", with: other)
    let sources = ["Home.swift": "class Home: UIViewController {}"]
    #expect(try found(.unknownOutlet, text, sources) == [])
    #expect(try found(.connectionToOtherScene, text, sources).count == 1)
    #expect(try found(.unknownOutlet, storyboard(home, outlet), sources).count == 1)
  }

  @Test("A data source that no longer conforms is an error, a delegate is none")
  func lostConformances() throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view customClass="ListView" customModule="App" id="a"/>
        <tableView id="b"><connections><outlet property="dataSource" destination="a" id="o"/>
        <outlet property="delegate" destination="a" id="p"/></connections></tableView>
        """)
    let old = ["A.swift": "class ListView: UIView, UITableViewDataSource, UITableViewDelegate {}"]
    let new = ["A.swift": "class ListView: UIView {}"]
    let lost = {
      try found(.delegateWithoutConformance, text, path: "A.xib", new, before: $0).map { $0.prefix { $0 != ":" } }
    }
    #expect(try lost(old) == ["error", "notice"])
    #expect(try lost(new) == ["warning", "notice"])
  }

  @Test("A nib that a change registers with another identifier is an error")
  func lostRegistrations() throws {
    let text = RuleExample.Container.xib.document(around: "<tableViewCell reuseIdentifier=\"Badge\" id=\"cell\"/>")
    let registration = { (name: String) in
      ["A.swift": "table.register(UINib(nibName: \"Cell\", bundle: nil), forCellReuseIdentifier: \"\(name)\")"]
    }
    let severities = { (old: String) in
      try found(
        .registeredWithOtherIdentifier, text, path: "Cell.xib", registration("Other"), before: registration(old)
      )
      .map { $0.prefix { $0 != ":" } }
    }
    #expect(try severities("Badge") == ["error"])
    #expect(try severities("Other") == ["warning"])
  }

  @Test("An outlet that a change gives a type which its object is not of is an error")
  func typesOfOutlets() throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view customClass="Card" id="a"><connections><outlet property="title" destination="b" id="o"/></connections></view>
        <label id="b"/>
        """)
    let card = { (type: String) in
      ["A.swift": "class Card: UIView { @IBOutlet var title: \(type)!\nfunc f() { title.text = name } }"]
    }
    let severities = { (new: String, old: String) in
      try found(.outletOfOtherClass, text, path: "A.xib", card(new), before: card(old)).map { $0.prefix { $0 != ":" } }
    }
    #expect(try severities("UISlider", "UILabel") == ["error"])
    #expect(try severities("UISlider", "UISlider") == ["warning"])
    #expect(try severities("UISlider", "UIButton") == ["warning"])
    #expect(try severities("UILabel", "UILabel") == [])
  }

  @Test(
    "A controller among views is an error",
    arguments: [("UIViewController", "error"), ("UIGestureRecognizer", "warning"), ("UIView", nil)])
  func controllersAmongViews(_ superclass: String, _ severity: String?) throws {
    let text = RuleExample.Container.xib.document(around: "<view customClass=\"Card\" id=\"a\"/>")
    let found = try found(.wrongCustomClass, text, path: "A.xib", ["A.swift": "class Card: \(superclass) {}"])
    #expect(found.map { String($0.prefix { $0 != ":" }) } == [severity].compactMap(\.self))
  }

  @Test("The view that the nib of a controller lost is an error")
  func lostViews() throws {
    let nib = { (property: String) in
      RuleExample.Container.xib.document(
        around: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
          <outlet property="\(property)" destination="a" id="o"/></connections></placeholder><view id="a"/>
          """)
    }
    let code = ["A.swift": "class CardController: UIViewController { @IBOutlet var card: UIView! }"]
    let path = "CardController.xib"
    let severities = { (old: String) in
      let document = try LayoutDocument(Array(nib("card").utf8), path: path)
      let base = ProjectIndex(ProjectFiles(code.merging([path: nib(old)]) { $1 }))
      let project = ProjectIndex(ProjectFiles(code.merging([path: nib("card")]) { $1 })).compared(with: base)
      let linted = LintedDocument(document, project: project, projectPath: path)
      return Linter([.nibWithoutView]).lint(linted).diagnostics.filter { $0.ruleID == "nib-without-view" }.map(
        \.severity)
    }
    #expect(try severities("view") == [.error])
    #expect(try severities("card") == [.warning])
  }

  @Test(
    "A name with a letter gone wrong is an error, whatever packages may register",
    arguments: [("Badge Clel", "error"), ("Other", nil)])
  func misspelledNames(_ name: String, _ severity: String?) {
    let code = { (name: String) in
      "import Kit\nclass A: KitView { func f() { list.dequeueReusableCell(withIdentifier: \"\(name)\", for: path) } }\nA().f()"
    }
    let cell = "<document><tableViewCell reuseIdentifier=\"Badge Cell\" id=\"c\"/></document>"
    let files = { (name: String) in
      ["A.swift": code(name), "B.swift": "let other = \"Other\"", "B.storyboard": cell]
    }
    let severities = found(.unknownReuseIdentifier, files(name), before: files("Badge Cell")).map {
      $0.prefix { $0 != ":" }
    }
    #expect(severities.map(String.init) == [severity].compactMap(\.self))
  }

  @Test("A property that a change took from an extension was that of a runtime attribute")
  func lostRuntimeAttributes() throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius" value="1"/>
        </userDefinedRuntimeAttributes></view>
        """)
    let code = { (name: String) in
      ["A.swift": "extension UIView { @IBInspectable var \(name): CGFloat { 0 } }\nclass A: UIView {}"]
    }
    let old = code("cornerRadius")
    #expect(
      try found(.unknownRuntimeAttribute, text, path: "A.xib", code("radius"), before: old) == [
        "warning: UIView has no property cornerRadius; correct the key path, or remove the attribute"
      ])
    #expect(try found(.unknownRuntimeAttribute, text, path: "A.xib", old, before: old) == [])
    #expect(try found(.unknownRuntimeAttribute, text, path: "A.xib", code("radius"), before: code("radius")) == [])
  }

  // MARK: - Projects that are here as a whole

  private func app(_ sources: [String: String], launches: Bool = true) -> [String: String] {
    let names = ["Main.storyboard"] + sources.keys.sorted()
    let plist = launches ? "<key>UIMainStoryboardFile</key><string>Main</string>" : ""
    return sources.merging([
      Self.projectPath: XcodeProjectText.project(files: ["App": names]),
      "Info.plist": "<plist><dict>\(plist)</dict></plist>",
    ]) { $1 }
  }

  @Test("An outlet that a class lacks which the app certainly loads is an error")
  func missingOutlets() throws {
    let document = storyboard(home, outlet, attributes: "initialViewController=\"home\"")
    let missing = "Home has no outlet titleLabel"
    #expect(try found(.unknownOutlet, document, app(source())) == ["error: \(missing)"])
    #expect(try found(.unknownOutlet, document, app(source(), launches: false)) == ["warning: \(missing)"])
    #expect(try found(.unknownOutlet, storyboard(home, outlet), app(source())) == ["warning: \(missing)"])
    let adding = source("@IBAction func tap(_ sender: Any) { class_addMethod(Home.self, name, code, types) }")
    #expect(try found(.unknownOutlet, document, app(adding)) == ["warning: \(missing)"])
    let forwarding = source("override func forwardingTarget(for selector: Selector!) -> Any? { other }")
    #expect(try found(.unknownOutlet, document, app(forwarding)) == ["warning: \(missing)"])
  }

  @Test("A scene that used code opens by its name is loaded")
  func missingOutletsOfNamedScenes() throws {
    let document = storyboard(home + " storyboardIdentifier=\"Home\"", outlet)
    let opening = "func open() { storyboard.instantiateViewController(withIdentifier: \"Home\") }"
    let sources = source().merging(["Router.swift": opening]) { $1 }
    #expect(
      try found(.unknownOutlet, document, app(sources, launches: false)) == ["error: Home has no outlet titleLabel"])
    let unused = source().merging(["Router.swift": "class Router: UIViewController { \(opening) }"]) { $1 }
    #expect(
      try found(.unknownOutlet, document, app(unused, launches: false)) == ["warning: Home has no outlet titleLabel"])
  }

  @Test("An action that a visible control sends to a class without it is an error")
  func missingActions() throws {
    let document = storyboard(home, attributes: "initialViewController=\"home\"")
    #expect(try found(.unknownAction, document, app(source(""))) == ["error: Home has no action tap:"])
    let hidden = document.replacing("<button id", with: "<button hidden=\"YES\" id")
    #expect(try found(.unknownAction, hidden, app(source(""))) == ["notice: Home has no action tap:"])
    let withPods = app(source("")).merging(["Podfile": "pod 'Kit'"]) { $1 }
    #expect(try found(.unknownAction, document, withPods) == ["warning: Home has no action tap:"])
    let parameterless = app(source("@IBAction func tap() {}")).merging(["Podfile": "pod 'Kit'"]) { $1 }
    #expect(
      try found(.unknownAction, document, parameterless) == ["error: Home has no action tap:; did you mean tap?"])
  }

  @Test("A class that the target lacks is an error if the plain class cannot have the connections")
  func missingClasses() throws {
    let document = storyboard(home, outlet, attributes: "initialViewController=\"home\"")
    let others = ["A.swift": "class A: UIView {}"]
    #expect(
      try found(.unknownCustomClass, document, app(others)) == ["error: Home is not declared in any source file"])
    let unconnected = storyboard(home, attributes: "initialViewController=\"home\"")
    #expect(
      try found(.unknownCustomClass, unconnected, app(others)) == ["warning: Home is not declared in any source file"])
  }
}
