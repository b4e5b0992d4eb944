public import NibDecoder

/// A selection of rules that finds what is wrong with documents.
public struct Linter: Sendable {
  private var checks: [RuleCheck]
  private let suppressions: [SuppressionTable]
  /// The rules that reading or layout enforces, by their ids.
  private var modelRules: [String: ActiveRule]
  private var needsLayout: Bool
  /// The parts of the project that the rules need to know.
  public let needs: ProjectNeeds

  /// Creates a linter that enforces some rules.
  public init(_ rules: [ActiveRule], suppressions: [Suppression] = []) {
    self.init(rules, suppressions.isEmpty ? [] : [SuppressionTable(suppressions)])
  }

  private init(_ rules: [ActiveRule], _ suppressions: [SuppressionTable]) {
    checks = rules.compactMap(RuleCheck.init)
    needs = rules.reduce(into: []) { $0.formUnion($1.rule.needs) }
    self.suppressions = suppressions
    let model = rules.filter { $0.rule.check == nil }
    modelRules = Dictionary(model.map { ($0.rule.id, $0) }) { first, _ in first }
    needsLayout = model.contains { $0.rule.category == .layout || $0.rule.category == .variants }
  }

  /// Creates a linter that enforces some rules with their defaults.
  public init(_ rules: [Rule]) { self.init(rules.map { ActiveRule($0) }) }

  /// Creates a linter that enforces the rules of a configuration for a document.
  public init(_ configuration: LintConfiguration, path: String) {
    self.init(
      configuration.rules(forPath: path), configuration.layers.flatMap { $0.suppressionTables(forPath: path) })
  }

  /// The same without the rules that look at nothing but documents.
  package var readingProject: Linter {
    var linter = self
    linter.checks.removeAll { !$0.readsProject }
    linter.modelRules = [:]
    linter.needsLayout = false
    return linter
  }

  /// The ids of the rules that are enforced.
  public var ruleIDs: Set<String> { Set(checks.map(\.ruleID) + modelRules.keys) }

  /// Everything that the rules find in a document, in document order.
  public func diagnostics(_ document: LintedDocument) -> [Diagnostic] { findings(document).diagnostics }

  /// Everything that the rules find in a document, and the findings that suppressions hid.
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
  /// The linter of the rules that reading and layout enforce.
  public static let layout = Linter(RuleCatalogue.rules.filter { $0.check == nil })
}

/// The parts of an active rule that each document needs. Copying the rule's documentation for each would take time.
private struct RuleCheck: Sendable {
  let ruleID: String
  let severity: Diagnostic.Severity
  let options: RuleOptions
  let check: Rule.Check
  let readsProject: Bool

  /// Nil for a rule that reading or layout enforces.
  init?(_ active: ActiveRule) {
    guard let check = active.rule.check else { return nil }
    ruleID = active.rule.id
    severity = active.severity ?? active.rule.severity
    options = active.options
    self.check = check
    readsProject = !active.rule.needs.isEmpty
  }

  func addDiagnostics(_ document: LintedDocument, to diagnostics: inout [Diagnostic]) {
    for finding in check(document, options) { diagnostics.append(finding.diagnostic(ruleID, severity)) }
  }
}
