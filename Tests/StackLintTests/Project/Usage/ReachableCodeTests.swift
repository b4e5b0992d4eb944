import Testing

@testable import StackLint

/// What an app may run and load.
@Suite struct ReachableCodeTests {
  /// An app that starts, and some more files.
  private func live(_ code: String, _ files: [String: String], folder: String = "") -> ReachableCode {
    let start = "@main class Delegate: UIResponder, UIApplicationDelegate { func start() { \(code) } }"
    return ProjectIndex(ProjectFiles(files.merging(["\(folder)Delegate.swift": start]) { $1 })).live
  }

  private func nib(_ customClass: String) -> String {
    RuleExample.Container.xib.document(around: "<view customClass=\"\(customClass)\" id=\"a\"/>")
  }

  private let badge = "class Badge: UIView {}"

  @Test(arguments: [
    ("", false), ("Badge()", true), ("name(\"Badge\")", true), ("// Badge()", false), ("BadgeView()", false),
  ])
  func classRunsWhereTheAppNamesIt(_ code: String, _ isUsed: Bool) {
    let live = live(code, ["Badge.swift": badge, "Badge.xib": nib("Badge")])
    #expect(live.mayUse("Badge.swift") == isUsed)
    #expect(live.mayUse("Badge.xib") == isUsed)
  }

  @Test(arguments: [("", false), ("Screen()", true)])
  func usesOfWhatNothingUsesDoNotCount(_ code: String, _ isUsed: Bool) {
    let screen = "class Screen: UIViewController { let badge = Badge() }"
    let live = live(code, ["Screen.swift": screen, "Badge.swift": badge])
    #expect(live.mayUse("Badge.swift") == isUsed)
  }

  @Test func circleOfClassesThatNothingUsesIsUnused() {
    let live = live(
      "", ["A.swift": "class A: UIView { var b: B? }", "B.swift": "class B: UIView { var a: A? }", "A.xib": nib("A")])
    #expect(!live.mayUse("A.swift") && !live.mayUse("B.swift") && !live.mayUse("A.xib"))
  }

  @Test(arguments: [("name(\"Card\")", true), ("", false)])
  func documentUsesTheClassesOfItsObjects(_ code: String, _ isUsed: Bool) {
    let live = live(code, ["Badge.swift": badge, "Card.xib": nib("Badge")])
    #expect(live.mayUse("Badge.swift") == isUsed)
  }

  @Test(arguments: ["BadgeController", "BadgeViewController"])
  func controllerLoadsTheNibThatHasTheStartOfItsName(name: String) {
    let files = ["C.swift": "class \(name): UIViewController {}", "Badge.xib": nib("A"), "Badge~ipad.xib": nib("A")]
    #expect(live("\(name)()", files).mayUse("Badge.xib"))
    #expect(live("\(name)()", files).mayUse("Badge~ipad.xib"))
    #expect(!live("", files).mayUse("Badge.xib"))
  }

  @Test func propertyListMayNameWhatCodeLoads() {
    let files = ["List.plist": "<plist><string>Badge</string></plist>", "Badge.xib": nib("A"), "Other.xib": nib("A")]
    #expect(live("", files).mayUse("Badge.xib"))
    #expect(!live("", files).mayUse("Other.xib"))
  }

  @Test(arguments: [
    "class Badge: NSManagedObject {}", "class Badge: NSObject { @objc static func load() {} }",
    "class Badge: UIResponder, UIWindowSceneDelegate {}", "extension UIView { func paint() { Badge() } }",
    "let badge = 1; extension String {}",
  ])
  func systemOrOtherCodeMayRunWhatNothingNames(text: String) {
    #expect(live("", ["Badge.swift": text]).mayUse("Badge.swift"))
    #expect(!live("", ["Badge.swift": badge]).mayUse("Badge.swift"))
  }

  @Test func allOfALibraryMayRun() {
    let project = ProjectIndex(ProjectFiles(["Badge.swift": badge, "Badge.xib": nib("Badge")]))
    #expect(project.live.mayUse("Badge.swift") && project.live.mayUse("Badge.xib") && !project.live.isOfApp)
    #expect(live("", [:]).isOfApp)
  }

  @Test(arguments: [("Badge()", false), ("", true)])
  func wordMeansWhatItsOwnPartHas(_ declaration: String, _ isUsed: Bool) {
    let own = declaration.isEmpty ? [:] : ["One/Badge.swift": badge]
    let files = ["One/One.xcodeproj/project.pbxproj": "{}", "Two/Package.swift": "", "Two/Badge.swift": badge]
    let live = live("Badge()", files.merging(own) { $1 }, folder: "One/")
    #expect(live.mayUse("Two/Badge.swift") == isUsed)
  }

  @Test(arguments: [("import Kit", true), ("", false)])
  func moduleOfAPackageRunsWhereSomethingImportsIt(_ statement: String, _ isUsed: Bool) {
    let files = [
      "App.xcodeproj/project.pbxproj": "{}", "Kit/Package.swift": "", "Kit/Sources/Kit/Badge.swift": badge,
      "Kit/Sources/Kit/Resources/Badge.xib": nib("Badge"), "Screen.swift": "\(statement)\nclass Screen {}",
    ]
    let live = live("Badge()", files)
    #expect(live.mayUse("Kit/Sources/Kit/Badge.swift") == isUsed)
    #expect(live.mayUse("Kit/Sources/Kit/Resources/Badge.xib") == isUsed)
  }

  @Test(arguments: [
    ("open(\"Help\")", true), ("R.storyboard.main.help()", true), ("", false), ("// Help", false),
  ])
  func codeNamesAScene(_ code: String, _ isNamed: Bool) {
    let scene =
      "<scene sceneID=\"s\"><objects><viewController storyboardIdentifier=\"Help\" id=\"a\"/></objects></scene>"
    let live = live(code, ["Main.storyboard": RuleExample.Container.storyboard.document(around: scene)])
    #expect(live.mayName("Help", in: "Main.storyboard") == isNamed)
  }

  @Test(arguments: [
    ("Badge", ["Badge", "badge"]), ("badge_small", ["badge_small", "BadgeSmall", "badgeSmall"]),
    ("Badge-Small", ["BadgeSmall", "badgeSmall", "Badge"]),
  ])
  func toolsMakeSymbolsOfNames(_ name: String, _ words: [String]) {
    #expect(Set(ReachableCode.words(for: name)) == Set(words))
  }
}
