/// The list of all rules, one per line, by category.
package struct RuleListWriter {
  /// The columns of the terminal; nil to cut no line.
  let width: Int?

  package init(width: Int?) {
    self.width = width
  }

  package var text: String {
    RuleCategory.allCases.map { category in
      let rules = RuleCatalog.rules.filter { $0.category == category }
      return "\(category.title)\n" + rules.map(line).joined()
    }.joined(separator: "\n")
  }

  private func line(_ rule: Rule) -> String {
    let standing = rule.isOptIn ? "off" : rule.severity.rawValue
    return cut("  \(padded(rule.id, Self.idWidth))  \(padded(standing, 7))  \(rule.summary)") + "\n"
  }

  private static let idWidth = RuleCatalog.rules.map(\.id.count).max() ?? 0

  private func padded(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }

  private func cut(_ line: String) -> String {
    guard let width, line.count > width else { return line }
    return line.prefix(max(1, width - 1)) + "…"
  }
}
