import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Variants of documents show an app that runs, unless the canvas is asked for.
@Suite struct VariantSemanticsTests {
  private func report(_ semantics: LayoutSemantics?, tools: Int = 15_505) throws -> VariantReport {
    let content = """
      <subviews>\(plainView("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      \(constraints("a.leading == safe.leading\na.width == 9\na.top == safe.top\na.height == 9"))
      """
    let text = storyboard(
      content, device: "retina4_7", size: Size(width: 375, height: 667), toolsVersion: tools)
    let document = try LayoutDocument(
      Array(text.utf8), path: "a.storyboard", options: LayoutOptions(semantics: semantics))
    let devices = ["retina4_0", "retina6_12"].compactMap { Device(named: $0, landscape: false) }
    return document.variantReport(for: LayoutVariants(devices: devices), keepsLayouts: true)
  }

  private func places(_ report: VariantReport) -> [Double?] {
    report.layouts.map { $0.views.first { $0.view.id == "a" }?.frame.y }
  }

  @Test func variantsAreThoseOfAnAppThatRuns() throws {
    let report = try report(nil)
    #expect(report.semantics == .runtime)
    #expect(places(report) == [20, 59])
  }

  @Test func canvasCanBeAskedFor() throws {
    let report = try report(.canvas)
    #expect(report.semantics == .canvas)
    #expect(places(report) == [0, 59])
  }

  @Test(arguments: [LayoutSemantics?.none, .canvas, .runtime])
  func designIsTheCanvas(semantics: LayoutSemantics?) throws {
    #expect(try report(semantics).design.frame("a")?.y == 0)
  }

  /// Bit for bit what a document gives that is read for the variant alone.
  @Test func variantIsWhatADocumentGivesThatIsReadForIt() throws {
    let report = try report(nil, tools: 23_727)
    for layout in report.layouts {
      let options = LayoutOptions(device: layout.variant.device)
      let alone = try LayoutDocument(report.design.document.nib.undecoded(), options: options).layout()
      #expect(layout.views.map(\.frame) == alone.views.map(\.frame))
    }
  }
}
