import Testing

/// Buttons, switches, sliders and bars.
@Suite struct ControlTests {
  @Test func buttonHasItsContentByTheNumbersOfStates() throws {
    let button = try CompilerFixture(
      subviews: """
        <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="b">
        <state key="normal" title="Go"/><state key="highlighted" title="Going"/>
        <state key="disabled" title="Gone"/><state key="selected" title="Went"/></button>
        """
    ).object("UIButton")
    let list = try #require(button.object("UIButtonStatefulContent"))
    #expect(list.className == "NSMutableDictionary")
    let entries = button.graph.entries(in: "UIButtonStatefulContent", of: button.position)
    let states = entries.map { CompiledObject(graph: button.graph, position: $0.key)["NS.intval"]?.integer }
    let titles = entries.map { CompiledObject(graph: button.graph, position: $0.value).text("UITitle") }
    #expect(states == [0, 1, 2, 4])
    #expect(titles == ["Go", "Going", "Gone", "Went"])
  }

  @Test func buttonHasItsOwnKeysInTheirOrder() throws {
    let button = try CompilerFixture(
      subviews: #"<button opaque="NO" buttonType="system" id="b"><state key="normal" title="Go"/></button>"#
    ).object("UIButton")
    #expect(
      button.keys.drop { $0 != "UIButtonStatefulContent" } == [
        "UIButtonStatefulContent", "UIAdjustsImageWhenHighlighted", "UIAdjustsImageWhenDisabled", "UIButtonType",
        "UIFont", "UIButtonConfiguration",
      ])
    #expect(button["UIButtonType"] == .int8(1))
    #expect(button["UIOpaque"] == nil)
    #expect(button["UIButtonConfiguration"] == .null)
  }

  @Test func buttonOfItsOwnLookHasNoType() throws {
    let button = try CompilerFixture(subviews: #"<button id="b"/>"#).object("UIButton")
    #expect(button["UIButtonType"] == nil)
    #expect(button["UIButtonStatefulContent"] == nil)
    #expect(button.object("UIFont")?["UIFontPointSize"] == .double(18))
  }

  @Test func lineBreakModeOfAButtonIsLeftOutInTheMiddleOnly() throws {
    func mode(_ name: String) throws -> Int? {
      try CompilerFixture(subviews: #"<button lineBreakMode="\#(name)" id="b"/>"#).object("UIButton")[
        "UILineBreakMode"]?.integer
    }
    #expect(try mode("middleTruncation") == nil)
    #expect(try mode("tailTruncation") == 4)
    #expect(try mode("wordWrap") == 0)
  }

  @Test func insetsOfAButtonStartAtTheTopAndGoRoundByTheLeft() throws {
    let button = try CompilerFixture(
      subviews: #"<button id="b"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/></button>"#
    ).object("UIButton")
    #expect(button.geometry("UIContentEdgeInsets") == [2, 1, 4, 3])
  }

  @Test func titleColorAndImageOfAStateFollowItsTitle() throws {
    let content = try CompilerFixture(
      subviews: """
        <button id="b"><state key="normal" title="Go" image="arrow" backgroundImage="plate">
        <color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </state></button>
        """
    ).object("UIButtonContent")
    #expect(content.keys == ["UITitle", "UIImage", "UIBackgroundImage", "UITitleColor"])
  }

  @Test func switchIsEnabledAndOn() throws {
    let view = try CompilerFixture(
      subviews: #"<switch on="YES" horizontalHuggingPriority="251" verticalHuggingPriority="251" id="s"/>"#
    ).object("UISwitch")
    #expect(view["UISwitchEnabled"] == .bool(true))
    #expect(view["UISwitchOn"] == .bool(true))
    #expect(view["UIDisabled"] == nil)
    #expect(view["UIViewContentHuggingPriority"] == nil)
  }

  @Test func disabledSwitchSaysSoInItsControl() throws {
    let view = try CompilerFixture(subviews: #"<switch enabled="NO" id="s"/>"#).object("UISwitch")
    #expect(view["UISwitchEnabled"] == nil)
    #expect(view["UIDisabled"] == .bool(true))
    #expect(view["UISwitchOn"] == nil)
  }

  @Test func sliderGoesFromNothingToOne() throws {
    let slider = try CompilerFixture(
      subviews: #"<slider value="0.5" minValue="0.0" maxValue="1" horizontalHuggingPriority="1" id="s"/>"#
    ).object("UISlider")
    #expect(slider["UIValue"] == .float(0.5))
    #expect(slider.text("UIViewContentHuggingPriority") == "{250, 250}")
  }

  @Test func sliderOfAnotherRangeIsRefused() throws {
    let refusals = try CompilerFixture(subviews: #"<slider minValue="0.0" maxValue="10" id="s"/>"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("maxValue other than 1"))
  }

  @Test func toolbarIsFiftyPointsHighAndHasItsItems() throws {
    let bar = try CompilerFixture(
      subviews: """
        <toolbar translucent="NO" id="t"><rect key="frame" x="0" y="100" width="320" height="50"/>
        <items><barButtonItem systemItem="flexibleSpace" id="i1"/><barButtonItem title="Done" style="done" id="i2"/>
        </items></toolbar>
        """
    ).object("UIToolbar")
    #expect(bar.geometry("UIBounds") == [0, 0, 320, 50])
    #expect(bar.geometry("UICenter") == [160, 125])
    #expect(bar["UIBarPosition"] == .int8(1))
    #expect(bar["UIBarTranslucence"] == .int8(2))
    let items = bar.list("UIItems")
    #expect(items.map { $0["UISystemItem"]?.integer } == [5, nil])
    #expect(items.map { $0["UIIsSystemItem"] } == [.bool(true), nil])
    #expect(items[1].text("UITitle") == "Done" && items[1]["UIStyle"] == .int8(2))
    #expect(items.allSatisfy { $0["UIEnabled"] == .bool(true) })
  }

  @Test func indicatorHasItsStyleInBothGenerations() throws {
    let view = try CompilerFixture(
      subviews: #"<activityIndicatorView animating="YES" hidesWhenStopped="NO" style="gray" id="a"/>"#
    ).object("UIActivityIndicatorView")
    #expect(
      view.keys.suffix(5) == [
        "UIActivityIndicatorViewStyle-Modern", "UIActivityIndicatorViewStyle", "UIHidesWhenStopped", "UIAnimating",
        "UIColor",
      ])
    #expect(view["UIActivityIndicatorViewStyle"] == .int8(2))
  }

  @Test(arguments: [
    (#"<button buttonType="infoDark" id="b"/>"#, "infoDark"),
    (#"<button id="b"><buttonConfiguration key="configuration" style="filled"/></button>"#, "<buttonConfiguration"),
    (#"<button id="b"><state key="focused" title="Go"/></button>"#, "focused"),
    (#"<stepper id="s"/>"#, "<stepper>"),
  ]) func controlOfAnotherFormIsRefused(_ control: String, _ name: String) throws {
    let refusals = try CompilerFixture(subviews: control).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(name), "\(refusals)")
  }

  @Test(arguments: [
    #"<button buttonType="roundedRect" id="b"/>"#, #"<button id="b"><state key="selected" title="Go"/></button>"#,
    #"<switch contentHorizontalAlignment="center" id="s"/>"#,
  ]) func controlOfAKnownFormCompiles(_ control: String) throws {
    #expect(try CompilerFixture(subviews: control).refusals().isEmpty)
  }
}
