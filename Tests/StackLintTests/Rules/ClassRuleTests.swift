import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Classes of objects, compared with what sources expect of them.
@Suite struct ClassRuleTests {
  private func messages(_ rule: String, _ objects: String, _ source: String, in container: RuleExample.Container = .xib)
    throws -> [String]
  {
    try messages(rule, objects, files: ["A.swift": source], in: container)
  }

  private func messages(
    _ rule: String, _ objects: String, files: [String: String], in container: RuleExample.Container = .xib
  ) throws -> [String] {
    let text = container.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let rules = [RuleCatalog.rule(rule)].compactMap(\.self)
    return Linter(rules).lint(LintedDocument(document, project: ProjectIndex(ProjectFiles(files)))).diagnostics
      .filter { $0.ruleID == rule }.map(\.message)
  }

  private func outlet(to object: String) -> String {
    """
    <view customClass="A" id="a"><connections><outlet property="part" destination="b" id="o"/></connections></view>
    \(object)
    """
  }

  @Test(arguments: [
    ("UILabel", "<button id=\"b\"/>", 1), ("UILabel", "<label id=\"b\"/>", 0), ("UIView", "<label id=\"b\"/>", 0),
    ("UIControl", "<view id=\"b\"/>", 1), ("B", "<view id=\"b\"/>", 1), ("B", "<view customClass=\"B\" id=\"b\"/>", 0),
    ("B", "<view customClass=\"C\" id=\"b\"/>", 0), ("C", "<view customClass=\"B\" id=\"b\"/>", 1),
    ("UIButton", "<view customClass=\"B\" id=\"b\"/>", 1), ("UIView", "<view customClass=\"B\" id=\"b\"/>", 0),
    // Nothing is known of these.
    ("Other", "<view id=\"b\"/>", 0), ("UILabel", "<view customClass=\"Other\" id=\"b\"/>", 0),
    ("OtherLabel", "<constraint id=\"b\"/>", 1), ("Other", "<constraint id=\"b\"/>", 0),
    ("NSLayoutConstraint", "<constraint id=\"b\"/>", 0), ("OtherLabel", "<constraint customClass=\"C\" id=\"b\"/>", 0),
    ("UILabel", "<customObject id=\"b\"/>", 0), ("Alias", "<label id=\"b\"/>", 0),
    ("[UILabel]", "<button id=\"b\"/>", 0),
    ("NSLayoutConstraint", "<label id=\"b\"/>", 1),
  ])
  func outletHoldsItsClass(_ type: String, _ object: String, _ count: Int) throws {
    let source = """
      class A: UIView { @IBOutlet var part: \(type)! }
      class B: UIView {}
      class C: B {}
      typealias Alias = UIButton
      """
    #expect(try messages("outlet-of-other-class", outlet(to: object), source).count == count)
  }

  @Test func messageNamesBothClasses() throws {
    let found = try messages(
      "outlet-of-other-class", outlet(to: "<button userLabel=\"Send\" id=\"b\"/>"),
      "class A: UIView { @IBOutlet var part: UILabel! }")
    #expect(
      found == [
        "A.part is declared as UILabel, but connected to UIButton; change the type, or the object"
      ])
  }

  @Test func messageNamesTheClassThatDeclaresTheOutlet() throws {
    let found = try messages(
      "outlet-of-other-class", outlet(to: "<button id=\"b\"/>"),
      "class Base: UIView { @IBOutlet var part: UILabel! }; class A: Base {}")
    #expect(found == ["Base.part is declared as UILabel, but connected to UIButton; change the type, or the object"])
  }

  @Test(arguments: [
    ("tableViewCell", "UIViewController", 1), ("tableViewCell", "UITableViewCell", 0), ("button", "UIControl", 0),
    ("view", "UIViewController", 1), ("customObject", "UIViewController", 0), ("view", "Other", 0),
    ("placeholder", "UIViewController", 0),
  ])
  func customClassIsOfTheKindOfItsElement(_ element: String, _ superclass: String, _ count: Int) throws {
    let found = try messages(
      "wrong-custom-class", "<\(element) customClass=\"A\" id=\"a\"/>", "class A: \(superclass) {}")
    #expect(found.count == count)
  }

  @Test func classOfACellAtItsContentViewIsSaidOnce() throws {
    let cell =
      "<tableViewCell id=\"a\"><tableViewCellContentView key=\"contentView\" customClass=\"A\" id=\"b\"/></tableViewCell>"
    let source = "class A: UITableViewCell {}"
    #expect(
      try messages("wrong-custom-class", cell, source) == [
        "its content view has the class A, which is a UITableViewCell; clear the class there"
      ])
    #expect(try messages("unknown-custom-class", cell, source) == [])
    #expect(try messages("unknown-custom-class", cell, "class A: UIView {}").count == 1)
  }

  @Test(arguments: [("webView", "WKWebView", 0), ("webView", "UILabel", 1), ("glkView", "MTKView", 0)])
  func successorOfAClassTakesItsPlace(_ element: String, _ superclass: String, _ count: Int) throws {
    let found = try messages(
      "wrong-custom-class", "<\(element) customClass=\"A\" id=\"a\"/>", "class A: \(superclass) {}")
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("class A: UIView {}", 1), ("class A: UIView, UITableViewDataSource {}", 0),
    ("class A: UIView {}\nextension A: UITableViewDataSource {}", 0), ("class A: UITableViewController {}", 0),
    ("class A: UIView { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }", 1),
    ("class A: UIView { @objc func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }", 0),
    ("@objcMembers class A: UIView { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }", 0),
    ("class A: UIView, TableP { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }", 0),
    ("class A: UIView, Themed { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }", 1),
    ("@objc extension UIView {}\nclass A: UIView { func tableView(_ t: T, cellForRowAt p: P) -> C { c } }", 1),
    ("class A: UIView {}\n@objc extension A { func tableView(_ t: T, cellForRowAt p: P) -> C { c } }", 0),
    ("class A: UIView, P {}\nprotocol P: UITableViewDataSource {}", 0), ("class A: UIView, P {}\nprotocol P {}", 1),
    ("class A: UIView { func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }", 0),
    ("class A: UIView { func tableView(_ t: UITableView, showAll all: Bool) {} }", 0),
    ("class A: UIView, ListSource {}", 0), ("class A: UIView, Themed {}", 1), ("class A: Other {}", 0),
    ("class A: UIView, UITextFieldDelegate {}", 1),
    ("class B: UIView, UITableViewDataSourcePrefetching {}\nclass A: B {}", 1),
    ("class B: UIView, UITableViewDataSource {}\nclass A: B {}", 0),
    ("extension NSObject: Themed {}\nclass A: UIView {}", 1),
    ("extension UIView: UITableViewDataSource {}\nclass A: UIView {}", 0),
    ("protocol UITableViewDataSource {}\nclass A: UIView, UITableViewDataSource {}", 0),
    ("protocol UITableViewDataSource {}\nclass A: UIView, P {}\nprotocol P: UITableViewDataSource {}", 0),
    ("protocol UITableViewDataSource {}\nclass A: UIView {}", 1),
    ("protocol UITableViewDataSourceCache {}\nclass A: UIView, UITableViewDataSourceCache {}", 1),
  ])
  func dataSourceConforms(_ source: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"/>
      <tableView id="b"><connections><outlet property="dataSource" destination="a" id="o"/></connections></tableView>
      """
    #expect(try messages("delegate-without-conformance", objects, source).count == count)
  }

  @Test(arguments: [("list.dataSource = rows", 1), ("list.reloadData()", 0)])
  func dataSourceThatCodeReplacesIsANotice(_ statement: String, _ notices: Int) throws {
    let objects = """
      <view customClass="A" id="a"><connections><outlet property="list" destination="b" id="l"/></connections></view>
      <tableView id="b"><connections><outlet property="dataSource" destination="a" id="o"/></connections></tableView>
      """
    let source = "class A: UIView { @IBOutlet var list: UITableView!; func show() { \(statement) } }"
    let document = try LayoutDocument(Array(RuleExample.Container.xib.document(around: objects).utf8), path: "a.xib")
    let project = ProjectIndex(ProjectFiles(["A.swift": source]))
    let found = Linter([.delegateWithoutConformance]).lint(LintedDocument(document, project: project)).diagnostics
    #expect(found.count == 1)
    #expect(found.count { $0.severity == .notice } == notices)
  }

  @Test(arguments: [
    ("", 1), ("UITextViewDelegate", 1), ("UITextFieldDelegate", 0), ("UISearchTextFieldDelegate", 0),
  ])
  func methodsOfADelegateAreHiddenUnlessItConforms(_ conformance: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"/>
      <textField id="b"><connections><outlet property="delegate" destination="a" id="o"/></connections></textField>
      """
    let head = conformance.isEmpty ? "class A: UIView" : "class A: UIView, \(conformance)"
    let method = "func textFieldShouldReturn(_ field: UITextField) -> Bool { true }"
    let found = try messages("delegate-without-conformance", objects, "\(head) { \(method) }")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.contains("so UIKit sees none of its methods") })
    let other = "func textFieldDidChange(_ field: UITextField) {}"
    #expect(try messages("delegate-without-conformance", objects, "class A: UIView { \(other) }") == [])
  }

  private static let methodsOfAppKit: [(element: String, outlet: String, method: String, count: Int)] = [
    ("tableView", "dataSource", "func numberOfRows(in tableView: NSTableView) -> Int { 1 }", 1),
    ("tableView", "dataSource", "@objc func numberOfRows(in tableView: NSTableView) -> Int { 1 }", 0),
    ("tableView", "dataSource", "", 0),
    ("tableView", "delegate", "func tableView(_ t: NSTableView, viewFor c: C?, row: Int) -> NSView? { nil }", 1),
    ("outlineView", "dataSource", "func outlineView(_ o: O, numberOfChildrenOfItem i: Any?) -> Int { 1 }", 1),
    ("outlineView", "delegate", "func outlineViewSelectionDidChange(_ n: Notification) {}", 1),
    ("textField", "delegate", "func controlTextDidChange(_ n: Notification) {}", 1),
    ("window", "delegate", "func windowWillClose(_ n: Notification) {}", 1),
    ("window", "delegate", "func window(_ w: NSWindow, willUseFullScreenContentSize s: NSSize) -> NSSize { s }", 1),
    ("window", "delegate", "func window(_ w: NSWindow, named name: String) {}", 0),
    ("splitView", "delegate", "func splitView(_ s: NSSplitView, canCollapseSubview v: NSView) -> Bool { true }", 1),
    ("tabView", "delegate", "func tabView(_ t: NSTabView, didSelect i: NSTabViewItem?) {}", 1),
    ("toolbar", "delegate", "func toolbarDefaultItemIdentifiers(_ t: NSToolbar) -> [Identifier] { [] }", 1),
    ("menu", "delegate", "func menuNeedsUpdate(_ m: NSMenu) {}", 1), ("menu", "delegate", "func menuChanged() {}", 0),
  ]

  private static let protocolsOfAppKit = [
    "tableView": "NSTableView", "outlineView": "NSOutlineView", "textField": "NSTextField", "window": "NSWindow",
    "menu": "NSMenu", "splitView": "NSSplitView", "tabView": "NSTabView", "toolbar": "NSToolbar",
  ]

  @Test(arguments: methodsOfAppKit)
  func methodsAreHiddenFromAppKitUnlessTheClassConforms(
    _ element: String, _ outlet: String, _ method: String, _ count: Int
  ) throws {
    let text = RuleExample.Container.macXib.document(
      around: """
        <customObject customClass="A" id="a"/>
        <\(element) id="b"><connections><outlet property="\(outlet)" destination="a" id="o"/></connections></\(element)>
        """)
    let kind = try #require(Self.protocolsOfAppKit[element])
    let name = kind + (outlet == "delegate" ? "Delegate" : "DataSource")
    for (head, expected) in [("class A: NSObject", count), ("class A: NSObject, \(name)", 0)] {
      let project = ProjectIndex(ProjectFiles(["A.swift": "\(head) { \(method) }"]))
      let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
      let found = Linter([.delegateWithoutConformance]).lint(LintedDocument(document, project: project)).diagnostics
        .filter { $0.ruleID == "delegate-without-conformance" }
      #expect(found.count == expected)
      #expect(found.allSatisfy { $0.message.contains("so AppKit sees none of its methods") })
    }
  }

  @Test(arguments: [("UIButton", "textColor", 1), ("UIButton", "title", 0), ("UILabel", "textColor", 0)])
  func buttonsHaveNoPropertiesOfTexts(_ superclass: String, _ property: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="\(property)"/>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(try messages("unknown-runtime-attribute", objects, "class A: \(superclass) {}").count == count)
  }

  @Test func swiftThreeShowsAllMethods() throws {
    let project = """
      { rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C,); };
      C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = NUMBER; }; }; }; }
      """
    let objects = """
      <view customClass="A" id="a"/>
      <textField id="b"><connections><outlet property="delegate" destination="a" id="o"/></connections></textField>
      """
    let source = "class A: UIView { func textFieldShouldReturn(_ field: UITextField) -> Bool { true } }"
    for (version, count) in [("3.0", 0), ("5.0", 1)] {
      let files = [
        "A.swift": source, "App.xcodeproj/project.pbxproj": project.replacing("NUMBER", with: version),
      ]
      #expect(try messages("delegate-without-conformance", objects, files: files).count == count)
    }
  }

  @Test(arguments: [
    ("borderWidht", 1), ("borderWidth", 0), ("layer.borderWidht", 1), ("layer.borderWidth", 0), ("hidden", 0),
    ("somethingElse", 1), ("placeholder", 1), ("round", 0), ("cornerRadius", 0), ("alpha", 0),
    ("self.layer.borderWidth", 0), ("self.layer.borderWidht", 1), ("self.borderWidth", 0), ("self.borderWidht", 1),
    ("subviews.@count", 0), ("superview.layer.cornerRadius", 0), ("borderWdith.scale", 1), ("borderWidth.scale", 0),
    ("badge.text", 0), ("badge.textt", 1), ("badge.other", 0), ("badges.textt", 0), ("inner.borderWidht", 1),
    ("inner.inner.borderWidth", 0),
  ])
  func runtimeAttributeIsAProperty(_ keyPath: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)" value="1"/>
      </userDefinedRuntimeAttributes></view>
      """
    let source = """
      class A: UIView {
        @IBInspectable var borderWidth: CGFloat = 0
        @IBOutlet var badge: UILabel!
        @IBOutlet var badges: [UILabel]!
        @IBOutlet var inner: A!
      }
      extension UIView { @IBInspectable var rounds: Bool { get { true } set {} }; @objc(round) var other: Bool { true } }
      """
    #expect(try messages("unknown-runtime-attribute", objects, source).count == count)
  }

  @Test func propertyIsNotSuggestedForItself() throws {
    let objects = """
      <view customClass="A" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="1"/>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(
      try messages("unknown-runtime-attribute", objects, "class A: UIView {}") == [
        "A has no property title; correct the key path, or remove the attribute"
      ])
  }

  @Test(arguments: [("UILabel", 1), ("UIViewController", 0), ("NSView", 1), ("NSTableView", 0), ("LibraryView", 0)])
  func unknownRuntimeAttributeIsCertainOfViewsWithAKnownClass(_ superclass: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="badgeText" value="1"/>
      </userDefinedRuntimeAttributes></view>
      """
    let found = try messages("unknown-runtime-attribute", objects, "class A: \(superclass) {}")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0 == "A has no property badgeText; correct the key path, or remove the attribute" })
    let root = superclass.hasPrefix("NS") ? "NSView" : "UIView"
    let extended = "class A: \(superclass) {}\nextension \(root) { @objc var badgeText: String { \"\" } }"
    #expect(try messages("unknown-runtime-attribute", objects, extended) == [])
  }

  /// What only AppKit's classes have is unknown of UIKit's.
  @Test(arguments: [
    ("NSView", "alphaValue", 0), ("UIView", "alphaValue", 1), ("NSControl", "stringValue", 0),
    ("NSView", "stringValue", 1), ("NSButton", "bezelColor", 0), ("UIView", "bezelColor", 1),
  ])
  func runtimeAttributesOfAppKitAreKnown(_ superclass: String, _ keyPath: String, _ count: Int) throws {
    let objects = """
      <view customClass="A" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)" value="1"/>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(try messages("unknown-runtime-attribute", objects, "class A: \(superclass) {}").count == count)
  }

  @Test(arguments: [
    ("shien", 1), ("shone", 0),
    ("rounding", 0), ("roundign", 1), ("clipsToBuonds", 1), ("roundings", 0), ("rounding2", 0), ("badgeColor", 0),
  ])
  func runtimeAttributeOfSystemClassIsAProperty(_ keyPath: String, _ count: Int) throws {
    let objects = """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)" value="1"/>
      </userDefinedRuntimeAttributes></view>
      """
    let source = """
      extension UIView { @IBInspectable var rounding: Int { get { 0 } set {} } }
      extension UIView { @IBInspectable var shine: Int { get { 0 } set {} } }
      """
    #expect(try messages("unknown-runtime-attribute", objects, source).count == count)
  }

  @Test(arguments: [("layer.glow", 0), ("layer.glwo", 0), ("layer.shadowColro", 1), ("layer.borderUIColor", 0)])
  func runtimeAttributeOfLayerIsAProperty(_ keyPath: String, _ count: Int) throws {
    let objects = """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)" value="1"/>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(try messages("unknown-runtime-attribute", objects, "class A: UIView {}").count == count)
  }

  /// Classes of another language are in no source that is read.
  @Test(arguments: [("Kit/Kit.csproj", 0), ("Kit.csproj", 0), ("Other/Other.csproj", 1), ("Kit/Kit.h", 1)])
  func documentOfAProjectInAnotherLanguageIsNotCompared(_ file: String, _ count: Int) throws {
    let text = RuleExample.Container.xib.document(around: "<view customClass=\"BadgeVeiw\" id=\"a\"/>")
    let document = try LayoutDocument(Array(text.utf8), path: "Kit/a.xib")
    let project = ProjectIndex(ProjectFiles(["Badge.m": "@interface BadgeView : UIView\n@end", file: ""]))
    let found = Linter([.unknownCustomClass])
      .lint(LintedDocument(document, project: project, projectPath: "Kit/a.xib")).diagnostics
    #expect(found.count { $0.ruleID == "unknown-custom-class" } == count)
  }
}
