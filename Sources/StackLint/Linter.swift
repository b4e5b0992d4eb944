public import NibDecoder

/// A choice of rules, ready to look documents through.
public struct Linter: Sendable {
  private let rules: [Rule]
  /// Rules that reading or layout keeps, and that are not wanted.
  private let silenced: Set<String>
  private let needsLayout: Bool

  /// A linter that keeps some rules.
  public init(_ rules: [Rule]) {
    self.rules = rules.filter { $0.check != nil }
    silenced = Set(RuleCatalogue.rules.map(\.id)).subtracting(rules.map(\.id))
    needsLayout = rules.contains { $0.category == .layout }
  }

  /// Everything that the rules find in a document, in document order.
  public func diagnostics(_ document: LintedDocument) -> [Diagnostic] {
    let model = document.document.nib.diagnostics + (needsLayout ? document.layoutDiagnostics : [])
    return (model.filter { !silenced.contains($0.ruleID) } + checked(document)).inDocumentOrder
  }

  private func checked(_ document: LintedDocument) -> [Diagnostic] {
    rules.flatMap { rule in
      (rule.check?(document, RuleOptions(rule)) ?? []).map { $0.diagnostic(of: rule) }
    }
  }
}

extension Linter {
  /// Only what reading and layout themselves find.
  public static let layout = Linter(RuleCatalogue.rules.filter { $0.check == nil })
}
