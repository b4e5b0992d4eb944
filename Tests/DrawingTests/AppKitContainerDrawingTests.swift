import Testing

@testable import Drawing
@testable import StackModel

/// Containers, windows, matrices and path controls of macOS.
@Suite struct AppKitContainerDrawingTests {
  @Test(arguments: [("thin", "line"), ("paneSplitter", "rect"), ("thick", "circle")])
  func dividerStandsBetweenTwoPanes(style: String, shape: String) throws {
    func shapes(of panes: [String]) throws -> [DrawnElement] {
      try Self.drawn(
        """
        <splitView dividerStyle="\(style)" vertical="YES" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>\
        <subviews>\(panes.joined())</subviews></splitView>
        """
      ).elements(of: "v").filter { $0.name == shape }
    }
    let (left, right) = (Self.pane("a", x: 0, width: 90), Self.pane("b", x: 99, width: 101))
    let divider = try #require(try shapes(of: [left, right]).first)
    let x = ["x1", "x", "cx"].map { divider.number($0) }.max() ?? 0
    #expect(x > 90 && x < 99)
    #expect(try shapes(of: [left]).isEmpty)
  }

  @Test func windowHasTheItemsOfItsToolbar() throws {
    let texts = try Self.window(mode: "iconAndLabel").elements(named: "text")
    #expect(texts.map(\.text) == ["Title", "Add", "Fonts"])
    #expect(try #require(texts.last).number("x") > 250)
    #expect(try Self.window(mode: "iconOnly").elements(named: "text").map(\.text) == ["Title"])
  }

  @Test func toolbarMakesAWindowHigher() throws {
    let heights = try ["iconAndLabel", "labelOnly", nil].map {
      try #require(Self.window(mode: $0).elements(named: "svg").first).number("height")
    }
    #expect(heights == [178, 154, 128])
  }

  @Test func matrixHasItsCellsInRowsAndColumns() throws {
    func cell(_ title: String, _ attributes: String = "") -> String {
      "<buttonCell type=\"radio\" title=\"\(title)\" \(attributes) id=\"\(title)\"/>"
    }
    let elements = try Self.drawn(
      """
      <matrix id="v"><rect key="frame" x="0" y="0" width="164" height="38"/><size key="cellSize" width="80" height="18"/>\
      <size key="intercellSpacing" width="4" height="2"/><cells><column>\(cell("A", "state=\"on\""))\(cell("B"))</column>\
      <column>\(cell("C"))\(cell("D"))</column></cells></matrix>
      """
    ).elements(of: "v")
    let texts = elements.filter { $0.name == "text" }
    #expect(texts.map(\.text) == ["A", "B", "C", "D"])
    #expect(texts[1].number("y") - texts[0].number("y") == 20)
    #expect(texts[2].number("x") - texts[0].number("x") == 84)
    #expect(elements.count { $0.name == "circle" } == 1)
  }

  /// A matrix keeps a color that it does not draw.
  @Test(arguments: [("", 0), ("drawsBackground=\"YES\"", 1)])
  func matrixDrawsItsBackgroundIfItSaysSo(attributes: String, count: Int) throws {
    let elements = try Self.drawn(
      """
      <matrix \(attributes) id="v"><rect key="frame" x="0" y="0" width="80" height="18"/>\
      <size key="cellSize" width="80" height="18"/><cells><column/></cells>\
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></matrix>
      """
    ).elements(of: "v")
    #expect(elements.count { $0.style.contains("fill:#ff0000") } == count)
  }

  /// Only the colors of custom boxes are drawn.
  @Test(arguments: [("", 0), ("boxType=\"custom\"", 1)])
  func boxHasColorsIfItIsCustom(attributes: String, count: Int) throws {
    let elements = try Self.drawn(
      """
      <box \(attributes) borderType="line" id="v"><rect key="frame" x="0" y="0" width="80" height="40"/>\
      <view key="contentView" id="c"/>\
      <color key="fillColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></box>
      """
    ).elements(of: "v")
    #expect(elements.count { $0.style.contains("fill:#ff0000") } == count)
  }

  @Test func pathControlHasTheFoldersOfItsPath() throws {
    func texts(_ style: String) throws -> [String] {
      try Self.drawn(
        """
        <pathControl id="v"><rect key="frame" x="0" y="0" width="300" height="22"/><pathCell key="cell" \(style) id="c">\
        <url key="url" string="file:///Users/Shared/"/></pathCell></pathControl>
        """
      ).elements(named: "text").map(\.text)
    }
    #expect(try texts("") == ["Users", "Shared"])
    #expect(try texts("pathStyle=\"popUp\"") == ["Shared"])
  }

  @Test(arguments: [
    ("topTabsBezelBorder", 6.0), ("bottomTabsBezelBorder", 74), ("leftTabsBezelBorder", nil),
    ("rightTabsBezelBorder", nil),
  ])
  func tabsStandAtTheirEdge(type: String, y: Double?) throws {
    let tabs = try Self.tabs(type).filter { $0.name == "text" }
    #expect(tabs.map(\.text) == ["One", "Two"])
    if let y { #expect(tabs[0].origin.y == y + 100) }
  }

  @Test func tabViewWithoutTabsHasItsBorder() throws {
    func names(_ type: String) throws -> [String] { try Self.tabs(type).map(\.name).filter { $0 != "g" } }
    #expect(try names("noTabsBezelBorder") == ["rect"])
    #expect(try names("noTabsLineBorder") == ["rect"])
    #expect(try names("noTabsNoBorder").isEmpty)
  }

  @Test func cellOfATableStandsInItsColumn() throws {
    let columns = ["One", "Two"].map { name in
      """
      <tableColumn width="90" id="column\(name)"><prototypeCellViews><tableCellView id="cell\(name)"><rect key="frame" x="1" \
      y="1" width="90" height="17"/><subviews><textField id="text\(name)"><rect key="frame" x="0" y="0" width="80" \
      height="17"/><textFieldCell key="cell" title="\(name)"/></textField></subviews></tableCellView></prototypeCellViews>\
      </tableColumn>
      """
    }
    let texts = try Self.drawn(
      """
      <tableView viewBased="YES" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><size \
      key="intercellSpacing" width="4" height="2"/><tableColumns>\(columns.joined())</tableColumns></tableView>
      """
    ).elements(named: "text")
    #expect(texts.map(\.text) == ["One", "Two"])
    #expect(texts[1].origin.x - texts[0].origin.x == 93)
  }

  @Test func titleOfABoxStandsWhereItsPositionSays() throws {
    func y(_ position: String) throws -> Double {
      let elements = try Self.drawn(
        """
        <box title="Title" titlePosition="\(position)" id="v"><rect key="frame" x="0" y="0" width="160" height="80"/><view \
        key="contentView" id="c"><rect key="frame" x="3" y="3" width="154" height="60"/></view></box>
        """)
      return try #require(elements.elements(named: "text").first).number("y")
    }
    #expect(try y("atTop") < 20)
    #expect(try y("belowBottom") > 60)
  }

  @Test func effectViewHasTheFillOfItsMaterial() throws {
    func fills(_ material: String) throws -> [String] {
      try Self.drawn(
        """
        <visualEffectView material="\(material)" id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>\
        </visualEffectView>
        """
      ).elements(of: "v").filter { $0.name == "rect" }.map(\.style)
    }
    #expect(try fills("sidebar").count == 1)
    #expect(try fills("sidebar") != fills("dark"))
  }

  private static func pane(_ id: String, x: Double, width: Double) -> String {
    "<customView id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"100\"/></customView>"
  }

  private static func tabs(_ type: String) throws -> [DrawnElement] {
    try drawn(
      """
      <tabView type="\(type)" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><tabViewItems><tabViewItem \
      label="One" id="i1"/><tabViewItem label="Two" id="i2"/></tabViewItems></tabView>
      """
    ).elements(of: "v")
  }

  @Test func toolbarShowsTheViewsOfItsItems() throws {
    let search = """
      <toolbarItem implicitItemIdentifier="search" label="Search" id="search"><searchField key="view" id="field">\
      <rect key="frame" x="0" y="14" width="96" height="22"/><searchFieldCell key="cell" title="Name" borderStyle="bezel" \
      bezelStyle="round"/></searchField></toolbarItem>
      """
    let drawn = try Self.window(mode: "iconAndLabel", item: search)
    let text = try #require(drawn.elements(of: "field").first { $0.name == "text" })
    #expect(text.text == "Name" && text.origin.y < 0)
    #expect(try Self.window(mode: "labelOnly", item: search).elements(of: "field").isEmpty)
  }

  /// - Parameter mode: The toolbar's display mode; nil for no toolbar.
  private static func window(mode: String?, item: String = "") throws -> DrawnDocument {
    let toolbar = mode.map { mode in
      """
      <toolbar key="toolbar" displayMode="\(mode)" id="bar"><allowedToolbarItems><toolbarItem implicitItemIdentifier="add" \
      label="Add" image="NSAddTemplate" id="add"/><toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" \
      id="space"/><toolbarItem implicitItemIdentifier="NSToolbarShowFontsItem" id="fonts"/><toolbarItem \
      implicitItemIdentifier="more" label="More" id="more"/></allowedToolbarItems><defaultToolbarItems>\(item)<toolbarItem \
      reference="add"/><toolbarItem reference="space"/><toolbarItem reference="fonts"/></defaultToolbarItems></toolbar>
      """
    }
    return try DrawnDocument(
      text: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa"><objects><window title="Title" id="w"><windowStyleMask key="styleMask" titled="YES"/>\
        <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="100"/></view>\(toolbar ?? "")\
        </window></objects></document>
        """)
  }

  private static func drawn(_ views: String) throws -> DrawnDocument { try DrawnDocument(views, platform: .macOS) }
}
