/// What a run does with known findings.
struct LintBaseline: Sendable {
  private let known: Set<String>
  private let path: String
  private let isWritten: Bool
  private let entries = Locked<[Baseline.Entry]>([])

  /// - Parameter configured: The file that the configuration names.
  init(_ selection: LintSelectionOptions, configured: String?) throws(InvalidConfiguration) {
    path = selection.baselineFile ?? configured ?? Baseline.name
    let isAsked = selection.baselineFile != nil || configured != nil
    let mode = selection.baseline ?? (isAsked ? .check : .off)
    isWritten = mode == .write
    known = mode == .check ? try Baseline(path: path).fingerprints : []
  }

  /// Whether it needs the fingerprints of findings.
  var asksFingerprints: Bool { isWritten || !known.isEmpty }

  /// The findings that are not known, or none where they are being noted.
  func filter(_ report: FindingReport) -> FindingReport {
    guard asksFingerprints else { return report }
    guard isWritten else { return report.keeping { !known.contains($0.fingerprint) } }
    let path = AbsolutePath(report.path).inRepository
    let found = report.findings.map { finding in
      Baseline.Entry(path: path, rule: finding.diagnostic.ruleID, fingerprint: finding.fingerprint)
    }
    entries.withLock { $0 += found }
    return report.keeping { _ in false }
  }

  /// Writes the file where it was asked for, and says so.
  func finish() throws(InputFile.Failure) -> Escaped<LogLine>? {
    guard isWritten else { return nil }
    let entries = entries.withLock { $0 }
    let content = Baseline.text(of: entries).bytes
    if let failure = FileReplacement(path: path, content: content).failureOfWriting() { throw failure }
    return "\(entries.count) finding\(entries.count == 1 ? "" : "s") noted in \(path)"
  }
}
