import Support

/// The known findings of a run.
struct LintBaseline: Sendable {
  private let known: Set<String>
  private let path: String
  private let isWritten: Bool
  /// Whether the next run reads the written file without being told to.
  private let isRead: Bool
  private let entries = Locked<[Baseline.Entry]>([])

  private init(path: String = "", isWritten: Bool = false, isRead: Bool = true, known: Set<String> = []) {
    (self.path, self.isWritten, self.isRead, self.known) = (path, isWritten, isRead, known)
  }

  /// Reads the known findings, unless they are to be written.
  ///
  /// - Parameters:
  ///   - configured: The configuration that names a file of known findings.
  ///   - isConfigurationNamed: Whether the command line names the configuration. Then no file counts that only the project
  ///     has: the configuration may be trusted more than the project.
  ///   - settings: What the file was at the revision that counts, unless the command line names the file; nil where today's
  ///     counts.
  static func read(
    _ choice: BaselineChoice, configured: ConfigurationFile?, isConfigurationNamed: Bool,
    settings: inout RevisionSettings?
  ) throws -> LintBaseline {
    let usual = usualPath
    let isAsked = choice.path != nil || configured != nil || usual != nil && !isConfigurationNamed
    let mode = choice.mode ?? (isAsked ? .check : .off)
    guard mode != .off else { return LintBaseline() }
    let named = if let path = choice.path { path } else { try configured?.baselinePath() }
    let path = if let named { named } else { try allowed(usual ?? Baseline.name) }
    guard mode == .check else {
      try Baseline.checkReplaceable(path)
      let isRead = named == nil ? !isConfigurationNamed : choice.path == nil
      return LintBaseline(path: path, isWritten: true, isRead: isRead)
    }
    if choice.path != nil { try settings?.addNamed(path) } else { try settings?.add(path) }
    guard let old = settings?[AbsolutePath(path)] else {
      return LintBaseline(path: path, known: try Baseline.read(path).fingerprints)
    }
    let known = try old.map { try Baseline($0, path: path).fingerprints } ?? []
    return LintBaseline(path: path, known: known)
  }

  /// The file with the usual name in the working folder, or in the nearest folder above it in its repository.
  private static var usualPath: String? {
    let working = AbsolutePath(".")
    var folder = working
    while true {
      let path = folder.appending(Baseline.name)
      if path.exists { return folder == working ? Baseline.name : path.shown }
      if folder.isRoot || folder.isRepository || working.repository == nil { return nil }
      folder = folder.folder
    }
  }

  /// Refuses a link out of the repository that nobody named.
  private static func allowed(_ path: String) throws(InvalidConfiguration) -> String {
    let folder = AbsolutePath(path).folder.text
    let refusal = ProjectBoundary.find(around: folder).refusal(ofLink: path, advice: "name it with --baseline-file")
    if let refusal { throw InvalidConfiguration(InputFile.Failure(reading: path, refusal)) }
    return path
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
    let count: Escaped<LogLine> = "\(entries.count) finding\(entries.count == 1 ? "" : "s")"
    let them: Escaped<LogLine> = entries.count == 1 ? "it" : "them"
    let use: Escaped<LogLine> = isRead ? "lint hides \(them) from now on" : "--baseline-file \(path) hides \(them)"
    return "\(count) recorded in \(path); \(use)"
  }
}

/// The use of a baseline.
package struct BaselineChoice: Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    case check, write, off
  }

  /// Nil to check the baseline if there is one.
  let mode: Mode?
  /// The file of known findings; nil for that of the configuration.
  let path: String?

  package init(_ mode: Mode? = nil, path: String? = nil) { (self.mode, self.path) = (mode, path) }
}
