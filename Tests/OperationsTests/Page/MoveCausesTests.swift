import Testing

@testable import Operations

/// Why the page says that views moved.
@Suite struct MoveCausesTests {
  private static func cause(
    of words: String, _ before: ReportedStoryboard, _ after: ReportedStoryboard
  ) throws -> String? {
    let scene = try #require(PageEntry(.compared(before, after)).scenes.first)
    return try #require(scene.changes?.first { $0.text.contains(words) }).cause
  }

  private static func view(_ id: String, y: Int) -> String {
    """
    <progressView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"> \
    <rect key="frame" x="20" y="\(y)" width="100" height="4"/></progressView>
    """
  }

  /// A view below the label, and a view below that one.
  private static func column(top: Int, first: Int, second: Int) -> ReportedStoryboard {
    func below(_ view: String, _ other: String, _ distance: Int) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="top" secondItem="\(other)" secondAttribute="bottom" \
      constant="\(distance)" id="\(view)-top"/>
      <constraint firstItem="\(view)" firstAttribute="leading" secondItem="\(other)" secondAttribute="leading" \
      id="\(view)-leading"/>
      <constraint firstItem="\(view)" firstAttribute="width" constant="100" id="\(view)-width"/>
      """
    }
    return ReportedStoryboard(
      top: top, views: view("one", y: 200) + view("two", y: 300),
      constraints: below("one", "lab-el-001", first) + below("two", "one", second))
  }

  @Test func twoConstantsThatAddUpAreBothTold() throws {
    let (before, after) = (Self.column(top: 100, first: 8, second: 9), Self.column(top: 120, first: 16, second: 9))
    let cause = try #require(try Self.cause(of: "28 points", before, after))
    #expect(cause.contains("constant 100 → 120 in ") && cause.contains(" and constant 8 → 16 in "))
  }

  @Test func threeConstantsAreTooManyToTell() throws {
    let cause = try Self.cause(
      of: "29 points", Self.column(top: 100, first: 8, second: 9), Self.column(top: 120, first: 16, second: 10))
    #expect(cause == nil)
  }

  /// What stands before a text moves back when the text grows.
  @Test func viewIsToldToGrowWhereverItIsPinned() throws {
    func row(_ text: String) -> ReportedStoryboard {
      ReportedStoryboard(
        views: """
          \(Self.view("bar", y: 300))<label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="text"> \
          <rect key="frame" x="200" y="300" width="100" height="20.5"/></label>
          """,
        constraints: """
          <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" constant="20" id="end"/>
          <constraint firstItem="text" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" \
          constant="300" id="text-top"/>
          <constraint firstItem="text" firstAttribute="leading" secondItem="bar" secondAttribute="trailing" \
          constant="8" id="between"/>
          <constraint firstItem="bar" firstAttribute="top" secondItem="text" secondAttribute="top" id="bar-top"/>
          <constraint firstItem="bar" firstAttribute="width" constant="100" id="bar-width"/>
          """)
    }
    #expect(
      try Self.cause(of: "progress view moved left", row("Buy"), row("Buy it now"))?.hasPrefix(
        #"label "Buy it now" needs to be wider"#) == true)
    #expect(
      try Self.cause(of: "progress view moved right", row("Buy it now"), row("Buy"))?.hasPrefix(
        #"label "Buy" needs to be narrower"#)
        == true)
  }

  @Test func spacingOfAStackViewIsToldOnceOfItsLastView() throws {
    func stack(_ spacing: Int) -> ReportedStoryboard {
      ReportedStoryboard(
        views: """
          <stackView axis="vertical" spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO" id="stack"> \
          <rect key="frame" x="20" y="200" width="100" height="60"/> \
          <subviews>\(Self.view("a", y: 0))\(Self.view("b", y: 12))\(Self.view("c", y: 24))</subviews></stackView>
          """,
        constraints: """
          <constraint firstItem="stack" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" \
          constant="200" id="stack-top"/>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" \
          constant="20" id="stack-leading"/>
          <constraint firstItem="stack" firstAttribute="width" constant="100" id="stack-width"/>
          """)
    }
    #expect(try Self.cause(of: "20 points", stack(8), stack(18)) == "spacing 8 → 18 in stack view")
  }
}
