import LayoutAnalysis
import NibDecoder
import StackModel
import Testing

/// Documents whose checks would take too long if every view were compared with every other.
@Suite struct HostileVariantTests {
  private static let variants = LayoutVariants(
    devices: Device.handheldIDs.prefix(2).compactMap { Device(named: $0, landscape: false) })

  private func report(_ views: [String]) throws -> VariantReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
        <objects>
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(views.joined())</subviews>
          </view>
        </objects>
      </document>
      """
    return try LayoutDocument(Array(text.utf8), path: "a.xib").variantReport(for: Self.variants)
  }

  @Test(.timeLimit(.minutes(10))) func siblingsInOnePlaceEnd() throws {
    let views = (0..<3_000).map { _ in
      "<view><rect key=\"frame\" x=\"10\" y=\"10\" width=\"90\" height=\"90\"/></view>"
    }
    let found = try report(views).diagnostics.filter { $0.ruleID == "overlapping-views" }
    #expect(found.map(\.message) == ["too many views overlap to compare them all; split the document"])
  }
}
