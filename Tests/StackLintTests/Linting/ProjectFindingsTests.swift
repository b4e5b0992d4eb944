import NibDecoder
import Testing

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
}
