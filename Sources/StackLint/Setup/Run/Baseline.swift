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

/// Findings that are known: one a line, `fingerprint rule path`, so that branches merge and reviewers can read it.
package struct Baseline: Sendable {
  /// The name that it has where a configuration gives it none.
  package static let name = ".ibstack-baseline"

  /// A finding that is known.
  struct Entry: Hashable, Comparable, Sendable {
    let path: String
    let rule: String
    let fingerprint: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.rule, left.fingerprint) < (right.path, right.rule, right.fingerprint)
    }
  }

  let fingerprints: Set<String>

  private static let title = "# Findings that ibstack lint does not report."
  private static let heading: Escaped<LogLine> = "\(title) Written by: ibstack lint --baseline write\n"

  private init(fingerprints: Set<String>) { self.fingerprints = fingerprints }

  /// The content of the file at a path.
  init(_ bytes: [UInt8], path: String) throws(InvalidConfiguration) {
    self.init(fingerprints: try Self.fingerprints(String(decoding: bytes, as: UTF8.self), path))
  }

  /// Reads the file at a path.
  static func read(_ path: String) throws(InvalidConfiguration) -> Baseline {
    switch InputFile(path: path).read() {
    case .success(let bytes): try Baseline(bytes, path: path)
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }

  private static func fingerprints(_ text: String, _ path: String) throws(InvalidConfiguration) -> Set<String> {
    var found: Set<String> = []
    var problems: [ConfigurationProblem] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty || line.hasBytePrefix("#") { continue }
      if let fingerprint = fingerprint(in: line) {
        found.insert(fingerprint)
      } else {
        let message = "expected a fingerprint, a rule and a path; run ibstack lint --baseline write again"
        problems.append(ConfigurationProblem(path: path, line: index + 1, column: 1, message: message))
      }
    }
    guard problems.isEmpty else { throw InvalidConfiguration(problems) }
    return found
  }

  private static func fingerprint(in line: Substring) -> String? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit) else { return nil }
    return String(parts[0])
  }

  /// Refuses to write over a file that has content and nothing of a baseline, such as a document that somebody named by
  /// mistake. One with conflict markers is still a baseline. Writing refuses links.
  static func checkReplaceable(_ path: String) throws(InvalidConfiguration) {
    guard !ProjectBoundary.isLink(path), case .success(let bytes) = InputFile(path: path).read(), !bytes.isEmpty else {
      return
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasBytePrefix(title) || fingerprint(in: $0) != nil }) { return }
    let message = "not a baseline, and would be overwritten; name another file"
    throw InvalidConfiguration([ConfigurationProblem(path: path, line: 1, column: 1, message: message)])
  }

  /// The file for some findings.
  static func text(of entries: [Entry]) -> Escaped<LogLine> {
    entries.sorted().reduce(into: heading) { $0 += "\($1.fingerprint) \($1.rule) \($1.path)\n" }
  }
}
