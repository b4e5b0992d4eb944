import TestSupport
import Testing

@testable import StackModel

/// Sizes and bars of tvOS on Interface Builder's canvas.
@Suite struct TelevisionTests {
  private func document(tools: Int, _ scenes: String) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="AppleTV" useAutolayout="YES" useSafeAreas="YES">
      <device id="appleTV" orientation="landscape"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A controller whose view holds one view at the corner of its safe area, and as high as that.
  private func controller(_ view: String, _ text: String, metrics: String = "") -> String {
    let edges = "a.leading == safe.leading\na.top == safe.top\n" + text
    return """
      <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">\
      <rect key="frame" x="0" y="0" width="1920" height="1080"/><subviews>\(view)</subviews>\
      <viewLayoutGuide key="safeArea" id="safe"/>\(constraints(edges))</view>\(metrics)</viewController></objects></scene>
      """
  }

  private func frame(
    _ view: String, _ text: String = "", tools: Int = 22_000, around: String = "", metrics: String = ""
  ) throws -> Rect? {
    let text = document(tools: tools, around + controller(view, text, metrics: metrics))
    return try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout().frame("a")
  }

  private func view(_ element: String = "view", _ attributes: String = "", _ content: String = "") -> String {
    "<\(element) id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</\(element)>"
  }

  private static let filling = "safe.bottom == a.bottom\nsafe.trailing == a.trailing"

  private func container(_ element: String) -> String {
    """
    <scene sceneID="t"><objects><\(element) id="c"><connections>\
    <segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections></\(element)>\
    </objects></scene>
    """
  }

  @Test(arguments: [(15_000, 90.0), (22_000, 80)]) func safeAreaAtTheSidesFollowsTheVersion(tools: Int, side: Double)
    throws
  {
    #expect(
      try frame(view(), Self.filling, tools: tools)
        == Rect(x: side, y: 60, width: 1920 - 2 * side, height: 960))
  }

  @Test func tabBarIsAtTheTop() throws {
    let frame = try frame(view(), Self.filling, around: container("tabBarController"))
    #expect(frame == Rect(x: 80, y: 157, width: 1760, height: 863))
  }

  @Test func tabBarTakesNoRoomBeforeXcode11() throws {
    let frame = try frame(view(), Self.filling, tools: 13_529, around: container("tabBarController"))
    #expect(frame == Rect(x: 90, y: 60, width: 1740, height: 960))
  }

  /// A controller of a document without safe areas, whose view holds one view between guides or margins.
  private func oldFrame(tools: Int, device: String, _ text: String) throws -> Rect? {
    let scene = """
      <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController"><layoutGuides>\
      <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="e"/></layoutGuides>\
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="1920" height="1080"/>\
      <subviews>\(view())</subviews>\(constraints(text))</view></viewController></objects></scene>
      """
    let text = document(tools: tools, scene).replacing(" useSafeAreas=\"YES\"", with: "")
    let old = text.replacing("<device id=\"appleTV\" orientation=\"landscape\"/>", with: device)
    return try LayoutDocument(Array(old.utf8), path: "a.storyboard").layout().frame("a")
  }

  @Test func televisionHasNoStatusBar() throws {
    let edges = "a.leading == root.leading\na.trailing == root.trailing\na.top == t.bottom\na.bottom == root.bottom"
    #expect(try oldFrame(tools: 9_052, device: "", edges) == Rect(x: 0, y: 0, width: 1920, height: 1080))
  }

  @Test(arguments: [(16_097, 106.0), (19_455, 96)])
  func rootHasMarginsWithoutASafeArea(tools: Int, side: Double) throws {
    let edges =
      "a.leading == root.leadingMargin\na.trailing == root.trailingMargin\na.top == t.bottom + 20\na.height == 69"
    let device = "<device id=\"appleTV\" orientation=\"landscape\"/>"
    #expect(
      try oldFrame(tools: tools, device: device, edges) == Rect(x: side, y: 80, width: 1920 - 2 * side, height: 69))
  }

  @Test func barsThatAreSimulatedAtTheBottomAreNotThere() throws {
    let metrics = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try frame(view(), Self.filling, metrics: metrics) == Rect(x: 80, y: 60, width: 1760, height: 960))
  }

  @Test func navigationBarIsHigherThanAPhones() throws {
    let bar = """
      <scene sceneID="t"><objects><navigationController id="c"><connections>\
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>\
      </navigationController></objects></scene>
      """
    #expect(try frame(view(), Self.filling, around: bar)?.y == 205)
  }

  @Test func buttonHasALargeTitle() throws {
    let content = """
      <inset key="contentEdgeInsets" minX="40" minY="20" maxX="40" maxY="20"/><state key="normal" title="Crash"/>
      """
    let found = try #require(try frame(view("button", "buttonType=\"system\"", content)))
    #expect(found.height == 86)
    #expect(abs(found.width - 180) <= 2)
  }

  @Test func buttonWithAConfigurationHasTheFocusEnginesRoom() throws {
    let content = """
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="GO"/>
      """
    let found = try #require(try frame(view("button", "buttonType=\"system\"", content)))
    #expect(found.height == 75)
    #expect(abs(found.width - 123) <= 1)
  }

  @Test(arguments: [(16_000, 46.0), (22_000, 47)]) func borderOfATextFieldTakesNoRoom(tools: Int, height: Double) throws
  {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>"
    let field = view("textField", "borderStyle=\"roundedRect\"", font)
    #expect(try frame(field, "a.width == 300", tools: tools)?.height == height)
  }

  @Test func textStylesAreOfMediumWeight() throws {
    func width(_ style: String) throws -> Double? {
      let font = "<fontDescription key=\"fontDescription\" \(style)/>"
      return try frame(view("label", "text=\"Waiting\"", font))?.width
    }
    let title = try width("style=\"UICTFontTextStyleTitle2\"")
    #expect(try width("type=\"system\" weight=\"medium\" pointSize=\"57\"") == title)
    #expect(try width("type=\"system\" pointSize=\"57\"") != title)
  }

  @Test func rootHasNoMarginsBesidesItsSafeArea() throws {
    #expect(try frame(view(), "a.bottom == root.bottomMargin")?.height == 960)
  }
}
