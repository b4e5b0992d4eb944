import ArgumentParser
import Escaping
import FileAccess
import LintReports
import StackLint
import StackModel

/// What is to be linted, for each document how, and what of the findings is reported.
struct LintRun: Sendable {
  /// What is known before the first document.
  let head: RunHead
  private let files: InputFiles
  private let choices: [PathKey: LintSetup.Choice]
  private let projects: Projects
  private let baseline: LintBaseline
  private let changes: DocumentChanges?
  private let suppressions: UnusedSuppressions
  private let fixed = Locked(FixCount())

  /// Finds documents and their configurations.
  ///
  /// - Throws: The exit status 2, after saying why, where a configuration, a baseline or git cannot be used.
  init(paths: [String], options: LintOptions, selection: LintSelectionOptions) throws {
    var found = InputFiles(paths: paths)
    do {
      var setup = try LintSetup(found.files, options: options)
      let changes = try selection.changedSince.map { (revision) throws(Git.Failure) in
        guard !found.files.isEmpty else { throw Git.Failure(message: Self.nothingToCompare(paths)) }
        return try DocumentChanges(since: revision, documents: setup.documents)
      }
      let folders = changes == nil ? paths.filter { $0 != "-" && InputFiles.isFolder($0) } : []
      suppressions = setup.unusedSuppressions(in: folders.map { AbsolutePath($0) })
      if let changes { setup.keep(changes.contains) }
      baseline = try LintBaseline(selection, configured: setup.baseline)
      choices = setup.choices
      projects = Projects(of: setup, paths: paths)
      self.changes = changes
    } catch {
      Self.explain(error)
      throw ExitCode(2)
    }
    let wanted = Set(choices.keys)
    found.keep { wanted.contains(PathKey($0.path)) }
    let shard = selection.shard?.shard
    if let shard { found.keepPositions(where: shard.contains) }
    files = found
    head = RunHead(shard: shard, failures: found.failures, toolVersion: IBStack.configuration.version)
  }

  private static func nothingToCompare(_ paths: [String]) -> String {
    let places = paths.joined(separator: ", ")
    return "no document found in \(places); name the files and folders whose changes --changed-since is to lint"
  }

  private static func explain(_ error: any Error) {
    switch error {
    case let error as InvalidConfiguration: for line in error.lines { Terminal.complain("\(line)") }
    case let error as Git.Failure: Terminal.complain("error: \(error.message)")
    default: Terminal.complain("error: \(String(describing: error))")
    }
  }

  /// Lints the documents, and ends with the run's exit status.
  func run(
    outputs: [FindingOutput], failing condition: FailureCondition, fixing: DocumentFixing?, isQuiet: Bool
  ) throws {
    let asks = baseline.asksFingerprints || changes != nil || outputs.contains { $0.reporter.needsFingerprints }
    defer { if let changes, !isQuiet { Terminal.complain("\(changes.text)") } }
    try DocumentRun(files, failing: condition, sinks: outputs.map(\.sink)).process(
      isQuiet: isQuiet, summary: { fixing == nil ? nil : summary },
      unread: { file, failure in
        suppressions.noteUnread(file.path)
        return DocumentRun.Part(
          FindingReport(file: ReportedFile(file.path), failure: failure.message), outputs: outputs)
      },
      closing: { configurationReports.map { DocumentRun.Part($0, outputs: outputs) } },
      { bytes, path in
        DocumentRun.Part(result(bytes, path: path, fixing: fixing, asks), outputs: outputs)
      })
  }

  /// What is found in configurations when all documents are done.
  private var configurationReports: [FindingReport] {
    suppressions.reports.map { report in
      var report = baseline.filter(report)
      report.isPending = head.shard != nil
      return report
    }
  }

  /// What is to be reported of a document, after its edits where some are to be made, and why they could not be.
  private func result(
    _ bytes: [UInt8], path: String, fixing: DocumentFixing?, _ asksFingerprints: Bool
  ) -> FindingReport {
    let findings = { bytes in self.findings(bytes, path: path, asksFingerprints) }
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

  /// What was done to documents.
  private var summary: Escaped<LogLine> { fixed.withLock(\.summary) }

  private func findings(_ bytes: [UInt8], path: String, _ asksFingerprints: Bool) -> FindingReport {
    let report = report(bytes, path: path)
    suppressions.note(report)
    let news = changes?.oldBytes(path).map {
      NewFindings(report, since: self.report($0, path: path))
    }
    let found = FindingReport(report, file: ReportedFile(path), hasFingerprints: asksFingerprints)
    return baseline.filter(news.map { news in found.keeping { news.contains($0) } } ?? found)
  }

  private func report(_ bytes: [UInt8], path: String) -> DocumentReport {
    let choice = choices[PathKey(path)]
    return DocumentReport(
      bytes, path: path, options: choice?.layoutOptions ?? LayoutOptions(),
      linter: choice?.linter ?? .layout, variants: choice?.variants, project: projects[path])
  }

  /// What is to be done when all documents are done; answers a line for people.
  func finish() throws -> Escaped<LogLine>? {
    do { return try baseline.finish() } catch {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
  }
}
