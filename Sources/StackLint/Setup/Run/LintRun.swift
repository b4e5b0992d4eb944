import Formats
import NibDecoder
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
  /// The part of the documents that is linted; nil for all.
  package let shard: Shard?
  private let linting: DocumentLinting
  private let selection: FindingSelection
  /// The findings in files that are not documents, known or not.
  private let foundInProjects: [FindingReport]
  /// What is said about changed configurations and baselines, also in a quiet run.
  package let settingLines: [Escaped<LogLine>]
  private let fixed = Locked(FixCount())
  /// Receives the number of variants of a document that are laid out, and the number of all.
  package var progress: (@Sendable (_ path: String, _ done: Int, _ total: Int) -> Void)?

  init(
    _ files: InputFiles, shard: Shard?, _ linting: DocumentLinting, _ selection: FindingSelection,
    foundInProjects: [FindingReport], settings: [Escaped<LogLine>] = []
  ) {
    settingLines = settings
    (self.files, self.shard, self.linting, self.selection) = (files, shard, linting, selection)
    self.foundInProjects = foundInProjects
  }

  /// What the run does not check although nobody asked to leave it out, for people.
  package var notices: [String] { linting.notices }

  /// The paths of the documents that are linted.
  public var paths: [String] { files.files.map(\.path) }

  /// Whether findings need fingerprints, whatever the format of the report.
  package var needsFingerprints: Bool { selection.needsFingerprints || linting.isCompared }
}

// MARK: - Findings

extension LintRun {
  /// Lints a document.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: One of ``paths``.
  public func lint(_ bytes: [UInt8], path: String) -> FindingReport {
    judge(bytes, path: path, hasFingerprints: true).findings.grouped
  }

  /// Lints a document, after making the edits of findings if that was asked for.
  ///
  /// - Parameters:
  ///   - fixing: The edits to make; nil for none.
  ///   - hasFingerprints: Whether the report needs the fingerprints of findings.
  package func lint(
    _ bytes: [UInt8], path: String, fixing: DocumentFixing?, hasFingerprints: Bool
  ) -> ReportedDocument {
    guard linting.mayFindMore(in: bytes, path: path) else {
      return ReportedDocument(FindingReport([], in: SourceFile(path: path, bytes: bytes), file: ReportedFile(path)))
    }
    let judged = { bytes in self.judge(bytes, path: path, hasFingerprints: hasFingerprints) }
    guard let fixing else { return judged(bytes).grouped }
    let (result, failure) = FileEditing(path: path).apply(to: bytes) { bytes in
      let outcome = fixing.fixed(bytes, variants: linting.variants(path), judged)
      return (outcome.count > 0 ? outcome.bytes : nil, outcome)
    }
    if let failure {
      let report = judged(bytes).grouped
      var findings = report.findings
      findings.failure = failure.message
      return ReportedDocument(report.document, findings)
    }
    fixed.withLock { $0.add(result) }
    var report = result.report.grouped
    report.remarks = result.remarks
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
    let outcome = fixing.fixed(bytes, variants: linting.variants(path)) {
      judge($0, path: path, hasFingerprints: needsFingerprints)
    }
    fixed.withLock { $0.add(outcome) }
    return (UnifiedDiff(from: bytes, to: outcome.bytes), outcome.remarks)
  }

  /// Notes that a document could not be read.
  ///
  /// - Returns: What is to be reported.
  package func noteUnread(_ path: String, _ failure: InputFile.Failure) -> FindingReport {
    selection.noteUnread(path)
    return FindingReport(file: ReportedFile(path), failure: failure.message)
  }

  /// Lints a document, and keeps the document and its layout, and each finding on its own.
  package func document(_ bytes: [UInt8], path: String) -> ReportedDocument {
    judge(bytes, path: path, hasFingerprints: true)
  }

  /// Whether documents are compared with older systems.
  package var comparesSystems: Bool { linting.comparesSystems }

  /// The same, with the document as older systems show it, without its findings there; nil where it has no findings to
  /// compare.
  package func documentBesideOlder(
    _ bytes: [UInt8], path: String
  ) -> (document: ReportedDocument, older: ReportedDocument?) {
    let (document, older) = judgeBesideOlder(bytes, path: path, hasFingerprints: true)
    return (
      document,
      older.map { ReportedDocument($0, FindingReport($0, file: ReportedFile(path)).keeping { _ in false }) }
    )
  }

  /// Lints what a document was, in the project of today. It counts neither for suppressions nor for a baseline.
  package func oldDocument(_ bytes: [UInt8], path: String) -> ReportedDocument {
    let report = linting.report(bytes, path: path, progress)
    return ReportedDocument(report, FindingReport(report, file: ReportedFile(path)))
  }

  /// Lints a document, and notes what was found. Of a comparison with a revision, documents that did not change
  /// themselves are kept only with new findings.
  private func judge(_ bytes: [UInt8], path: String, hasFingerprints: Bool) -> ReportedDocument {
    judgeBesideOlder(bytes, path: path, hasFingerprints: hasFingerprints).document
  }

  private func judgeBesideOlder(
    _ bytes: [UInt8], path: String, hasFingerprints: Bool
  ) -> (document: ReportedDocument, older: DocumentReport?) {
    let report = linting.report(bytes, path: path, progress)
    selection.noteSuppressed(report)
    let found = FindingReport(report, file: ReportedFile(path), hasFingerprints: hasFingerprints)
    let (new, older) = linting.newFindings(found, report)
    let findings = selection.take(new, of: report, linting.suppressing(path))
    return (ReportedDocument(linting.isChanged(path) || !findings.findings.isEmpty ? report : nil, findings), older)
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

  /// What documents were compared with, for people; nil for nothing.
  package var changeSummary: String? { linting.changeSummary }
}

extension LintRun {
  /// Finds documents and reads their configurations.
  ///
  /// - Parameter paths: Files, and folders to search for storyboards and xibs.
  /// - Throws: `InvalidConfiguration` if a configuration cannot be used.
  public static func find(_ paths: [String]) throws -> LintRun {
    try find(paths, options: LintOptions(), selection: LintSelection())
  }

  /// Finds documents and reads their configurations.
  ///
  /// - Parameter search: Finds the documents that paths stand for.
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used, `Git.Failure` if git cannot.
  package static func find(
    _ paths: [String], options: LintOptions, selection: LintSelection,
    search: ([String]) -> InputFiles = { InputFiles.find($0, wanted: .layouts) }
  ) throws -> LintRun {
    guard selection.isHook else {
      let comparison = RunSearch.comparison(selection)
      return try RunSearch(paths: paths, options: options, selection: selection, comparison: comparison)
        .run(search(paths))
    }
    let commit = try CommitFiles.find(paths)
    var found = commit.named
    found.append(commit.others)
    return try RunSearch(
      paths: [commit.folder], options: options, selection: selection,
      committed: Set(commit.named.files.map { PathKey($0.path) })
    ).run(found)
  }

  /// Lints standard input under the path of a file, which selects the configuration and the project.
  ///
  /// - Throws: The same as for files.
  package static func standardInput(
    of path: String, options: LintOptions, selection: LintSelection
  ) throws -> LintRun {
    try RunSearch(
      paths: [], options: options, selection: selection, comparison: RunSearch.comparison(selection)
    ).run(InputFiles(standardInputOf: path))
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
