import ArgumentParser
import StackLint
import StackModel

/// What is to be linted, for each document how, and what of the findings is reported.
struct LintRun: Sendable {
  private let files: InputFiles
  private let linters: [String: Linter]
  private let projects: Projects
  private let options: LayoutOptions
  private let baseline: LintBaseline
  private let changes: DocumentChanges?
  private let fixed = Locked(0)

  /// Finds documents and their configurations.
  ///
  /// - Throws: The exit status 2, after saying why, where a configuration, a baseline or git cannot be used.
  init(
    paths: [String], configuration: String?, selection: LintSelectionOptions, options: LayoutOptions
  ) throws {
    var found = InputFiles(paths: paths)
    do {
      var setup = try LintSetup(found.files, configuration: configuration)
      let changes = try selection.changedSince.map { (revision) throws(Git.Failure) in
        try DocumentChanges(since: revision, documents: setup.documents)
      }
      if let changes { setup.keep(changes.paths.contains) }
      baseline = try LintBaseline(selection, configured: setup.baseline)
      linters = setup.linters
      projects = Projects(of: setup, paths: paths)
      self.changes = changes
    } catch {
      Self.explain(error)
      throw ExitCode(2)
    }
    let wanted = Set(linters.keys)
    found.keep { wanted.contains($0.path) }
    if let shard = selection.shard { found.keepPositions(where: shard.contains) }
    files = found
    self.options = options
  }

  private static func explain(_ error: any Error) {
    switch error {
    case let error as InvalidConfiguration: error.lines.forEach(Terminal.complain)
    case let error as Git.Failure: Terminal.complain("error: \(error.message)")
    default: Terminal.complain("error: \(error)")
    }
  }

  /// The documents, ready to be worked through.
  func documents(failing condition: FailureCondition, sinks: [OutputSink]) -> DocumentRun {
    DocumentRun(files, failing: condition, sinks: sinks)
  }

  /// What is to be reported of a document, after its edits where some are to be made, and why they could not be.
  func result(
    _ bytes: [UInt8], path: String, fixing: DocumentFixing?
  ) -> (report: FindingReport, failure: InputFile.Failure?) {
    guard let fixing else { return (findings(bytes, path: path), nil) }
    let result = fixing.fixed(bytes) { findings($0, path: path) }
    guard result.count > 0 else { return (result.report, nil) }
    if let failure = FileReplacement(path: path, content: result.bytes).failure(ifStill: bytes) {
      return (findings(bytes, path: path), failure)
    }
    fixed.withLock { $0 += result.count }
    return (result.report, nil)
  }

  /// What was done, for the summary; nil where nothing was to be done.
  func summary(fixes: Bool) -> String? {
    guard fixes else { return nil }
    let count = fixed.withLock { $0 }
    return "\(count) finding\(count == 1 ? "" : "s") fixed"
  }

  private func findings(_ bytes: [UInt8], path: String) -> FindingReport {
    let report = report(bytes, path: path)
    let news = changes?.oldBytes(AbsolutePath(path).text).map {
      NewFindings(report, since: self.report($0, path: path))
    }
    let found = FindingReport(report)
    return baseline.filter(news.map { news in found.keeping { news.contains($0) } } ?? found)
  }

  private func report(_ bytes: [UInt8], path: String) -> DocumentReport {
    DocumentReport(bytes, path: path, options: options, linter: linters[path] ?? .layout, project: projects[path])
  }

  /// What is to be done when all documents are done; answers a line for people.
  func finish() throws -> String? {
    do { return try baseline.finish() } catch {
      Terminal.complain(error.message)
      throw ExitCode(2)
    }
  }
}
