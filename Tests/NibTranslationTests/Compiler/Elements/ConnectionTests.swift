import Testing

@testable import NibTranslation

/// Outlets, outlet collections and actions.
@Suite struct ConnectionTests {
  private func xib(_ connections: String, _ more: String = "") -> CompilerFixture {
    CompilerFixture(
      objects: """
        <view id="root"><subviews><button id="b"/><label text="a" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <connections>\(connections)</connections></view>\(more)
        """)
  }

  @Test func outletLeadsToItsObject() throws {
    let nib = try xib(#"<outlet property="title" destination="l" id="o"/>"#).nib()
    #expect(nib.connections == ["title: UIView > UILabel"])
    let keys = nib.list("UINibConnectionsKey").first?.keys
    #expect(keys == ["UILabel", "UISource", "UIDestination"])
  }

  @Test func outletMayLeadToTheOwner() throws {
    let nib = try xib(#"<outlet property="delegate" destination="-1" id="o"/>"#).nib()
    #expect(nib.connections == ["delegate: UIView > IBFilesOwner"])
  }

  @Test func collectionIsOneConnectionWithAllItsObjectsInOrder() throws {
    let nib = try xib(
      """
      <outletCollection property="all" destination="l" collectionClass="NSMutableArray" id="o1"/>
      <outletCollection property="others" destination="b" id="o2"/>
      <outletCollection property="all" destination="b" collectionClass="NSMutableArray" id="o3"/>
      """
    ).nib()
    #expect(nib.connections == ["all: UIView > UILabel UIButton", "others: UIView > UIButton"])
    let collection = try #require(nib.list("UINibConnectionsKey").first)
    #expect(
      collection.keys == [
        "UILabel", "UISource", "UIDestination", "runtimeCollectionClassName", "addsContentToExistingCollection",
      ])
    #expect(collection.text("runtimeCollectionClassName") == "NSMutableArray")
    #expect(collection["addsContentToExistingCollection"] == .bool(false))
  }

  @Test func recognizersAreAddedToThoseOfTheirView() throws {
    let nib = try xib(
      #"<outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/>"#,
      """
      <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections>
      <action selector="tap:" destination="-1" id="a"/></connections></tapGestureRecognizer>
      """
    ).nib()
    let connections = nib.list("UINibConnectionsKey")
    #expect(connections.map { $0.text("UILabel") } == ["gestureRecognizers", "tap:"])
    #expect(connections[0]["addsContentToExistingCollection"] == .bool(true))
    #expect(connections[0].text("runtimeCollectionClassName") == "NSArray")
    #expect(connections[1].keys == ["UILabel", "UISource", "UIDestination"])
    let tap = try #require(nib.all("UITapGestureRecognizer").first)
    #expect(
      tap.keys == [
        "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.requiresExclusiveTouchType",
        "UITapGestureRecognizer._imp",
      ])
    let taps = tap.object("UITapGestureRecognizer._imp")?["UITapRecognizer.numberOfTapsRequired"]
    #expect(taps == .int8(2))
  }

  @Test(arguments: [
    ("touchUpInside", ArchivedValue.int8(64)), ("touchDown", .int8(1)), ("valueChanged", .int16(4096)),
    ("primaryActionTriggered", .int16(8192)), ("editingDidBegin", .int32(65536)), ("editingChanged", .int32(131_072)),
    ("editingDidEnd", .int32(262_144)), ("editingDidEndOnExit", .int32(524_288)),
  ]) func actionHasTheBitOfItsEvent(_ event: String, _ mask: ArchivedValue) throws {
    let nib = try CompilerFixture(
      subviews: """
        <button id="b"><connections><action selector="go:" destination="-1" eventType="\(event)" id="a"/></connections>
        </button>
        """
    ).nib()
    #expect(nib.connections == ["go:: UIButton > IBFilesOwner"])
    let action = try #require(nib.list("UINibConnectionsKey").first)
    #expect(action.className == "UIRuntimeEventConnection" && action["UIEventMask"] == mask)
  }

  @Test func unknownEventIsRefused() throws {
    let action = #"<action selector="go:" destination="-1" eventType="systemReserved" id="a"/>"#
    let refusals = try CompilerFixture(
      subviews: #"<button id="b"><connections>\#(action)</connections></button>"#
    ).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("systemReserved"))
  }

  @Test(arguments: [
    #"<outlet property="title" destination="gone" id="o"/>"#,
    #"<action selector="go:" destination="gone" id="o"/>"#,
    #"<outletCollection property="all" destination="gone" id="o"/>"#,
  ]) func connectionToNothingIsRefused(_ connection: String) throws {
    #expect(
      try xib(connection).refusals() == [
        #"destination="gone" refers to nothing that the nib has; connect it again"#
      ])
    #expect(try xib(connection.replacing("gone", with: "l")).refusals().isEmpty)
  }

  @Test(arguments: [
    (#"<outlet destination="l" id="o"/>"#, "<outlet> has no property"),
    (#"<outlet property="" destination="l" id="o"/>"#, "<outlet> has no property"),
    (#"<outlet property="a" id="o"/>"#, "<outlet> has no destination"),
    (#"<action destination="-1" eventType="touchUpInside" id="o"/>"#, "<action> has no selector"),
    (#"<outletCollection property="a" id="o"/>"#, "<outletCollection> has no destination"),
  ]) func connectionThatLacksAnEndIsRefused(_ connection: String, _ message: String) throws {
    #expect(try xib(connection).refusals() == ["\(message); connect it again"])
  }

  @Test func bindingIsRefused() throws {
    let refusals = try xib(#"<binding destination="l" name="value" id="o"/>"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("<binding> in <connections>"))
  }
}
