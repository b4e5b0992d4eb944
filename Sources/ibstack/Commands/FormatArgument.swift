import ArgumentParser
import Reports

/// A report format, and optionally a file to write it to: `sarif` or `sarif=FILE`.
struct FormatArgument: ExpressibleByArgument {
  let format: ReportFormat
  let path: String?

  init(_ format: ReportFormat) {
    self.format = format
    path = nil
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(name: String(parts[0])), parts.count < 2 || !parts[1].isEmpty else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { ReportFormat.all.map(\.name) }

  /// The names of all formats, for help texts.
  static var list: String {
    let names = allValueStrings
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
