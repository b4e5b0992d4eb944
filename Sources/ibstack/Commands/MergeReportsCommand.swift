import ArgumentParser
import LintSetup
import OperatingSystem
import Reports

struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Combine the reports of several lint runs.",
    discussion: """
      Reads reports in the json format. The reports of all shards of a run give the report and the exit status of the same
      run without shards, in any format. The page of --format html shows documents that are in the working folder as the
      reports found them.

        ibstack lint --shard 1/2 --format json=1.json
        ibstack lint --shard 2/2 --format json=2.json
        ibstack merge-reports 1.json 2.json --format sarif=ibstack.sarif
      """)

  @Argument(help: "Reports written by ibstack lint --format json.")
  var paths: [PathArgument]

  @OptionGroup var output: FindingOutputOptions

  @OptionGroup var failing: FailureOptions

  func run() throws {
    let merged = try merged()
    let head = RunHead(failures: merged.failures, notices: merged.notices, toolVersion: ToolVersion.current)
    let outputs = output.outputs(
      for: head, drawing: PageDrawing(title: AbsolutePath(".").text.folderAndName.name, paths: [], variants: nil))
    for line in merged.failures + merged.notices { Terminal.complain("\(line)") }
    let tally = Tally(
      failures: merged.failures.count, isIncomplete: !merged.notices.isEmpty, isQuiet: output.quiet, countsFixes: true)
    for output in outputs { output.sink.begin() }
    let stored = outputs.contains(where: \.needsDocuments) ? StoredDocuments.find() : nil
    for report in merged.documents {
      let part = DocumentRun.Output(stored?.reported(report) ?? ReportedDocument(report), outputs: outputs)
      for case (let output, let text?) in zip(outputs, part.texts) { output.sink.add(text) }
      if let complaint = part.complaint { Terminal.complain(complaint) }
      tally.add(part)
    }
    let count = merged.documents.count { !$0.isConfiguration }
    try tally.conclude(outputs.map(\.sink), documents: count, failing: failing.condition)
  }

  private func merged() throws -> MergedReport {
    do {
      return try MergedReport(paths.expanded.map(Self.report))
    } catch {
      Terminal.complain("\(Self.message(error))")
      throw ExitCode(2)
    }
  }

  private static func report(_ path: String) throws -> WrittenReport {
    let bytes = try InputFile(path: path).read(limit: WrittenReport.sizeLimit).get()
    return try WrittenReport(bytes, path: path) { ReportedFile($0) }
  }

  private static func message(_ error: any Error) -> String {
    switch error {
    case let error as InvalidReport: error.message
    case let error as InputFile.Failure: error.message
    default: String(describing: error)
    }
  }
}
