import Testing

@testable import Operations

/// How the page describes changed bars.
@Suite struct BarComparisonTests {
  private static func changes(
    _ before: ReportedStoryboard, _ after: ReportedStoryboard
  ) throws -> [PageEntry.Scene.Change] {
    try #require(PageEntry(.compared(before, after)).scenes.first).changes ?? []
  }

  /// A screen below a navigation bar and above a toolbar.
  private static func screen(
    title: String = "Inbox", buttons: String = #"<barButtonItem title="Save" id="save"/>"#, tools: String = ""
  ) -> ReportedStoryboard {
    ReportedStoryboard(
      controller: """
        <toolbarItems>\(tools)</toolbarItems>
        <navigationItem key="navigationItem" title="\(title)" id="item">
          <rightBarButtonItems>\(buttons)</rightBarButtonItems>
        </navigationItem>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
        """)
  }

  @Test func titleIsOutlinedInItsBar() throws {
    let changes = try Self.changes(Self.screen(), Self.screen(title: "Mail"))
    #expect(changes.map(\.text) == [#"navigation item "Mail": title "Inbox" → "Mail""#])
    let rect = try #require(changes.first?.after?.first)
    #expect(rect[0] > 100 && rect[0] + rect[2] < 275 && rect[1] == 20 && rect[3] == 44)
    #expect(try Self.changes(Self.screen(), Self.screen()).isEmpty)
  }

  @Test func buttonsThatComeAndGoAreOutlined() throws {
    let add = #"<barButtonItem systemItem="add" id="add"/>"#
    let changes = try Self.changes(Self.screen(), Self.screen(buttons: add))
    #expect(Set(changes.map(\.kind)) == ["added", "removed"])
    #expect(changes.first { $0.kind == "added" }?.after?.count == 1)
    #expect(changes.first { $0.kind == "removed" }?.before?.count == 1)
    #expect(changes.allSatisfy { $0.text.hasPrefix("bar button item") })
  }

  @Test func buttonsOfAToolbarAreOutlinedAtTheBottom() throws {
    func tools(_ title: String) -> ReportedStoryboard {
      Self.screen(tools: #"<barButtonItem title="\#(title)" id="tool"/>"#)
    }
    let changes = try Self.changes(tools("Move"), tools("Copy"))
    #expect(changes.map(\.text) == [#"bar button item "Copy": title "Move" → "Copy""#])
    #expect(try #require(changes.first?.after?.first)[1] == 618)
  }

  @Test func changeOfAButtonThatIsNotSeenIsNotTold() throws {
    func save(_ tag: Int) -> String { #"<barButtonItem title="Save" tag="\#(tag)" id="save"/>"# }
    let mail = Self.screen(title: "Mail", buttons: save(2))
    #expect(try Self.changes(Self.screen(buttons: save(1)), mail).map(\.view) == [nil])
    #expect(try Self.changes(Self.screen(buttons: save(1)), Self.screen(buttons: save(2))).isEmpty)
  }

  @Test func colorOfABarOutlinesTheBar() throws {
    func navigation(_ red: Int) -> ReportedStoryboard {
      ReportedStoryboard(
        scenes: """
          <scene sceneID="navigation"><objects>
            <navigationController id="navigation-controller" sceneMemberID="viewController">
              <navigationBar key="navigationBar" id="bar">
                <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                <color key="barTintColor" red="\(red)" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/>
              </navigationBar>
              <connections>
                <segue destination="con-tr-001" kind="relationship" relationship="rootViewController" id="root"/>
              </connections>
            </navigationController>
          </objects></scene>
          """)
    }
    let changes = try Self.changes(navigation(0), navigation(1))
    #expect(changes.count == 1 && changes.first?.text.hasPrefix("navigation bar: bar tint") == true)
    #expect(changes.first?.after == [[0, 20, 375, 44]])
  }

  @Test func buttonsOfABarAmongTheViewsAreOutlined() throws {
    func bar(_ title: String) -> ReportedStoryboard {
      ReportedStoryboard(
        views: """
          <toolbar fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
            <rect key="frame" x="0.0" y="300" width="375" height="44"/>
            <items><barButtonItem title="\(title)" id="tool"/></items>
          </toolbar>
          """)
    }
    let changes = try Self.changes(bar("Move"), bar("Copy"))
    #expect(changes.map(\.text) == [#"bar button item "Copy": title "Move" → "Copy""#])
    #expect(try #require(changes.first?.after?.first)[1] == 300)
  }
}
