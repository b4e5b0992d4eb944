import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Custom classes, compared with the sources of the targets that documents belong to.
@Suite struct CustomClassTests {
  private func messages(_ object: String, _ sources: [String: String], path: String? = "Main.xib") throws -> [String] {
    let text = RuleExample.Container.xib.document(around: object)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let project = ProjectIndex(ProjectFiles(sources))
    let linted = LintedDocument(document, project: project, projectPath: path)
    return Linter([.unknownCustomClass]).lint(linted).diagnostics.filter { $0.ruleID == "unknown-custom-class" }
      .map(\.message)
  }

  private static let projectPath = "App.xcodeproj/project.pbxproj"
  private static let targets = XcodeProjectText.project(files: [
    "App": ["Main.xib", "A.swift"], "Kit": ["K.swift"],
  ])

  private func inTargets(_ sources: [String: String]) -> [String: String] {
    ["A.swift": "class A: UIView {}", "K.swift": "", Self.projectPath: Self.targets].merging(sources) { $1 }
  }

  private let badge = "<view customClass=\"Badge\" customModule=\"App\" customModuleProvider=\"target\" id=\"a\"/>"

  @Test(arguments: [
    ("NSFontManger", ["NSFontManger is no class of Apple's; did you mean NSFontManager?"]), ("NSFontManager", []),
    ("NSFontPanelController", []), ("NSPnel", []),
    (
      "UICollectionVeiw",
      [
        "UICollectionVeiw is no class of Apple's; did you mean UICollectionView?"
      ]
    ),
  ])
  func classOfApplesMayBeMisspelled(_ name: String, _ expected: [String]) throws {
    #expect(try messages("<customObject customClass=\"\(name)\" id=\"a\"/>", inTargets([:])) == expected)
    #expect(
      try messages("<view customClass=\"\(name)\" id=\"a\"/>", ["A.h": "@interface \(name) : UIView\n@end"]) == [])
  }

  @Test(arguments: [("WXYHUDView", 1), ("WXYBadge", 1), ("WXYdView", 0), ("QRSBadge", 0)])
  func classWithThePrefixOfTheProjectIsItsOwn(_ name: String, _ count: Int) throws {
    var sources = ["Podfile": "pod 'Badges'"]
    for number in 0..<10 { sources["WXYPart\(number).h"] = "@interface WXYPart\(number) : UIView\n@end" }
    #expect(try messages("<view customClass=\"\(name)\" id=\"a\"/>", sources).count == count)
  }

  @Test func classMustBeInTheTargetOfTheDocument() throws {
    let sources = inTargets(["K.swift": "class Badge: UIView {}"])
    #expect(try messages(badge, sources) == ["Badge is declared in K.swift, which is not a file of the target App"])
    #expect(try messages(badge, sources, path: "Other.xib") == [])
    #expect(try messages(badge, inTargets(["A.swift": "class Badge: UIView {}"])) == [])
  }

  @Test func moduleOfAPackageIsNamed() throws {
    let manifest = "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])"
    var sources = inTargets(["Cards/Package.swift": manifest])
    sources["Cards/Sources/Cards/Views/Badge.swift"] = "public class Badge: UIView {}"
    #expect(try messages(badge, sources) == ["Badge is in the module Cards; set it"])
    #expect(try messages(badge.replacing("\"App\" customModuleProvider=\"target\"", with: "\"Cards\""), sources) == [])
  }

  @Test(arguments: ["AppTests/Main.xib", "Sources/Fixtures/Main.xib"])
  func fixtureOfTestsNeedsNoClass(_ path: String) throws {
    let missing = ["Gone is not declared in any source file"]
    let gone = badge.replacing("Badge", with: "Gone")
    #expect(try messages(gone, inTargets([:]), path: path) == [])
    #expect(try messages(gone, inTargets([:])) == missing)
    let built = XcodeProjectText.project(files: ["App": ["Main.xib", "A.swift", path]])
    #expect(try messages(gone, inTargets([Self.projectPath: built]), path: path) == missing)
  }

  @Test func classMayBeInALanguageThatIsNotRead() throws {
    let view = "<view customClass=\"Badge\" id=\"a\"/>"
    let sources = ["A.swift": "class A: UIView {}", "Mac/App.csproj": ""]
    #expect(try messages(view, sources, path: "Mac/Views/Main.xib") == [])
    #expect(try messages(view, sources) == [])
    let native = [
      "iOS/App.xcodeproj/project.pbxproj": Self.targets, "iOS/A.swift": "class A: UIView {}", "iOS/K.swift": "",
      "Mac/App.csproj": "",
    ]
    #expect(try messages(view, native, path: "iOS/Main.xib") == ["Badge is not declared in any source file"])
    #expect(try messages(view, native, path: "Mac/Main.xib") == [])
  }

  @Test func classThatIsKnownAtRunTimeMayBeAnywhere() throws {
    #expect(try messages(badge, inTargets(["K.swift": "@objc(Badge) class Badge: UIView {}"])) == [])
    #expect(try messages(badge, inTargets(["K.m": "@interface Badge : UIView\n@end"])) == [])
  }

  @Test(arguments: [("Badge", "it is File's Owner, so clear the class here"), ("A", "set it, or write @objc(Badge)")])
  func viewNeedsNoClassThatItsOwnerHas(_ owner: String, _ advice: String) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)" customModuleProvider="target"/>
      <view customClass="Badge" id="a"/>
      """
    let sources = ["A.swift": "class A: UIView {}\nclass Badge: UIView {}"]
    #expect(try messages(objects, sources) == ["Badge is a Swift class without its module; \(advice)"])
  }

  @Test func ownerIsNotMadeByItsClass() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModuleProvider="target"/>
      """
    #expect(try messages(owner, inTargets(["K.swift": "class Badge: UIView {}"])) == [])
    #expect(try messages(owner, inTargets([:])) == ["Badge is not declared in any source file"])
  }

  @Test func classOfAnotherTargetMustBeThere() throws {
    let badge = "<view customClass=\"Badge\" customModule=\"Kit\" id=\"a\"/>"
    #expect(try messages(badge, inTargets(["K.swift": "class Badge: UIView {}"])) == [])
    #expect(try messages(badge, inTargets([:])) == ["Badge is not declared in any source file"])
    #expect(
      try messages(badge, inTargets(["A.swift": "class Badge: UIView {}"])) == [
        "Badge is declared in A.swift, which is not a file of the target Kit"
      ])
  }

  @Test func sourceThatIsNotHereMayDeclareTheClass() throws {
    let targets = XcodeProjectText.project(files: ["App": ["Main.xib", "A.swift", "Gone.swift"]])
    #expect(try messages(badge, inTargets([Self.projectPath: targets])) == [])
  }

  @Test("A class without a module that was the project's is reported beside packages and frameworks")
  func classOfTheProjectItself() throws {
    let home = "<view customClass=\"XYHome\" id=\"a\"/>"
    let classes = (0..<12).map { "@interface XYCell\($0) : UIView\n@end" }.joined(separator: "\n")
    let pods = ["Podfile": "pod 'Kit'", "A.m": "@interface Other : UIView\n@end"]
    #expect(try messages(home, pods) == [])
    let missing = ["XYHome is not declared in any source file"]
    #expect(try messages(home, pods.merging(["XYHome.m": ""]) { $1 }) == missing)
    #expect(try messages(home, pods.merging(["B.m": classes]) { $1 }) == missing)
    #expect(try messages(home, pods.merging(["Pods/Kit/B.m": classes]) { $1 }) == [])
    let files = ["Main.xib", "Views/A.m", "Views/XYHome.m"] + (0..<5).map { "Views/B\($0).m" }
    let sources = Dictionary(uniqueKeysWithValues: files.filter { !$0.contains("Home") }.map { ($0, "") })
    let target = [Self.projectPath: XcodeProjectText.project(files: ["App": files]), "Podfile": "pod 'Kit'"]
    #expect(try messages(home, sources.merging(target) { $1 }) == missing)
  }

  @Test(
    "An import in quotation marks is evidence of a class, unless a package may bring the header",
    arguments: [
      ("#import \"Keys/NumberPad.h\"", "pod 'Kit'", true), ("#import <Keys/NumberPad.h>", "pod 'Kit'", false),
      ("@class NumberPad;", "pod 'Kit'", false), ("#import \"NumberPad.h\"", "pod 'NumberPad'", false),
      ((0..<9).map { "#import \"Kit\($0).h\"\n" }.joined() + "#import \"NumberPad.h\"", "pod 'Kit'", false),
      ("// #import \"NumberPad.h\"", "pod 'Kit'", false),
    ])
  func importOfAMissingHeader(_ line: String, _ pods: String, _ isFound: Bool) throws {
    let pad = "<view customClass=\"NumberPad\" id=\"a\"/>"
    let missing = ["NumberPad is not declared in any source file"]
    let file = "\(line)\n@interface Other : UIView\n@end"
    #expect(try messages(pad, ["A.h": file, "Podfile": pods]) == (isFound ? missing : []))
    #expect(try messages(pad, ["Pods/Kit/A.h": file, "B.swift": "", "Podfile": pods]) == [])
    let framework = [
      "A.h": file, "Podfile": pods, "Kit.framework/Headers/NumberPad.h": "@interface NumberPad : UIView\n@end",
    ]
    #expect(try messages(pad, framework) == [])
  }

  @Test func moduleMustBeBuiltOrImported() throws {
    func badge(_ module: String) -> String { "<view customClass=\"Badge\" customModule=\"\(module)\" id=\"a\"/>" }
    let sources = inTargets(["A.swift": "import Shapes\nclass A: UIView {}"])
    #expect(try messages(badge("Shapes"), sources) == [])
    #expect(
      try messages(badge("Shaeps"), sources) == [
        "Shaeps, the module of its class, is neither built nor imported in the project; did you mean Shapes?"
      ])
    // Another package may bring it.
    #expect(try messages(badge("Lottie"), sources) == [])
    #expect(
      try messages(badge("Lottie"), inTargets([:])) == [
        "Lottie, the module of its class, is neither built nor imported in the project"
      ])
  }

  @Test func classWithoutAModuleMayComeFromAPackage() throws {
    let object = "<view customClass=\"Polygon\" id=\"a\"/>"
    #expect(try messages(object, inTargets([:])) == ["Polygon is not declared in any source file"])
    #expect(try messages(object, inTargets(["K.swift": "import Shapes"])) == [])
    let packages = XcodeProjectText.project(files: [:], keys: "packageReferences = (R,);").replacing(
      "objects = {", with: "objects = { R = { isa = XCRemoteSwiftPackageReference; repositoryURL = a; };")
    #expect(try messages(object, inTargets([Self.projectPath: packages])) == [])
  }

  @Test(arguments: [
    ("BadgeVeiw", true), ("BadgeVew", true), ("BadgeView2", true), ("XBadgeView", false), ("BadgeLabel", false),
    ("UIBadgeView", false),
  ])
  func misspelledClassComesFromNowhere(_ name: String, _ isFound: Bool) throws {
    let sources = inTargets(["A.m": "@interface BadgeView : UIView\n@end", "Podfile": ""])
    let found = try messages("<view customClass=\"\(name)\" id=\"a\"/>", sources)
    #expect(found == (isFound ? ["\(name) is not declared in any source file; did you mean BadgeView?"] : []))
  }

  @Test(arguments: [("Nibs/Badge.xib", 1), ("Badge.xib", 1), ("Badges.xib", 0)])
  func classOfANibThatIsNamedForItIsTheProjects(_ path: String, _ count: Int) throws {
    let object = "<view customClass=\"Badge\" id=\"a\"/>"
    #expect(try messages(object, ["A.swift": "class A: UIView {}", "Podfile": ""], path: path).count == count)
    #expect(try messages(object, ["A.m": "@interface Badge : UIView\n@end", "Podfile": ""], path: path) == [])
  }

  @Test func classOfTheProjectIsInNoModuleFromElsewhere() throws {
    let object = "<view customClass=\"A\" customModule=\"Elsewhere\" id=\"a\"/>"
    let found = try messages(object, inTargets(["Podfile": ""]))
    #expect(found == ["Elsewhere, the module of its class, is neither built nor imported in the project"])
    #expect(try messages(object, inTargets(["Podfile": "pod 'Elsewhere'"])) == [])
    #expect(try messages(object.replacing("\"A\"", with: "\"B\""), inTargets(["Podfile": ""])) == [])
  }

  @Test func projectThatCannotBeReadSaysNothingOfModules() throws {
    let object = "<view customClass=\"Polygon\" customModule=\"Shapes\" id=\"a\"/>"
    #expect(try messages(object, inTargets([Self.projectPath: "{"])) == [])
  }

  @Test func onlyClassesThatFitTheObjectAreSuggested() throws {
    let sources = ["A.m": "@interface BadgeView : UIViewController\n@end"]
    #expect(
      try messages("<view customClass=\"BadgeVeiw\" id=\"a\"/>", sources) == [
        "BadgeVeiw is not declared in any source file"
      ])
    let fitting = ["A.m": "@interface BadgeView : UIView\n@end"]
    #expect(
      try messages("<view customClass=\"BadgeVeiw\" id=\"a\"/>", fitting) == [
        "BadgeVeiw is not declared in any source file; did you mean BadgeView?"
      ])
  }

  @Test(arguments: [
    ("SongDetailViewController", "TagDetailViewController", false), ("PlanCell", "FlagCell", false),
    ("SongDetialViewController", "SongDetailViewController", true), ("SongsViewController", "SongViewController", true),
  ])
  func commonEndsAreNoSimilarity(_ name: String, _ other: String, _ isSuggested: Bool) throws {
    let found = try messages(
      "<customObject customClass=\"\(name)\" id=\"a\"/>", ["A.m": "@interface \(other) : NSObject\n@end"])
    let hint = isSuggested ? "; did you mean \(other)?" : ""
    #expect(found == ["\(name) is not declared in any source file\(hint)"])
  }

  @Test func systemClassHasNoModule() throws {
    let object = "<tableView customClass=\"UITableView\" customModule=\"App\" id=\"a\"/>"
    #expect(
      try messages(object, inTargets([:])) == [
        "UITableView is Apple's and in no module of the project; clear the module"
      ])
    #expect(try messages("<tableView customClass=\"UITableView\" id=\"a\"/>", inTargets([:])) == [])
  }

  /// A class from a package that is not here knows nothing of the outlets of the project's documents.
  @Test(arguments: [("title", 1), ("delegate", 0)])
  func classWithOutletsOfItsOwnIsTheProjects(_ outlet: String, _ count: Int) throws {
    let connections = "<connections><outlet property=\"\(outlet)\" destination=\"l\" id=\"o\"/></connections>"
    let view = "<view customClass=\"Badge\" id=\"a\">\(connections)</view><label id=\"l\"/>"
    let sources = ["A.m": "@interface A : UIView\n@end", "Podfile": "pod 'Kit'"]
    #expect(try messages(view, sources).count == count)
    #expect(try messages(view, sources.merging(["B.h": "@interface Badge : UIView\n@end"]) { $1 }) == [])
    #expect(try messages(view, sources, path: "Pods/Kit/Main.xib") == [])
    let category = "@interface UIView (Badges)\n@property IBOutlet UILabel *title;\n@end"
    #expect(try messages(view, sources.merging(["B.h": category]) { $1 }) == [])
    #expect(try messages("<view customClass=\"Badge\" id=\"a\"/>", sources) == [])
  }
}
