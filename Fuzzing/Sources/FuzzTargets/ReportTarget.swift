@testable import ibstack

/// Reads a report back, and writes what was read in every form: read once more it gives the same.
struct ReportTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    guard let report = try? Self.report(bytes), let merged = try? MergedReport([report]) else { return }
    try ReportForms.check(merged.documents, failures: merged.failures)
    let written = Self.json(merged)
    let again: String
    do {
      again = Self.json(try MergedReport([Self.report(Array(written.utf8))]))
    } catch {
      throw Violation("a report that is written cannot be read: \(error) in \(written)")
    }
    try Violation.unless(again == written, "a report that is read twice is another one: \(written) and \(again)")
  }

  private static func report(_ bytes: [UInt8]) throws(JSONNode.Problem) -> WrittenReport {
    try WrittenReport(JSONParser.parse(bytes), path: "report.json")
  }

  private static func json(_ report: MergedReport) -> String {
    ReportForms.text(report.documents, .json, failures: report.failures)
  }
}
