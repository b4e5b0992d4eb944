import Testing

@testable import Formats
@testable import StackLint

/// The numbers of a run's findings.
@Suite struct FindingStatisticsTests {
  private func diagnostic(
    _ rule: String, _ severity: Diagnostic.Severity = .warning, isFixable: Bool = false
  ) -> Diagnostic {
    let fix = Diagnostic.FixIt("remove it", range: SourceRange(0, 0), replacement: "")
    return Diagnostic(rule, severity, "message", range: nil, fixIts: isFixable ? [fix] : [])
  }

  private static let unsafeRule = RuleCatalog.rules.filter(\.isFixUnsafe)[0].id

  private var statistics: FindingStatistics {
    var statistics = FindingStatistics(
      [diagnostic("frame-noise", isFixable: true), diagnostic("b-rule", .error)])
    statistics.add(FindingStatistics([diagnostic("frame-noise"), diagnostic("a-rule", .notice)]))
    statistics.add(FindingStatistics([]))
    statistics.add(FindingStatistics([diagnostic("frame-noise", isFixable: true)]))
    return statistics
  }

  @Test func severitiesAreCounted() {
    #expect(statistics.errors == 1 && statistics.warnings == 3 && statistics.notices == 1)
  }

  @Test func rulesWithMostFindingsComeFirst() {
    #expect(statistics.rules.map(\.ruleID) == ["frame-noise", "a-rule", "b-rule"])
    #expect(statistics.rules.map(\.count) == [3, 1, 1])
    #expect(statistics.rules.map(\.fixable) == [2, 0, 0])
  }

  @Test func fixesAreCountedByWhetherTheyAreSafe() {
    let safe = FindingStatistics([diagnostic("frame-noise", isFixable: true)])
    #expect(safe.fixable(isUnsafe: false) == 1 && safe.fixable(isUnsafe: true) == 0)
    let other = FindingStatistics([diagnostic(Self.unsafeRule, isFixable: true), diagnostic(Self.unsafeRule)])
    #expect(other.fixable(isUnsafe: false) == 0 && other.fixable(isUnsafe: true) == 1)
  }

  @Test func tableHasCountsMarksAndALegend() {
    var statistics = FindingStatistics((0..<10).map { _ in diagnostic("a-rule") })
    statistics.add(FindingStatistics([diagnostic("frame-noise", isFixable: true)]))
    #expect(
      StatisticsReporter().footer(statistics).string == """
        10      a-rule
         1  [*] frame-noise
        [*] fixable with --fix

        """)
    let other = StatisticsReporter().footer(FindingStatistics([diagnostic(Self.unsafeRule, isFixable: true)])).string
    #expect(other == "1  [-] \(Self.unsafeRule)\n[-] fixable with --fix --unsafe\n")
    #expect(StatisticsReporter().footer(FindingStatistics()).isEmpty)
  }
}
