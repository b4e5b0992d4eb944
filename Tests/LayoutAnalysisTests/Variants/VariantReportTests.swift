import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// Findings of many variants, each told once.
@Suite struct VariantReportTests {
  private func devices(_ ids: String...) -> [Device] { ids.compactMap { Device(named: $0, landscape: false) } }

  private func report(_ text: String, _ variants: LayoutVariants) throws -> VariantReport {
    try LayoutDocument(Array(text.utf8), path: "a.storyboard").variantReport(for: variants)
  }

  private func conflicts(_ variants: LayoutVariants) throws -> [Diagnostic] {
    try report(VariantDocument.conflict, variants).diagnostics.filter { $0.ruleID == "conflicting-constraints" }
  }

  @Test func findingOfAllVariantsIsToldAsOfOne() throws {
    let found = try #require(
      conflicts(LayoutVariants(devices: devices("retina4_0", "retina3_5"), languages: [.base, .pseudo])).first)
    let plain = try #require(
      LayoutDocument(
        Array(VariantDocument.conflict.utf8), path: "a.storyboard",
        options: LayoutOptions(device: Device(named: "retina4_0", landscape: false))
      ).layout().diagnostics.first)
    #expect(found == plain)
    #expect(found.message.contains("200 + 190 = 390"))
  }

  @Test func findingOfSomeDevicesNamesThem() throws {
    let found = try conflicts(LayoutVariants(devices: devices("retina4_0", "retina4_7", "retina6_9", "ipad9_7")))
    #expect(found.count == 1)
    #expect(
      found.first?.notes.last?.message
        == "only on retina4_0 and retina4_7 (2 of 4 variants); the numbers are those of retina4_0")
    #expect(found.first?.variants == ["retina4_0", "retina4_7"])
  }

  @Test func findingOfManyDevicesTellsWhatTheyHaveInCommon() throws {
    let all = Device.handheldIDs.compactMap { Device(named: $0, landscape: false) }
    let found = try conflicts(LayoutVariants(devices: all, orientations: [.portrait, .landscape]))
    let note = try #require(found.first?.notes.last?.message)
    #expect(
      note == "only on screens up to 375 points wide (4 of 48 variants); the numbers are those of retina3_5")
  }

  /// A label as wide as its text.
  private func label(_ font: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label text="Delete this account and all that is in it" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="10" y="10" width="290" height="20.5"/>\(font)</label></subviews>
    <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/></constraints></view>
    </objects></document>
    """
  }

  @Test(arguments: [
    ("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", false),
    ("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", true),
  ])
  func textOfAFixedSizeHasOneLayoutForAllTextSizes(font: String, dependsOnSize: Bool) throws {
    let variants = LayoutVariants(
      devices: devices("retina4_0", "retina6_9"), contentSizeCategories: [.large, .accessibilityLarge])
    let report = try LayoutDocument(Array(label(font).utf8), path: "a.xib").variantReport(
      for: variants, keepsLayouts: true)
    #expect(report.layouts.map(\.variant) == report.variants)
    let widths = report.layouts.map { $0.views.last?.frame.width }
    #expect((widths[0] != widths[2]) == dependsOnSize)
  }

  @Test func documentForAnotherPlatformIsLaidOutOnce() throws {
    let objects = "<objects><customView id=\"v\"/></objects>"
    let text = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">\(objects)</document>"
    let report = try report(text, LayoutVariants(devices: devices("retina4_7", "ipad9_7")))
    #expect(report.variants == [LayoutVariant()])
    let notice = try #require(report.diagnostics.first { $0.ruleID == "unsupported-variants" })
    #expect(notice.severity == .notice)
    #expect(
      notice.message
        == "macOS document laid out on its own canvas only; devices and text sizes are those of iOS")
  }

  @Test func launchScreenKnowsNoTextSizesAndLanguages() throws {
    let text = VariantDocument.form.replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    let variants = LayoutVariants(
      orientations: DeviceOrientation.allCases, contentSizeCategories: [.large, .accessibilityLarge],
      languages: LayoutLanguage.builtIn)
    #expect(document.variantReport(for: variants).variants.count == 2)
  }

  @Test func documentWithoutAControllerHasNothingToTell() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>"
    let report = try report(text, LayoutVariants(devices: devices("retina4_7"), orientations: [.landscape]))
    #expect(report.diagnostics.isEmpty)
  }

  @Test func documentWithoutADeviceIsTurnedOnTheStandardOne() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>"
    let report = try report(text, LayoutVariants(orientations: [.portrait, .landscape]))
    #expect(report.variants.map(\.name) == ["retina6_12", "retina6_12-landscape"])
  }

  @Test func misplacedViewsAreToldOfTheCanvasOnly() throws {
    let text = storyboard(
      "<subviews><view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"3\" y=\"0\" width=\"10\" height=\"10\"/></view></subviews>"
        + constraints("a.leading == root.leading\na.top == root.top\na.width == 10\na.height == 10"),
      device: "retina4_7", size: Size(width: 375, height: 667))
    let report = try report(text, LayoutVariants(languages: [.base, .rightToLeft]))
    let found = report.diagnostics.filter { $0.ruleID == "misplaced-view" }
    #expect(found.count == 1)
    #expect(found.first?.notes.isEmpty == true)
  }
}
