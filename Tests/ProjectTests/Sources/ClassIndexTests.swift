import Testing

@testable import Project

/// What classes inherit across the files of a project.
@Suite struct ClassIndexTests {
  private func index(_ files: [String: String]) -> ClassIndex {
    ClassIndex(files.sorted { $0.key < $1.key }.map { SourceSummary(Array($1.utf8), path: $0).declarations })
  }

  @Test func whatIsInheritedAcrossFilesAndLanguagesCounts() {
    let classes = index([
      "A.swift": "class A: B { @IBOutlet var a: UILabel! }", "A+More.swift": "extension A { func more() {} }",
      "B.h": "@interface B : UIViewController\n- (IBAction)tap:(id)sender;\n@end",
      "B.m": "@interface B ()\n@property IBOutlet UILabel *b;\n@end",
      "UIKit.swift": "extension UIViewController { @objc func close() {} }",
    ])
    let lineage = classes.lineage(of: "A")
    #expect(lineage?.outlets.keys.sorted() == ["a", "b"])
    #expect(lineage?.selectors == ["more", "tap:", "close"])
  }

  @Test(arguments: [
    "class A: PodController {}", "class A {}", "class A: P, Q {}", "class A: B {}\nclass B: PodView {}",
    "typealias A = PodView", "class B: UIView {}",
  ])
  func nothingIsKnownOfAClassThatLeavesTheProject(_ text: String) {
    #expect(index(["A.swift": text]).lineage(of: "A") == nil)
  }

  @Test(arguments: ["typealias UIView = NSView", "class UIView: NSView { var isHidden = false }"])
  func nameOfAnAppleClassMeansThatClass(_ other: String) {
    let classes = index(["A.swift": "class A: UIView {}", "Mac.swift": "#if os(macOS)\n\(other)\n#endif"])
    #expect(classes["UIView"] == nil)
    #expect(classes.lineage(of: "A")?.isKind(of: "UIView") == true)
    #expect(classes.lineage(of: "A")?.isKind(of: "NSView") == false)
  }

  @Test func whatIsAddedToStructuresIsOfNoClass() {
    let text = "class A: UIView {}\nextension String { var a: Int { 1 } }\nenum E {}\nextension E { func b() {} }"
    let lineage = index(["A.swift": text]).lineage(of: "A")
    #expect(lineage?.hasProperty("a") == false && lineage?.hasMethod("b") == false)
  }

  @Test func extensionOfATypeAliasAddsToItsClass() {
    let classes = index([
      "A.swift": "class A: UIView {}\ntypealias DebugOnly = A\nextension DebugOnly { @IBAction func a(_ b: Any) {} }",
      "B.swift":
        "class B: UIView {}\nprivate typealias DebugOnly = B\nextension DebugOnly { @IBAction func b(_ b: Any) {} }",
      "C.swift": "typealias Main = A\nclass D: UIView {}", "D.swift": "extension Main { func c() {} }",
      "E.swift": "extension DebugOnly { func e() {} }",
    ])
    #expect(classes.lineage(of: "A")?.selectors == ["a:", "c"])
    #expect(classes.lineage(of: "B")?.selectors == ["b:"])
  }

  @Test(arguments: [("Title", "title"), ("title", "Title")])
  func keyMayDifferFromThePropertyInTheCaseOfItsFirstLetter(_ property: String, _ key: String) {
    let lineage = index(["A.swift": "class A: UIView { var \(property): UILabel! }"]).lineage(of: "A")
    #expect(lineage?.hasProperty(key) == true)
    #expect(lineage?.hasProperty(key + "s") == false)
  }

  @Test func keyValueCodingFindsWhatItCanSet() {
    let lineage = index(["A.swift": "class A: UIView { var a: Int; func setB(_ b: Int) {} }"]).lineage(of: "A")
    #expect(lineage?.hasProperty("a") == true && lineage?.hasProperty("b") == true)
    #expect(lineage?.hasProperty("A") == true, "key-value coding finds the setter setA:")
    #expect(lineage?.hasProperty("c") == false)
    #expect(lineage?.hasMethod("setA:") == true && lineage?.hasMethod("setC:") == false)
  }

  @Test(arguments: ["forUndefinedKey", "forKey"])
  func nothingIsKnownOfTheKeysOfAClassThatSetsThemItself(_ label: String) {
    let text = "class A: UIView { override func setValue(_ value: Any?, \(label) key: String) { keys[key] = value } }"
    #expect(index(["A.swift": text]).lineage(of: "A")?.hasProperty("any") == true)
  }

  @Test func aMethodThatIgnoresTheValuesOfUndefinedKeysSetsNone() {
    let body = "{ if key.isEmpty { print(key) }; assertionFailure() }"
    let method = "override func setValue(_ value: Any?, forUndefinedKey key: String) \(body)"
    let text = "class A: UIView { \(method); var b = 0 }"
    let lineage = index(["A.swift": text]).lineage(of: "A")
    #expect(lineage?.hasProperty("any") == false && lineage?.hasProperty("b") == true)
    let storing = text.replacing("print(key)", with: "store[key] = value")
    #expect(index(["A.swift": storing]).lineage(of: "A")?.hasProperty("any") == true)
  }

  @Test func whatIsAddedToViewsIsNoPartOfControllers() {
    let text = """
      extension UIView { @objc func spin() {} }
      extension UIResponder { @objc func log() {} }
      class View: UIButton {}
      class Controller: UIViewController {}
      class Map: WKWebView {}
      """
    let classes = index(["A.swift": text])
    #expect(classes.lineage(of: "View")?.selectors == ["spin", "log"])
    #expect(classes.lineage(of: "Controller")?.selectors == ["log"])
    #expect(classes.lineage(of: "Map")?.selectors == ["spin", "log"], "it is a view of UIKit's or of AppKit's")
    #expect(classes.systemLineage(of: "UINavigationController")?.selectors == ["log"])
  }

  @Test func whatTheProjectDeclaresIsKnownOfAClassThatLeavesIt() {
    let text = "class A: B { @IBOutlet var a: UILabel! }\nclass B: PodView { @IBOutlet var b: UILabel! }"
    let classes = index(["A.swift": text])
    #expect(classes.lineage(of: "A") == nil)
    #expect(classes.declaredLineage(of: "A")?.outlets.keys.sorted() == ["a", "b"])
    #expect(classes.declaredLineage(of: "PodView") == nil)
  }

  @Test func methodsOfAProjectInEarlySwiftAreNamedAsItDid() {
    let tap = "class A: UIView { func tap(sender: Any) {} }"
    let early = """
      class App: UIResponder {
        func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) {}
      }
      """
    #expect(index(["A.swift": tap]).lineage(of: "A")?.hasMethod("tap:") == false)
    #expect(index(["A.swift": tap, "App.swift": early]).lineage(of: "A")?.hasMethod("tap:") == true)
  }

  @Test func circlesEnd() {
    #expect(
      index(["A.swift": "class A: B {}\nclass B: A { func b() {} }"]).lineage(of: "A")?.selectors == ["b"])
  }

  @Test func filesInOtherLanguagesDeclareNothing() {
    #expect(SourceSummary(Array("class A: UIView {}".utf8), path: "A.py").declarations.isEmpty)
    #expect(SourceSummary(Array("class A: UIView {}".utf8), path: "A.swift").declarations.map(\.name) == ["A"])
  }

  @Test func anIndexKnowsItsClassesAndMethods() {
    let classes = index(["A.swift": "class A: UIView { func b() {} }\nextension C { func d() {} }"])
    #expect(classes.names.sorted() == ["A"])
    #expect(classes["C"] == nil && classes["A"]?.superclasses == ["UIView"])
    #expect(classes.hasMethod("d") && !classes.hasMethod("e"))
    #expect(index([:]).isEmpty && !classes.isEmpty)
  }

  @Test func whichOfApplesOutletsThereMayBeDependsOnTheClass() {
    #expect(SystemClass.mayHaveOutlet("delegate", ["UITableView"]))
    #expect(SystemClass.mayHaveOutlet("textLabel", ["UITableViewCell"]))
    #expect(!SystemClass.mayHaveOutlet("textLabel", ["UICollectionViewCell"]))
    #expect(!SystemClass.mayHaveOutlet("delegate", ["UIView"]))
    #expect(SystemClass.mayHave("UIView") && SystemClass.mayHave("MKMapView") && !SystemClass.mayHave("HomeView"))
  }
}
