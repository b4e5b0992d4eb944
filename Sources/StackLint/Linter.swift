public import NibDecoder

/// A choice of rules, ready to look documents through.
public struct Linter: Sendable {
  private let checks: [RuleCheck]
  private let suppressions: [SuppressionTable]
  /// By the id of those rules that reading or layout keeps.
  private let modelRules: [String: ActiveRule]
  private let needsLayout: Bool
  /// What the rules have to know of the project round a document.
  public let needs: ProjectNeeds

  /// A linter that keeps some rules.
  public init(_ rules: [ActiveRule], suppressions: [Suppression] = []) {
    self.init(rules, suppressions.isEmpty ? [] : [SuppressionTable(suppressions)])
  }

  private init(_ rules: [ActiveRule], _ suppressions: [SuppressionTable]) {
    checks = rules.compactMap(RuleCheck.init)
    needs = rules.reduce(into: []) { $0.formUnion($1.rule.needs) }
    self.suppressions = suppressions
    let model = rules.filter { $0.rule.check == nil }
    modelRules = Dictionary(model.map { ($0.rule.id, $0) }) { first, _ in first }
    needsLayout = model.contains { $0.rule.category == .layout || $0.rule.category == .survival }
  }

  /// A linter that keeps some rules as they are without any configuration.
  public init(_ rules: [Rule]) { self.init(rules.map { ActiveRule($0) }) }

  /// A linter that keeps what a configuration asks for in a document.
  public init(_ configuration: LintConfiguration, path: String) {
    self.init(
      configuration.rules(forPath: path), configuration.layers.flatMap { $0.suppressionTables(forPath: path) })
  }

  /// The ids of the rules that are kept.
  public var ruleIDs: Set<String> { Set(checks.map(\.ruleID) + modelRules.keys) }

  /// Everything that the rules find in a document, in document order.
  public func diagnostics(_ document: LintedDocument) -> [Diagnostic] { findings(document).diagnostics }

  /// The same, and what suppressions kept back.
  public func findings(_ document: LintedDocument) -> LintFindings {
    var found = modelDiagnostics(document)
    for check in checks { check.addDiagnostics(document, to: &found) }
    if suppressions.isEmpty { return LintFindings(diagnostics: found.inDocumentOrder, suppressed: SuppressionUse()) }
    var suppressed: Set<SuppressionTable.Subject> = []
    found.removeAll { diagnostic in
      guard let subject = subject(of: diagnostic, in: document.document.nib) else { return false }
      guard suppressions.contains(where: { $0.covers(subject) }) else { return false }
      suppressed.insert(subject)
      return true
    }
    return LintFindings(diagnostics: found.inDocumentOrder, suppressed: use(of: suppressed))
  }

  private func use(of subjects: Set<SuppressionTable.Subject>) -> SuppressionUse {
    suppressions.reduce(into: SuppressionUse()) { $0.formUnion($1.use(for: subjects)) }
  }

  private func modelDiagnostics(_ document: LintedDocument) -> [Diagnostic] {
    let found = document.document.nib.diagnostics + (needsLayout ? document.layoutDiagnostics : [])
    return found.compactMap { diagnostic in
      guard let active = modelRules[diagnostic.ruleID] else {
        return RuleCatalogue.rule(diagnostic.ruleID) == nil ? diagnostic : nil
      }
      return active.severity.map(diagnostic.with) ?? diagnostic
    }
  }

  private func subject(of diagnostic: Diagnostic, in nib: NibDocument) -> SuppressionTable.Subject? {
    guard let range = diagnostic.range, let id = nib.objectID(at: range.lowerBound) else { return nil }
    return SuppressionTable.Subject(objectID: id, ruleID: diagnostic.ruleID)
  }
}

extension Linter {
  /// Only what reading and layout themselves find.
  public static let layout = Linter(RuleCatalogue.rules.filter { $0.check == nil })
}

/// What of an active rule each document needs, without the rule's documentation, which would be copied time and again.
private struct RuleCheck: Sendable {
  let ruleID: String
  let severity: Diagnostic.Severity
  let options: RuleOptions
  let check: Rule.Check

  /// Nil for what reading or layout keeps.
  init?(_ active: ActiveRule) {
    guard let check = active.rule.check else { return nil }
    ruleID = active.rule.id
    severity = active.severity ?? active.rule.severity
    options = active.options
    self.check = check
  }

  func addDiagnostics(_ document: LintedDocument, to diagnostics: inout [Diagnostic]) {
    for finding in check(document, options) { diagnostics.append(finding.diagnostic(ruleID, severity)) }
  }
}
