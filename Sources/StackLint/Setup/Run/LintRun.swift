import Formats
import LayoutAnalysis
import NibDecoder
import StackModel
package import Support

/// Documents, how each of them is linted, and which of the findings are reported.
///
/// ```swift
/// let run = try LintRun.find(["App"])
/// for path in run.paths { report(run.lint(try bytes(path), path: path)) }
/// ```
public struct LintRun: Sendable {
  /// The documents that are linted.
  package let files: InputFiles
  private let settings: LintSettings
  /// What configurations ask for, by the document's path as it was given.
  let choices: [PathKey: ConfiguredDocuments.Choice]
  /// The rules for each document since a revision: of one that is not changed itself only those that may find something
  /// new. Nil where nothing is compared.
  private let linters: [PathKey: Linter]?
  let projects: Projects
  /// What differs from a revision; nil if nothing is compared.
  private let changes: RevisionChanges?
  private let selection: FindingSelection
  /// The findings in files that are not documents, known or not.
  private let foundInProjects: [FindingReport]
  /// What is said about changed configurations and baselines, also in a quiet run.
  package let settingLines: [Escaped<LogLine>]
  private let fixed = Locked(FixCount())
  /// Whether reports have the fingerprints of findings, even if the run needs none.
  package var hasFingerprints = true
  /// Receives the number of variants of a document that are laid out, and the number of all.
  package var progress: (@Sendable (_ path: String, _ done: Int, _ total: Int) -> Void)?

  init(
    _ files: InputFiles, _ settings: LintSettings, _ choices: [PathKey: ConfiguredDocuments.Choice],
    _ linters: [PathKey: Linter]?, in projects: Projects, since changes: RevisionChanges?,
    _ selection: FindingSelection, foundInProjects: [FindingReport], settingLines: [Escaped<LogLine>]
  ) {
    (self.files, self.settings, self.choices, self.linters) = (files, settings, choices, linters)
    (self.projects, self.changes, self.selection) = (projects, changes, selection)
    (self.foundInProjects, self.settingLines) = (foundInProjects, settingLines)
  }

  /// The paths of the documents that are linted.
  public var paths: [String] { files.files.map(\.path) }

  /// The part of the documents that is linted; nil for all.
  package var shard: Shard? { settings.shard }

  /// The edits that the run makes; nil for none.
  package var fixing: DocumentFixing? { settings.fixing }

  /// What the run does not check although nobody asked to leave it out, for people.
  package var notices: [String] {
    let comparesNewDesign = comparesSystems && choices.values.contains(where: \.hasNewDesign)
    return projects.notices + (comparesNewDesign ? projects.noticesOfCompatibility : [])
  }
}

// MARK: - Documents

extension LintRun {
  /// Lints a document, after making the edits of findings if that was asked for.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: One of ``paths``.
  public func lint(_ bytes: [UInt8], path: String) -> FindingReport { reported(bytes, path: path).findings }

  /// The same, with the document.
  package func reported(_ bytes: [UInt8], path: String) -> ReportedDocument {
    guard isChanged(path) || projects.mayAffect(path, bytes: bytes) else {
      return ReportedDocument(FindingReport([], in: SourceFile(path: path, bytes: bytes), file: ReportedFile(path)))
    }
    guard let fixing else { return document(bytes, path: path).grouped }
    let (outcome, failure) = FileEditing(path: path).apply(to: bytes) { bytes in
      let outcome = fixed(bytes, path: path, fixing)
      return (outcome.count > 0 ? outcome.bytes : nil, outcome)
    }
    var report: ReportedDocument
    if let failure {
      report = document(bytes, path: path).grouped
      report.findings.failure = failure.message
    } else {
      fixed.withLock { $0.add(outcome) }
      report = outcome.report.grouped
      report.remarks = outcome.remarks
    }
    return report
  }

  /// What the edits of findings would change in a document, which stays as it is.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: One of ``paths``.
  ///   - fixing: The edits.
  /// - Returns: The difference, and what is said about the edits.
  package func proposedDiff(
    _ bytes: [UInt8], path: String, fixing: DocumentFixing
  ) -> (diff: UnifiedDiff, remarks: [Escaped<LogLine>]) {
    let outcome = fixed(bytes, path: path, fixing)
    fixed.withLock { $0.add(outcome) }
    return (UnifiedDiff(from: bytes, to: outcome.bytes), outcome.remarks)
  }

  /// A document with the edits of findings, which stays as it is.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: One of ``paths``.
  ///   - fixing: The edits.
  package func proposedText(_ bytes: [UInt8], path: String, fixing: DocumentFixing) -> [UInt8] {
    fixed(bytes, path: path, fixing).bytes
  }

  private func fixed(_ bytes: [UInt8], path: String, _ fixing: DocumentFixing) -> DocumentFixing.Outcome {
    fixing.fixed(bytes, variants: choices[PathKey(path)]?.variants) { document($0, path: path) }
  }

  /// Notes that a document could not be read.
  ///
  /// - Returns: What is to be reported.
  package func noteUnread(_ path: String, _ failure: InputFile.Failure) -> FindingReport {
    selection.noteUnread(path)
    return FindingReport(file: ReportedFile(path), failure: failure.message)
  }

  /// Lints a document and notes what was found. Each finding stands on its own. Of a comparison with a revision, the
  /// report of a document that did not change itself keeps the document only with new findings.
  package func document(_ bytes: [UInt8], path: String) -> ReportedDocument {
    documentBesideOlder(bytes, path: path).document
  }

  /// The same, with the document as older systems show it, without its findings there; nil where it has no findings to
  /// compare.
  package func documentBesideOlder(
    _ bytes: [UInt8], path: String
  ) -> (document: ReportedDocument, older: ReportedDocument?) {
    let result = result(bytes, path: path)
    selection.noteSuppressed(result)
    let needsFingerprints = selection.needsFingerprints || changes != nil || comparesSystems
    let found = FindingReport(
      result, file: ReportedFile(path), hasFingerprints: hasFingerprints || needsFingerprints)
    let (new, older) = newFindings(found, result)
    let findings = selection.take(new, of: result, choices[PathKey(path)]?.suppressing(path))
    let isKept = isChanged(path) || !findings.findings.isEmpty
    return (
      ReportedDocument(isKept ? result : nil, findings),
      older.map { ReportedDocument($0, FindingReport($0, file: ReportedFile(path)).keeping { _ in false }) }
    )
  }

  /// Lints what a document was, in the project of today. It counts neither for suppressions nor for a baseline.
  package func oldDocument(_ bytes: [UInt8], path: String) -> ReportedDocument {
    let result = result(bytes, path: path)
    return ReportedDocument(result, FindingReport(result, file: ReportedFile(path)))
  }

  /// Lints a document in the project of today. One that had a layout at the revision has to have one today.
  private func result(_ bytes: [UInt8], path: String) -> LintResult {
    let result = result(bytes, path: path, project: projects[path], progress)
    guard result.document == nil, let old = changes?.oldBytes(path),
      self.result(old, path: path, project: projects[old: path]).document != nil
    else { return result }
    return linter(path).expectingLayout.lint(bytes, path: path)
  }

  private func result(
    _ bytes: [UInt8], path: String, project: ProjectIndex?, movedFrom origin: MovedDocuments.Origin? = nil,
    _ progress: (@Sendable (_ path: String, _ done: Int, _ total: Int) -> Void)? = nil, on older: OlderSystems? = nil
  ) -> LintResult {
    let choice = choices[PathKey(path)]
    var options = choice?.layoutOptions ?? LayoutOptions()
    older?.apply(to: &options)
    let old = origin.flatMap { projects.path(of: $0.place, inProjectOf: path) }
    let place = old ?? projects.path(ofDocument: path)
    options.systems.requiresCompatibility = place.flatMap { project?.requiresCompatibility($0) } ?? false
    return (origin?.linter ?? linter(path)).lint(
      bytes, path: path, options: options, variants: isChanged(path) ? choice?.variants : nil, project: project,
      projectPath: place, progress: progress.map { progress in { progress(path, $0, $1) } })
  }

  private func linter(_ path: String) -> Linter {
    let key = PathKey(path)
    return (linters.map { $0[key] } ?? choices[key]?.linter) ?? .layout
  }
}

// MARK: - Comparison

extension LintRun {
  /// Whether documents are compared with older systems.
  package var comparesSystems: Bool { !settings.olderSystems.isEmpty }

  /// What documents were compared with, for people; nil for nothing.
  package var changeSummary: String? {
    let texts = [changes?.text, settings.olderSystems.text].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Whether a document is linted as a whole.
  private func isChanged(_ path: String) -> Bool { changes?.isLintedAsAWhole(PathKey(path)) ?? true }

  /// The findings that neither the revision nor the older systems have; all where there is nothing to compare with.
  ///
  /// - Returns: Also the document on the older systems; nil where it has no findings to compare.
  private func newFindings(
    _ found: FindingReport, _ result: LintResult
  ) -> (findings: FindingReport, older: LintResult?) {
    let found = findingsSinceRevision(found, result)
    guard comparesSystems, !found.findings.isEmpty else { return (found, nil) }
    let older = self.result(
      result.source.bytes, path: result.path, project: projects[result.path], on: settings.olderSystems)
    let known = Set(FindingReport(older, file: ReportedFile(older.path)).findings.map(\.fingerprint))
    // Which of two equal views gives way is as open on the older system, where another number decides.
    let tie = BuiltInRule.contentPriorityTie.rawValue
    return (found.keeping { $0.diagnostic.ruleID != tie && !known.contains($0.fingerprint) }, older)
  }

  private func findingsSinceRevision(_ found: FindingReport, _ result: LintResult) -> FindingReport {
    guard let changes else { return found }
    guard isChanged(result.path) else {
      let rules = Set(found.findings.map(\.diagnostic.ruleID))
      guard !rules.isEmpty else { return found }
      let old = result.diagnostics(linter(result.path).enforcing(rules), in: projects[old: result.path])
      let known = KnownPlaces(old)
      return found.keeping { !known.contains($0.diagnostic) }
    }
    guard let bytes = changes.oldBytes(result.path) else { return found }
    let old = self.result(
      bytes, path: result.path, project: projects[old: result.path], movedFrom: changes.origin(result.path))
    let news = NewFindings(result, since: old)
    return found.keeping(news.contains)
  }
}

// MARK: - When all documents are linted

extension LintRun {
  /// The findings in files that are not documents, such as sources.
  package var projectReports: [FindingReport] { foundInProjects.map { selection.unknownFindings(of: $0).grouped } }

  /// The findings in configurations. They are known when all documents are linted.
  package var configurationReports: [FindingReport] {
    selection.configurationReports.map { report in
      var report = report
      report.isPending = shard != nil
      return report
    }
  }

  /// Writes the baseline if that was asked for.
  ///
  /// - Returns: What was written, for people.
  package func finish() throws(InputFile.Failure) -> Escaped<LogLine>? {
    for report in foundInProjects { selection.note(report) }
    return try selection.writeBaseline()
  }

  /// Adds suppressions to configurations if that was asked for.
  ///
  /// - Returns: What was written, for people.
  /// - Throws: ``InvalidConfiguration`` or `InputFile.Failure` if a configuration cannot be extended or written.
  package func addSuppressions() throws -> [Escaped<LogLine>] { try selection.addSuppressions() }

  /// How many findings were fixed, for people.
  package var fixSummary: Escaped<LogLine> { fixed.withLock { $0.summary(isDone: true) } }

  /// How many findings would be fixed, for people; nil if there are none.
  package var proposalSummary: Escaped<LogLine>? {
    fixed.withLock { $0.fixed > 0 ? $0.summary(isDone: false) : nil }
  }
}

// MARK: - Search

extension LintRun {
  /// Finds documents and reads their configurations.
  ///
  /// - Parameter paths: Files, and folders to search for storyboards and xibs.
  /// - Throws: `InvalidConfiguration` if a configuration cannot be used.
  public static func find(_ paths: [String]) throws -> LintRun { try find(paths, LintSettings()) }

  /// Finds documents and reads their configurations.
  ///
  /// - Parameter search: Finds the documents that paths stand for.
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used, `Git.Failure` if git cannot.
  package static func find(
    _ paths: [String], _ settings: LintSettings,
    search: ([String]) -> InputFiles = { InputFiles.find($0, wanted: .layouts) }
  ) throws -> LintRun {
    guard case .lastCommit = settings.since else {
      let comparison = RunSearch.comparison(settings)
      return try RunSearch(paths: paths, settings: settings, comparison: comparison).run(search(paths))
    }
    let commit = try CommitFiles.find(paths)
    var found = commit.named
    found.append(commit.others)
    let committed = Set(commit.named.files.map { PathKey($0.path) })
    return try RunSearch(paths: [commit.folder], settings: settings, committed: committed).run(found)
  }

  /// Finds documents and reads their configurations, and what has changed of their projects.
  ///
  /// - Parameters:
  ///   - memory: What earlier runs know of the projects.
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used.
  package static func find(_ paths: [String], _ settings: LintSettings, memory: ProjectMemory) throws -> LintRun {
    try RunSearch(paths: paths, settings: settings, memory: memory).run(InputFiles.find(paths, wanted: .layouts))
  }

  /// Lints standard input under the path of a file, which selects the configuration and the project.
  ///
  /// - Throws: The same as for files.
  package static func standardInput(of path: String, _ settings: LintSettings) throws -> LintRun {
    try RunSearch(paths: [], settings: settings, comparison: RunSearch.comparison(settings))
      .run(InputFiles(standardInputOf: path))
  }
}

/// The documents that a hook lints for a commit.
struct CommitFiles {
  /// Those that the commit changes, with the contents that it records.
  let named: InputFiles
  /// All others of the repository, in which other changes of the commit may break something.
  let others: InputFiles
  /// The folder of the repository, as one would name it.
  let folder: String

  /// Asks git for the contents, and looks for the other documents.
  ///
  /// - Parameter paths: The names that the hook was given; nothing but `.` where there are none. Git knows of the documents
  ///   that it was not given.
  static func find(_ paths: [String]) throws(Git.Failure) -> CommitFiles {
    let staged = try StagedFiles.find()
    let documents = try staged.changes(.layouts).map(\.path)
    let repository = AbsolutePath(".").repository
    let folder = repository == AbsolutePath(".") ? "." : repository?.shown ?? "."
    let found = InputFiles.find([folder], wanted: .layouts).files.map { AbsolutePath($0.path) }
    let given = InputFiles.find(paths == ["."] ? [] : paths, wanted: .layouts)
    let recognized = Set(found + documents)
    // A hook is given every file of a kind, of which some are no documents.
    let named = given.files.filter { file in
      recognized.contains(AbsolutePath(file.path)) || !WantedFiles.layouts.mayHaveContent(file.path.folderAndName.name)
    }
    let changed = Set(staged.changes.map(\.path))
    let linked = found.filter { LocatedDocument.locate(PathKey($0.text))?.leads(to: changed) ?? false }
    var known = Set(named.map { AbsolutePath($0.path) })
    let rest = (documents + linked).filter { known.insert($0).inserted }.map { InputFile(path: $0.shown) }
    var files: [InputFile] = []
    for file in named + rest { files.append(try staged.staged(file)) }
    return CommitFiles(
      named: InputFiles(files: files, failures: given.failures),
      others: InputFiles.find(found.filter { !known.contains($0) }.map(\.shown)), folder: folder)
  }
}
