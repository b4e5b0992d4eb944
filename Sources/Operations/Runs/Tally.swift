import StackLint
import Support

/// Counts the findings and failures of a run.
final class Tally: Sendable {
  private struct Counts {
    var findings = FindingStatistics()
    var failures = 0
    var unwrittenReports = 0
  }

  private let counts: Locked<Counts>

  private let isIncomplete: Bool
  private let isQuiet: Bool
  private let countsFixes: Bool

  /// - Parameters:
  ///   - isIncomplete: Whether something was not checked that nobody asked to leave out.
  ///   - isQuiet: Whether to omit the summary.
  ///   - countsFixes: Whether the summary has the number of findings that can be fixed.
  init(failures: Int, isIncomplete: Bool = false, isQuiet: Bool = false, countsFixes: Bool = false) {
    self.isIncomplete = isIncomplete
    self.isQuiet = isQuiet
    self.countsFixes = countsFixes
    counts = Locked(Counts(failures: failures))
  }

  func add(_ part: DocumentRun.Output) {
    counts.withLock {
      $0.findings.add(part.statistics)
      $0.failures += part.isFailure ? 1 : 0
    }
  }

  /// Finishes the output and prints a summary on standard error.
  ///
  /// - Throws: The run's status, unless it succeeded.
  func conclude(
    _ sinks: [OutputSink], _ conclusion: OutputText = OutputText(), documents: Int, result: Escaped<LogLine>? = nil,
    failing condition: FailureCondition
  ) throws(ExitStatus) {
    let statistics = counts.withLock(\.findings)
    for (index, sink) in sinks.enumerated() {
      guard let failure = sink.end(statistics, index == 0 ? conclusion : OutputText()) else { continue }
      Terminal.complain("\(failure.message)")
      counts.withLock { $0.unwrittenReports += 1 }
    }
    if !isQuiet { printSummary(documents: documents, result: result) }
    if let status = status(failing: condition) { throw status }
  }

  /// Nil if everything could be read and written, and no findings make the run fail.
  private func status(failing condition: FailureCondition) -> ExitStatus? {
    let counts = counts.withLock { $0 }
    if counts.failures + counts.unwrittenReports > 0 { return .failed }
    let isMet = condition.isMet(
      errors: counts.findings.errors + counts.findings.hidden.countedErrors,
      warnings: counts.findings.warnings + counts.findings.hidden.countedWarnings, isIncomplete: isIncomplete)
    return isMet ? .found : nil
  }

  /// Prints one line on standard error, so that piped output stays machine-readable. A `result` replaces the warnings.
  private func printSummary(documents: Int, result: Escaped<LogLine>?) {
    let counts = counts.withLock { $0 }
    let findings = counts.findings
    var parts = ["\(documents.counted("document"))", result].compactMap(\.self) as [Escaped<LogLine>]
    parts.append("\(findings.errors.counted("error"))")
    if result == nil { parts.append("\(findings.warnings.counted("warning"))") }
    if result == nil, findings.notices > 0 { parts.append("\(findings.notices.counted("notice"))") }
    if counts.failures > 0 { parts.append("\(counts.failures) not \(result == nil ? "read" : "updated")") }
    if counts.unwrittenReports > 0 { parts.append("\(counts.unwrittenReports.counted("report")) not written") }
    let fixes = countsFixes ? Self.fixes(findings) : nil
    let hidden = Self.hidden(findings.hidden)
    Terminal.complain(([parts.joined(separator: ", "), hidden, fixes].compactMap(\.self)).joined(separator: "; "))
  }

  /// How many findings are hidden, and by what; nil if none are.
  private static func hidden(_ hidden: HiddenFindings) -> Escaped<LogLine>? {
    guard hidden.sum > 0 else { return nil }
    let reasons: [(count: Int, words: Escaped<LogLine>)] = [
      (hidden.byNotes, "by notes in documents"), (hidden.byConfigurations, "by configurations"),
      (hidden.byBaseline, "by the baseline"),
    ]
    let parts = reasons.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" as Escaped<LogLine> }
    let counted = hidden.countedErrors + hidden.countedWarnings
    let counts: Escaped<LogLine> =
      counted > 0
      ? ", of which \(hidden.countedErrors.counted("error")) and \(hidden.countedWarnings.counted("warning")) count"
      : ""
    return "suppressed: " + parts.joined(separator: ", ") + counts
  }

  /// How many findings can be fixed; nil if none.
  private static func fixes(_ findings: FindingStatistics) -> Escaped<LogLine>? {
    switch (findings.fixable(isUnsafe: false), findings.fixable(isUnsafe: true)) {
    case (0, 0): nil
    case (let safe, 0): "\(safe) fixable with --fix"
    case (0, let unsafe): "\(unsafe) fixable with --fix --unsafe"
    case (let safe, let unsafe): "\(safe) fixable with --fix, \(unsafe) more with --fix --unsafe"
    }
  }
}
