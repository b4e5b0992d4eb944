import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// Constraints that name a view which is laid out on its own, in another tree: they have no part in the layout.
@Suite struct ForeignItemTests {
  private func text(_ constraint: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES">
      <objects>
        <view id="one">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view id="inner"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
            <label id="label" text="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          </subviews>
          <constraints>\(constraint)</constraints>
        </view>
        <view id="two">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label id="a" text="a"/>
            <label id="b" text="b"/>
            <stackView id="stack"><subviews><label id="c"/></subviews></stackView>
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  private static let variants = LayoutVariants(
    devices: Device.handheldIDs.prefix(3).compactMap { Device(named: $0, landscape: false) },
    languages: [.base, .rightToLeft])

  @Test(arguments: [
    "firstAttribute=\"leading\" secondItem=\"c\" secondAttribute=\"leadingMargin\"",
    "firstAttribute=\"leading\" secondItem=\"two\" secondAttribute=\"leading\"",
    "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"one\" secondAttribute=\"width\" multiplier=\"0.5\"",
    "firstItem=\"stack\" firstAttribute=\"firstBaseline\" secondItem=\"inner\" secondAttribute=\"top\"",
    "firstItem=\"a\" firstAttribute=\"width\" constant=\"7\"",
    "firstItem=\"a\" firstAttribute=\"trailing\" secondItem=\"c\" secondAttribute=\"centerX\"",
  ])
  func framesAreThoseWithoutTheConstraint(attributes: String) throws {
    let found = try variantFrames("<constraint \(attributes) id=\"k\"/>")
    let expected = try variantFrames("")
    #expect(found.count == 6)
    #expect(found == expected)
  }

  @Test func constraintOfTheSameTreeCounts() throws {
    let constraint = "<constraint firstItem=\"label\" firstAttribute=\"width\" constant=\"7\" id=\"k\"/>"
    #expect(try variantFrames(constraint) != variantFrames(""))
  }

  private func variantFrames(_ constraint: String) throws -> [[Rect]] {
    let document = try LayoutDocument(Array(text(constraint).utf8), path: "a.xib")
    return document.variantReport(for: Self.variants, keepsLayouts: true).layouts.map { $0.views.map(\.frame) }
  }
}
