import Operations
@testable import Formats
@testable import LayoutAnalysis
@testable import StackLint
@testable import StackModel

/// Reads a report back, and writes what was read in every form: read once more it gives the same. Reads measured frames, and
/// compares a document with them.
struct ReportTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    if let measured = try? MeasuredLayouts(bytes, path: "measured.json") { try Self.compare(measured) }
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

  private static func compare(_ measured: MeasuredLayouts) throws(Violation) {
    guard let frames = measured.document(at: "form.xml") else { return }
    let options = frames.system?.options(LayoutOptions()) ?? LayoutOptions()
    guard let document = try? LaidOutDocument(Array(form.utf8), path: "form.xml", options: options) else { return }
    let comparison = MeasuredComparison(document, with: frames, path: "form.xml")
    try LogText.check(MeasuredComparisonWriter().text(for: comparison).bytes, "comparison with measured frames")
  }

  private static let form = """
    <view id="root" width="320" height="200">
      <label id="name" text="Name"/>
      <constraint id="wide" firstItem="name" firstAttribute="width" constant="200"/>
      <constraint id="narrow" firstItem="name" firstAttribute="width" constant="100"/>
    </view>
    """

  private static func report(_ bytes: [UInt8]) throws(JSONNode.Problem) -> WrittenReport {
    try WrittenReport(JSONParser.parse(bytes), path: "report.json") { ReportedFile($0) }
  }

  private static func json(_ report: MergedReport) -> [UInt8] {
    ReportForms.json(report.documents, failures: report.failures)
  }
}
