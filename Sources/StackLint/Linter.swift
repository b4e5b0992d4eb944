public import NibDecoder

/// A choice of rules, ready to look documents through.
public struct Linter: Sendable {
  private let rules: [ActiveRule]
  private let suppressions: [Suppression]
  /// By the id of those rules that reading or layout keeps.
  private let modelRules: [String: ActiveRule]
  private let needsLayout: Bool

  /// A linter that keeps some rules.
  public init(_ rules: [ActiveRule], suppressions: [Suppression] = []) {
    self.rules = rules.filter { $0.rule.check != nil }
    self.suppressions = suppressions
    let model = rules.filter { $0.rule.check == nil }
    modelRules = Dictionary(model.map { ($0.rule.id, $0) }) { first, _ in first }
    needsLayout = model.contains { $0.rule.category == .layout || $0.rule.category == .survival }
  }

  /// A linter that keeps some rules as they are without any configuration.
  public init(_ rules: [Rule]) { self.init(rules.map { ActiveRule($0) }) }

  /// A linter that keeps what a configuration asks for in a document.
  public init(_ configuration: LintConfiguration, path: String) {
    self.init(configuration.rules(forPath: path), suppressions: configuration.suppressions(forPath: path))
  }

  /// What the rules have to know of the project round a document.
  public var needs: ProjectNeeds { rules.reduce(into: []) { $0.formUnion($1.rule.needs) } }

  /// Everything that the rules find in a document, in document order.
  public func diagnostics(_ document: LintedDocument) -> [Diagnostic] {
    let found = modelDiagnostics(document) + checkedDiagnostics(document)
    return found.filter { !isSuppressed($0, in: document.document.nib) }.inDocumentOrder
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

  private func checkedDiagnostics(_ document: LintedDocument) -> [Diagnostic] {
    rules.flatMap { active in
      (active.rule.check?(document, active.options) ?? []).map { $0.diagnostic(of: active) }
    }
  }

  private func isSuppressed(_ diagnostic: Diagnostic, in nib: NibDocument) -> Bool {
    guard !suppressions.isEmpty, let range = diagnostic.range, let id = nib.objectID(at: range.lowerBound) else {
      return false
    }
    return suppressions.contains { $0.covers(diagnostic.ruleID, on: id) }
  }
}

extension Linter {
  /// Only what reading and layout themselves find.
  public static let layout = Linter(RuleCatalogue.rules.filter { $0.check == nil })
}
