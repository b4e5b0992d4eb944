import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Findings about what an app never shows.
@Suite struct UnusedPartsTests {
  /// A button that is too small, in a scene of its own.
  private static func scene(_ number: Int, _ attributes: String) -> String {
    """
    <scene sceneID="s\(number)"><objects>
      <viewController id="c\(number)" sceneMemberID="viewController" \(attributes)>
        <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><button id="b\(number)"><rect key="frame" x="0" y="0" width="20" height="20"/></button></subviews>
        </view>
      </viewController>
    </objects></scene>
    """
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c1"><scenes>\(scenes)</scenes></document>
    """
  }

  /// Finds every button and every unreachable scene, as errors.
  private func findings(_ text: String) throws -> [Diagnostic] {
    let buttons = Rule("made-up", .scenes, .error, summary: "", rationale: "", examples: []) { document, _ in
      document.elements["button"].map { Finding("button \($0.id ?? "")", at: $0.range) }
    }
    let document = try LayoutDocument(Array(text.utf8), path: "Main.storyboard")
    return Linter([ActiveRule(buttons), ActiveRule(.unreachableScene, severity: .error)])
      .lint(LintedDocument(document)).diagnostics
      .filter { ["made-up", "unreachable-scene"].contains($0.ruleID) }
  }

  private func severities(_ found: [Diagnostic]) -> [Diagnostic.Severity] {
    found.filter { $0.ruleID == "made-up" }.map(\.severity)
  }

  @Test func findingInASceneThatNothingLeadsToIsANotice() throws {
    let found = try findings(Self.storyboard(Self.scene(1, "") + Self.scene(2, "")))
    #expect(severities(found) == [.error, .notice])
    #expect(found.filter { $0.ruleID == "unreachable-scene" }.map(\.severity) == [.error])
  }

  @Test func findingInASceneThatCodeCanOpenKeepsItsSeverity() throws {
    let found = try findings(Self.storyboard(Self.scene(1, "") + Self.scene(2, "storyboardIdentifier=\"Second\"")))
    #expect(severities(found) == [.error, .error])
  }

  @Test func documentWithoutASceneToStartFromIsJudgedAsAWhole() throws {
    let text = Self.storyboard(Self.scene(1, "") + Self.scene(2, ""))
      .replacing(" initialViewController=\"c1\"", with: "")
    #expect(severities(try findings(text)) == [.error, .error])
  }

  @Test func findingOfADocumentInNoTargetIsANotice() throws {
    let buttons = Rule("made-up", .scenes, .warning, summary: "", rationale: "", examples: []) { document, _ in
      document.elements["button"].map { Finding("button \($0.id ?? "")", at: $0.range) }
    }
    let xib = RuleExample.Container.xib.document(around: "<button id=\"b\"/>")
    let project = ProjectIndex(
      ProjectFiles([
        "App.xcodeproj/project.pbxproj": XcodeProjectText.project(files: ["App": ["A.xib"]]), "A.xib": xib,
        "B.xib": xib,
      ]))
    let document = try LayoutDocument(Array(xib.utf8), path: "B.xib")
    func severities(_ path: String) -> [Diagnostic.Severity] {
      Linter([buttons]).lint(LintedDocument(document, project: project, projectPath: path)).diagnostics.map(\.severity)
    }
    #expect(severities("B.xib") == [.notice])
    #expect(severities("A.xib") == [.warning])
  }

  // MARK: What the project opens

  /// The severities of warnings about buttons in a document of a project, which a target builds.
  private func severities(
    _ text: String, _ path: String, _ files: [String: String], isInTarget: Bool = true
  ) throws -> [Diagnostic.Severity] {
    var files = files
    if isInTarget {
      files["App.xcodeproj/project.pbxproj"] = XcodeProjectText.project(files: ["App": files.keys.sorted() + [path]])
    }
    let buttons = Rule("fixed-size-text", .text, .warning, summary: "", rationale: "", examples: []) { document, _ in
      document.elements["button"].map { Finding("button \($0.id ?? "")", at: $0.range) }
    }
    let document = try LayoutDocument(Array(text.utf8), path: path)
    let project = ProjectIndex(ProjectFiles(files.merging([path: text]) { $1 }))
    return Linter([buttons]).lint(LintedDocument(document, project: project, projectPath: path)).diagnostics.map(
      \.severity)
  }

  private func source(_ statement: String) -> [String: String] {
    ["Router.swift": "class Router: NSObject { func go(_ id: String) { \(statement) } }"]
  }

  @Test(arguments: [
    ("", Diagnostic.Severity.notice), ("open(\"Second\")", .warning),
    ("board.instantiateViewController(withIdentifier: id)", .notice),
    ("board.instantiateViewController(withIdentifier: \"Sec\\(id)\")", .warning),
  ])
  func sceneWhoseIdentifierNoCodeNamesIsUnused(_ statement: String, _ expected: Diagnostic.Severity) throws {
    let text = Self.storyboard(Self.scene(1, "") + Self.scene(2, "storyboardIdentifier=\"Second\""))
    #expect(try severities(text, "Main.storyboard", source(statement)) == [.warning, expected])
  }

  @Test func sceneThatMayBeNamedByItsClassIsUsed() throws {
    let text = Self.storyboard(Self.scene(1, "") + Self.scene(2, "storyboardIdentifier=\"Router\""))
    #expect(try severities(text, "Main.storyboard", source("")) == [.warning, .warning])
  }

  @Test(arguments: [
    ("", Diagnostic.Severity.notice), ("UIStoryboard(name: \"Help\", bundle: nil)", .warning),
    ("UIStoryboard(name: \"He\\(id)\", bundle: nil)", .warning),
  ])
  func storyboardThatNothingLoadsIsUnused(_ statement: String, _ expected: Diagnostic.Severity) throws {
    #expect(try severities(Self.storyboard(Self.scene(1, "")), "Help.storyboard", source(statement)) == [expected])
  }

  @Test func storyboardThatTheSystemOrAnotherDocumentOpensIsUsed() throws {
    let text = Self.storyboard(Self.scene(1, ""))
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Help</string></dict></plist>"
    let other = Self.storyboard(
      "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"Help\" id=\"p\"/></objects></scene>")
    for file in [["App/Info.plist": list], ["Main.storyboard": other]] {
      #expect(try severities(text, "Help.storyboard", source("").merging(file) { $1 }) == [.warning])
    }
  }

  @Test(arguments: [
    ("", Diagnostic.Severity.notice), ("UINib(nibName: \"Badge\", bundle: nil)", .warning),
    ("} }\nclass BadgeView: UIView { func a() {", .warning),
  ])
  func nibThatNothingLoadsIsUnused(_ statement: String, _ expected: Diagnostic.Severity) throws {
    let text = RuleExample.Container.xib.document(around: "<button id=\"b\"/>")
    #expect(try severities(text, "Badge.xib", source(statement)) == [expected])
  }

  @Test func nibOfAPackageMayBeLoadedByWhoeverDependsOnIt() throws {
    let text = RuleExample.Container.xib.document(around: "<button id=\"b\"/>")
    #expect(try severities(text, "Badge.xib", source(""), isInTarget: false) == [.warning])
  }

  @Test(arguments: [("", Diagnostic.Severity.notice), ("UINib(nibName: \"Badge\", bundle: nil)", .warning)])
  func nibOfAPackageIsJudgedWhereTheAppIsKnown(_ statement: String, _ expected: Diagnostic.Severity) throws {
    let text = RuleExample.Container.xib.document(around: "<button id=\"b\"/>")
    let start = ["Delegate.swift": "@main class Delegate: UIResponder, UIApplicationDelegate { let router = Router() }"]
    let files = source(statement).merging(start) { $1 }
    #expect(try severities(text, "Badge.xib", files, isInTarget: false) == [expected])
  }

  @Test(arguments: [("\"Second\"", Diagnostic.Severity.warning), ("Second()", .notice)])
  func sceneWhoseControllerCodeMakesIsUnused(_ expression: String, _ expected: Diagnostic.Severity) throws {
    let text = Self.storyboard(
      Self.scene(1, "") + Self.scene(2, "storyboardIdentifier=\"Second\" customClass=\"Second\""))
    let files = source("open(\(expression))").merging(["Second.swift": "class Second: UIViewController {}"]) { $1 }
    #expect(try severities(text, "Main.storyboard", files) == [.warning, expected])
  }

  @Test(arguments: [("default", Diagnostic.Severity.notice), ("heightClass=compact", .warning)])
  func viewThatNoSizeClassInstallsIsUnused(_ variation: String, _ expected: Diagnostic.Severity) throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view id="root"><subviews><view id="a"><subviews><button id="b"/></subviews></view></subviews>
        <variation key="\(variation)"><mask key="subviews"><exclude reference="a"/></mask></variation></view>
        """)
    #expect(try severities(text, "a.xib", [:]) == [expected])
  }
}
