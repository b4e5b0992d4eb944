import Testing

@testable import DocumentChanges

@Suite struct OrderTableTests {
  private let table = OrderTable(
    Array(
      """
      attributes mac view
       id key
      attributes touch view
       key id
       <17000 id old
       >16999 old key
      """.utf8))

  private func names(_ platform: DocumentPlatform, _ names: [String], _ version: Int = 0) -> [String]? {
    let order = table.order(of: .attributes, platform, "view", toolsVersion: version)
    return order?.arrangement(of: names)?.map { names[$0] }
  }

  @Test func platformsHaveOrdersOfTheirOwn() {
    #expect(names(.mac, ["key", "id"]) == ["id", "key"])
    #expect(names(.touch, ["id", "key"]) == ["key", "id"])
    #expect(names(.watch, ["id", "key"]) == nil)
  }

  @Test func versionsHaveOrdersOfTheirOwn() {
    #expect(names(.touch, ["old", "key", "id"], 16999) == ["key", "id", "old"])
    #expect(names(.touch, ["key", "id", "old"], 17000) == ["old", "key", "id"])
  }

  @Test func elementsWithoutOrderHaveNone() {
    #expect(table.order(of: .children, .touch, "view", toolsVersion: 17000) == nil)
    #expect(table.order(of: .attributes, .touch, "label", toolsVersion: 17000) == nil)
  }

  @Test func xcodesTableHasViewsOfAllVersions() throws {
    let old = try #require(OrderTable.xcode.order(of: .children, .touch, "view", toolsVersion: 16097))
    let new = try #require(OrderTable.xcode.order(of: .children, .touch, "view", toolsVersion: 32700))
    #expect(old.precedes("constraints", "viewLayoutGuide:safeArea"))
    #expect(new.precedes("viewLayoutGuide:safeArea", "constraints"))
    #expect(old.precedes("rect:frame", "subviews"))
    #expect(new.precedes("subviews", "constraints"))
  }
}
