import Testing

@testable import Project

/// Identifiers of several files, with their constants.
@Suite struct IdentifierIndexTests {
  private func index(_ files: [String: String]) -> IdentifierIndex {
    let files = files.sorted { $0.key < $1.key }.map { SourceSummary(Array($1.utf8), path: $0) }
    return IdentifierIndex(files, classes: ClassIndex(files.map(\.declarations)))
  }

  private func segue(_ expression: String) -> String {
    "class Screen { func f() { performSegue(withIdentifier: \(expression), sender: nil) } }\n"
  }

  @Test(arguments: [
    ("\"a\"", "", "a"), ("Segues.show", "enum Segues { static let show = \"a\" }", "a"),
    ("Segues.show.rawValue", "enum Segues: String { case show }", "show"),
    ("App.Segues.show", "enum Segues { static let show = \"a\" }", "a"), ("show", "let show = \"a\"", "a"),
    (".show", "enum Segues { static let show = \"a\" }", "a"),
    (
      "Badge.name", "class Badge: UIView {}\nextension UIView { static var name: String { String(describing: self) } }",
      "Badge"
    ),
    ("String(describing: Badge.self)", "class Badge: UIView {}", "Badge"),
  ])
  func constantIsUnderstoodInAnotherFile(_ expression: String, _ other: String, _ name: String) {
    #expect(index(["A.swift": segue(expression), "B.swift": other]).requests.map(\.name) == [name])
  }

  @Test(arguments: [
    ("@try { if (a) { ", " } } @catch (id e) {}", 0), ("if (a) { ", " }", 1), ("@try { f(); } @finally { ", " }", 1),
  ])
  func nameNeedNotExistWhereItsExceptionIsCaught(_ start: String, _ end: String, _ count: Int) {
    let call = "[self performSegueWithIdentifier:@\"right\" sender:nil];"
    let source = "@implementation Screen\n- (void)load { \(start)\(call)\(end) }\n@end"
    #expect(index(["Screen.m": source]).requests.count == count)
  }

  @Test(arguments: [("", ["Badge"]), ("class Small: Badge {}", [])])
  func ownNameOfAClassThatOthersDeriveFromIsUnderstoodByNobody(_ other: String, _ names: [String]) {
    let source =
      "class Badge: UIView { func f() { let name = String(describing: type(of: self)); UINib(nibName: name, bundle: nil) } }"
    #expect(index(["A.swift": source, "B.swift": other]).requests.map(\.name) == names)
  }

  /// The extension belongs to the name of the file, and only nibs are found by it.
  @Test func nibMayBeNamedByItsFile() {
    let nib = "class Screen { func f() { Bundle.main.loadNibNamed(\"Badge.nib\", owner: self) } }"
    #expect(index(["A.swift": nib]).requests.map(\.name) == ["Badge"])
    #expect(index(["A.swift": segue("\"Badge.nib\"")]).requests.map(\.name) == ["Badge.nib"])
  }

  @Test(arguments: [
    ("show", "func f() { let show = \"a\" }\nlet other = \"b\""),
    ("Segues.show", "enum Segues { static let show = \"a\" }\nextension Segues { static let show = \"b\" }"),
    ("model.show", "enum Model { static let show = \"a\" }"),
    ("Badge.name", "class Badge { var name: String { f() } }"),
    ("String(describing: T.self)", "class Badge: UIView {}"),
    (".show", "enum A { static let show = \"a\" }\nenum B { static let show = \"b\" }"), ("make(\"a\")", ""),
  ])
  func nameThatMayStandForSeveralTextsIsNotUnderstood(_ expression: String, _ other: String) {
    let isLocal = other.hasPrefix("func")
    let files =
      isLocal
      ? ["A.swift": segue(expression), "B.swift": "class C { \(other) }"]
      : ["A.swift": segue(expression), "B.swift": other]
    #expect(index(files).requests.isEmpty)
  }

  // MARK: - Names that code hands on

  private static let handingOn: [(function: String, call: String, name: String)] = [
    ("func load(nibName: String) { UINib(nibName: nibName, bundle: nil) }", "Card.load(nibName: \"a\")", "a"),
    (
      "func load<T>(nibName: String? = nil) -> T { bundle.loadNibNamed(nibName ?? f(T.self)) }",
      "Card.load(nibName: \"a\")", "a"
    ),
    (
      "func show(_ i: Int, viewIdentifier name: String) { s.instantiateViewController(withIdentifier: name) }",
      "router.show(1, viewIdentifier: \"a\")", "a"
    ),
    (
      "func show(viewIdentifier name: String) { let id = name; s.instantiateViewController(withIdentifier: id) }",
      "show(viewIdentifier: Scenes.home)", "home"
    ),
    (
      "struct Scene<T> { let identifier: String\nfunc make() { s.instantiateController(withIdentifier: identifier) } }",
      "Scene<App.Home>(storyboard: Main.self, identifier: \"a\")", "a"
    ),
    (
      """
      struct Scene { let identifier: String
      func make() { let identifier = self.identifier
      s.instantiateViewController(withIdentifier: identifier) } }
      """, "Scene(identifier: \"a\")", "a"
    ),
    (
      "class Loader { init(nibName name: String) { nib = UINib(nibName: name, bundle: nil) } }",
      "Loader(nibName: \"a\")", "a"
    ),
  ]

  @Test(arguments: handingOn)
  func functionHandsOnAName(_ function: String, _ call: String, _ name: String) {
    let scenes = "enum Scenes: String { case home }"
    let code = "class Screen { func f() { \(call) } }"
    #expect(index(["A.swift": function, "B.swift": code, "C.swift": scenes]).requests.map(\.name) == [name])
  }

  @Test(arguments: [
    // Another function of the name does something else.
    "func load(nibName: String) { UINib(nibName: nibName) }\nclass C { func load(nibName: String) { print(nibName) } }",
    "func load(nibName: String) { print(nibName) }",
    "func load(nibName: String) { UINib(nibName: nibName + \"View\") }",
    "func load(nibName: String) { let nibName = f(); UINib(nibName: other) }",
    "func load(nibName: Other) { UINib(nibName: nibName) }",
    // A cell that is nil is made.
    "func load(nibName: String) { table.dequeueReusableCell(withIdentifier: nibName) }",
  ])
  func functionDoesNotHandOnTheName(_ function: String) {
    let call = "class Screen { func f() { load(nibName: \"a\") } }"
    #expect(index(["A.swift": function, "B.swift": call]).requests.isEmpty)
  }

  @Test(arguments: [
    (
      "protocol Named { static var file: String { get } }",
      "extension Named { static var nib: UINib { UINib(nibName: file, bundle: nil) } }", 1
    ),
    (
      "protocol Named { static var file: String { get } }",
      "extension Named { static var nib: UINib { let name = self.file\nreturn UINib(nibName: name, bundle: nil) } }", 1
    ),
    ("protocol Named { static var file: String { get } }", "", 0),
    ("class Named {}", "extension Named { static var nib: UINib { UINib(nibName: file, bundle: nil) } }", 0),
  ])
  func typesWithAProtocolGiveItsNames(_ protocolCode: String, _ use: String, _ count: Int) {
    let types = "enum Card: Named { static let file = \"a\" }\nenum Other { static let file = \"b\" }"
    let names = index(["A.swift": protocolCode, "B.swift": use, "C.swift": types]).requests.map(\.name)
    #expect(names == Array(repeating: "a", count: count))
  }

  @Test(arguments: [
    ("func open(_ name: Boards) { UIStoryboard(name: name.rawValue, bundle: nil) }", 1),
    ("func open(named name: Boards? = nil) { UIStoryboard(name: name?.rawValue ?? f(), bundle: nil) }", 1),
    ("func open<B: Board>(_ name: B) where B.RawValue == String { let n = name.rawValue; UIStoryboard(name: n) }", 1),
    ("extension Boards { func open() { UIStoryboard(name: self.rawValue, bundle: nil) } }", 1),
    ("func open(_ name: Other) { UIStoryboard(name: name.rawValue, bundle: nil) }", 0),
    ("func open(_ name: Boards) { print(name.rawValue) }", 0),
  ])
  func casesOfAnEnumerationAreNames(_ function: String, _ count: Int) {
    let cases = "enum Boards: String, Board { static let file = \"b\"\ncase home = \"a\" }\nprotocol Board {}"
    let names = index(["A.swift": function, "B.swift": cases]).requests.map(\.name)
    #expect(names == Array(repeating: "a", count: count))
  }

  @Test(arguments: [
    ("class Card: NSWindowController { override var windowNibName: NSNib.Name? { \"a\" } }", 1),
    ("class Card: UIViewController { override var nibName: String? { return \"a\" } }", 1),
    ("class Card: UIView { var nibName: String? { return \"a\" } }", 0),
    ("class Card: NSWindowController { convenience init() { self.init(windowNibName: \"a\") } }", 1),
  ])
  func controllerNamesItsNib(_ source: String, _ count: Int) {
    #expect(index(["A.swift": source]).requests.map(\.name) == Array(repeating: "a", count: count))
  }

  @Test(arguments: [
    ("class Badge: UIView {}", "String(describing: type(of: self))", 1),
    ("class Badge: UIView {}", "\"\\(Self.self)\"", 1),
    ("class Badge: UIView {}", "String(describing: Self.self)", 1),
    ("class Badge: UIView {}\nclass Other: Badge {}", "String(describing: self)", 0),
    ("protocol Badge {}", "String(describing: self)", 0),
  ])
  func classWithoutSubclassesKnowsItsName(_ type: String, _ expression: String, _ count: Int) {
    let use = "extension Badge { func f() { UINib(nibName: \(expression), bundle: nil) } }"
    #expect(index(["A.swift": type, "B.swift": use]).requests.map(\.name) == Array(repeating: "Badge", count: count))
  }

  @Test func constantsOfTheFileComeFirst() {
    func file(_ name: String) -> String {
      """
      private enum Constants { static let nib = "\(name)" }
      class \(name) { func f() { UINib(nibName: Constants.nib) } }
      """
    }
    #expect(index(["A.swift": file("A"), "B.swift": file("B")]).requests.map(\.name) == ["A", "B"])
  }

  @Test(arguments: [(".main", "Main"), (".other", nil)])
  func implicitMemberIsOfTheTypeForNames(_ expression: String, _ name: String?) {
    let names = "extension NSStoryboard.Name { static let main = \"Main\" }\nenum Tab { static let main = \"tab\" }"
    let use = "class A { func f() { NSStoryboard(name: \(expression), bundle: nil) } }"
    #expect(index(["A.swift": names, "B.swift": use]).requests.map(\.name) == [name].compactMap(\.self))
  }

  @Test(arguments: [
    ("func f<Row: UIView>() {", "}"), ("class List<Key, Row: UIView>: UIView { func f() {", "} }"),
    ("protocol List { associatedtype Row: UIView }\nextension List { func f() {", "} }"),
    ("init<A: B<C, D>, Row>() {", "}"),
  ])
  func nameOfAGenericParameterStandsForAnyClass(_ start: String, _ end: String) {
    for expression in ["String(describing: Row.self)", "Row.name"] {
      let call = "performSegue(withIdentifier: \(expression), sender: nil)"
      let other = "class Row: UIView { static let name = \"Row\" }"
      #expect(index(["A.swift": "\(start) \(call) \(end)", "B.swift": other]).requests.isEmpty)
      let plain = start.replacing("Row", with: "Column")
      #expect(index(["A.swift": "\(plain) \(call) \(end)", "B.swift": other]).requests.map(\.name) == ["Row"])
    }
  }

  @Test(arguments: [
    (#""Badge" + size"#, true), (#""Badge\(size)""#, true), (#""\(kind)\(size)""#, true), ("name.lowercased()", true),
    (#""\(type)""#, false), ("name(of: type)", false), ("Self.names[0]", false),
  ])
  func namesThatCodePutsTogetherAreComputed(_ expression: String, _ isComputed: Bool) {
    #expect(index(["A.swift": segue(expression)]).computesNames(of: .segue) == isComputed)
  }

  @Test(arguments: [("class Screen: UIViewController", ["Screen"]), ("extension UIViewController", [])])
  func nameOfTheOwnClassIsKnownInAClassOfTheProject(_ declaration: String, _ names: [String]) {
    let code = """
      \(declaration) { func f() {
        let name = String(describing: self)
        storyboard?.instantiateViewController(withIdentifier: name)
      } }
      """
    #expect(index(["A.swift": code]).requests.map(\.name) == names)
  }

  @Test func constantsOfObjectiveCAreThoseOfTheWholeProject() {
    let files = [
      "A.m": "- (void)f { [self performSegueWithIdentifier:kShow sender:nil]; }", "A.h": "#define kShow @\"a\"\n",
    ]
    #expect(index(files).requests.map(\.name) == ["a"])
  }

  @Test func documentOfAForeignClassIsInAnotherBundle() {
    let code = "func f() { UINib(nibName: \"a\", bundle: Bundle(for: Badge.self)) }\n"
    #expect(index(["A.swift": code]).requests.isEmpty)
    #expect(index(["A.swift": code + "class Badge: UIView {}"]).requests.map(\.name) == ["a"])
  }

  @Test(arguments: [
    "UINib(nibName: \"a\", bundle: .library)", "UIStoryboard(name: \"a\", bundle: Bundle.library)",
    "Bundle.library.loadNibNamed(\"a\", owner: self)",
  ])
  func bundleThatAnExtensionNamesIsTheProjects(_ call: String) {
    let code = "func f() { \(call) }\n"
    #expect(index(["A.swift": code]).requests.isEmpty)
    let others = "extension Bundle { static var other: Bundle { .main } }"
    #expect(index(["A.swift": code + others]).requests.isEmpty)
    #expect(index(["A.swift": code + others.replacing("other", with: "library")]).requests.map(\.name) == ["a"])
  }

  @Test(arguments: ["bundle: Bundle.module)", "bundle: resources)"])
  func otherBundlesAreUnknown(_ bundle: String) {
    #expect(index(["A.swift": "func f() { UINib(nibName: \"a\", \(bundle) }"]).requests.isEmpty)
  }

  @Test func registrationsAreNoRequests() {
    let code = "func f() { table.register(Cell.self, forCellReuseIdentifier: \"a\") }"
    let found = index(["A.swift": code])
    #expect(found.requests.isEmpty)
    #expect(found.registeredNames(.reusableView) == ["a"])
    #expect(!found.hasUnknownRegistrations(.reusableView))
    let unknown = index(["A.swift": "func f(id: String) { table.register(Cell.self, forCellReuseIdentifier: id) }"])
    #expect(unknown.hasUnknownRegistrations(.reusableView))
  }

  @Test func initializerOfACellRegistersNothing() {
    let code = """
      class Cell { init(style: Style, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      } }
      """
    #expect(!index(["A.swift": code]).hasUnknownRegistrations(.reusableView))
  }

  @Test func literalThatStandsElsewhereMayBeRegisteredThere() throws {
    let ask = "func f() { table.dequeueReusableCell(withIdentifier: \"a\") }\n"
    let alone = index(["A.swift": ask])
    #expect(try !alone.mayBeElsewhere(#require(alone.requests.first)))
    let twice = index(["A.swift": ask, "B.swift": "let ids = [\"a\"]"])
    #expect(try twice.mayBeElsewhere(#require(twice.requests.first)))
    #expect(twice.mentions("a"))
    #expect(!twice.mentions("b"))
  }
}
