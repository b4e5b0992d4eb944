import TestSupport
import Testing

@testable import StackModel

/// Bars that Interface Builder infers from the navigation controller that a controller belongs to.
@Suite struct InferredBarTests {
  private static let safeView = """
    <viewLayoutGuide key="safeArea" id="safe"/><subviews>\(plainView("a"))</subviews>
    \(constraints("a.leading == safe.leading\na.trailing == safe.trailing\na.top == safe.top\na.bottom == safe.bottom"))
    """

  /// What is covered above and below of a 414 by 896 view in a navigation controller.
  private func insets(
    navigation: String = "", bar: String = "", metrics: String = "", item: String = "", content: String = safeView
  ) throws -> [Double] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait"/>
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="vc" sceneMemberID="viewController">
              <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\(content)</view>
              <navigationItem key="navigationItem" id="item" \(item)/>
            </viewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <navigationController id="nc" sceneMemberID="viewController" \(navigation)>
              \(metrics)<navigationBar key="navigationBar" id="bar" \(bar)/>
              <connections><segue id="g" destination="vc" kind="relationship" relationship="rootViewController"/></connections>
            </navigationController>
          </objects></scene>
        </scenes>
      </document>
      """
    let frame = try #require(try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout().frame("a"))
    return [frame.y, 896 - frame.maxY]
  }

  @Test func navigationBarCoversTheTop() throws {
    #expect(try insets() == [92, 34])
  }

  @Test func largeTitleTakesMoreRoomUnlessTheControllerRefusesIt() throws {
    let bar = "largeTitles=\"YES\""
    #expect(try insets(bar: bar) == [144, 34])
    #expect(try insets(bar: bar, item: "largeTitleDisplayMode=\"never\"") == [92, 34])
  }

  @Test func tableLetsTheLargeTitleShrink() throws {
    let table = "<tableView id=\"t\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let content = Self.safeView.replacing("<subviews>", with: "<subviews>\(table)")
    #expect(try insets(bar: "largeTitles=\"YES\"", content: content) == [92, 34])
  }

  @Test func toolbarOfTheNavigationControllerCoversTheBottom() throws {
    #expect(try insets(navigation: "toolbarHidden=\"NO\"") == [92, 83])
  }

  @Test func barSimulatedRoundTheNavigationControllerIsRoundItsContentToo() throws {
    #expect(try insets(metrics: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>") == [92, 83])
  }

  /// The distance of a view from the top of its scene, which controllers of two other scenes lead to.
  private func top(_ first: String, _ second: String, tieBreaker: String? = nil) throws -> Double? {
    let breaker = tieBreaker.map {
      "<inferredMetricsTieBreakers><segue reference=\"\($0)\"/></inferredMetricsTieBreakers>"
    }
    let controllers = [first, second].enumerated().map { index, controller in
      "<scene sceneID=\"o\(index)\"><objects>\(controller)</objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait"/>
        <scenes>
          \(controllers.joined())
          <scene sceneID="s"><objects>
            <viewController id="vc" sceneMemberID="viewController">
              <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\(Self.safeView)</view>
            </viewController>
          </objects></scene>
        </scenes>
        \(breaker ?? "")
      </document>
      """
    return try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout().frame("a")?.y
  }

  private static func controller(_ id: String, _ content: String = "", segue: String, name: String = "viewController")
    -> String
  {
    "<\(name) id=\"\(id)\" sceneMemberID=\"viewController\">\(content)<connections>"
      + "<segue id=\"\(id)g\" destination=\"vc\" \(segue)/></connections></\(name)>"
  }

  private static let root = "kind=\"relationship\" relationship=\"rootViewController\""

  @Test func segueThatTheDocumentNamesDecidesAmongSeveral() throws {
    let navigation = Self.controller("n", segue: Self.root, name: "navigationController")
    let container = Self.controller("c", segue: "kind=\"embed\"")
    #expect(try top(navigation, container, tieBreaker: "ng") == 92)
    #expect(try top(navigation, container, tieBreaker: "cg") == 0)
    let presenting = Self.controller("p", segue: "kind=\"presentation\"")
    #expect(try top(navigation, presenting, tieBreaker: "pg") == 48)
    #expect(try top(navigation, presenting) == 92)
  }

  @Test(arguments: [("show", 92.0), ("push", 92), ("showDetail", 92), ("presentation", 48)])
  func simulatedNavigationBarStaysForWhatIsPushed(kind: String, y: Double) throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let pushing = Self.controller("a", bar, segue: "kind=\"\(kind)\"")
    #expect(try top(pushing, Self.controller("b", segue: "kind=\"custom\"")) == y)
    #expect(try top(Self.controller("a", segue: "kind=\"\(kind)\""), "") == 48)
  }

  /// The view's own margins of 8 are not moved below the bar, nor are those that it preserves.
  @Test(arguments: ["", "preservesSuperviewLayoutMargins=\"YES\""])
  func scrolledContentStaysClearOfTheBar(attributes: String) throws {
    let inner = """
      <subviews>\(plainView("a"))</subviews>\(constraints("a.top == v.topMargin\na.leading == v.leading\na.height == 10"))
      """
    let content = scrollView(
      "", plainView("v", attributes, inner),
      "v.top == s.top\nv.leading == s.leading\nv.trailing == s.trailing\nv.bottom == s.bottom\nv.height == 99")
    #expect(try insets(content: content)[0] == 8)
  }

  @Test func scrolledContentSeesTheSafeAreaOfItsScrollViewClearOfTheBar() throws {
    let content = scrollView(
      "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", plainView("a"),
      "a.top == safe.top + 8\na.leading == s.leading\na.height == 10\na.width == 10")
    #expect(try insets(content: content)[0] == 8)
  }

  /// A scroll view that fills the screen.
  private func scrollView(_ guides: String, _ views: String, _ inner: String) -> String {
    """
    <subviews><scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">\(guides)<subviews>\(views)</subviews>
    \(constraints(inner))</scrollView></subviews>
    """
      + constraints(
        "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\ns.bottom == root.bottom")
  }
}
