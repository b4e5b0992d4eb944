import Support

@testable import Drawing
@testable import Formats
@testable import LayoutAnalysis
@testable import Operations
@testable import StackLint
@testable import StackModel

/// Draws a document as `render`, `layout --sketch` and `report` do.
struct DrawingTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    let report = Self.linter.lint(bytes, path: DocumentTarget.path, project: FuzzedProject.index)
    guard let document = report.document, let layout = report.layout else { return }
    try checkPictures(document, layout, report.diagnostics)
    for (_, document) in document.variants(Self.variants) { try checkPictures(document, document.layout(), []) }
    try checkPage(report, document, layout)
  }

  private static let linter = Linter(RuleCatalog.rules)
  /// One is enough, since each of them is drawn.
  private static let variants = LayoutVariants(
    devices: [Device(named: "retina4_0", landscape: false)].compactMap(\.self), languages: [.rightToLeft])
  private static let layers = Set(DrawingLayer.allCases)

  private func checkPictures(
    _ document: LayoutDocument, _ layout: DocumentLayout, _ diagnostics: [Diagnostic]
  ) throws(Violation) {
    let drawing = DocumentDrawing(document, layout)
    let pins = FindingPins(document).pins(of: diagnostics)
    for subject in drawing.subjects {
      try Self.check(drawing.picture(of: subject, layers: Self.layers, pins: pins))
      let lines = CharacterSketch(document, layout, of: subject.view, columns: 80).lines
      for line in lines { try LogText.check(("\(line)" as Escaped<LogLine>).bytes, "sketch") }
    }
    let sheet = StoryboardSheet(drawing, layers: Self.layers)
    if !sheet.isEmpty { try Self.check(sheet.picture(named: "sheet")) }
  }

  private static func check(_ picture: Picture) throws(Violation) {
    let svg = picture.svg().bytes
    let isXML = (try? XMLTree(svg, path: "picture.svg")) != nil
    try Violation.unless(isXML, "a picture is no XML: \(String(decoding: svg, as: UTF8.self))")
    let isFinite = picture.size.width.isFinite && picture.size.height.isFinite
    try Violation.unless(isFinite, "a picture is \(picture.size) large")
  }

  /// What the page of a report holds, before it is compressed.
  private func checkPage(
    _ report: LintResult, _ document: LayoutDocument, _ layout: DocumentLayout
  ) throws(Violation) {
    let drawing = DocumentDrawing(document, layout)
    let scenes = SceneIndex(drawing, of: document, path: report.path)
    let findings = FindingReport(report, file: ReportedFile(report.path)).grouped
    try JSONText.check(DocumentEntry(findings, scenes).json(variants: []).bytes, "entry of a page")
    try JSONText.check(PictureData(drawing, scenes.subjects).json.bytes, "pictures of a page")
    var details = ViewDetails(document, layout, scenes, LineIndex(document.nib.source))
    try JSONText.check(details.json().bytes, "details of a page")
  }
}
