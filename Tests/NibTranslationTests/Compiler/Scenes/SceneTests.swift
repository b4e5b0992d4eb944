import Testing

@testable import NibTranslation

/// What belongs to a scene: its controller, its view, other objects, and what they call each other.
@Suite struct SceneTests {
  private let tap = """
    <tapGestureRecognizer id="t"><connections><action selector="tap:" destination="a" id="x"/></connections>
    </tapGestureRecognizer>
    """

  private func recognizer() -> CompilerFixture {
    let collection = #"<outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/>"#
    let action = #"<action selector="go:" destination="a" eventType="touchUpInside" id="y"/>"#
    let view = """
      <subviews><button id="w"><connections>\(action)</connections></button></subviews>
      <connections>\(collection)</connections>
      """
    return CompilerFixture(scenes: [Scenes.controller("a", view: view) + tap], initial: "a")
  }

  @Test func viewReachesObjectsOfItsSceneByPlaceholders() throws {
    let nib = try recognizer().nib("a-view-a-v")
    #expect(
      nib.connections == [
        "gestureRecognizers: UIView > UpstreamPlaceholder-1", "view: IBFilesOwner > UIView",
        "go:: UIButton > UpstreamPlaceholder-2",
      ])
  }

  @Test func controllerHandsInWhatItsViewRefersTo() throws {
    let nib = try recognizer().nib("UIViewController-a")
    let controller = try #require(nib.all("UIClassSwapper").first)
    let externals = controller.entries("UIExternalObjectsTableForViewLoading")
    #expect(externals["UpstreamPlaceholder-1"]?.className == "UITapGestureRecognizer")
    #expect(externals["UpstreamPlaceholder-2"] == controller)
    #expect(externals.count == 2)
    #expect(
      controller.list("UITopLevelObjectsToKeepAliveFromStoryboard").map(\.className) == ["UITapGestureRecognizer"])
    #expect(nib.connections.contains("tap:: UITapGestureRecognizer > UIViewController"))
  }

  @Test func viewBesideTheControllerBelongsToItsNib() throws {
    let controller = Scenes.controller(
      "a", "", #"<connections><outlet property="extra" destination="e" id="o"/></connections>"#)
    let nib = try CompilerFixture(scenes: [controller + #"<view id="e"/>"#], initial: "a").nib("UIViewController-a")
    #expect(nib.connections.contains("extra: UIViewController > UIView"))
  }

  @Test func outletsToViewsBelongToTheNibOfTheView() throws {
    let fixture = CompilerFixture(
      scenes: [
        Scenes.controller(
          "a", view: #"<subviews><switch id="w"/></subviews>"#,
          #"<connections><outlet property="power" destination="w" id="o"/></connections>"#)
      ], initial: "a")
    #expect(
      try fixture.nib("a-view-a-v").connections == [
        "power: UpstreamPlaceholder-1 > UISwitch", "view: IBFilesOwner > UIView",
      ])
    #expect(try !fixture.nib("UIViewController-a").connections.contains { $0.hasPrefix("power") })
  }

  @Test(arguments: [("w", 0), ("a-v", 1)])
  func outletToTheViewOfAnotherSceneIsLeftOut(destination: String, count: Int) throws {
    let fixture = CompilerFixture(
      scenes: [
        Scenes.controller(
          "a", "", #"<connections><outlet property="other" destination="\#(destination)" id="o"/></connections>"#),
        Scenes.controller("b", view: #"<subviews><switch id="w"/></subviews>"#),
      ], initial: "a")
    let connections = try ["UIViewController-a", "a-view-a-v"].flatMap { try fixture.nib($0).connections }
    #expect(connections.filter { $0.hasPrefix("other") }.count == count)
  }

  @Test func controllerHasTheKeysOfItsAttributes() throws {
    let attributes = """
      storyboardIdentifier="Start" useStoryboardIdentifierAsRestorationIdentifier="YES" title="First" \
      modalPresentationStyle="fullScreen" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES"
      """
    let nib = try CompilerFixture(scenes: [Scenes.controller("a", attributes)]).nib("Start")
    let controller = try #require(nib.all("UIClassSwapper").first)
    #expect(controller.text("UITitle") == "First")
    #expect(controller.text("UIStoryboardIdentifier") == "Start")
    #expect(controller.text("UIRestorationIdentifier") == "Start")
    #expect(controller["UIModalPresentationStyle"] == .int8(0))
    #expect(controller["UIHidesBottomBarWhenPushed"] == .bool(true))
  }

  @Test func tableControllerKeepsItsSelectionOnlyIfItSaysSo() throws {
    func controller(_ attributes: String) throws -> CompiledObject? {
      let table = #"<tableViewController \#(attributes) id="a"><tableView key="view" id="v"/></tableViewController>"#
      return try CompilerFixture(scenes: [table], initial: "a").nib("UITableViewController-a").all("UIClassSwapper")
        .first
    }
    #expect(try controller("")?["UIClearsSelectionOnViewWillAppear"] == nil)
    let keeping = try controller(#"clearsSelectionOnViewWillAppear="NO""#)
    #expect(keeping?["UIClearsSelectionOnViewWillAppear"] == .bool(false))
  }

  @Test(arguments: ["splitViewController", "pageViewController", "glkViewController", "hostingController"])
  func otherControllerIsRefused(_ name: String) throws {
    let refusals = try CompilerFixture(scenes: [#"<\#(name) id="a"/>"#]).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("<\(name)>"))
  }

  @Test func otherObjectOfASceneIsRefused() throws {
    let refusals = try CompilerFixture(scenes: [Scenes.controller("a") + #"<pinchGestureRecognizer id="p"/>"#])
      .refusals()
    #expect(refusals.count == 1 && refusals[0].contains("<pinchGestureRecognizer>"))
    #expect(try CompilerFixture(scenes: [Scenes.controller("a") + #"<exit id="p"/>"#]).refusals().count == 1)
  }
}
