package import Escaping
package import OperatingSystem
public import Reports
import StackLint
import StackModel

/// Documents, how each of them is linted, and which of the findings are reported.
///
/// ```swift
/// let run = try LintRun(paths: ["App"])
/// for path in run.paths { report(run.lint(try bytes(path), path: path)) }
/// ```
public struct LintRun: Sendable {
  /// The documents that are linted.
  package let files: InputFiles
  /// The part of the documents that is linted; nil for all.
  package let shard: Shard?
  private let choices: [PathKey: ConfiguredDocuments.Choice]
  /// The rules for each document: of one that is not changed itself only those that may find something new.
  private let linters: [PathKey: Linter]
  private let projects: Projects
  private let baseline: LintBaseline
  private let changes: RevisionChanges?
  private let suppressions: UnusedSuppressions
  /// The findings in files that are not documents, known or not.
  private let foundInProjects: [FindingReport]
  /// Nil unless the run adds suppressions.
  private let addedSuppressions: AddedSuppressions?
  private let fixed = Locked(FixCount())
  /// Receives the number of variants of a document that are laid out, and the number of all.
  package var progress: (@Sendable (_ path: String, _ done: Int, _ total: Int) -> Void)?

  /// Finds documents and reads their configurations.
  ///
  /// - Parameter paths: Files, and folders to search for storyboards and xibs.
  /// - Throws: `InvalidConfiguration` if a configuration cannot be used.
  public init(paths: [String]) throws {
    try self.init(paths: paths, options: LintOptions(), selection: LintSelection())
  }

  /// Finds documents and reads their configurations.
  ///
  /// - Parameter find: Finds the documents that paths stand for.
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used, `Git.Failure` if git cannot.
  package init(
    paths: [String], options: LintOptions, selection: LintSelection,
    find: ([String]) -> InputFiles = { InputFiles(paths: $0) }
  ) throws {
    let comparison = Self.comparison(selection)
    let commit = selection.isHook ? try CommitFiles(paths) : nil
    var found = commit?.named ?? find(paths)
    let named = Set(found.files.map { PathKey($0.path) })
    if let commit { found.append(commit.others) }
    try self.init(
      found, paths: commit.map { [$0.folder] } ?? paths, options: options, selection: selection,
      comparison: comparison, committed: commit == nil ? nil : named)
  }

  /// Lints standard input under the path of a file, which selects the configuration and the project.
  ///
  /// - Throws: The same as for files.
  package init(standardInputOf path: String, options: LintOptions, selection: LintSelection) throws {
    try self.init(
      InputFiles(standardInputOf: path), paths: [], options: options, selection: selection,
      comparison: Self.comparison(selection))
  }

  /// A repository compared with the revision of a selection, if it has one.
  private typealias Comparison = Background<Result<GitComparison, Git.Failure>>

  /// Git looks at the working tree while documents and projects are searched for.
  private static func comparison(_ selection: LintSelection) -> Comparison? {
    selection.revision.map { revision in
      Background { Result { () throws(Git.Failure) in try GitComparison(since: revision) } }
    }
  }

  /// - Parameters:
  ///   - comparison: With the selection's revision.
  ///   - committed: The documents that a commit changes; nil if the run is not for a commit.
  private init(
    _ found: InputFiles, paths: [String], options: LintOptions, selection: LintSelection,
    comparison: Comparison?, committed: Set<PathKey>? = nil
  ) throws {
    var found = found
    var documents = try ConfiguredDocuments(found.files, options: options)
    var homes = DocumentProjects(of: documents, paths: paths)
    let projectFiles = homes.files()
    let skipped = try found.skippedDocuments().filter { try !documents.excludes($0.path) }
    let notices = SkippedDocument.lines(about: skipped) + homes.noticesOfUnreadProjects(projectFiles)
    if let committed {
      changes = try RevisionChanges(sinceLastCommit: documents.documents, named: committed, projects: projectFiles)
    } else {
      changes = try comparison.map { (comparison) throws(Git.Failure) in
        guard !found.files.isEmpty else { throw Git.Failure(message: Self.nothingToCompare(paths)) }
        return try RevisionChanges(
          comparison.value.get(), documents: documents.documents, projects: projectFiles)
      }
    }
    let folders = changes == nil ? paths.filter { $0 != "-" && InputFiles.isFolder($0) } : []
    suppressions = documents.unusedSuppressions(in: folders.map { AbsolutePath($0) })
    if let changes { documents.keep { changes.includes($0, inProject: homes[$0]) } }
    baseline = try LintBaseline(selection, configured: documents.baseline)
    choices = documents.choices
    linters = Self.linters(choices, in: homes, changes)
    if changes != nil { homes.narrow(to: linters) }
    addedSuppressions = selection.addsSuppressions ? AddedSuppressions() : nil
    projects = Projects(of: choices.keys, in: homes, files: projectFiles, changes: changes, notices: notices)
    let wanted = Set(choices.keys)
    found.keep { wanted.contains(PathKey($0.path)) }
    foundInProjects = try Self.projectReports(projects, paths: paths, options: options, selection: selection)
    shard = selection.shard
    if let shard { found.keepPositions(where: shard.contains) }
    files = found
  }

  /// The reports of files that are not documents. Of several shards the first has them.
  private static func projectReports(
    _ projects: Projects, paths: [String], options: LintOptions, selection: LintSelection
  ) throws(InvalidConfiguration) -> [FindingReport] {
    guard selection.shard.map({ $0.index == 0 }) ?? true else { return [] }
    var reports = try ProjectReports(paths: paths, options: options)
    guard reports.isSearching else { return [] }
    var found: [FindingReport] = []
    for (folder, findings) in projects.findings { found += try reports.reports(of: findings, in: folder) }
    return found
  }

  private static func linters(
    _ choices: [PathKey: ConfiguredDocuments.Choice], in projects: DocumentProjects, _ changes: RevisionChanges?
  ) -> [PathKey: Linter] {
    guard let changes else { return choices.mapValues(\.linter) }
    let linters = choices.map { document, choice in
      let parts = changes.parts(ofProject: projects[document])
      return (document, changes.isLintedAsAWhole(document) ? choice.linter : choice.linter.reading(parts))
    }
    return Dictionary(linters) { first, _ in first }
  }

  private static func nothingToCompare(_ paths: [String]) -> String {
    let places = paths.joined(separator: ", ")
    return "no document found in \(places); name the files and folders to lint"
  }

  /// What the run does not check although nobody asked to leave it out, for people.
  package var notices: [String] { projects.notices }

  /// The paths of the documents that are linted.
  public var paths: [String] { files.files.map(\.path) }

  /// Whether findings need fingerprints, whatever the format of the report.
  package var needsFingerprints: Bool { baseline.needsFingerprints || changes != nil }
}

// MARK: - Findings

extension LintRun {
  /// Lints a document.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: One of ``paths``.
  public func lint(_ bytes: [UInt8], path: String) -> FindingReport {
    judged(bytes, path: path, hasFingerprints: true).findings.grouped
  }

  /// Lints a document, after making the edits of findings if that was asked for.
  ///
  /// - Parameters:
  ///   - fixing: The edits to make; nil for none.
  ///   - hasFingerprints: Whether the report needs the fingerprints of findings.
  package func lint(
    _ bytes: [UInt8], path: String, fixing: DocumentFixing?, hasFingerprints: Bool
  ) -> ReportedDocument {
    guard isChanged(path) || projects.mayAffect(path, bytes: bytes) else {
      return ReportedDocument(FindingReport([], in: SourceFile(path: path, bytes: bytes), file: ReportedFile(path)))
    }
    let judged = { bytes in self.judged(bytes, path: path, hasFingerprints: hasFingerprints) }
    guard let fixing else { return judged(bytes).grouped }
    let (result, failure) = FileEditing(path: path).apply(to: bytes) { bytes in
      let outcome = fixing.fixed(bytes, judged)
      return (outcome.count > 0 ? outcome.bytes : nil, outcome)
    }
    if let failure {
      let report = judged(bytes).grouped
      var findings = report.findings
      findings.failure = failure.message
      return ReportedDocument(report.document, findings)
    }
    fixed.withLock { $0.add(result) }
    return result.report.grouped
  }

  /// What the edits of findings would change in a document, which stays as it is.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: One of ``paths``.
  ///   - fixing: The edits.
  package func proposedDiff(_ bytes: [UInt8], path: String, fixing: DocumentFixing) -> UnifiedDiff {
    let outcome = fixing.fixed(bytes) { judged($0, path: path, hasFingerprints: needsFingerprints) }
    fixed.withLock { $0.add(outcome) }
    return UnifiedDiff(from: bytes, to: outcome.bytes)
  }

  /// Notes that a document could not be read.
  ///
  /// - Returns: What is to be reported.
  package func noteUnread(_ path: String, _ failure: InputFile.Failure) -> FindingReport {
    suppressions.noteUnread(path)
    return FindingReport(file: ReportedFile(path), failure: failure.message)
  }

  /// Lints a document, and keeps the document and its layout.
  package func document(_ bytes: [UInt8], path: String) -> ReportedDocument {
    judged(bytes, path: path, hasFingerprints: true).grouped
  }

  /// Lints what a document was, in the project of today. It counts neither for suppressions nor for a baseline.
  package func oldDocument(_ bytes: [UInt8], path: String) -> ReportedDocument {
    let report = report(bytes, path: path)
    return ReportedDocument(report, FindingReport(report, file: ReportedFile(path))).grouped
  }

  /// Of a comparison with a revision, documents that did not change themselves are kept only with new findings.
  private func judged(_ bytes: [UInt8], path: String, hasFingerprints: Bool) -> ReportedDocument {
    let report = report(bytes, path: path)
    let findings = findings(of: report, hasFingerprints: hasFingerprints)
    return ReportedDocument(isChanged(path) || !findings.findings.isEmpty ? report : nil, findings)
  }

  private func findings(of report: DocumentReport, hasFingerprints: Bool) -> FindingReport {
    suppressions.note(report)
    let found = FindingReport(report, file: ReportedFile(report.path), hasFingerprints: hasFingerprints)
    let unknown = baseline.unknownFindings(of: newFindings(found, report))
    guard let addedSuppressions, let choice = choices[PathKey(report.path)] else { return unknown }
    return addedSuppressions.remainder(of: unknown, in: report.document?.nib, choice.suppressing)
  }

  /// The findings that the revision does not have; all where there is none.
  private func newFindings(_ found: FindingReport, _ report: DocumentReport) -> FindingReport {
    guard let changes else { return found }
    guard changes.isLintedAsAWhole(PathKey(report.path)) else {
      let rules = Set(found.findings.map(\.diagnostic.ruleID))
      guard !rules.isEmpty else { return found }
      let old = report.diagnostics(linter(report.path).enforcing(rules), in: projects[old: report.path])
      let known = KnownPlaces(old)
      return found.keeping { !known.contains($0.diagnostic) }
    }
    guard let bytes = changes.oldBytes(report.path) else { return found }
    let news = NewFindings(report, since: self.report(bytes, path: report.path, project: projects[old: report.path]))
    return found.keeping(news.contains)
  }

  private func report(_ bytes: [UInt8], path: String) -> DocumentReport {
    report(bytes, path: path, project: projects[path])
  }

  private func report(_ bytes: [UInt8], path: String, project: ProjectIndex?) -> DocumentReport {
    let choice = choices[PathKey(path)]
    let variants = isChanged(path) ? choice?.variants : nil
    return DocumentReport(
      bytes, path: path, options: choice?.layoutOptions ?? LayoutOptions(), linter: linter(path), variants: variants,
      project: project, projectPath: projects.path(ofDocument: path),
      progress: progress.map { progress in { progress(path, $0, $1) } })
  }

  private func linter(_ path: String) -> Linter { linters[PathKey(path)] ?? .layout }

  private func isChanged(_ path: String) -> Bool { changes?.isLintedAsAWhole(PathKey(path)) ?? true }
}

// MARK: - When all documents are linted

extension LintRun {
  /// The findings in files that are not documents, such as sources.
  package var projectReports: [FindingReport] { foundInProjects.map(baseline.unknownFindings) }

  /// The findings in configurations. They are known when all documents are linted.
  package var configurationReports: [FindingReport] {
    suppressions.reports.map { report in
      var report = baseline.unknownFindings(of: report)
      report.isPending = shard != nil
      return report
    }
  }

  /// Writes the baseline if that was asked for.
  ///
  /// - Returns: What was written, for people.
  package func finish() throws(InputFile.Failure) -> Escaped<LogLine>? { try baseline.finish() }

  /// Adds suppressions to configurations if that was asked for.
  ///
  /// - Returns: What was written, for people.
  /// - Throws: ``InvalidConfiguration`` or `InputFile.Failure` if a configuration cannot be extended or written.
  package func addSuppressions() throws -> [Escaped<LogLine>] { try addedSuppressions?.write() ?? [] }

  /// How many findings were fixed, for people.
  package var fixSummary: Escaped<LogLine> { fixed.withLock { $0.summary(isDone: true) } }

  /// How many findings would be fixed, for people; nil if there are none.
  package var proposalSummary: Escaped<LogLine>? {
    fixed.withLock { $0.fixed > 0 ? $0.summary(isDone: false) : nil }
  }

  /// How many documents were compared with a revision, for people; nil if none were.
  package var changeSummary: String? { changes?.text }
}
