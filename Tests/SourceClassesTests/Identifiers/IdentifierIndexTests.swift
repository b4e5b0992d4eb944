import SourceClasses
import Testing

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
