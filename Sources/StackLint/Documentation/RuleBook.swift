/// The page of all rules: `Documentation/Rules.md`.
public struct RuleBook {
  /// The book of all rules that there are.
  public init() {}

  /// A table, then each rule's page.
  public var markdown: String {
    let categories = RuleCategory.allCases.map { category in
      (category, RuleCatalogue.rules.filter { $0.category == category })
    }
    let tables = categories.map { "## \($0.title)\n\n\(table($1))" }
    let pages = categories.flatMap { $1 }.map { RulePage($0).markdown(headingLevel: 2) }
    return Self.introduction + "\n" + tables.joined(separator: "\n") + "\n" + pages.joined(separator: "\n")
  }

  private func table(_ rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](#\(rule.id)) | \(rule.isOptIn ? "off" : rule.severity.rawValue) | \(rule.summary) |\n"
    }
    return "| rule | default | |\n|---|---|---|\n" + rows.joined()
  }

  private static let introduction = """
    # Rules

    Made by `ibstack rules --format markdown` from the rules themselves; `ibstack rules ID` prints one of them. The
    examples are the rules' tests.

    """
}
