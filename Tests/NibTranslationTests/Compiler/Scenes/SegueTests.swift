import Testing

@testable import NibTranslation

/// Segues, and what performs them.
@Suite struct SegueTests {
  /// A segue to a second controller, below an element of the first one.
  private func fixture(_ segue: String, from element: (String) -> String) -> CompilerFixture {
    let connections = #"<connections><segue destination="b" \#(segue) id="s"/></connections>"#
    return CompilerFixture(scenes: [element(connections), Scenes.controller("b")], initial: "a")
  }

  private func button(_ connections: String) -> String {
    Scenes.controller("a", view: #"<subviews><button id="w">\#(connections)</button></subviews>"#)
  }

  private func barItem(_ connections: String) -> String {
    let item = #"<barButtonItem key="rightBarButtonItem" title="Go" id="w">\#(connections)</barButtonItem>"#
    return Scenes.controller("a", "", #"<navigationItem key="navigationItem" id="i">\#(item)</navigationItem>"#)
  }

  private func cell(_ connections: String) -> String {
    """
    <tableViewController id="a"><tableView key="view" id="a-v"><sections><tableViewSection id="z"><cells>
    <tableViewCell id="w"><tableViewCellContentView key="contentView" tableViewCell="w" id="q"/>\(connections)
    </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
    """
  }

  private func container(_ connections: String) -> String {
    Scenes.controller("a", view: #"<subviews><containerView id="w">\#(connections)</containerView></subviews>"#)
  }

  private func controller(_ connections: String) -> String { Scenes.controller("a", "", connections) }

  private func template(_ fixture: CompilerFixture, _ name: String = "UIViewController-a") throws -> CompiledObject {
    let nib = try fixture.nib(name)
    let swapper = try #require(nib.all("UIClassSwapper").first)
    return try #require(swapper.list("UIStoryboardSegueTemplates").first)
  }

  @Test func showSegueNamesItsAction() throws {
    let template = try template(fixture(#"kind="show" identifier="open""#, from: controller))
    #expect(template.className == "UIStoryboardShowSegueTemplate")
    #expect(template.keys == ["UIIdentifier", "UIDestinationViewControllerIdentifier", "UIActionName"])
    #expect(template.text("UIIdentifier") == "open")
    #expect(template.text("UIDestinationViewControllerIdentifier") == "UIViewController-b")
    #expect(template.text("UIActionName") == "showViewController:sender:")
  }

  @Test(arguments: [
    ("fullScreen", ArchivedValue.int8(0)), ("formSheet", .int8(2)), ("overFullScreen", .int8(5)),
    ("automatic", .int64(-2)),
  ]) func presentationHasItsStyle(_ name: String, _ number: ArchivedValue) throws {
    let template = try template(
      fixture(#"kind="presentation" modalPresentationStyle="\#(name)" animates="NO""#, from: controller))
    #expect(template.className == "UIStoryboardPresentationSegueTemplate")
    #expect(template["UIModalPresentationStyle"] == number)
    #expect(template["UIAnimates"] == .bool(false))
  }

  @Test func embeddedControllerIsMadeWithTheView() throws {
    let fixture = fixture(#"kind="embed""#, from: container)
    let template = try template(fixture)
    #expect(template.className == "UIStoryboardEmbedSegueTemplate")
    #expect(template["UIPerformOnViewLoad"] == .bool(true) && template["UIContainerView"] == .null)
    #expect(
      try fixture.nib("a-view-a-v").connections.contains("containerView: UpstreamPlaceholder-1 > UIView"))
  }

  @Test func destinationIsCalledByItsIdentifier() throws {
    let scenes = [
      Scenes.controller("a", "", #"<connections><segue destination="b" kind="show" id="s"/></connections>"#),
      Scenes.controller("b", #"storyboardIdentifier="Detail""#),
    ]
    let template = try template(CompilerFixture(scenes: scenes, initial: "a"))
    #expect(template.text("UIDestinationViewControllerIdentifier") == "Detail")
  }

  // MARK: Triggers

  @Test func controllerPerformsItsSegueInCodeOnly() throws {
    let nib = try fixture(#"kind="show""#, from: controller).nib("UIViewController-a")
    #expect(
      nib.connections.sorted() == [
        "sceneViewController: IBFilesOwner > UIViewController",
        "storyboard: UIViewController > UIStoryboardPlaceholder",
        "viewController: UIStoryboardShowSegueTemplate > UIViewController",
      ])
  }

  @Test func buttonPerformsASegueWhenItIsTouched() throws {
    let nib = try fixture(#"kind="show""#, from: button).nib("a-view-a-v")
    #expect(nib.connections.contains("perform:: UIButton > UpstreamPlaceholder-1"))
    let event = nib.list("UINibConnectionsKey").first { $0.text("UILabel") == "perform:" }
    #expect(event?["UIEventMask"] == .int8(64))
  }

  @Test func barItemPerformsASegueWithoutAnEvent() throws {
    let nib = try fixture(#"kind="show""#, from: barItem).nib("UIViewController-a")
    #expect(nib.connections.contains("perform:: UIBarButtonItem > UIStoryboardShowSegueTemplate"))
    let event = nib.list("UINibConnectionsKey").first { $0.text("UILabel") == "perform:" }
    #expect(event?.className == "UIRuntimeEventConnection" && event?["UIEventMask"] == nil)
  }

  @Test(arguments: ["", #"trigger="selection""#]) func cellPerformsASegueWhenItIsSelected(_ trigger: String) throws {
    let nib = try fixture(#"kind="show" \#(trigger)"#, from: cell).nib("a-view-a-v")
    #expect(nib.connections.contains("selectionSegueTemplate: UITableViewCell > UpstreamPlaceholder-1"))
  }

  @Test func accessoryThatPerformsASegueIsRefused() throws {
    let refusals = try fixture(#"kind="show" trigger="accessoryAction""#, from: cell).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("accessoryAction"), "\(refusals)")
  }

  @Test(arguments: [#"<slider id="w">"#, #"<switch id="w">"#, #"<textField id="w">"#, #"<view id="w">"#])
  func viewThatPerformsNoSeguesIsRefused(_ tag: String) throws {
    let name = tag.dropFirst().prefix { $0 != " " }
    let refusals = try fixture(#"kind="show""#) { connections in
      Scenes.controller("a", view: "<subviews>\(tag)\(connections)</\(name)></subviews>")
    }.refusals()
    #expect(refusals.count == 1 && refusals[0].contains("<\(name)>"), "\(refusals)")
  }

  // MARK: What is refused

  @Test(arguments: ["unwind", "popoverPresentation", "custom", "push"]) func otherKindIsRefused(_ kind: String) throws {
    let refusals = try fixture(#"kind="\#(kind)""#, from: controller).refusals()
    #expect(refusals.contains { $0.contains(#"kind="\#(kind)""#) }, "\(refusals)")
  }

  @Test func segueToNothingIsRefused() throws {
    let refusals = try CompilerFixture(
      scenes: [
        Scenes.controller("a", "", #"<connections><segue destination="gone" kind="show" id="s"/></connections>"#)
      ]
    ).refusals()
    #expect(refusals == ["a segue needs the id of a controller as its destination; connect it again"])
  }

  @Test func controllersThatLeadToEachOtherCompile() throws {
    let scenes = [("a", "b"), ("b", "a")].map { from, to in
      Scenes.controller(
        from, "", #"<connections><segue destination="\#(to)" kind="show" id="s\#(from)"/></connections>"#)
    }
    #expect(try CompilerFixture(scenes: scenes, initial: "a").refusals().isEmpty)
  }
}
