import Testing

@testable import Drawing
@testable import StackModel

/// Bars look as their style, their items and the design of the system say.
@Suite struct BarDrawingTests {
  private static let done = "<barButtonItem title=\"Go\" style=\"done\" id=\"b\"/>"
  private static let plain = "<barButtonItem title=\"Go\" id=\"b\"/>"

  @Test func blackBarHasAWhiteTitle() throws {
    func drawn(_ attributes: String) throws -> (bar: String, title: String) {
      let elements = try Self.bar(
        "navigationBar", attributes, "<navigationItem title=\"Title\" id=\"n\"/>", iOS: 18)
      return (
        try #require(elements.first { $0.name == "rect" }).style,
        try #require(elements.first { $0.name == "text" }).style
      )
    }
    let (standard, black) = (try drawn(""), try drawn("barStyle=\"black\""))
    #expect(black.title.contains("fill:#ffffff") && !standard.title.contains("fill:#ffffff"))
    #expect(black.bar != standard.bar)
  }

  /// The title stands in the middle, and beside it only where the items leave no room there.
  @Test(arguments: [("Title", 0.0), ("A title of some length", 10)])
  func longTitleMovesAside(title: String, distance: Double) throws {
    let item = "<barButtonItem key=\"leftBarButtonItem\" title=\"Back to all\" id=\"l\"/>"
    let elements = try Self.bar(
      "navigationBar", "", "<navigationItem title=\"\(title)\" id=\"n\">\(item)</navigationItem>", iOS: 18)
    let text = try #require(elements.last { $0.name == "text" && $0.text == title })
    let bar = try #require(elements.first { $0.name == "rect" })
    let middle = bar.number("x") + bar.number("width") / 2
    let width = TextMetrics(.system(17, weight: .semibold), TextEnvironment()).width(of: title)
    #expect(abs(text.number("x") + width / 2 - middle) <= 1 || distance > 0)
    #expect(text.number("x") + width / 2 - middle >= distance - 1)
  }

  @Test func buttonThatCompletesSomethingIsBold() throws {
    func style(_ item: String) throws -> String {
      try #require(Self.bar("toolbar", "", item, iOS: 18).first { $0.name == "text" }).style
    }
    #expect(try style(Self.done).contains("font-weight:600"))
    #expect(try !style(Self.plain).contains("font-weight:600"))
  }

  @Test func disabledButtonIsDimmed() throws {
    func style(_ attributes: String) throws -> String {
      try #require(
        Self.bar("toolbar", "", "<barButtonItem title=\"Go\" \(attributes) id=\"b\"/>", iOS: 18)
          .first { $0.name == "text" }
      ).style
    }
    #expect(try style("").contains("fill:#007aff"))
    #expect(try !style("enabled=\"NO\"").contains("fill:#007aff"))
  }

  @Test func tabHasABadge() throws {
    func texts(_ attributes: String) throws -> [String] {
      try Self.bar("tabBar", "", "<tabBarItem title=\"Inbox\" \(attributes) id=\"t\"/>", iOS: 18)
        .filter { $0.name == "text" }.map(\.text)
    }
    #expect(try texts("badgeValue=\"3\"") == ["Inbox", "3"])
    #expect(try texts("") == ["Inbox"])
  }

  @Test func selectedTabIsTinted() throws {
    let tabs = "<tabBarItem title=\"One\" id=\"t1\"/><tabBarItem title=\"Two\" id=\"t2\"/>"
    let texts = try Self.bar("tabBar", "selectedItem=\"t2\"", tabs, iOS: 18).filter { $0.name == "text" }
    #expect(texts.map { $0.style.contains("fill:#007aff") } == [false, true])
  }

  @Test(arguments: [("navigationBar", "navigationItem"), ("toolbar", "barButtonItem"), ("tabBar", "tabBarItem")])
  func barHasNoBackgroundOfItsOwnOnGlass(element: String, item: String) throws {
    func isFilled(iOS version: Int) throws -> Bool {
      try Self.bar(element, "", "<\(item) title=\"Go\" id=\"i\"/>", iOS: version)
        .contains { $0.name == "rect" && $0.number("width") == 300 }
    }
    #expect(try isFilled(iOS: 18))
    #expect(try !isFilled(iOS: 26))
  }

  @Test func glassIsAroundButtonsWithoutASpaceBetweenThem() throws {
    func capsules(_ items: String, iOS version: Int = 26) throws -> Int {
      try Self.bar("toolbar", "", items, iOS: version).count { $0.name == "rect" && $0.number("rx") > 0 }
    }
    let space = "<barButtonItem systemItem=\"flexibleSpace\" id=\"s\"/>"
    let other = "<barButtonItem title=\"Stop\" id=\"c\"/>"
    #expect(try capsules(Self.plain + other) == 1)
    #expect(try capsules(Self.plain + space + other) == 2)
    #expect(try capsules(Self.plain + space + other, iOS: 18) == 0)
  }

  private static func bar(
    _ element: String, _ attributes: String, _ items: String, iOS version: Int
  ) throws -> [DrawnElement] {
    try DrawnDocument(
      """
      <\(element) \(attributes) id="v"><rect key="frame" x="10" y="20" width="300" height="49"/>\
      <items>\(items)</items></\(element)>
      """, options: LayoutOptions(iOSVersion: version)
    ).elements(of: "v")
  }
}
