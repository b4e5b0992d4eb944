import TestSupport
import Testing

@testable import StackModel

/// What UIKit measured on devices and in simulators of iOS 26 and 27.
@Suite struct MeasuredRunTimeTests {
  private func layOut(
    _ text: String, on device: String, landscape: Bool = false, iOS version: Int = 26, minor: Int? = nil
  ) throws -> DocumentLayout {
    var options = LayoutOptions(device: Device(named: device, landscape: landscape), iOSVersion: version)
    options.systems.iOSMinor = minor
    return try LayoutDocument(Array(text.utf8), path: "a.storyboard", options: options).layout()
  }

  private func screen(_ subviews: String, _ places: String) -> String {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    return storyboard(
      "<subviews>\(subviews)</subviews>\(guide)\(constraints(places))", device: "retina6_12",
      size: Size(width: 393, height: 852))
  }

  private let filled =
    "a.leading == safe.leading\na.top == safe.top\nsafe.trailing == a.trailing\nsafe.bottom == a.bottom"

  @Test(
    "The safe area is that of the device",
    arguments: [
      ("ipad10_9rounded", false, 26, EdgeInsets(top: 32, bottom: 25)),
      ("ipad10_9rounded", true, 26, EdgeInsets(top: 32, bottom: 25)),
      ("ipad10_9rounded", false, 18, EdgeInsets(top: 24, bottom: 25)),
      ("retina6_12", true, 26, EdgeInsets(left: 59, bottom: 20, right: 59)),
      ("retina6_12", true, 18, EdgeInsets(left: 59, bottom: 21, right: 59)),
      ("iphone-air", false, 26, EdgeInsets(top: 68, bottom: 34)),
      ("ipad-10.2", false, 18, EdgeInsets(top: 20)),
    ])
  func safeArea(_ name: String, _ landscape: Bool, _ version: Int, _ insets: EdgeInsets) throws {
    let device = try #require(Device(named: name, landscape: landscape))
    let frame = try #require(
      try layOut(screen(plainView("a"), filled), on: name, landscape: landscape, iOS: version).frame("a"))
    #expect(frame.x == insets.left && frame.y == insets.top)
    #expect(device.size.width - frame.x - frame.width == insets.right)
    #expect(device.size.height - frame.y - frame.height == insets.bottom)
  }

  @Test(
    "Side margins are narrow up to 402 points",
    arguments: [
      ("retina4_7", 16.0), ("retina6_12", 16), ("retina6_3", 16), ("retina6_5", 20), ("retina6_9", 20),
    ])
  func marginsOfAScreen(_ device: String, _ margin: Double) throws {
    let text = screen(plainView("a"), "a.leading == root.leadingMargin\na.top == safe.top\na.width == 9\na.height == 9")
    #expect(try layOut(text, on: device).frame("a")?.x == margin)
  }

  @Test(
    "A plain view has no margins since iOS 27.1",
    arguments: [
      (26, nil, 8.0), (27, 0, 8), (27, 1, 0), (27, nil, 0),
    ])
  func marginsOfAPlainView(_ version: Int, _ minor: Int?, _ margin: Double) throws {
    let inner = plainView(
      "b", "",
      "<subviews>\(plainView("a"))</subviews>"
        + constraints("a.leading == b.leadingMargin\na.top == b.topMargin\na.width == 9\na.height == 9"))
    let text = screen(inner, filled.replacing("a.", with: "b."))
    #expect(try layOut(text, on: "retina6_12", iOS: version, minor: minor).frame("a")?.x == margin)
  }

  /// Only the view that the owner's outlet names becomes a controller's.
  @Test(arguments: [("", 8.0), ("<outlet property=\"view\" destination=\"root\" id=\"o\"/>", 16)])
  func marginsOfATopLevelView(_ outlet: String, _ margin: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>\(outlet)</connections></placeholder>
          <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(plainView("a"))</subviews>
            \(constraints("a.leading == root.leadingMargin\na.top == root.topMargin\na.width == 9\na.height == 9"))
          </view>
        </objects>
      </document>
      """
    var options = LayoutOptions()
    options.semantics = .runtime
    let frame = try LayoutDocument(Array(text.utf8), path: "a.xib", options: options).layout().frame("a")
    #expect(frame?.x == margin)
    if outlet.isEmpty { #expect(frame?.y == 8) }
  }

  @Test(
    "Toolbars and page controls have measured sizes",
    arguments: [
      ("toolbar", "", "retina6_12", 48.0), ("toolbar", "", "ipad10_9rounded", 44),
    ])
  func heights(_ element: String, _ attributes: String, _ device: String, _ height: Double) throws {
    let view = "<\(element) id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)/>"
    let text = screen(view, "a.leading == root.leading\nroot.trailing == a.trailing\nsafe.bottom == a.bottom")
    #expect(try layOut(text, on: device).frame("a")?.height == height)
  }

  @Test("Page controls", arguments: [("retina4_7", 3, 74.0, 26.0), ("retina6_12", 5, 108.33, 25.67)])
  func pageControl(_ device: String, _ pages: Int, _ width: Double, _ height: Double) throws {
    let view = "<pageControl id=\"a\" numberOfPages=\"\(pages)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let frame = try #require(
      try layOut(screen(view, "a.leading == root.leading\na.top == safe.top"), on: device).frame("a"))
    #expect(abs(frame.width - width) < 0.34 && abs(frame.height - height) < 0.34)
  }

  @Test(
    "A row has the height that the document states",
    arguments: [
      ("rowHeight=\"40\"", "", true), ("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", "", true),
      ("", "", false), ("rowHeight=\"40\"", "rowHeight=\"60\"", false),
      ("dataMode=\"static\" rowHeight=\"44\"", "rowHeight=\"60\"", true),
    ])
  func heightsOfRows(_ table: String, _ cell: String, _ isWritten: Bool) throws {
    let rows = """
      <tableView id="t" translatesAutoresizingMaskIntoConstraints="NO" style="plain" \(table)>
        <prototypes>
          <tableViewCell id="c" \(cell)><rect key="frame" x="0" y="28" width="393" height="40"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="393" height="40"/>
              <subviews>\(plainView("a"))</subviews>
              \(constraints("a.leading == v.leading\na.top == v.top\nv.trailing == a.trailing\nv.bottom == a.bottom"))
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
      """
    let layout = try layOut(screen(rows, filled.replacing("a.", with: "t.")), on: "retina6_12")
    let place = try #require(layout.views.first { $0.view.id == "c" })
    #expect(place.hasSizeOfContainer.vertical == isWritten)
  }
}
