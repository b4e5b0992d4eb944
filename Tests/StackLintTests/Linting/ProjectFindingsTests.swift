import Testing

@testable import NibDecoder
@testable import StackLint

/// Rules that look at a project as a whole.
@Suite struct ProjectFindingsTests {
  private static func rule(_ id: String, _ severity: Diagnostic.Severity) -> Rule {
    Rule(
      id, .code, severity, summary: "", rationale: "", examples: [],
      projectCheck: { _ in
        [
          ProjectFinding("second", in: "B.swift", at: SourceRange(9, 12)),
          ProjectFinding("first", in: "B.swift", at: SourceRange(2, 5)),
          ProjectFinding("other", in: "A.swift", at: nil),
        ]
      }, check: nil)
  }

  private let rule = Self.rule("made-up", .warning)
  private let project = ProjectIndex(ProjectFiles([:]))

  @Test func findingsAreInTheOrderOfTheirFiles() {
    let found = ProjectFindings(project, rule)
    #expect(found.paths == ["A.swift", "B.swift"])
    #expect(found.diagnostics(in: "B.swift", rules: [ActiveRule(rule)]).map(\.message) == ["first", "second"])
    #expect(found.diagnostics(in: "C.swift", rules: [ActiveRule(rule)]).isEmpty)
  }

  @Test func configurationOfTheFileDecidesTheSeverity() {
    let found = ProjectFindings(project, rule)
    #expect(found.diagnostics(in: "A.swift", rules: [ActiveRule(rule)]).map(\.severity) == [.warning])
    #expect(found.diagnostics(in: "A.swift", rules: [ActiveRule(rule, severity: .error)]).map(\.severity) == [.error])
    #expect(found.diagnostics(in: "A.swift", rules: []).isEmpty)
  }

  @Test func ruleAboutProjectsLooksAtNoDocument() {
    #expect(!rule.isBuiltIn)
    #expect(Linter([rule]).ruleIDs == ["made-up"])
    #expect(Linter([rule]).projectRuleIDs == ["made-up"])
  }

  @Test func sourceThatNoTargetBuildsHasNoFindings() {
    let files = ["App.xcodeproj/project.pbxproj": XcodeProjectText.project(files: ["App": ["B.swift"]])]
    let project = ProjectIndex(ProjectFiles(files.merging(["A.swift": "", "B.swift": ""]) { $1 }))
    #expect(ProjectFindings(project, rule).paths == ["B.swift"])
  }

  /// Severities of what is wrong with storyboards that code asks for.
  private func severities(_ source: String, document: String = "") -> [Diagnostic.Severity] {
    let project = ProjectIndex(ProjectFiles(["A.swift": source, "Main.storyboard": document]))
    return ProjectFindings(project, .unknownStoryboard)
      .diagnostics(in: "A.swift", rules: [ActiveRule(.unknownStoryboard)]).map(\.severity)
  }

  @Test func requestInAStaticMemberThatNothingUsesIsANotice() {
    let member =
      "extension UIStoryboard { static var help: UIStoryboard { UIStoryboard(name: \"Help\", bundle: nil) } }"
    #expect(severities(member) == [.notice])
    #expect(severities(member + "\nlet board = UIStoryboard.help") == [.warning])
    #expect(severities(member.replacing("static ", with: "")) == [.warning])
  }

  @Test func requestInAMethodThatNothingCallsIsANotice() {
    let start = "class Tour: UIViewController {"
    let method = "func showHelp(as name: String) { _ = UIStoryboard(name: \"Help\", bundle: nil) } }\nlet tour = Tour()"
    #expect(severities("\(start) \(method)") == [.notice])
    #expect(severities("\(start) \(method)\ntour.showHelp(as: \"a\")") == [.warning])
    // The system may call it.
    #expect(severities("\(start) override \(method)") == [.warning])
    #expect(severities("\(start) \(method.replacing("as name", with: "_ name"))") == [.warning])
    // Its class may conform to a protocol of a package.
    #expect(severities("struct Tour { \(method)") == [.warning])
  }

  @Test func requestInAnActionThatNothingSendsIsANotice() {
    let action = """
      class Tour: UIViewController {
        @IBAction func help(_ sender: Any) { _ = UIStoryboard(name: "Help", bundle: nil) }
      }
      let tour = Tour()
      """
    #expect(severities(action) == [.notice])
    #expect(severities(action + "\ntour.help(tour)") == [.warning])
    #expect(severities(action, document: "<action selector=\"help:\"/>") == [.warning])
  }

  @Test func requestInAControllerThatNothingNamesIsANotice() {
    let method = "override func viewDidLoad() { _ = UIStoryboard(name: \"Help\", bundle: nil) }"
    let controller = "class Tour: UIViewController { \(method) }"
    #expect(severities(controller) == [.notice])
    #expect(severities(controller + "\nlet tour = Tour()") == [.warning])
    #expect(severities(controller, document: "<viewController customClass=\"Tour\"/>") == [.warning])
    #expect(severities(controller.replacing("UIViewController", with: "NSObject")) == [.warning])
  }
}
