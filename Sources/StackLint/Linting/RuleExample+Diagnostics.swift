import LayoutAnalysis
public import NibDecoder
import StackModel

extension RuleExample {
  /// The findings of a rule in the example as a whole document, or the reason why it cannot be read.
  public func diagnostics(of rule: Rule) -> [Diagnostic] {
    if case .file(let path) = container { return diagnostics(of: rule, inFile: path) }
    do {
      let document = try LayoutDocument(Array(container.document(around: text).utf8), path: "example.xml")
      let report = variants.map { document.variantReport(for: $0) }
      let linted = LintedDocument(document, variantReport: report, project: project, projectPath: container.path)
      if let suppression { return Self.diagnostics(of: suppression, in: linted, rule) }
      let found = linter(of: rule).lint(linted).diagnostics
      return found.filter { $0.ruleID == rule.id }
    } catch {
      return [error.diagnostic].filter { $0.ruleID == rule.id }
    }
  }

  /// The findings in a file of the project that is not a document.
  private func diagnostics(of rule: Rule, inFile path: String) -> [Diagnostic] {
    let project = ProjectIndex(ProjectFiles(beside.merging([path: text]) { $1 }))
    return ProjectFindings(project, rule).diagnostics(in: path, rules: [ActiveRule(rule)])
  }

  /// Whether a mark hides something depends on the other rules.
  private func linter(of rule: Rule) -> Linter {
    guard rule.id == RuleCatalog.unusedSuppression.id else { return Linter([ActiveRule(rule, options: options)]) }
    return Linter(RuleCatalog.rules.map { ActiveRule($0) }, [], .honored(judgesAll: true, counts: false))
  }

  /// A needless suppression is reported in the configuration, so it has no place in the document.
  private static func diagnostics(
    of suppression: Suppression, in document: LintedDocument, _ rule: Rule
  ) -> [Diagnostic] {
    let linter = Linter(RuleCatalog.rules.map { ActiveRule($0) }, suppressions: [suppression])
    let unused = linter.lint(document).suppressed.unused(suppression, judging: linter.ruleIDs)
    return unused.map { Diagnostic(rule.id, rule.severity, $0.message, range: nil) }
  }
}

extension RuleExample.Container {
  /// The path of the example in its project.
  fileprivate var path: String {
    switch self {
    case .whole: "example.xml"
    case .storyboard: "example.storyboard"
    case .xib, .macXib: "example.xib"
    case .file(let path): path
    }
  }
}
