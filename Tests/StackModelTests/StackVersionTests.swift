import TestSupport
import Testing

@testable import StackModel

/// What changed between versions of iOS, and which version lays a document out.
@Suite struct StackVersionTests {
  private static let row = """
    <stackView id="s" spacing="8" alignment="center">
      <label id="a" numberOfLines="0" horizontalCompressionResistancePriority="749"
        text="A text that takes several lines where the row has no more room for it than this"/>
      <switch id="b" horizontalCompressionResistancePriority="750"/>
    </stackView>
    """

  private func widths(_ xml: String, width: Double, on version: Int?) throws -> [Double] {
    let options = LayoutOptions(
      device: Device(named: "retina6_12", landscape: false), size: Size(width: width, height: 100), iOSVersion: version)
    let layout = try LayoutDocument(Array(xml.utf8), path: "test.xml", options: options).layout()
    return ["a", "b"].compactMap { layout.frame($0)?.width }
  }

  /// The article "Stack View Changes In iOS 15" of Use Your Loaf: up to iOS 14 each has half. A switch is drawn a point
  /// wider than it is laid out on both sides.
  @Test func switchKeepsItsWidthBesideALabelFromIOS15On() throws {
    #expect(try widths(Self.row, width: 344, on: 14) == [168, 170])
    #expect(try widths(Self.row, width: 343, on: 15) == [286, 51])
    for version in [26, nil] { #expect(try widths(Self.row, width: 343, on: version) == [274, 63]) }
  }

  @Test(arguments: [14, 15, nil])
  func labelsOfSeveralLinesShareInEveryVersion(_ version: Int?) throws {
    let xml = """
      <stackView id="s"><label id="a" numberOfLines="0" text="A short one"/>
        <label id="b" numberOfLines="0" text="A text that takes several lines where the row has no more room for it"/>
      </stackView>
      """
    #expect(try widths(xml, width: 382, on: version) == [191, 191])
  }

  /// Apple's documentation: `setCustomSpacing(_:after:)` came with iOS 11.
  @Test(arguments: [(10, 30), (11, 42)])
  func customSpacingIsUnknownBeforeIOS11(_ expected: (version: Int, x: Double)) throws {
    let xml = """
      <view id="root"><stackView id="s"><view id="a" width="30" height="9" customSpacing="12"/><view id="b" width="9"/>
      </stackView></view>
      """
    let options = LayoutOptions(size: Size(width: 99, height: 99), iOSVersion: expected.version)
    let layout = try LayoutDocument(Array(xml.utf8), path: "test.xml", options: options).layout()
    #expect(layout.frame("b")?.x == expected.x)
  }

  // MARK: Whose version it is

  /// A row on the canvas, without anything that only newer Xcodes write.
  private func canvas(tools: Int, deployment: String = "", beside element: String = "button") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <dependencies><deployment \(deployment) identifier="iOS"/></dependencies>
      <objects>
        <view id="v"><rect key="frame" x="0" y="0" width="343" height="100"/>
          <subviews><stackView id="s" spacing="8" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="343" height="100"/>
            <subviews>
              <label id="a" numberOfLines="0" text="A"><rect key="frame" x="0" y="0" width="9" height="100"/></label>
              <\(element) id="b"><rect key="frame" x="9" y="0" width="9" height="100"/></\(element)>
            </subviews>
          </stackView></subviews>
        </view>
      </objects>
    </document>
    """
  }

  private func textWidths(_ xml: String, _ options: LayoutOptions = LayoutOptions()) throws -> Int {
    let layout = try LayoutDocument(Array(xml.utf8), path: "test.xib", options: options).layout()
    return layout.stackConstraints.flatMap(\.constraints).count { $0.identifier?.contains("text-width") == true }
  }

  @Test(arguments: [(18_122, 1), (19_115, 0), (22_505, 0)])
  func canvasIsOfTheVersionThatCameWithItsXcode(_ expected: (tools: Int, count: Int)) throws {
    #expect(try textWidths(canvas(tools: expected.tools)) == expected.count)
  }

  /// Interface Builder shows such a label as wide as its text.
  @Test(arguments: [("button", 1), ("view", 0), ("imageView", 0), ("label", 0)])
  func loneLabelSharesOnTheCanvasBesideAButtonOnly(_ expected: (element: String, count: Int)) throws {
    #expect(try textWidths(canvas(tools: 18_122, beside: expected.element)) == expected.count)
  }

  @Test func deploymentTargetCountsOnOtherDevices() throws {
    let other = LayoutOptions(device: Device(named: "retina6_12", landscape: false))
    // Hexadecimal digits are meant as decimal ones: 14.0, 15.0.
    #expect(try textWidths(canvas(tools: 22_505, deployment: "version=\"\(0x1400)\""), other) == 1)
    #expect(try textWidths(canvas(tools: 22_505, deployment: "version=\"\(0x1500)\""), other) == 0)
    #expect(try textWidths(canvas(tools: 18_122), other) == 0)
  }

  @Test func dependenciesAreNoPartOfTheLayoutAllTheSame() throws {
    let document = try LayoutDocument(Array(canvas(tools: 22_505, deployment: "beta=\"1\"").utf8), path: "test.xib")
    let unread = document.nib.unreadAttributes().map { document.nib.tree.name(of: $0.element) }
    #expect(!unread.contains("deployment"))
  }

  @Test func versionThatIsAskedForWins() throws {
    #expect(try textWidths(canvas(tools: 22_505), LayoutOptions(iOSVersion: 14)) == 1)
    #expect(try textWidths(canvas(tools: 18_122), LayoutOptions(iOSVersion: 15)) == 0)
  }

  // MARK: In code

  @Test func lastOfTwoLabelsGetsItsOwnWidthWhenTheOtherGoes() throws {
    let texts = [1, 2].map { number in
      let label = Label(text: "A text of some length")
      label.numberOfLines = 0
      label.userLabel = "label \(number)"
      return label
    }
    let stack = StackView(arrangedSubviews: texts + [box("c", 20, 10)])
    let session = LayoutSession(root: stack, size: Size(width: 300, height: 100))
    session.layoutIfNeeded()
    #expect(session.frame(of: texts[0])?.width == 100)
    texts[1].isHidden = true
    session.layoutIfNeeded()
    #expect(session.frame(of: texts[0])?.width == 280)
    texts[1].isHidden = false
    texts[1].numberOfLines = 1
    session.layoutIfNeeded()
    #expect(session.frame(of: texts[0]) != nil && session.frame(of: texts[0])?.width != 100)
    texts[1].numberOfLines = 3
    session.layoutIfNeeded()
    #expect(session.frame(of: texts[0])?.width == 100)
  }
}
