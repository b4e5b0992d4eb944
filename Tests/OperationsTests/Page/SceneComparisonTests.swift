import Testing

@testable import Operations
@testable import Support

/// How the page describes a changed screen.
@Suite struct SceneComparisonTests {
  private static func scene(_ before: ReportedStoryboard, _ after: ReportedStoryboard) throws -> PageEntry.Scene {
    try #require(PageEntry(.compared(before, after)).scenes.first)
  }

  private static func view(
    _ id: String, _ frame: String, _ subviews: String = "", attributes: String = "", red: Int? = 1
  ) -> String {
    let numbers = zip(["x", "y", "width", "height"], frame.split(separator: " ")).map { "\($0)=\"\($1)\"" }
    let fill =
      red.map {
        """
        <color key="backgroundColor" red="\($0)" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        """
      } ?? ""
    return """
      <view \(attributes) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" \(numbers.joined(separator: " "))/><subviews>\(subviews)</subviews>\(fill)
      </view>
      """
  }

  private static func views(_ views: String...) -> ReportedStoryboard { ReportedStoryboard(views: views.joined()) }

  @Test func viewThatMovedIsToldWithItsCauseAndBothPlaces() throws {
    let document = PageDocument.compared(ReportedStoryboard(), ReportedStoryboard(top: 180))
    let scene = try #require(PageEntry(document).scenes.first)
    #expect(scene.change == "changed" && scene.changes?.count == 1)
    let change = try #require(scene.changes?.first)
    #expect(change.kind == "moved" && change.text == "label \"Hello\" moved down by 80 points")
    #expect(change.cause?.hasPrefix("constant 100 → 180 in ") == true)
    #expect(change.before?.map { $0[1] } == [100] && change.after?.map { $0[1] } == [180])
    #expect(
      document.summary.string.contains("- screen Welcome changed: label \"Hello\" moved down by 80 points, because "))
  }

  /// Versions of Xcode draw the status bar of a phone without a home button in other places.
  @Test func whatTheSystemShowsIsNoChange() throws {
    let device = (id: "retina6_1", width: 414, height: 896)
    let before = ReportedStoryboard(tools: 20_037, device: device)
    #expect(try Self.scene(before, ReportedStoryboard(tools: 22_155, device: device)).change == nil)
    #expect(try Self.scene(before, ReportedStoryboard(top: 120, tools: 22_155, device: device)).change == "changed")
  }

  /// On macOS 26 and iOS 26, controls have other sizes: what was is drawn as the Xcode of today draws it.
  @Test func saveByAnotherXcodeIsNoChange() throws {
    let toggle = """
      <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="swi-tc-001">
        <rect key="frame" x="20" y="300" width="51" height="31"/>
      </switch>
      """
    func storyboard(_ tools: Int, top: Int = 300) -> ReportedStoryboard {
      let places = [("leading", 20), ("top", top)].map { attribute, constant in
        """
        <constraint firstItem="swi-tc-001" firstAttribute="\(attribute)" secondItem="roo-tv-001" \
        secondAttribute="\(attribute)" constant="\(constant)" id="swi-tc-\(attribute)"/>
        """
      }
      return ReportedStoryboard(views: toggle, constraints: places.joined(), tools: tools)
    }
    let widths = try [22_155, 24_412].map { tools in
      let layout = try #require(storyboard(tools).report.document?.layout)
      return try #require(layout.views.first { $0.view.id == "swi-tc-001" }).frame.width
    }
    #expect(widths[0] != widths[1])
    #expect(try Self.scene(storyboard(22_155), storyboard(24_412)).change == nil)
    let moved = try Self.scene(storyboard(22_155), storyboard(24_412, top: 320))
    #expect(moved.changes?.map(\.text) == ["switch moved down by 20 points"])
  }

  @Test func otherDeviceIsNoChange() throws {
    let before = ReportedStoryboard(device: (id: "retina4_7", width: 375, height: 667))
    let device = (id: "retina6_12", width: 393, height: 852)
    #expect(try Self.scene(before, ReportedStoryboard(device: device)).change == nil)
    #expect(try Self.scene(before, ReportedStoryboard(top: 120, device: device)).change == "changed")
  }

  @Test func sizeThatFollowsFromSimulatedBarsIsNoChange() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let after = ReportedStoryboard(controller: bar, device: (id: "retina4_7", width: 375, height: 603))
    #expect(try Self.scene(ReportedStoryboard(), after).change == nil)
  }

  /// A controller of freeform size has the size that its author gave it.
  @Test func freeformSizeIsAChange() throws {
    func storyboard(_ height: Int) -> ReportedStoryboard {
      ReportedStoryboard(
        controller: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
        device: (id: "retina4_7", width: 375, height: height))
    }
    #expect(try Self.scene(storyboard(300), storyboard(300)).unseen == nil)
    // The view has no background, so nobody sees that it grew.
    #expect(try Self.scene(storyboard(300), storyboard(400)).unseen?.map(\.text).isEmpty == false)
  }

  @Test func sameColorInAnotherSpaceIsNoChange() throws {
    func storyboard(_ color: String) -> ReportedStoryboard {
      Self.views(
        """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="10" y="200" width="50" height="20"/><color key="backgroundColor" alpha="1" \(color)/>
        </view>
        """, Self.view("b", "10 300 50 20", red: 0))
    }
    let black = "red=\"0.0\" green=\"0.0\" blue=\"0.0\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    let gray = "white=\"0.0\" colorSpace=\"calibratedWhite\""
    #expect(try Self.scene(storyboard(gray), storyboard(black)).change == nil)
    let dim = gray.replacing("0.0", with: "0.1")
    #expect(try Self.scene(storyboard(dim), storyboard(black)).change == "changed")
  }

  @Test func viewThatBecomesHiddenIsToldAndOutlined() throws {
    let shown = Self.views(Self.view("a", "10 200 50 20"))
    let hidden = Self.views(Self.view("a", "10 200 50 20", attributes: "hidden=\"YES\""))
    for (before, after) in [(shown, hidden), (hidden, shown)] {
      let scene = try Self.scene(before, after)
      #expect(scene.change == "changed" && scene.changes?.count == 1)
      let change = try #require(scene.changes?.first)
      #expect(change.text.hasPrefix("view: hidden o"), "\(change.text)")
      #expect(change.before?.first?.prefix(2) == [10, 200] && change.after?.first?.prefix(2) == [10, 200])
    }
    #expect(try Self.scene(hidden, hidden).change == nil)
  }

  @Test func whatIsNewIsNamedAfterWhatItHolds() throws {
    let label =
      "<label text=\"Total\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"20\"/></label>"
    let scene = try Self.scene(Self.views(), Self.views(Self.view("a", "10 200 50 20", label)))
    #expect(scene.changes?.map(\.text) == ["view with label \"Total\" is new"])
  }

  @Test func changedTextIsToldOfItsLabel() throws {
    let change = try #require(Self.scene(ReportedStoryboard(), ReportedStoryboard(text: "Hi")).changes?.first)
    #expect(change.kind == "changed" && change.text == "label \"Hi\": text \"Hello\" → \"Hi\"" && change.view == 1)
  }

  @Test func viewsThatMoveTogetherAreOneChange() throws {
    let change = try Self.scene(
      Self.views(Self.view("a", "0 200 50 20"), Self.view("b", "60 200 50 20", Self.view("c", "5 5 9 9"))),
      Self.views(Self.view("a", "0 212 50 20"), Self.view("b", "60 212 50 20", Self.view("c", "5 5 9 9"))))
    #expect(change.changes?.map(\.text) == ["view and 1 more view moved down by 12 points"])
    #expect(change.changes?.first?.after?.count == 2)
  }

  @Test func viewsOfSeveralViewsThatMoveTogetherAreOneChange() throws {
    func scene(_ x: Int, _ other: Int) -> ReportedStoryboard {
      Self.views(
        Self.view("a", "0 200 90 40", Self.view("b", "\(x) 5 9 9")),
        Self.view("c", "0 300 90 40", Self.view("d", "\(other) 5 9 9")))
    }
    #expect(
      try Self.scene(scene(5, 5), scene(25, 25)).changes?.map(\.text) == [
        "view and 1 more view moved right by 20 points"
      ])
    #expect(try Self.scene(scene(5, 5), scene(25, 35)).changes?.count == 2)
  }

  @Test func lookOfAViewThatMovesWithOthersIsToldAlone() throws {
    let scene = try Self.scene(
      Self.views(Self.view("a", "0 200 90 90", Self.view("b", "5 5 9 9"))),
      Self.views(Self.view("a", "0 212 90 90", Self.view("b", "5 5 9 9", red: 0))))
    let texts = try #require(scene.changes).map(\.text)
    #expect(texts.count == 2 && texts[0] == "view moved down by 12 points")
    #expect(texts[1].hasPrefix("view: background"))
  }

  @Test func halfAPointIsNoChangeOfAViewThatMovesWithItsSuperview() throws {
    func texts(_ height: String) throws -> [String]? {
      try Self.scene(
        Self.views(Self.view("a", "0 200 90 90", Self.view("b", "5 5 9 9"))),
        Self.views(Self.view("a", "0 212 90 90", Self.view("b", "5 5 9 \(height)")))
      ).changes?.map(\.text)
    }
    #expect(try texts("9.5") == ["view moved down by 12 points"])
    #expect(try texts("19")?.count == 2)
  }

  @Test func viewThatMovesInAMovedOneIsAChangeOfItsOwn() throws {
    let scene = try Self.scene(
      Self.views(Self.view("a", "0 200 90 90", Self.view("b", "5 5 9 9"))),
      Self.views(Self.view("a", "0 212 90 90", Self.view("b", "30 5 9 9"))))
    #expect(
      scene.changes?.map(\.text) == [
        "view moved down by 12 points", "view moved down by 12 points and right by 25 points",
      ])
  }

  @Test func largestChangeIsFirst() throws {
    let scene = try Self.scene(
      Self.views(Self.view("a", "0 200 10 10"), Self.view("b", "60 200 300 200")),
      Self.views(Self.view("a", "0 201 10 10"), Self.view("b", "60 220 300 200")))
    #expect(scene.changes?.map(\.view) == [3, 2])
    #expect(scene.changes.map { $0[0].share > $0[1].share } == true)
  }

  /// In the words of the document they are one line, which names the first of them.
  @Test func manyViewsThatChangeInTheSameWayAreToldOneByOne() throws {
    func scene(_ red: Int) -> ReportedStoryboard {
      Self.views((0..<9).map { Self.view("v\($0)", "0 \(200 + $0 * 20) 50 9", red: red) }.joined())
    }
    let texts = try #require(Self.scene(scene(1), scene(0)).changes).map(\.text)
    #expect(texts.count == 9 && texts.allSatisfy { $0.contains("background") })
  }

  @Test func hiddenViewsChangeNoScreen() throws {
    func scene(_ attributes: String) throws -> PageEntry.Scene {
      try Self.scene(
        Self.views(Self.view("a", "0 200 50 20", attributes: attributes)),
        Self.views(Self.view("a", "0 240 50 20", attributes: attributes)))
    }
    let hidden = try scene("hidden=\"YES\"")
    #expect(hidden.change == nil && hidden.changes == nil && hidden.unseen?.count == 1)
    let shown = try scene("")
    #expect(shown.change == "changed" && shown.changes?.count == 1 && shown.unseen == nil)
  }

  @Test func halfAPointChangesNoScreen() throws {
    func scene(_ y: String) throws -> PageEntry.Scene {
      try Self.scene(Self.views(Self.view("a", "0 200 50 20")), Self.views(Self.view("a", "0 \(y) 50 20")))
    }
    let half = try scene("200.5")
    #expect(half.change == nil && half.unseen?.map(\.text) == ["view moved down by 0.5 points"])
    #expect(try scene("201").changes?.map(\.text) == ["view moved down by 1 point"])
  }

  @Test func viewThatDrawsNothingIsNotSeenToGrow() throws {
    func scene(_ red: Int?) throws -> PageEntry.Scene {
      try Self.scene(
        Self.views(Self.view("a", "0 200 50 20", red: red)), Self.views(Self.view("a", "0 200 50 60", red: red)))
    }
    #expect(try scene(nil).change == nil)
    #expect(try scene(1).changes?.map(\.text) == ["view became 40 points taller"])
  }

  @Test func colorIsToldOfTheViewThatHasIt() throws {
    let scene = try Self.scene(
      Self.views(Self.view("a", "0 200 50 50", Self.view("b", "5 5 9 9"))),
      Self.views(Self.view("a", "0 200 50 50", Self.view("b", "5 5 9 9", red: 0))))
    #expect(scene.changes?.map(\.view) == [3])
    #expect(scene.changes?.first?.text.contains("background") == true)
  }

  @Test func orderOfViewsIsTold() throws {
    let (one, other) = (Self.view("a", "0 200 50 50"), Self.view("b", "20 220 50 50", red: 0))
    let scene = try Self.scene(Self.views(one, other), Self.views(other, one))
    #expect(scene.changes?.map(\.text) == ["views in the screen lie over each other in another order"])
    #expect(try Self.scene(Self.views(one, other), Self.views(one, other)).changes == nil)
  }

  @Test func prioritiesOfAViewThatMovesWithItsSuperviewAreNoChangeOfTheirOwn() throws {
    let scene = try Self.scene(
      Self.views(Self.view("a", "0 200 90 90", Self.view("b", "5 5 9 9"))),
      Self.views(Self.view("a", "0 212 90 90", Self.view("b", "5 5 9 9", attributes: "verticalHuggingPriority=\"9\""))))
    #expect(scene.changes?.map(\.text) == ["view moved down by 12 points"])
  }
}
