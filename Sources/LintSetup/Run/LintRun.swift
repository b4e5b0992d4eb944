package import Escaping
package import FileAccess
public import LintReports
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
  private let projects: Projects
  private let baseline: LintBaseline
  private let changes: DocumentChanges?
  private let suppressions: UnusedSuppressions
  private let fixed = Locked(FixCount())

  /// Finds documents and reads their configurations.
  ///
  /// - Parameter paths: Files, and folders to search for storyboards and xibs.
  /// - Throws: `InvalidConfiguration` if a configuration cannot be used.
  public init(paths: [String]) throws {
    let options = LintOptions(
      configuration: nil, variants: VariantChoice(), stackViews: StackViewChoice(), fonts: nil)
    try self.init(paths: paths, options: options, selection: LintSelection())
  }

  /// Finds documents and reads their configurations.
  ///
  /// - Throws: ``InvalidConfiguration`` if a configuration or a baseline cannot be used, `Git.Failure` if git cannot.
  package init(paths: [String], options: LintOptions, selection: LintSelection) throws {
    var found = InputFiles(paths: paths)
    var documents = try ConfiguredDocuments(found.files, options: options)
    changes = try selection.revision.map { (revision) throws(Git.Failure) in
      guard !found.files.isEmpty else { throw Git.Failure(message: Self.nothingToCompare(paths)) }
      return try DocumentChanges(since: revision, documents: documents.documents)
    }
    let folders = changes == nil ? paths.filter { $0 != "-" && InputFiles.isFolder($0) } : []
    suppressions = documents.unusedSuppressions(in: folders.map { AbsolutePath($0) })
    if let changes { documents.keep(changes.contains) }
    baseline = try LintBaseline(selection, configured: documents.baseline)
    choices = documents.choices
    projects = Projects(of: documents, paths: paths)
    let wanted = Set(choices.keys)
    found.keep { wanted.contains(PathKey($0.path)) }
    shard = selection.shard
    if let shard { found.keepPositions(where: shard.contains) }
    files = found
  }

  private static func nothingToCompare(_ paths: [String]) -> String {
    let places = paths.joined(separator: ", ")
    return "no document found in \(places); name the files and folders to lint"
  }

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
    findings(bytes, path: path, hasFingerprints: true)
  }

  /// Lints a document, after making the edits of findings if that was asked for.
  ///
  /// - Parameters:
  ///   - fixing: The edits to make; nil for none.
  ///   - hasFingerprints: Whether the report needs the fingerprints of findings.
  package func lint(
    _ bytes: [UInt8], path: String, fixing: DocumentFixing?, hasFingerprints: Bool
  ) -> FindingReport {
    let findings = { bytes in self.findings(bytes, path: path, hasFingerprints: hasFingerprints) }
    guard let fixing else { return findings(bytes) }
    let (result, failure) = FileEditing(path: path).apply(to: bytes) { bytes in
      let outcome = fixing.fixed(bytes, findings)
      return (outcome.count > 0 ? outcome.bytes : nil, outcome)
    }
    if let failure {
      var report = findings(bytes)
      report.failure = failure.message
      return report
    }
    fixed.withLock { $0.add(result) }
    return result.report
  }

  /// Notes that a document could not be read.
  ///
  /// - Returns: What is to be reported.
  package func noteUnread(_ path: String, _ failure: InputFile.Failure) -> FindingReport {
    suppressions.noteUnread(path)
    return FindingReport(file: ReportedFile(path), failure: failure.message)
  }

  private func findings(_ bytes: [UInt8], path: String, hasFingerprints: Bool) -> FindingReport {
    let report = report(bytes, path: path)
    suppressions.note(report)
    let news = changes?.oldBytes(path).map {
      NewFindings(report, since: self.report($0, path: path))
    }
    let found = FindingReport(report, file: ReportedFile(path), hasFingerprints: hasFingerprints)
    return baseline.unknownFindings(of: news.map { news in found.keeping { news.contains($0) } } ?? found)
      .withoutRepeats
  }

  private func report(_ bytes: [UInt8], path: String) -> DocumentReport {
    let choice = choices[PathKey(path)]
    return DocumentReport(
      bytes, path: path, options: choice?.layoutOptions ?? LayoutOptions(),
      linter: choice?.linter ?? .layout, variants: choice?.variants, project: projects[path])
  }
}

// MARK: - When all documents are linted

extension LintRun {
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

  /// How many findings were fixed, for people.
  package var fixSummary: Escaped<LogLine> { fixed.withLock(\.summary) }

  /// How many documents were compared with a revision, for people; nil if none were.
  package var changeSummary: String? { changes?.text }
}
