import Escaping
import OperatingSystem
import Reports

/// The known findings of a run.
struct LintBaseline: Sendable {
  private let known: Set<String>
  private let path: String
  private let isWritten: Bool
  private let entries = Locked<[Baseline.Entry]>([])

  private init(path: String = "", isWritten: Bool = false, known: Set<String> = []) {
    (self.path, self.isWritten, self.known) = (path, isWritten, known)
  }

  /// Reads the known findings, unless they are to be written.
  ///
  /// - Parameter configured: The configuration that names a file of known findings.
  static func read(
    _ selection: LintSelection, configured: ConfigurationFile?
  ) throws(InvalidConfiguration) -> LintBaseline {
    let isAsked = selection.baselinePath != nil || configured != nil
    switch selection.baseline ?? (isAsked ? .check : .off) {
    case .off: return LintBaseline()
    case .write: return LintBaseline(path: try path(selection, configured), isWritten: true)
    case .check:
      let path = try path(selection, configured)
      return LintBaseline(path: path, known: try Baseline.read(path).fingerprints)
    }
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
    let refusal = ProjectBoundary.find(around: folder).refusal(ofLink: path, advice: "name it with --baseline-file")
    if let refusal { throw InvalidConfiguration(InputFile.Failure(reading: path, refusal)) }
  }

  /// Whether it needs the fingerprints of findings.
  var needsFingerprints: Bool { isWritten || !known.isEmpty }

  /// The findings that are not known. If the file is to be written, all are known from now on.
  func unknownFindings(of report: FindingReport) -> FindingReport {
    if isWritten { return report.keeping { _ in false } }
    guard !known.isEmpty else { return report }
    var rest = report.keeping { !known.contains($0.fingerprint) }
    rest.hidden.byBaseline += report.findings.count - rest.findings.count
    return rest
  }

  /// Notes findings, if the file is to be written.
  func note(_ report: FindingReport) {
    guard isWritten else { return }
    let found = report.findings.map { finding in
      Baseline.Entry(
        path: report.file.repositoryPath, rule: finding.diagnostic.ruleID, fingerprint: finding.fingerprint)
    }
    entries.withLock { $0 += found }
  }

  /// Writes the file if that was asked for.
  ///
  /// - Returns: What was written, for people.
  func write() throws(InputFile.Failure) -> Escaped<LogLine>? {
    guard isWritten else { return nil }
    let entries = entries.withLock { $0 }
    let content = Baseline.text(of: entries).bytes
    if let failure = FileReplacement(path: path, content: content).failureOfWriting() { throw failure }
    return "\(entries.count) finding\(entries.count == 1 ? "" : "s") recorded in \(path)"
  }
}
