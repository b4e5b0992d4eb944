package import StackLint
import StackModel
package import Support

extension LintRun {
  /// Lints documents once, and prints what is found.
  ///
  /// - Throws: The run's status, unless it succeeded.
  package static func lint(
    _ documents: LintedPaths, _ settings: LintSettings, _ reports: RequestedReports
  ) throws(ExitStatus) {
    try lint(documents, settings, reports, keepsRun: true)
  }

  /// Lints documents, and lints them again whenever a file changes, until a signal ends the program.
  ///
  /// - Parameter settings: Reads the files that options name.
  package static func watch(
    _ documents: LintedPaths, _ settings: () throws(ExitStatus) -> LintSettings, _ reports: RequestedReports,
    configuration: String?
  ) -> Never {
    let files = WatchedFiles(paths: documents.paths, configuration: configuration)
    while true {
      let before = files.states()
      Terminal.clear()
      // The status of a run is nothing to a program that goes on.
      try? lint(documents, settings(), reports, keepsRun: false)
      if !reports.isQuiet {
        Terminal.complain("watching \(before.count.counted("file")); press Ctrl-C to stop")
      }
      let changed = files.waitForChange(since: before).differing(from: before)
      if !reports.isQuiet, !Terminal.isOutputTerminal { Terminal.complain("\(sentence(changed))") }
    }
  }

  /// - Parameter keepsRun: Whether the process ends with the run, which needs no clearing up then.
  private static func lint(
    _ documents: LintedPaths, _ settings: LintSettings, _ reports: RequestedReports, keepsRun: Bool
  ) throws(ExitStatus) {
    ProgressLine.begin()
    defer { ProgressLine.end() }
    var run = try find(documents, settings)
    if keepsRun { ProcessLifetime.keep(run) }
    if reports.areDiffs, let fixing = run.fixing { return try run.printDiffs(reports, fixing) }
    run.progress = { ProgressLine.note($0, done: $1, of: $2) }
    // What is found is suppressed, whatever else is reported.
    let result = Result { () throws(ExitStatus) in
      let drawing = PageDrawing(title: documents.title, paths: run.paths, variants: settings.variants.variants)
      try run.print(reports, to: reports.outputs(for: run.head, drawing: drawing))
    }
    for line in try reporting({ try run.addSuppressions() }) { Terminal.complain(line) }
    try result.get()
    if let line = try reporting({ try run.finish() }) { Terminal.complain(line) }
  }

  /// Finds the documents and reads their configurations.
  static func find(_ documents: LintedPaths, _ settings: LintSettings) throws(ExitStatus) -> LintRun {
    try reporting {
      if let path = documents.standardInput { return try standardInput(of: path, settings) }
      return try find(documents.paths, settings, search: { _ in InputFiles.find(withCompiled: documents.searched) })
    }
  }

  /// Reports the reason why a step fails before anything is linted.
  static func reporting<Result>(_ work: () throws -> Result) throws(ExitStatus) -> Result {
    do { return try work() } catch {
      ProgressLine.end()
      throw .reporting(lines(of: error))
    }
  }

  /// The reason why a step fails before anything is linted.
  static func lines(of error: any Error) -> [String] {
    switch error {
    case let error as InvalidConfiguration: error.lines
    case let error as InputFile.Failure: [error.message]
    case let error as Git.Failure: ["error: \(error.message)"]
    default: ["error: \(String(describing: error))"]
    }
  }

  private static func sentence(_ changed: [String]) -> String {
    let first = changed.first.map { AbsolutePath($0).shown } ?? ""
    return changed.count > 1 ? "\(first) and \(changed.count - 1) more changed" : "\(first) changed"
  }
}

/// The documents to lint, as the command line names them.
package struct LintedPaths {
  /// Files and folders.
  let searched: SearchedPaths
  /// The path of the document that comes from standard input; nil for files.
  let standardInput: String?

  package init(_ searched: SearchedPaths, standardInput: String? = nil) {
    (self.searched, self.standardInput) = (searched, standardInput)
  }

  var paths: [String] { searched.names }

  /// What the documents are about, for people.
  var title: String { AbsolutePath(standardInput ?? paths[0]).text.folderAndName.name }
}

// MARK: - A run

extension LintRun {
  /// What is known about the run before its first document.
  private var head: RunHead {
    RunHead(shard: shard, failures: files.failures, notices: notices, toolVersion: ToolVersion.current)
  }

  /// Prints what the edits of findings would change.
  ///
  /// - Throws: That something would change, unless no finding makes the run fail.
  private func printDiffs(_ reports: RequestedReports, _ fixing: DocumentFixing) throws(ExitStatus) {
    let isForPeople = reports.path == nil && Terminal.isOutputTerminal
    let isColored = Terminal.isOutputColored
    var run = self
    run.hasFingerprints = false
    let documents = DocumentRun(files, notices: notices, sinks: [OutputSink(path: reports.path)])
    defer {
      if !reports.isQuiet { Terminal.complain(proposalSummary ?? "no findings to fix") }
    }
    // The summary counts errors, of which a difference shows none.
    try documents.process(
      isQuiet: true,
      { [run] bytes, path in
        let (diff, remarks) = run.proposedDiff(bytes, path: path, fixing: fixing)
        let text =
          isForPeople ? OutputText(diff.text(path: path, isColored: isColored)) : OutputText(diff.patch(path: path))
        return DocumentRun.Output(
          text: diff.isEmpty ? nil : text, diagnostics: [],
          complaint: remarks.isEmpty ? nil : remarks.joined(separator: "\n"))
      })
    if proposalSummary != nil, !reports.condition.isNever { throw .found }
  }

  /// Lints a document that is read first.
  private func reported(_ file: InputFile) -> ReportedDocument {
    switch file.read() {
    case .success(let bytes): reported(bytes, path: file.path)
    case .failure(let failure): ReportedDocument(noteUnread(file.path, failure))
    }
  }

  /// Lints the documents and prints the findings.
  private func print(_ reports: RequestedReports, to outputs: [any FindingOutput]) throws(ExitStatus) {
    var run = self
    run.hasFingerprints = outputs.contains(where: \.needsFingerprints)
    for line in settingLines { Terminal.complain(line) }
    defer { if let changeSummary, !reports.isQuiet { Terminal.complain("\(changeSummary)") } }
    let documents = DocumentRun(files, notices: notices, failing: reports.condition, sinks: outputs.map(\.sink))
    try documents.process(
      groups: LocalizedCopies.groups(of: paths), isQuiet: reports.isQuiet, countsFixes: fixing == nil,
      summary: { fixing == nil ? nil : fixSummary },
      closing: {
        (projectReports + configurationReports).map { DocumentRun.Output(ReportedDocument($0), outputs: outputs) }
      },
      { [run] copies in
        LocalizedCopies.folded(copies.map(run.reported)).map { DocumentRun.Output($0, outputs: outputs) }
      })
  }
}
