import Testing

@testable import NibTranslation

/// Tables with prototypes, static cells, headers and footers.
@Suite struct TableTests {
  private func table(_ attributes: String = "", _ content: String = "") -> CompilerFixture {
    CompilerFixture(
      subviews: """
        <tableView \(attributes) id="t"><rect key="frame" x="0" y="0" width="320" height="400"/>\(content)</tableView>
        """)
  }

  private func cell(_ attributes: String = "", _ content: String = "", id: String = "c") -> String {
    """
    <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="\(id)" id="\(id)v">
    <rect key="frame" x="0" y="0" width="320" height="44"/>\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  @Test func tableHasItsStyleTwiceAndItsHeights() throws {
    let table = try table(
      #"style="grouped" separatorStyle="default" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18""#
    ).object("UITableView")
    #expect(table["UITableViewStyle"] == .int8(1) && table["UIStyle"] == .int8(1))
    #expect(table["UISeparatorStyle"] == .int8(1) && table["UISeparatorStyleIOS5AndLater"] == .int8(1))
    #expect(table["UIRowHeight"] == .float(50))
    #expect(table["UISectionHeaderHeight"] == .float(18))
    #expect(table["UIEstimatedRowHeight"] == .float(0))
    #expect(table["UIFillerRowHeight"] == .double(0))
    #expect(table["UISectionHeaderTopPadding"] == .double(-1))
    #expect(table["UIPrefetchingEnabled"] == .bool(true))
    let traits = table.object("UIViewLocalOverrideTraitCollection")
    #expect(traits?.keys == ["UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus"])
  }

  /// The raw values of UITableView.Style.
  @Test(arguments: [("plain", 0), ("grouped", 1), ("insetGrouped", 2)])
  func tableHasTheNumberOfItsStyle(style: String, number: Int) throws {
    #expect(try table(#"style="\#(style)""#).object("UITableView")["UITableViewStyle"]?.integer == number)
  }

  @Test func tableOfAnUnknownStyleIsRefused() throws {
    let refusals = try table(#"style="fancy""#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("use one of grouped, insetGrouped, plain"))
  }

  // MARK: Prototypes

  @Test func prototypeIsANibOfItsOwn() throws {
    let cell = cell(#"reuseIdentifier="Row" customClass="RowCell" customModule="App""#)
    let table = try table("", "<prototypes>\(cell)</prototypes>").object("UITableView")
    let nib = try #require(table.entries("UITableViewCellPrototypeNibs")["Row"])
    #expect(nib.className == "UINib")
    #expect(nib.keys == ["captureEnclosingNIBBundleOnDecode", "archiveData"])
    let inner = try #require(nib.archive)
    let objects = inner.list("UINibTopLevelObjectsKey")
    #expect(objects.map { $0.text("UIProxiedObjectIdentifier") } == ["IBFilesOwner", "IBFirstResponder", nil])
    #expect(objects[2].text("UIClassName") == "_TtC3App7RowCell")
    #expect(objects[2].text("UIOriginalClassName") == "UITableViewCell")
    #expect(objects[2].text("UIReuseIdentifier") == "Row")
    #expect(table.object("UITableViewCellPrototypeNibExternalObjects")?.className == "NSMutableDictionary")
  }

  @Test func prototypeRefersToWhatIsOutsideByPlaceholders() throws {
    let action = #"<action selector="go:" destination="-1" eventType="touchUpInside" id="a"/>"#
    let outlet = #"<outlet property="mate" destination="root" id="o"/>"#
    let button = #"<subviews><button id="b"><connections>\#(action)\#(outlet)</connections></button></subviews>"#
    let table = try table("", "<prototypes>\(cell(#"reuseIdentifier="Row""#, button))</prototypes>").object(
      "UITableView")
    let inner = try #require(table.entries("UITableViewCellPrototypeNibs")["Row"]?.archive)
    #expect(
      inner.connections == [
        "go:: UIButton > UpstreamPlaceholder-1", "mate: UIButton > UpstreamPlaceholder-2",
      ])
    let externals = try #require(table.entries("UITableViewCellPrototypeNibExternalObjects")["Row"])
    let names = externals.graph.elements(of: externals.position)?.compactMap(\.reference).map {
      CompiledObject(graph: externals.graph, position: $0)
    }
    #expect(
      names?.map { $0.text ?? $0.text("UIProxiedObjectIdentifier") ?? $0.className } == [
        "UpstreamPlaceholder-1", "IBFilesOwner", "UpstreamPlaceholder-2", "UIView",
      ])
  }

  @Test(arguments: ["", #"reuseIdentifier="""#]) func prototypeWithoutAnIdentifierIsRefused(_ attribute: String) throws
  {
    let refusals = try table("", "<prototypes>\(cell(attribute))</prototypes>").refusals()
    #expect(refusals.contains { $0.contains("a prototype without a reuseIdentifier") }, "\(refusals)")
  }

  @Test func twoPrototypesOfOneIdentifierAreRefused() throws {
    let cells = [cell(#"reuseIdentifier="Row""#), cell(#"reuseIdentifier="Row""#, id: "d")]
    let refusals = try table("", "<prototypes>\(cells.joined())</prototypes>").refusals()
    #expect(refusals.count == 1 && refusals[0].contains(#"reuseIdentifier="Row""#), "\(refusals)")
    let other = cells[0] + cells[1].replacing("Row", with: "Other")
    #expect(try table("", "<prototypes>\(other)</prototypes>").refusals().isEmpty)
  }

  // MARK: Static cells

  @Test func staticCellsAreRowsOfADataSource() throws {
    let sections = """
      <sections><tableViewSection headerTitle="One" footerTitle="End" id="s1"><cells>\(cell(#"rowHeight="50""#))
      \(cell(id: "d"))</cells></tableViewSection><tableViewSection id="s2"/></sections>
      """
    let source = try table("", sections).object("UITableViewDataSource")
    let found = source.list("UITableSections")
    #expect(found.map { $0.text("UITableSectionHeaderTitle") } == ["One", nil])
    #expect(found[0].keys == ["UITableSectionHeaderTitle", "UITableSectionFooterTitle", "UITableSectionRows"])
    let rows = found[0].list("UITableSectionRows")
    #expect(rows.map { $0["UITableRowHeight"] } == [.float(50), .float(-1)])
    #expect(rows.map { $0.object("UITableRowCell")?.className } == ["UITableViewCell", "UITableViewCell"])
    #expect(found[1].list("UITableSectionRows").isEmpty)
  }

  @Test func secondTableWithStaticCellsIsRefused() throws {
    func table(_ id: String) -> String {
      #"<tableView id="\#(id)"><sections><tableViewSection id="\#(id)s"/></sections></tableView>"#
    }
    let refusals = try CompilerFixture(subviews: table("t") + table("u")).refusals()
    #expect(refusals == ["the compiled form of a second table with static cells is not known; use prototypes"])
    #expect(try CompilerFixture(subviews: table("t")).refusals().isEmpty)
  }

  @Test func cellHasASeparatorAtItsBottom() throws {
    let sections = "<sections><tableViewSection id=\"s\"><cells>\(cell())</cells></tableViewSection></sections>"
    let cell = try table("", sections).object("UITableViewCell")
    let subviews = cell.list("UISubviews")
    #expect(subviews.map(\.className) == ["UITableViewCellContentView", "_UITableViewCellSeparatorView"])
    #expect(subviews[1].geometry("UIBounds") == [0, 0, 312, 1])
    #expect(subviews[1].geometry("UICenter") == [164, 43.5])
    #expect(subviews[0]["UIContentMode"] == .int8(4) && subviews[0]["UIOpaque"] == nil)
    #expect(
      cell.keys.suffix(8) == [
        "UIIndentationWidth", "UISystemBackgroundView", "UIContentConfigurationIdentifier",
        "UIContentConfigurationView", "UIContentView", "UITextLabel", "UIDetailTextLabel", "UIImageView",
      ])
  }

  @Test func cellThatIsNotSelectedAsUsualHasTheSystemsBackground() throws {
    func compiled(_ attributes: String) throws -> CompiledObject {
      let sections =
        "<sections><tableViewSection id=\"s\"><cells>\(cell(attributes))</cells></tableViewSection></sections>"
      return try table("", sections).object("UITableViewCell")
    }
    let plain = try compiled(#"selectionStyle="default" accessoryType="checkmark""#)
    #expect(plain["UISystemBackgroundView"] == .null && plain["UIAccessoryType"] == .int8(3))
    let other = try compiled(#"selectionStyle="none""#)
    #expect(other["UISelectionStyle"] == .int8(0))
    #expect(other["UIDidEncodeCompatibilityBackgroundColor"] == .bool(true))
    #expect(other.object("UISystemBackgroundView")?.className == "_UISystemBackgroundView")
  }

  @Test func labelsOfAStyleBelongToTheCell() throws {
    let label = #"<label text="a" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    let cell = cell(
      #"style="IBUITableViewCellStyleSubtitle" textLabel="l" reuseIdentifier="R""#, "<subviews>\(label)</subviews>")
    let table = try table("", "<prototypes>\(cell)</prototypes>").object("UITableView")
    let inner = try #require(table.entries("UITableViewCellPrototypeNibs")["R"]?.archive?.all("UITableViewCell").first)
    #expect(inner["UITableViewCellStyle"] == .int8(3))
    #expect(inner.object("UITextLabel")?.className == "UITableViewLabel")
    #expect(inner["UIDetailTextLabel"] == .null)
  }

  // MARK: Header and footer

  @Test func headerAndFooterAreSubviewsBelowEachOther() throws {
    let views = ["Header": 20, "Footer": 30].sorted { $0.key > $1.key }.map { name, height in
      """
      <view key="table\(name)View" id="\(name)"><rect key="frame" x="0" y="0" width="320" height="\(height)"/></view>
      """
    }
    let table = try table(#"style="plain""#, views.joined()).object("UITableView")
    #expect(table.object("UITableHeaderView")?.geometry("UICenter") == [160, 10])
    #expect(table.object("UITableFooterView")?.geometry("UICenter") == [160, 35])
    #expect(table.geometry("UIContentSize") == [320, 50])
    #expect(table.list("UISubviews").map { $0.geometry("UIBounds")?.last } == [30, 20])
  }
}
