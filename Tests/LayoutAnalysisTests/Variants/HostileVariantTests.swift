import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// Documents whose checks would take too long if every view were compared with every other.
@Suite struct HostileVariantTests {
  private static let variants = LayoutVariants(
    devices: Device.handheldIDs.prefix(2).compactMap { Device(named: $0, landscape: false) })

  private static func document(_ views: [String]) throws -> LayoutDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
        <objects>
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(views.joined())</subviews>
          </view>
        </objects>
      </document>
      """
    return try LayoutDocument(Array(text.utf8), path: "a.xib")
  }

  /// A content view that is a layout root itself has no part in the layout of the cell.
  @Test(arguments: ["tableViewCell", "collectionViewCell"]) func cellInACellHasALayoutOnAllVariants(name: String) throws
  {
    let text = "<\(name)><\(name) key=\"contentView\"/></\(name)>"
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let report = document.variantReport(for: Self.variants, keepsLayouts: true)
    #expect(report.layouts.map(\.views.count) == [2, 2])
  }

  @Test func siblingsInOnePlaceAreNotAllCompared() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 100) { size in
        let view = "<view><rect key=\"frame\" x=\"10\" y=\"10\" width=\"90\" height=\"90\"/></view>"
        return try HostileVariantTests.document(Array(repeating: view, count: size))
      } work: { document in
        let report = document.variantReport(for: HostileVariantTests.variants)
        #expect(
          report.diagnostics.allSatisfy { $0.ruleID != "overlapping-views" || $0.message == HostileVariantTests.cutOff }
        )
      }
    }
  }

  private static let cutOff = "too many views overlap to compare them all; split the document"

  @Test func viewsThatAreNotComparedAreAFinding() throws {
    let view = "<view><rect key=\"frame\" x=\"10\" y=\"10\" width=\"90\" height=\"90\"/></view>"
    let document = try Self.document(Array(repeating: view, count: 2_500))
    let found = document.variantReport(for: Self.variants).diagnostics.filter { $0.ruleID == "overlapping-views" }
    #expect(found.map(\.message) == [Self.cutOff])
  }
}
