import Testing

@testable import NibTranslation

/// Navigation controllers, their bars and their items.
@Suite struct NavigationTests {
  private func fixture(
    item: String = "", bar: String = "", navigation: String = "", attributes: String = "", toolbarItems: String = ""
  ) -> CompilerFixture {
    CompilerFixture(
      scenes: [
        Scenes.navigation("n", root: "r", attributes, bar: bar, navigation),
        Scenes.controller("r", toolbarItems, item),
      ], initial: "n")
  }

  private func navigation(
    item: String = "", bar: String = "", navigation: String = "", attributes: String = ""
  ) throws -> CompiledObject {
    let nib = try fixture(item: item, bar: bar, navigation: navigation, attributes: attributes).nib(
      "UINavigationController-n")
    return try #require(nib.all("UIClassSwapper").first { $0.text("UIClassName") == "UINavigationController" })
  }

  @Test func navigationControllerHoldsItsRootController() throws {
    let controller = try navigation(item: #"<navigationItem key="navigationItem" title="Start" id="i"/>"#)
    #expect(
      controller.keys == [
        "UIChildViewControllers", "UIViewControllers", "UINavigationBar", "UIClassName", "UIOriginalClassName",
      ])
    let root = try #require(controller.list("UIViewControllers").first)
    #expect(controller.list("UIChildViewControllers") == [root])
    #expect(root.className == "UIViewController")
    #expect(root.text("UINibName") == "r-view-r-v")
    #expect(root.object("UIParentViewController") == controller)
    let bar = try #require(controller.object("UINavigationBar"))
    #expect(root.object("UINavigationItem")?.object("UINavigationBar") == bar)
    #expect(bar.list("UIItems") == [root.object("UINavigationItem")])
    #expect(bar.object("UIDelegate") == controller)
  }

  @Test func rootControllerHasNoNibOfItsOwn() throws {
    let paths = try fixture().compiled().files.map(\.path)
    #expect(
      paths == [
        "Main.storyboardc/UINavigationController-n.nib", "Main.storyboardc/r-view-r-v.nib",
        "Main.storyboardc/Info.plist",
      ])
  }

  @Test func eachControllerHasAPlaceholderForTheStoryboard() throws {
    let nib = try fixture().nib("UINavigationController-n")
    let names = nib.list("UINibTopLevelObjectsKey").map { $0.text("UIProxiedObjectIdentifier") }
    #expect(
      names == ["UIStoryboardPlaceholder", "IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder", nil])
    #expect(nib.connections.contains("sceneViewController: IBFilesOwner > UINavigationController"))
  }

  @Test func barIsFiftyPointsHighBelowItsTop() throws {
    let bar = try #require(
      try navigation(bar: #"translucent="NO" largeTitles="YES""#).object("UINavigationBar"))
    #expect(bar.geometry("UIBounds") == [0, 0, 0, 50])
    #expect(bar.geometry("UICenter") == [0, 45])
    #expect(bar["UIAutoresizingMask"] == .int8(2))
    #expect(bar.text("UIViewContentHuggingPriority") == "{250, 250}")
    #expect(bar["UIBarPosition"] == .int8(2))
    #expect(bar["UIBarTranslucence"] == .int8(2))
    #expect(bar["UIBarPrefersLargeTitles"] == .bool(true))
  }

  @Test func translucentBarIsTheStandard() throws {
    let bar = try navigation().object("UINavigationBar")
    #expect(bar?["UIBarTranslucence"] == .int8(1))
    #expect(bar?["UIBarPrefersLargeTitles"] == nil)
  }

  @Test func itemHasItsButtonsAloneAndInLists() throws {
    let controller = try navigation(
      item: """
        <navigationItem key="navigationItem" title="Start" largeTitleDisplayMode="never" id="i">
        <barButtonItem key="backBarButtonItem" title="Back" id="b0"/>
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>
        <rightBarButtonItems><barButtonItem systemItem="save" style="done" id="b2"/><barButtonItem title="x" id="b3"/>
        </rightBarButtonItems></navigationItem>
        """)
    let item = try #require(controller.list("UIViewControllers").first?.object("UINavigationItem"))
    #expect(
      item.keys == [
        "UITitle", "UIBackBarButtonItem", "UILeftBarButtonItem", "UIRightBarButtonItem", "UILeftBarButtonItems",
        "UIRightBarButtonItems", "UILargeTitleDisplayMode", "UINavigationBar",
      ])
    #expect(item["UILargeTitleDisplayMode"] == .int8(2))
    #expect(item.list("UIRightBarButtonItems").first == item.object("UIRightBarButtonItem"))
    #expect(item.object("UIRightBarButtonItem")?["UIStyle"] == .int8(2))
    let cancel = try #require(item.object("UILeftBarButtonItem"))
    #expect(cancel.keys == ["UIEnabled", "UIIsSystemItem", "UISystemItem", "UIStyle"])
    #expect(cancel["UISystemItem"] == .int8(1) && cancel["UIStyle"] == .int8(1))
  }

  @Test func shownToolbarIsPartOfTheController() throws {
    let controller = try navigation(
      navigation: #"<toolbar key="toolbar" id="t"><rect key="frame" x="0" y="623" width="375" height="44"/></toolbar>"#,
      attributes: #"toolbarHidden="NO""#)
    let bar = try #require(controller.object("UIToolbar"))
    #expect(bar.geometry("UIBounds") == [0, 0, 375, 50] && bar.geometry("UICenter") == [187.5, 648])
    #expect(controller["UIToolbarShown"] == .bool(true))
  }

  @Test func itemHasItsTitleView() throws {
    let view = #"<switch key="titleView" id="tv"/>"#
    let controller = try navigation(item: #"<navigationItem key="navigationItem" id="i">\#(view)</navigationItem>"#)
    let item = try #require(controller.all("UINavigationItem").first)
    #expect(item.object("UITitleView")?.className == "UISwitch")
  }

  @Test func navigationControllerWithoutABarIsRefused() throws {
    let refusals = try CompilerFixture(scenes: [#"<navigationController id="n"/>"#]).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("without a navigation bar"))
  }

  @Test func rootThatIsNoControllerIsRefused() throws {
    let refusals = try CompilerFixture(scenes: [Scenes.navigation("n", root: "gone")]).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(#"destination="gone""#), "\(refusals)")
    #expect(try CompilerFixture(scenes: [Scenes.navigation("n", root: nil)]).refusals().isEmpty)
  }
}
