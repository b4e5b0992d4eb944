import TestSupport
import Testing

@testable import StackModel

/// Insets that versions of Interface Builder have been seen to use; see the fact tables behind `SafeAreas`.
@Suite struct SafeAreaTests {
  private static let content =
    "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><subviews>\(plainView("a"))</subviews>"
    + constraints(
      "a.leading == safe.leading\na.trailing == safe.trailing\na.top == safe.top\na.bottom == safe.bottom")

  private func insets(_ text: String, _ size: Size) throws -> [Double] {
    let layout = try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout()
    let frame = try #require(layout.frame("a"))
    return [frame.y, size.height - frame.maxY]
  }

  @Test(arguments: [
    ("retina4_7", 375.0, 667.0, 14490, [20.0, 0.0]), ("retina4_7", 375, 667, 16096, [0, 0]),
    ("retina4_7", 375, 667, 22505, [20, 0]), ("retina6_1", 414, 896, 20037, [44, 34]),
    ("retina4_7", 375, 667, 14868, [0, 0]), ("retina4_7", 375, 667, 21701, [20, 0]),
    ("ipad9_7", 768, 1024, 21225, [0, 0]), ("retina6_0", 390, 844, 20037, [44, 34]),
    ("retina5_9", 375, 812, 21507, [47, 34]), ("retina5_9", 375, 812, 21701, [50, 34]),
    ("retina6_1", 414, 896, 21701, [48, 34]), ("retina6_1", 414, 896, 23727, [96, 68]),
    ("retina5_9", 375, 812, 18122, [44, 34]), ("retina5_9", 375, 812, 22505, [50, 34]),
    ("retina6_12", 393, 852, 22505, [59, 34]), ("retina6_12", 393, 852, 24412, [118, 68]),
    ("ipad12_9rounded", 1024, 1366, 22505, [24, 20]), ("ipad12_9rounded", 1024, 1366, 24412, [24, 50]),
  ])
  func plainScreen(device: String, width: Double, height: Double, tools: Int, expected: [Double]) throws {
    let size = Size(width: width, height: height)
    let text = storyboard(Self.content, device: device, size: size, toolsVersion: tools)
    #expect(try insets(text, size) == expected)
  }

  @Test(arguments: [
    ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", [92.0, 34.0]),
    ("<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", [48, 83]),
    ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", [48, 83]),
    ("<nil key=\"simulatedTopBarMetrics\"/>", [48, 34]),
  ])
  func simulatedBars(metrics: String, expected: [Double]) throws {
    let size = Size(width: 414, height: 896)
    let text = storyboard(Self.content, controller: metrics, device: "retina6_1", size: size)
    #expect(try insets(text, size) == expected)
  }

  /// The view is as much shorter as the bar is high.
  @Test func opaqueBarCoversNothingOfTheViewBelowIt() throws {
    let size = Size(width: 375, height: 603)
    let metrics = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let text = storyboard(Self.content, controller: metrics, device: "retina4_7", size: size)
    #expect(try insets(text, size) == [0, 0])
  }

  /// The frame on the canvas is shorter than the other device's screen, and no sheet for that.
  @Test(arguments: [("retina5_9", [44.0, 34.0]), ("retina6_12", [59, 34]), ("retina4_7", [20, 0])])
  func anotherDeviceCoversWhatItDoes(device: String, expected: [Double]) throws {
    let text = storyboard(Self.content, device: "retina4_7", size: Size(width: 375, height: 667))
    let other = try #require(Device(named: device, landscape: false))
    let options = LayoutOptions(device: other)
    let layout = try LayoutDocument(Array(text.utf8), path: "a.storyboard", options: options).layout()
    let frame = try #require(layout.frame("a"))
    #expect([frame.y, other.size.height - frame.maxY] == expected)
  }

  @Test func opaqueBarLiesAboveAFreeformView() throws {
    let size = Size(width: 375, height: 500)
    let metrics =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
      + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let text = storyboard(Self.content, controller: metrics, device: "retina4_7", size: size)
    #expect(try insets(text, size) == [0, 0])
  }

  @Test(arguments: [(14490, 20.0), (18122, 0)])
  func documentWithoutADeviceHasAStatusBarUpToXcode10(tools: Int, top: Double) throws {
    let size = Size(width: 375, height: 667)
    let text = storyboard(Self.content, device: "", size: size, toolsVersion: tools)
    #expect(try insets(text, size) == [top, 0])
  }

  /// 64 points lie below the screen's lower edge.
  @Test func viewThatAnOpaqueBarPushesDownIsCoveredBelow() throws {
    let size = Size(width: 375, height: 667)
    let metrics = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let text = storyboard(Self.content, controller: metrics, device: "", size: size, toolsVersion: 11542)
      .replacing("y=\"0.0\"", with: "y=\"64\"")
    #expect(try insets(text, size) == [0, 64])
  }

  @Test func tabBarOfAPhoneAcrossIsLow() throws {
    let size = Size(width: 667, height: 375)
    let metrics = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let text = storyboard(Self.content, controller: metrics, device: "retina4_7", size: size, toolsVersion: 20037)
      .replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
    #expect(try insets(text, size) == [0, 31])
  }

  /// Before version 21000 the camera of a phone that lies across takes 44 points at each side.
  @Test(arguments: [(14810, 44.0), (21701, 48)])
  func cameraTakesTheSidesOfAPhoneAcross(tools: Int, side: Double) throws {
    let size = Size(width: 896, height: 414)
    let text = storyboard(Self.content, device: "retina6_1", size: size, toolsVersion: tools)
      .replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
    let layout = try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout()
    #expect(layout.frame("a") == Rect(x: side, y: 0, width: 896 - 2 * side, height: 393))
  }

  /// The camera is above, as if the phone were held upright, and the home indicator below.
  @Test func viewOfAXIBKeepsTheInsetsOfTheUprightPhone() throws {
    let text = xib(Self.content, device: "retina6_1")
    for orientation in ["portrait", "landscape"] {
      let turned = text.replacing("orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
      let layout = try LayoutDocument(Array(turned.utf8), path: "a.xib").layout()
      #expect(layout.frame("a") == Rect(x: 0, y: 48, width: 200, height: 18))
    }
  }

  @Test func viewBesideTheControllerOfASceneHasASafeAreaToo() throws {
    let size = Size(width: 320, height: 568)
    let view = """
      </viewController><view id="beside"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
      <viewLayoutGuide key="safeArea" id="other"/><subviews>\(plainView("b"))</subviews>\
      \(constraints("b.leading == other.leading\nb.trailing == other.trailing\nb.top == other.top\nb.bottom == other.bottom"))</view>
      """
    let text = storyboard(Self.content, device: "retina4_7", size: size, toolsVersion: 13771)
      .replacing("</viewController>", with: view)
    let layout = try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout()
    #expect(layout.frame("b")?.y == 20)
  }

  @Test func controllerOfAXibHasASafeArea() throws {
    let controller = """
      <viewController id="vc"><view key="view" id="root">\
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\(Self.content)</view></viewController>
      """
    let text = xib("", device: "retina6_1").replacing("<view id=\"root\" >", with: "\(controller)<view id=\"other\">")
    let frame = try #require(try LayoutDocument(Array(text.utf8), path: "a.xib").layout().frame("a"))
    #expect([frame.y, 896 - frame.maxY] == [48, 34])
  }

  /// 896 less 48 + 44 above and 34 + 49 below.
  @Test func viewBetweenOpaqueBarsIsNotCovered() throws {
    let size = Size(width: 414, height: 721)
    let metrics =
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
      + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>"
    let text = storyboard(Self.content, controller: metrics, device: "retina6_1", size: size)
    #expect(try insets(text, size) == [0, 0])
  }

  /// A freeform view of an older document ends 880 points below the screen's top: 18 of the indicator's 34 are on it.
  @Test(arguments: [(20037, 400.0, [44.0, 0.0]), (20037, 880, [44, 18]), (21701, 400, [48, 34])])
  func freeformViewLiesAtTheTopOfTheScreen(tools: Int, height: Double, expected: [Double]) throws {
    let size = Size(width: 414, height: height)
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let text = storyboard(Self.content, controller: metrics, device: "retina6_1", size: size, toolsVersion: tools)
    #expect(try insets(text, size) == expected)
  }

  /// The standard space is none to a safe area, and what is written to a view's own edge.
  @Test(arguments: [("safe", 0.0), ("root", 20)])
  func standardSpaceToASafeAreaIsNone(item: String, expected: Double) throws {
    let space = """
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="\(item)" secondAttribute="leading" \
      constant="20" symbolic="YES" id="c"/></constraints>
      """
    let content = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><subviews>\(plainView("a"))</subviews>" + space
    let text = storyboard(content, device: "retina4_7", size: Size(width: 375, height: 667))
    #expect(try layOut(text).frame("a")?.x == expected)
  }
}
