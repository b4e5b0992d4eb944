import StackLint
import Support

extension LintRun {
  /// What is known about the run before its first document.
  var head: RunHead {
    RunHead(shard: shard, failures: files.failures, notices: notices, toolVersion: ToolVersion.current)
  }

  /// Prints what the edits of findings would change.
  ///
  /// - Throws: That something would change, unless no finding makes the run fail.
  func printDiffs(
    path: String?, fixing: DocumentFixing, failing condition: FailureCondition, isQuiet: Bool
  ) throws(ExitStatus) {
    let isForPeople = path == nil && Terminal.isOutputTerminal
    let isColored = Terminal.isOutputColored
    let run = DocumentRun(files, notices: notices, sinks: [OutputSink(path: path)])
    defer {
      if !isQuiet { Terminal.complain(proposalSummary ?? "no findings to fix") }
    }
    // The summary counts errors, of which a difference shows none.
    try run.process(
      isQuiet: true,
      { bytes, path in
        let (diff, remarks) = proposedDiff(bytes, path: path, fixing: fixing)
        let text =
          isForPeople ? OutputText(diff.text(path: path, isColored: isColored)) : OutputText(diff.patch(path: path))
        return DocumentRun.Output(
          text: diff.isEmpty ? nil : text, diagnostics: [],
          complaint: remarks.isEmpty ? nil : remarks.joined(separator: "\n"))
      })
    if proposalSummary != nil, !condition.isNever { throw .found }
  }

  /// Lints the documents.
  ///
  /// - Throws: The run's status, unless it succeeded.
  func lint(
    to outputs: [any FindingOutput], failing condition: FailureCondition, fixing: DocumentFixing?, isQuiet: Bool
  ) throws(ExitStatus) {
    let hasFingerprints = needsFingerprints || outputs.contains(where: \.needsFingerprints)
    for line in settingLines { Terminal.complain(line) }
    defer { if let changeSummary, !isQuiet { Terminal.complain("\(changeSummary)") } }
    try DocumentRun(files, notices: notices, failing: condition, sinks: outputs.map(\.sink)).process(
      isQuiet: isQuiet, countsFixes: fixing == nil, summary: { fixing == nil ? nil : fixSummary },
      unread: { file, failure in DocumentRun.Output(ReportedDocument(noteUnread(file.path, failure)), outputs: outputs)
      },
      closing: {
        (projectReports + configurationReports).map { DocumentRun.Output(ReportedDocument($0), outputs: outputs) }
      },
      { bytes, path in
        let report = lint(bytes, path: path, fixing: fixing, hasFingerprints: hasFingerprints)
        return DocumentRun.Output(report, outputs: outputs)
      })
  }
}
