import Testing

@testable import StackLint

/// What is known of a project's images, colours, storyboards and classes.
@Suite struct ProjectIndexTests {
  private func index(_ files: [String: String]) -> ProjectIndex { ProjectIndex(ProjectFiles(files)) }

  @Test func imagesOfCataloguesCountWithTheirNamespaces() {
    let assets = index([
      "App/A.xcassets/Contents.json": "{}", "App/A.xcassets/Bar/Contents.json": "{}",
      "App/A.xcassets/Bar/back.imageset/Contents.json": "{}",
      "App/A.xcassets/Map/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
      "App/A.xcassets/Map/pin.imageset/Contents.json": "{}",
      "App/A.xcassets/Map/Deep/red.colorset/Contents.json": "{}",
    ]).assets
    #expect(assets.images == ["back", "Map/pin"])
    #expect(assets.colors == ["Map/red"])
  }

  @Test(arguments: ["back", "back.png", "Icons.bundle/back.png", "back@2x"])
  func imageFilesAreFoundWithAndWithoutExtension(_ name: String) {
    let assets = index(["App/back@3x~ipad.png": "", "App/other.pdf": "", "App/notes.txt": ""]).assets
    #expect(assets.images == ["back", "other"])
    #expect(assets.hasImage(name))
    #expect(!assets.hasImage("notes"))
  }

  @Test func storyboardsOfferWhatTheyIdentify() {
    let storyboards = index([
      "Base.lproj/Main.storyboard": "<document initialViewController=\"a\"><x storyboardIdentifier=\"Home\"/>",
      "Other/Main~ipad.storyboard": "<x storyboardIdentifier=\"Help", "Empty.storyboard": "",
    ]).storyboards
    #expect(storyboards.summary(of: "Main")?.identifiers == ["Home", "Help"])
    #expect(storyboards.summary(of: "Main")?.hasInitialViewController == true)
    #expect(storyboards.summary(of: "Empty")?.hasInitialViewController == false)
    #expect(storyboards.summary(of: "Mine") == nil)
  }

  @Test func whatIsInheritedAcrossFilesAndLanguagesCounts() {
    let classes = index([
      "A.swift": "class A: B { @IBOutlet var a: UILabel! }", "A+More.swift": "extension A { func more() {} }",
      "B.h": "@interface B : UIViewController\n- (IBAction)tap:(id)sender;\n@end",
      "B.m": "@interface B ()\n@property IBOutlet UILabel *b;\n@end",
      "UIKit.swift": "extension UIViewController { @objc func close() {} }",
    ]).classes
    let lineage = classes.lineage(of: "A")
    #expect(lineage?.outlets.keys.sorted() == ["a", "b"])
    #expect(lineage?.selectors == ["more", "tap:", "close"])
  }

  @Test(arguments: [
    "class A: PodController {}", "class A {}", "class A: P, Q {}", "class A: B {}\nclass B: PodView {}",
    "typealias A = PodView", "class B: UIView {}",
  ])
  func nothingIsKnownOfAClassThatLeavesTheProject(_ text: String) {
    #expect(index(["A.swift": text]).classes.lineage(of: "A") == nil)
  }

  @Test func whatIsAddedToStructuresIsOfNoClass() {
    let text = "class A: UIView {}\nextension String { var a: Int { 1 } }\nenum E {}\nextension E { func b() {} }"
    let lineage = index(["A.swift": text]).classes.lineage(of: "A")
    #expect(lineage?.hasProperty("a") == false && lineage?.hasMethod("b") == false)
  }

  @Test func keyValueCodingFindsWhatItCanSet() {
    let lineage = index(["A.swift": "class A: UIView { var a: Int; func setB(_ b: Int) {} }"]).classes.lineage(of: "A")
    #expect(lineage?.hasProperty("a") == true && lineage?.hasProperty("b") == true)
    #expect(lineage?.hasProperty("c") == false)
    #expect(lineage?.hasMethod("setA:") == true && lineage?.hasMethod("setC:") == false)
  }

  @Test(arguments: ["forUndefinedKey", "forKey"])
  func nothingIsKnownOfTheKeysOfAClassThatSetsThemItself(_ label: String) {
    let text = "class A: UIView { override func setValue(_ value: Any?, \(label) key: String) {} }"
    #expect(index(["A.swift": text]).classes.lineage(of: "A")?.hasProperty("any") == true)
  }

  @Test func methodsOfAProjectInEarlySwiftAreNamedAsItDid() {
    let tap = "class A: UIView { func tap(sender: Any) {} }"
    let early = """
      class App: UIResponder {
        func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) {}
      }
      """
    #expect(index(["A.swift": tap]).classes.lineage(of: "A")?.hasMethod("tap:") == false)
    #expect(index(["A.swift": tap, "App.swift": early]).classes.lineage(of: "A")?.hasMethod("tap:") == true)
  }

  @Test func circlesEnd() {
    #expect(
      index(["A.swift": "class A: B {}\nclass B: A { func b() {} }"]).classes.lineage(of: "A")?.selectors == ["b"])
  }

  @Test func manifestsTellOfOutsideCode() {
    #expect(index(["Podfile": "", "A.swift": ""]).hasOutsideCode)
    #expect(index(["Lib/B.xcframework": "", "A.swift": ""]).hasOutsideCode)
    #expect(index([".gitmodules": "", "A.swift": ""]).hasOutsideCode)
    #expect(index(["Mac/App.csproj": "", "A.swift": ""]).hasOutsideCode)
    #expect(!index(["A.swift": ""]).hasOutsideCode)
  }
}
