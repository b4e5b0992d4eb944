@testable import DataFormats
@testable import LintSetup
@testable import Reports

/// Reads a report back, and writes what was read in every form: read once more it gives the same.
struct ReportTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    guard let report = try? Self.report(bytes), let merged = try? MergedReport([report]) else { return }
    try ReportForms.check(merged.documents)
    let written = Self.json(merged)
    let again: [UInt8]
    do {
      again = Self.json(try MergedReport([Self.report(written)]))
    } catch {
      throw Violation(
        "a report that is written cannot be read: \(error) in \(String(decoding: written, as: UTF8.self))")
    }
    try Violation.unless(
      again == written, "a report that is read twice is another one: \(String(decoding: again, as: UTF8.self))")
  }

  private static func report(_ bytes: [UInt8]) throws(JSONNode.Problem) -> WrittenReport {
    try WrittenReport(JSONParser.parse(bytes), path: "report.json") { ReportedFile($0) }
  }

  private static func json(_ report: MergedReport) -> [UInt8] {
    ReportForms.json(report.documents, failures: report.failures)
  }
}
