import Formats
import StackLint
import Support

/// Combines the reports of several lint runs.
package struct MergeReportsRun {
  private let paths: [String]
  private let reports: RequestedReports

  /// - Parameter paths: Reports in JSON.
  package init(_ paths: [String], _ reports: RequestedReports) {
    (self.paths, self.reports) = (paths, reports)
  }

  package func run() throws(ExitStatus) {
    let merged = try merged()
    let head = RunHead(failures: merged.failures, notices: merged.notices, toolVersion: ToolVersion.current)
    let outputs = reports.outputs(
      for: head, drawing: PageDrawing(title: AbsolutePath(".").text.folderAndName.name, paths: [], variants: nil))
    for line in merged.failures + merged.notices { Terminal.complain("\(line)") }
    let tally = Tally(
      failures: merged.failures.count, isIncomplete: !merged.notices.isEmpty, isQuiet: reports.isQuiet,
      countsFixes: true)
    for output in outputs { output.sink.begin() }
    let stored = outputs.contains(where: \.needsDocuments) ? StoredDocuments.find() : nil
    for report in merged.documents {
      let part = DocumentRun.Output(stored?.reported(report) ?? ReportedDocument(report), outputs: outputs)
      outputs.map(\.sink).add(part.texts)
      if let complaint = part.complaint { Terminal.complain(complaint) }
      tally.add(part)
    }
    let count = merged.documents.count { !$0.isConfiguration }
    try tally.conclude(outputs.map(\.sink), documents: count, failing: reports.condition)
  }

  private func merged() throws(ExitStatus) -> MergedReport {
    do {
      return try MergedReport(paths.map(Self.report))
    } catch {
      throw .reporting(Self.message(error))
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
