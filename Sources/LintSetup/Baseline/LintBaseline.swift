import Escaping
import OperatingSystem
import Reports

/// The known findings of a run.
struct LintBaseline: Sendable {
  private let known: Set<String>
  private let path: String
  private let isWritten: Bool
  private let entries = Locked<[Baseline.Entry]>([])

  /// - Parameter configured: The configuration that names a file of known findings.
  init(_ selection: LintSelection, configured: ConfigurationFile?) throws(InvalidConfiguration) {
    let isAsked = selection.baselinePath != nil || configured != nil
    let mode = selection.baseline ?? (isAsked ? .check : .off)
    isWritten = mode == .write
    path = mode == .off ? "" : try Self.path(selection, configured)
    known = mode == .check ? try Baseline(path: path).fingerprints : []
  }

  private static func path(
    _ selection: LintSelection, _ configured: ConfigurationFile?
  ) throws(InvalidConfiguration) -> String {
    if let path = selection.baselinePath { return path }
    if let path = try configured?.baselinePath() { return path }
    try checkUsual(Baseline.name)
    return Baseline.name
  }

  /// Refuses a link out of the repository that nobody named.
  private static func checkUsual(_ path: String) throws(InvalidConfiguration) {
    let folder = AbsolutePath(path).folder.text
    let refusal = ProjectBoundary(around: folder).refusal(ofLink: path, advice: "name it with --baseline-file")
    if let refusal { throw InvalidConfiguration(InputFile.Failure(reading: path, refusal)) }
  }

  /// Whether it needs the fingerprints of findings.
  var needsFingerprints: Bool { isWritten || !known.isEmpty }

  /// The findings that are not known. If the file is to be written, notes all findings and returns none.
  func unknownFindings(of report: FindingReport) -> FindingReport {
    guard needsFingerprints else { return report }
    guard isWritten else {
      var rest = report.keeping { !known.contains($0.fingerprint) }
      rest.hidden.byBaseline += report.findings.count - rest.findings.count
      return rest
    }
    let found = report.findings.map { finding in
      Baseline.Entry(
        path: report.file.repositoryPath, rule: finding.diagnostic.ruleID, fingerprint: finding.fingerprint)
    }
    entries.withLock { $0 += found }
    return report.keeping { _ in false }
  }

  /// Writes the file if that was asked for.
  ///
  /// - Returns: What was written, for people.
  func finish() throws(InputFile.Failure) -> Escaped<LogLine>? {
    guard isWritten else { return nil }
    let entries = entries.withLock { $0 }
    let content = Baseline.text(of: entries).bytes
    if let failure = FileReplacement(path: path, content: content).failureOfWriting() { throw failure }
    return "\(entries.count) finding\(entries.count == 1 ? "" : "s") recorded in \(path)"
  }
}
