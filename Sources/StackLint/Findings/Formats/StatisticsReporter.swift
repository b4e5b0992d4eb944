package import Support

/// A table of the rules that found something, instead of the findings.
package struct StatisticsReporter: FindingReporter {
  package init() {}

  package func text(for report: FindingReport) -> Escaped<LogLine>? { nil }

  package func footer(_ statistics: FindingStatistics) -> Escaped<LogLine> {
    let rules = statistics.rules
    let width = rules.first.map { String($0.count).count } ?? 0
    let rows = rules.map { rule -> Escaped<LogLine> in
      let mark = rule.fixable == 0 ? "   " : rule.isFixUnsafe ? "[-]" : "[*]"
      return .spaces(width - String(rule.count).count) + "\(rule.count)  \(mark) \(rule.ruleID)\n"
    }
    return rows.joined() + legend(statistics)
  }

  private func legend(_ statistics: FindingStatistics) -> Escaped<LogLine> {
    var legend = Escaped<LogLine>()
    if statistics.fixable(isUnsafe: false) > 0 { legend += "[*] fixable with --fix\n" }
    if statistics.fixable(isUnsafe: true) > 0 { legend += "[-] fixable with --fix --unsafe\n" }
    return legend
  }
}
