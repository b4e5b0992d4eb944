import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Views of controllers that are embedded in container views.
@Suite struct RootContainerTests {
  /// A controller whose container view has the lower 300 points, and what is embedded in it.
  private func storyboard(_ embedded: String, container: String = "inner", second: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        \(embedded)
        <scene sceneID="s1"><objects><viewController id="outer" sceneMemberID="viewController">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <containerView id="holder" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="367" width="375" height="300"/>
                <connections><segue destination="\(container)" kind="embed" id="e1"/></connections>
              </containerView>
              \(second)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(constraints("holder.leading == root.leading\nholder.trailing == root.trailing - 20\nholder.bottom == root.bottom\nholder.height == 300"))
          </view>
        </viewController></objects></scene>
      </scenes>
    </document>
    """
  }

  private func controller(_ id: String, _ content: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="300"/>
        <subviews>\(plainView("\(id)-bar"))\(content)</subviews>
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
        \(constraints("\(id)-bar.leading == \(id)-safe.leading\n\(id)-bar.top == \(id)-safe.top\n\(id)-bar.trailing == \(id)-safe.trailing\n\(id)-bar.bottom == \(id)-safe.bottom"))
      </view>
    </viewController></objects></scene>
    """
  }

  private func navigation(to id: String) -> String {
    """
    <scene sceneID="scene-nav"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nav-bar"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar>
      <connections><segue destination="\(id)" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    """
  }

  @Test func embeddedViewIsAsLargeAsItsContainer() throws {
    let layout = try layOut(storyboard(controller("inner")), on: "retina4_0")
    #expect(layout.frame("inner-view")?.size == Size(width: 300, height: 300))
    #expect(layout.frame("inner-bar") == Rect(x: 0, y: 0, width: 300, height: 300))
  }

  /// The container reaches below the home indicator, but not below the status bar.
  @Test func embeddedViewHasThePartOfTheSafeAreaThatItReachesInto() throws {
    let layout = try layOut(storyboard(controller("inner")), on: "retina5_9")
    #expect(layout.frame("inner-bar") == Rect(x: 0, y: 0, width: 355, height: 300 - 34))
  }

  @Test func navigationControllerInAContainerPassesItsSizeOn() throws {
    let text = storyboard(controller("inner") + navigation(to: "inner"), container: "nav")
    let layout = try TestSupport.layOut(text, on: "retina5_9", iOS: 18)
    #expect(layout.frame("inner-view")?.size == Size(width: 355, height: 300))
    #expect(layout.frame("inner-bar") == Rect(x: 0, y: 44, width: 355, height: 300 - 44 - 34))
  }

  @Test func containersInContainersFollow() throws {
    let nested = """
      <containerView id="nested"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <connections><segue destination="deep" kind="embed" id="e2"/></connections></containerView>
      """
    let layout = try layOut(storyboard(controller("deep") + controller("inner", nested)), on: "retina4_0")
    #expect(layout.frame("deep-view")?.size == Size(width: 300, height: 100))
  }

  @Test func controllerInTwoContainersHasNoSizeOfItsOwn() throws {
    let second = """
      <containerView id="other"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <connections><segue destination="inner" kind="embed" id="e2"/></connections></containerView>
      """
    let layout = try layOut(storyboard(controller("inner"), second: second), on: "retina4_0")
    #expect(layout.frame("inner-view")?.width == 320)
  }

  @Test func controllersThatEmbedEachOtherEnd() throws {
    let back = """
      <containerView id="nested"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <connections><segue destination="outer" kind="embed" id="e2"/></connections></containerView>
      """
    #expect(try layOut(storyboard(controller("inner", back)), on: "retina4_0").frame("inner-view") != nil)
  }

  @Test func chosenSizeReachesWhatIsEmbedded() throws {
    let options = LayoutOptions(size: Size(width: 500, height: 600), semantics: .canvas)
    let document = try LayoutDocument(
      Array(storyboard(controller("inner")).utf8), path: "Screen.storyboard", options: options)
    #expect(document.layout().frame("inner-view")?.size == Size(width: 480, height: 300))
  }

  @Test func onTheCanvasTheStoredSizeHolds() throws {
    #expect(try layOut(storyboard(controller("inner"))).frame("inner-view")?.size == Size(width: 375, height: 300))
  }

  /// The conflict is one on the devices on which the container is too narrow.
  @Test func conflictWithTheContainersWidthIsFound() throws {
    let wide = controller("inner").replacing(
      "<constraints>",
      with: "<constraints><constraint firstItem=\"inner-bar\" firstAttribute=\"width\" constant=\"340\" id=\"w\"/>")
    let found = try layOut(storyboard(wide), on: "retina4_0").diagnostics.filter {
      $0.ruleID == "conflicting-constraints"
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("300 wide") == true)
    let fits = wide.replacing("constant=\"340\"", with: "constant=\"300\"")
    #expect(
      try !layOut(storyboard(fits), on: "retina4_0").diagnostics.contains { $0.ruleID == "conflicting-constraints" })
  }
}
