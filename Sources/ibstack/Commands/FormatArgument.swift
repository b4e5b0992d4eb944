import ArgumentParser
import Operations
import StackLint

/// A report format, and optionally a file to write it to: `sarif` or `sarif=FILE`.
struct FormatArgument: ExpressibleByArgument {
  let report: RequestedReports.Report

  var format: ReportFormat { report.format }
  var path: String? { report.path }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(name: String(parts[0])), parts.count < 2 || !parts[1].isEmpty else {
      return nil
    }
    report = RequestedReports.Report(format, path: parts.count > 1 ? String(parts[1]) : nil)
  }

  static var allValueStrings: [String] { ReportFormat.all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The names of all formats, for help texts.
  static var list: String {
    let names = allValueStrings
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
