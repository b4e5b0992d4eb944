import Testing

@testable import Project

/// What is found in Swift files.
@Suite struct SwiftClassScannerTests {
  private func scan(_ text: String) -> [ClassDeclaration] {
    SourceSummary(Array(text.utf8), path: "A.swift").declarations
  }

  @Test(arguments: [
    ("class A: UIView {}", "UIView"), ("public final class A : UIKit.UIView, P {}", "UIView"),
    ("class A<T: P>: Base<T>, P where T: Q {}", "Base"), ("@objcMembers @MainActor class A: UIView\n{\n}", "UIView"),
    ("class A<F: (Int) -> Void>: Base {}", "Base"), ("class A: @unchecked Base {}", "Base"),
    ("#if os(iOS)\nimport UIKit\n#endif\nclass A: Base {}", "Base"), ("class A: Base/* no: C */{}", "Base"),
    ("struct S { class A: Base {} }", "Base"), ("func f() { class B: C {} }\nclass A: Base {}", "Base"),
    ("let text = \"class B: C { \\(g(\"}\")) \"\nclass A: Base {}", "Base"), ("class `A`: Base {}", "Base"),
    ("let text = \"\"\"\nclass B: C {\n\"\"\"\nclass A: Base {}", "Base"),
    ("let text = #\"a \\(\" }\"#\nclass A: Base {}", "Base"), ("/* a /* { */ { */ class A: Base {}", "Base"),
    ("let broken = \"{\nclass A: Base {}", "Base"), ("protocol P: class {}\nclass A: Base {}", "Base"),
    ("let kind = B.class\nclass A: Base {}", "Base"), ("typealias A = Base", "Base"),
    ("let rule = /[{]\"/\nclass A: Base {}", "Base"), ("let rule = #/\n {2} \"/#\nclass A: Base {}", "Base"),
    ("let half = a / b, third = a/3\nclass A: Base {}", "Base"), ("let rule = (/\\/{/)\nclass A: Base {}", "Base"),
    ("// class B: C {\n@objc(XYA)\n@available(iOS 13, *)\nopen class A: Base {}", "Base"),
    ("@Wrapper({ 1 }) class A: Base {}", "Base"), ("#Preview { class B: C {} }\nclass A: Base {}", "Base"),
    ("enum E { case open, `class` }\nclass A: Base {}", "Base"),
    ("#if DEBUG\nclass A: Base {\n}\n#endif", "Base"), ("let text = ##\"a\"# {\"##\nclass A: Base {}", "Base"),
    ("func f() async throws -> [Int] where T: class { }\nclass A: Base {}", "Base"),
    ("let all = { (a: Int) in \"\\(a) }\" }\nclass A: Base {}", "Base"), ("class A: Base<UIView> & P {}", "Base"),
    ("import class UIKit.UIView\nimport struct M.S\nclass A: Base {}", "Base"),
  ])
  func findsAClassAndItsSuperclass(_ text: String, _ superclass: String) {
    let found = scan(text).filter { $0.kind != .protocol }
    #expect(found.map(\.name) == ["A"])
    #expect(found.map(\.superclass) == [superclass])
  }

  @Test func protocolsAreFoundWithWhatTheyRefineAndAskFor() {
    let found = scan("protocol Source: AnyObject, UITableViewDataSource where Self: UIView { func count() -> Int }")
    #expect(found.map(\.kind) == [.protocol])
    #expect(found.first?.inherited == ["AnyObject", "UITableViewDataSource"])
    #expect(found.first?.selectors == ["count"])
  }

  @Test(arguments: [
    ("class A: B { func tap() {} }", [], false), ("class A: B { @objc func tap() {} }", ["tap"], false),
    ("class A: B { @IBAction private func tap() {} }", ["tap"], false),
    ("class A: B { override public func tap() {} }", ["tap"], false),
    ("class A: B { @objc var a = 1; func tap() {} }", ["setA:"], false),
    ("@objc class A: B { func tap() {} }", [], false), ("@objcMembers class A: B { func tap() {} }", [], true),
    ("@objc extension A { func tap() {} }", [], true),
    ("@objcMembers class C: B {}\nclass A: B { func tap() {} }", [], false),
  ])
  func methodsThatObjectiveCSeesAreMarked(_ text: String, _ selectors: [String], _ showsAll: Bool) {
    let found = scan(text).last
    #expect(found?.visibleSelectors == Set(selectors))
    #expect(found?.showsAllMethods == showsAll)
  }

  @Test func extensionsAndNestedTypesAreAskedForByTheirOwnNames() {
    let found = scan("enum Cells { class Person: Cell {} }\nextension Cells.Person: P { func tap() {} }")
    #expect(found.map(\.name) == ["Person", "Person"])
    #expect(found.map(\.kind) == [.swiftClass, .addition])
    #expect(found.last?.selectors == ["tap"])
  }

  @Test(arguments: [
    ("@IBOutlet weak var a: UILabel!", "a", true), ("@IBOutlet private(set) var a : [UILabel]!", "a", true),
    ("@IBOutlet\n  var a: UILabel?", "a", false), ("@IBOutlet var a: Box<UIKit.UILabel>!", "a", true),
    ("@IBOutlet weak var a: UILabel! { didSet { var b = 1 } }", "a", true),
    ("@objc @IBOutlet dynamic var a: (UIView & P)!", "a", true),
    ("@IBOutlet\n@Styled(.large) var a: UILabel!", "a", true),
    ("@Styled(kind: \"class\") @IBOutlet private(set) weak var a: UILabel!", "a", true),
    ("@IBOutlet weak var a: UILabel! // of { no: use }", "a", true), ("@IBOutlet var `a`: UILabel!", "a", true),
    ("@IBOutlet var a: UILabel! { get { b } set { b = newValue } }", "a", true),
    ("#if os(iOS)\n@IBOutlet var a: UILabel!\n#endif", "a", true),
    ("@IBOutlet unowned(unsafe) var a: UILabel!", "a", true),
    ("/// ```\n/// @IBOutlet var b: UILabel!\n/// ```\n@IBOutlet var a: [String: UILabel]?", "a", false),
  ])
  func findsOutlets(_ text: String, _ name: String, _ isRequired: Bool) {
    let found = scan("class A: UIView {\n  var other: Int?\n  \(text)\n  var last = 1\n}")
    #expect(found.first?.outlets.map(\.name) == [name])
    #expect(found.first?.outlets.map(\.isRequired) == [isRequired])
    #expect(found.first?.properties == ["other", name, "last"])
  }

  @Test(arguments: [
    ("UILabel!", "UILabel"), ("UILabel?", "UILabel"), ("UIKit.UILabel!", "UILabel"), ("[UILabel]!", nil),
    ("(UIView & P)!", nil), ("Box<UILabel>!", nil),
  ])
  func outletHasTheClassOfItsDeclaration(_ type: String, _ expected: String?) {
    #expect(scan("class A: UIView { @IBOutlet weak var a: \(type) }").first?.outlets.map(\.type) == [expected])
  }

  @Test func inheritedNamesAreThoseAfterTheColon() {
    let found = scan("class A: Base<Int>, @unchecked Sendable, P & Q {}\nextension A: UITableViewDataSource {}")
    #expect(found.map(\.inherited) == [["Base", "Sendable", "P", "Q"], ["UITableViewDataSource"]])
  }

  @Test func severalOutletsOfOneDeclarationCount() {
    let found = scan("class A: UIView { @IBOutlet var a: UILabel!, b: UILabel?; var c = 1 }")
    #expect(found.first?.outlets.map(\.name) == ["a", "b"])
  }

  @Test(arguments: [
    ("func tap() {}", "tap"), ("func tap(_ sender: Any) {}", "tap:"), ("func tap(sender: Any) {}", "tapWithSender:"),
    ("func tap(_ a: Any, forEvent b: UIEvent) {}", "tap:forEvent:"), ("func tap(_ a: Any, _ b: Any) {}", "tap::"),
    ("func tap<T>(_ a: [String: (Int, Int)], with b: T = f(1, 2)) {}", "tap:with:"),
    ("func tap(for a: Any) {}", "tapFor:"),
    ("func tap(_ a: Pair<Int, Int>, b: Int) {}", "tap:b:"), ("@objc(hit:) func tap(_ a: Any) {}", "hit:"),
    ("func tap(with a: Any) {}", "tapWith:"), ("func tap(_ a: Any) async {}", "tap:"),
    ("@IBAction @objc(hit) private func tap() {}", "hit"),
    ("@discardableResult func tap(\n _ a: Any\n) -> Int {}", "tap:"),
    ("@IBAction func `repeat`(_ sender: Any) {}", "repeat:"), ("func tap(_ a: Any, event: UIEvent) {}", "tap:event:"),
    (
      "@IBSegueAction func tap(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> V? {}",
      "tap:sender:segueIdentifier:"
    ),
    ("func tap(_ a: @escaping () -> Void) {}", "tap:"), ("class func tap(_ a: inout Int) {}", "tap:"),
  ])
  func namesMethodsAsObjectiveCDoes(_ text: String, _ selector: String) {
    #expect(scan("class A: UIView { \(text) }").first?.selectors.contains(selector) == true)
  }

  @Test func methodsHaveTheNamesOfEarlySwiftToo() {
    let found = scan("class A: UIView { func tap(sender: Any, event: UIEvent) {}\n func hit(_ sender: Any) {} }").first
    #expect(found?.selectors == ["tapSender:event:", "tapWithSender:event:", "hit:"])
    #expect(found?.earlySelectors == ["tap:event:"])
  }

  @Test func runTimeNamesAreKept() {
    #expect(scan("@objc(XYView) final class A: UIView {}").first?.runtimeName == "XYView")
    #expect(scan("@objc class A: UIView {}").first?.runtimeName == nil)
  }

  @Test func whatIsLocalDoesNotCount() {
    let found = scan("class A: UIView { func f() { var local = 1; func inner() {} } }")
    #expect(found.first?.properties == [])
    #expect(found.first?.selectors == ["f"])
  }

  @Test(arguments: [
    "{", "}", "\"", "\"\\(", "/*", "#\"", "\"\"\"", "@", "@objc(", "class ", "class A<", "func f(", "var ", "\\", "`",
    "(", "=/", "#/", "= /a\n",
  ])
  func hostileTextHidesNoClassBeforeIt(_ part: String) {
    for text in [part, String(repeating: part, count: 20_000)] {
      #expect(scan(text).allSatisfy { $0.superclass == nil })
      #expect(scan("class A: B {" + text).count <= 1)
      #expect(scan("class A: B {}\n" + text).first?.name == "A")
    }
  }
}
