package import StackLint
import Support

/// The reports of a run, and where they are written.
package struct RequestedReports {
  /// A report that is asked for.
  package struct Report {
    package let format: ReportFormat
    /// Nil for where all of the output goes.
    package let path: String?

    package init(_ format: ReportFormat, path: String? = nil) { (self.format, self.path) = (format, path) }
  }

  private let reports: [Report]
  /// The file for the output; nil for standard output.
  let path: String?
  private let showsStatistics: Bool
  let isQuiet: Bool

  /// - Parameters:
  ///   - reports: None for one that suits the output.
  ///   - showsStatistics: Whether the output tells how many findings each rule has, instead of the findings.
  ///   - isQuiet: Whether there is no summary.
  package init(_ reports: [Report], path: String?, showsStatistics: Bool, isQuiet: Bool) {
    (self.reports, self.path) = (reports, path)
    (self.showsStatistics, self.isQuiet) = (showsStatistics, isQuiet)
  }

  /// Each format with its destination.
  ///
  /// - Parameter drawing: How the page draws documents, if it is asked for.
  func outputs(for head: RunHead, drawing: @autoclosure () -> PageDrawing) -> [any FindingOutput] {
    let isForPeople = path == nil && Terminal.isOutputTerminal
    let usual = Report(.findings(isForPeople ? .human : .concise))
    let isPrinted = reports.contains { $0.path == nil }
    let reports = reports.isEmpty || showsStatistics && !isPrinted ? reports + [usual] : reports
    return reports.map { report in
      let path = report.path ?? path
      guard case .findings(let format) = report.format else { return PageOutput(drawing(), path: path) }
      if showsStatistics, report.path == nil, format != .json { return TextOutput(StatisticsReporter(), path: path) }
      return TextOutput(
        format.reporter(head, isColored: isForPeople && Terminal.isOutputColored), path: path)
    }
  }
}
