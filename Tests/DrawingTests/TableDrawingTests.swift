import Testing

@testable import Drawing
@testable import StackModel

/// What a table draws around its cells.
@Suite struct TableDrawingTests {
  @Test func sectionsHaveTheirTitles() throws {
    let drawn = try DrawnDocument(Self.table("style=\"grouped\"", header: "Account", footer: "Shown to friends"))
    #expect(drawn.elements(named: "text").map(\.text) == ["ACCOUNT", "Shown to friends"])
    let header = try #require(drawn.elements(named: "text").first)
    #expect(header.number("y") < 50)
  }

  @Test func plainHeadersKeepTheirCase() throws {
    let drawn = try DrawnDocument(Self.table("style=\"plain\"", header: "Account"))
    #expect(drawn.elements(named: "text").map(\.text) == ["Account"])
  }

  @Test func cellsOfGroupedTablesHaveABackground() throws {
    let grouped = try DrawnDocument(Self.table("style=\"grouped\""), appearance: .dark)
    let plain = try DrawnDocument(Self.table("style=\"plain\""), appearance: .dark)
    #expect(grouped.elements(of: "t").contains { $0.style.contains("#1c1c1e") && $0.number("height") == 88 })
    #expect(!plain.elements(of: "t").contains { $0.style.contains("#1c1c1e") })
  }

  @Test func insetGroupsAreRound() throws {
    let drawn = try DrawnDocument(Self.table("style=\"insetGrouped\""))
    #expect(drawn.elements(of: "t").contains { $0["rx"] == "10" && $0.number("height") == 88 })
  }

  @Test(arguments: [("plain", 2), ("grouped", 2), ("insetGrouped", 1)])
  func linesAreBetweenCells(style: String, count: Int) throws {
    let drawn = try DrawnDocument(Self.table("style=\"\(style)\""))
    #expect(Self.lines(drawn).count == count)
  }

  @Test func tableWithoutSeparatorsHasNone() throws {
    let drawn = try DrawnDocument(Self.table("style=\"plain\" separatorStyle=\"none\""))
    #expect(Self.lines(drawn).isEmpty)
  }

  @Test func linesBeginWhereTheTableSays() throws {
    let inset = "<inset key=\"separatorInset\" minX=\"40\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
    let drawn = try DrawnDocument(Self.table("style=\"plain\"", more: inset))
    #expect(Self.lines(drawn).allSatisfy { $0.number("x") == 40 })
  }

  private static func lines(_ drawn: DrawnDocument) -> [DrawnElement] {
    drawn.elements(of: "t").filter { $0.name == "rect" && $0["height"] == "0.5" }
  }

  private static func table(
    _ attributes: String, header: String? = nil, footer: String? = nil, more: String = ""
  ) -> String {
    let titles =
      (header.map { " headerTitle=\"\($0)\"" } ?? "") + (footer.map { " footerTitle=\"\($0)\"" } ?? "")
    let cells = [(50, "a"), (94, "b")].map { y, id in
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="300" height="44"/>\
      <tableViewCellContentView key="contentView" id="\(id)c"><rect key="frame" x="0" y="0" width="300" height="44"/>\
      </tableViewCellContentView></tableViewCell>
      """
    }
    return """
      <tableView \(attributes) dataMode="static" id="t"><rect key="frame" x="0" y="0" width="300" height="200"/>\(more)\
      <sections><tableViewSection\(titles) id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>\
      </tableView>
      """
  }
}
