import Formats
import Support

/// Looks for suppressions that keep nothing back, in the configurations whose documents are all linted.
struct UnusedSuppressions: Sendable {
  /// A configuration, and how bad an unused suppression in it is.
  struct Candidate: Sendable {
    let source: SourceFile
    let layer: ConfigurationLayer
    let suppressions: [WrittenSuppression]
    let severity: Diagnostic.Severity
  }

  private struct State: Sendable {
    var use = SuppressionUse()
    var unread: [String] = []
  }

  private let candidates: [Candidate]
  private let judged: Set<String>
  private let state = Locked(State())

  /// - Parameter judged: The ids of the rules that are kept for some document.
  init(_ candidates: [Candidate], judging judged: Set<String>) {
    self.candidates = candidates
    self.judged = judged
  }

  /// Notes what a document's findings were kept back by.
  func note(_ report: LintResult) {
    guard !candidates.isEmpty else { return }
    let isUnread = report.document == nil && report.diagnostics.first?.isOf(.unsupportedDocument) != true
    if isUnread { noteUnread(report.path) }
    guard !report.suppressed.isEmpty else { return }
    state.withLock { $0.use.formUnion(report.suppressed) }
  }

  /// Notes that nobody knows what is in a document.
  func noteUnread(_ path: String) {
    state.withLock { $0.unread.append(AbsolutePath(path).text) }
  }

  /// The findings about each configuration.
  var reports: [FindingReport] {
    candidates.compactMap { candidate in
      let report = report(candidate)
      return report.findings.isEmpty ? nil : report
    }
  }

  private func report(_ candidate: Candidate) -> FindingReport {
    let state = state.withLock { $0 }
    let file = ReportedFile(candidate.source.path)
    var fingerprints = FindingFingerprints(repositoryPath: file.repositoryPath)
    let lines = LineIndex(candidate.source)
    let findings = candidate.suppressions.flatMap { written -> [LocatedFinding] in
      let isKnown = !state.unread.contains { candidate.layer.covers($0, written.suppression) }
      let unused = isKnown ? state.use.unused(written.suppression, judging: judged) : []
      return written.places.compactMap { place in
        let subject = "\(written.suppression.objectID ?? "")\n\(place.ruleID ?? "")"
        let fingerprint = fingerprints.next(RuleCatalog.unusedSuppression.id, subject)
        guard let found = unused.first(where: { $0.ruleID == place.ruleID }) else { return nil }
        let diagnostic = Diagnostic(
          RuleCatalog.unusedSuppression.id, candidate.severity, found.message, range: place.range)
        return LocatedFinding(diagnostic, lines, fingerprint: fingerprint)
      }
    }
    return FindingReport(
      file: file, findings: findings, source: candidate.source, isConfiguration: true)
  }
}
