import ArgumentParser
import Escaping
import FileAccess
import LintReports
import LintSetup

extension LintRun {
  /// What is known about the run before its first document.
  var head: RunHead {
    RunHead(shard: shard, failures: files.failures, toolVersion: ToolVersion.current)
  }

  /// Lints the documents, and exits with the run's status.
  func run(
    outputs: [FindingOutput], failing condition: FailureCondition, fixing: DocumentFixing?, isQuiet: Bool
  ) throws {
    let hasFingerprints = needsFingerprints || outputs.contains { $0.reporter.needsFingerprints }
    defer { if let changeSummary, !isQuiet { Terminal.complain("\(changeSummary)") } }
    try DocumentRun(files, failing: condition, sinks: outputs.map(\.sink)).process(
      isQuiet: isQuiet, countsFixes: fixing == nil, summary: { fixing == nil ? nil : fixSummary },
      unread: { file, failure in DocumentRun.Output(noteUnread(file.path, failure), outputs: outputs) },
      closing: { configurationReports.map { DocumentRun.Output($0, outputs: outputs) } },
      { bytes, path in
        let report = lint(bytes, path: path, fixing: fixing, hasFingerprints: hasFingerprints)
        return DocumentRun.Output(report, outputs: outputs)
      })
  }
}
