import Support

@testable import LayoutAnalysis
@testable import Operations
@testable import StackModel

/// Reads a document, lays it out in several ways, and writes what comes out.
struct DocumentTarget {
  private let bytes: [UInt8]

  static let path = "Main.storyboard"

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    try checkLayout(LayoutOptions(), variants: nil)
    try checkLayout(LayoutOptions(), variants: Self.variants)
    try checkLayout(Self.otherBehavior, variants: nil)
    try checkExplanations()
  }

  /// A small phone held across and a tablet, the largest text, both directions.
  static let variants = LayoutVariants(
    devices: [("retina4_0", true), ("ipad11_0rounded", false)].compactMap { Device(named: $0.0, landscape: $0.1) },
    contentSizeCategories: [.accessibilityExtraExtraExtraLarge], languages: [.base, .rightToLeft, .pseudo],
    isTextBold: true)

  private static let otherBehavior = LayoutOptions(
    size: Size(width: 100, height: 0), stackBehavior: .fdStackView)

  private func checkLayout(_ options: LayoutOptions, variants: LayoutVariants?) throws(Violation) {
    let report = LayoutReport(bytes, path: Self.path, options: options, variants: variants)
    try Self.checkRanges(of: report.diagnostics, in: report.source)
    for layout in report.layout?.views ?? [] { try Self.checkFrame(layout) }
    for layout in report.variantReport?.layouts.flatMap(\.views) ?? [] { try Self.checkFrame(layout) }
    if let complaint = report.complaint { try LogText.check(complaint.bytes, "complaint") }
    if let tree = TreeWriter(showsConstraints: true).text(for: report) { try LogText.check(tree.bytes, "tree") }
    let table = CSVWriter(showsVariants: variants != nil)
    try CSVText.check((table.header + (table.text(for: report) ?? "")).bytes)
    let writer = JSONLayoutWriter(showsConstraints: true)
    try JSONText.check((writer.header + (writer.text(for: report) ?? "null") + writer.footer).bytes, "layout")
  }

  private static func checkFrame(_ layout: ViewLayout) throws(Violation) {
    let frame = layout.frame
    let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
    try Violation.unless(isFinite, "frame of <\(layout.view.elementName)> is \(frame)")
  }

  /// Whatever is said about a document has its place inside of it.
  static func checkRanges(of diagnostics: [Diagnostic], in source: SourceFile) throws(Violation) {
    for diagnostic in diagnostics {
      let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.map(\.range)
      let areInside = ranges.compactMap(\.self).allSatisfy {
        0 <= $0.lowerBound && $0.upperBound <= source.bytes.count
      }
      try Violation.unless(areInside, "\(diagnostic.ruleID) has a range outside of the document: \(ranges)")
    }
  }
}

// MARK: - Explanations

extension DocumentTarget {
  /// Of the first view, the last one and one between them.
  private func checkExplanations() throws(Violation) {
    guard let document = try? LayoutDocument(bytes, path: Self.path) else { return }
    let views = document.roots.flatMap(\.subtree)
    for index in Set([0, views.count / 2, views.count - 1]).sorted() where views.indices.contains(index) {
      if let id = views[index].id { _ = document.search(id) }
      guard let explanation = document.explanation(of: views[index]) else { continue }
      try LogText.check(ExplanationTextWriter().text(for: explanation, in: document).bytes, "explanation")
      try JSONText.check(ExplanationJSONWriter().text(for: explanation, in: document).bytes, "explanation")
    }
    _ = document.search(":2")
  }
}
