import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// How NSStackView shares its axis, gives way when it is too short, and detaches views.
@Suite struct AppKitStackTests {
  /// A horizontal stack with three views `a`, `b` and `c` whose widths are held at a priority.
  private func layout(
    _ attributes: String, widths: [Double] = [30, 30, 60], priority: Double = 600, place: String = "s.width == 300",
    _ content: String = ""
  ) throws -> DocumentLayout {
    let views = zip(["a", "b", "c", "d", "e"], widths).map { id, width in
      macView("customView", id, "", constraints("\(id).width == \(width) @\(priority)\n\(id).height == 20"))
    }
    let stack = macView(
      "stackView", "s", "orientation=\"horizontal\" spacing=\"10\" \(attributes)",
      "<subviews>\(views.joined())</subviews>\(content)")
    return try layout(of: stack, place)
  }

  private func layout(of stack: String, _ place: String) throws -> DocumentLayout {
    try macLayout(
      macXib("<subviews>\(stack)</subviews>" + constraints("s.leading == root.leading\ns.top == root.top\n\(place)")))
  }

  private func x(_ layout: DocumentLayout) -> [Double?] { ["a", "b", "c"].map { layout.frame($0)?.x } }
  private func widths(_ layout: DocumentLayout) -> [Double?] { ["a", "b", "c"].map { layout.frame($0)?.width } }

  private func conflicts(_ layout: DocumentLayout) -> [String] {
    layout.diagnostics.filter { $0.ruleID == "conflicting-constraints" }.map(\.message)
  }

  private func priorities(_ values: Double...) -> String {
    "<visibilityPriorities>\(values.map { "<real value=\"\($0)\"/>" }.joined())</visibilityPriorities>"
  }

  private let isCollapsible = "distribution=\"fill\" horizontalClippingResistancePriority=\"500\""

  // MARK: Distributions

  @Test func equalSpacingSharesOutTheRoomBetweenViews() throws {
    let layout = try layout("distribution=\"equalSpacing\"")
    #expect(x(layout) == [0, 120, 240])
    #expect(widths(layout) == [30, 30, 60])
  }

  @Test func equalSpacingKeepsTheLeastSpacingAndNoCustomOne() throws {
    let custom = "<customSpacing><real value=\"100\"/><real value=\"10\"/><real value=\"10\"/></customSpacing>"
    #expect(x(try layout("distribution=\"equalSpacing\"", custom)) == [0, 120, 240])
    #expect(x(try layout("distribution=\"equalSpacing\"", place: "s.width >= 1")) == [0, 40, 80])
  }

  @Test func equalSpacingSharesOutTheRoomHoweverMuchTheStackHugs() throws {
    for hugging in [100, 250, 750] {
      let attributes = "distribution=\"equalSpacing\" horizontalStackHuggingPriority=\"\(hugging)\""
      #expect(x(try layout(attributes, priority: 800)) == [0, 120, 240])
    }
  }

  @Test func equalCenteringPutsCentersAtEqualDistances() throws {
    let layout = try layout("distribution=\"equalCentering\"")
    #expect(x(layout) == [0, 127.5, 240])
    let centers = ["a", "b", "c"].map { id in layout.frame(id).map { $0.x + $0.width / 2 } }
    #expect(centers == [15, 142.5, 270])
    #expect(widths(layout) == [30, 30, 60])
  }

  @Test func equalCenteringKeepsTheLeastSpacing() throws {
    let layout = try layout("distribution=\"equalCentering\"", widths: [30, 30, 200])
    #expect(x(layout) == [0, 60, 100])
    #expect(widths(layout) == [30, 30, 200])
  }

  @Test func fillProportionallyMultipliesNaturalLengthsByOneFactor() throws {
    #expect(widths(try layout("distribution=\"fillProportionally\"")) == [70, 70, 140])
    #expect(widths(try layout("distribution=\"fillProportionally\"", widths: [20, 40, 80])) == [40, 80, 160])
  }

  @Test func fillProportionallyGoesByTheLengthsOfNestedStacks() throws {
    func view(_ id: String, _ width: Double) -> String {
      macView("customView", id, "", constraints("\(id).width == \(width) @600\n\(id).height == 20"))
    }
    let inner = macView(
      "stackView", "n", "orientation=\"horizontal\" distribution=\"fill\" spacing=\"10\"",
      "<subviews>\(view("b", 20))\(view("c", 30))</subviews>")
    let outer = macView(
      "stackView", "s", "orientation=\"horizontal\" distribution=\"fillProportionally\" spacing=\"10\"",
      "<subviews>\(view("a", 30))\(inner)</subviews>")
    let layout = try layout(of: outer, "s.width == 280")
    #expect(layout.frame("a")?.width == 90)
    #expect(layout.frame("n")?.width == 180)
  }

  @Test func viewsWithoutNaturalLengthsAreEqualWhenFilledProportionally() throws {
    let views = ["a", "b", "c"].map { macView("customView", $0) }.joined()
    let stack = macView(
      "stackView", "s", "orientation=\"horizontal\" distribution=\"fillProportionally\" spacing=\"10\"",
      "<subviews>\(views)</subviews>")
    #expect(widths(try layout(of: stack, "s.width == 170\ns.height == 20")) == [50, 50, 50])
  }

  // MARK: Clipping

  @Test func collapsedStackContradictsItsViewsUnlessItMayClip() throws {
    let rigid = try layout("distribution=\"fill\"", priority: 1000, place: "s.width == 0")
    #expect(!conflicts(rigid).isEmpty)
    let clipping = try layout(isCollapsible, priority: 1000, place: "s.width == 0")
    #expect(conflicts(clipping) == [])
    #expect(clipping.frame("s")?.width == 0)
    #expect(x(clipping) == [0, 40, 80])
  }

  @Test func stackThatMayClipStillFillsItsLengthAndHugsItsViews() throws {
    #expect(widths(try layout(isCollapsible, priority: 200)).compactMap { $0 }.reduce(0, +) == 280)
    #expect(try layout(isCollapsible, place: "s.width >= 1").frame("s")?.width == 140)
  }

  @Test func contentThatResistsLessThanTheStackIsCompressedFirst() throws {
    let layout = try layout(
      "distribution=\"fill\" horizontalClippingResistancePriority=\"700\"", place: "s.width == 100")
    #expect(widths(layout).compactMap { $0 }.reduce(0, +) == 80)
  }

  @Test func stackMayClipAcrossItsAxis() throws {
    let layout = try layout(
      "distribution=\"fill\" verticalClippingResistancePriority=\"500\"", place: "s.height == 0")
    #expect(conflicts(layout) == [])
    #expect(layout.frame("a")?.height == 20)
    #expect(!conflicts(try self.layout("distribution=\"fill\"", place: "s.height == 0")).isEmpty)
  }

  // MARK: Visibility

  @Test func viewThatIsNotVisibleTakesNoRoom() throws {
    let layout = try layout("distribution=\"fill\"", place: "s.width >= 1", priorities(1000, 0, 1000))
    #expect(layout.frame("c")?.x == 40)
    #expect(layout.frame("s")?.width == 100)
  }

  @Test func hiddenViewIsDetachedWhereTheStackDetachesHiddenViews() throws {
    func width(_ attributes: String) throws -> Double? {
      let hidden = macView("customView", "a", "hidden=\"YES\"", constraints("a.width == 30\na.height == 20"))
      let shown = macView("customView", "b", "", constraints("b.width == 50\nb.height == 20"))
      let stack = macView(
        "stackView", "s", "orientation=\"horizontal\" distribution=\"fill\" spacing=\"10\" \(attributes)",
        "<subviews>\(hidden)\(shown)</subviews>")
      return try layout(of: stack, "").frame("s")?.width
    }
    #expect(try width("detachesHiddenViews=\"YES\"") == 50)
    #expect(try width("") == 90)
  }

  @Test func customSpacingBelongsToItsViewWhateverIsDetached() throws {
    let custom = "<customSpacing><real value=\"5\"/><real value=\"20\"/><real value=\"40\"/></customSpacing>"
    let layout = try layout("distribution=\"fill\"", place: "s.width >= 1", custom + priorities(0, 1000, 1000))
    #expect(layout.frame("c")?.x == 50)
  }

  @Test func viewsAreDetachedByLowestPriorityUntilTheOthersFit() throws {
    let isOptional = priorities(1000, 900, 800)
    let all = try layout(isCollapsible, priority: 1000, place: "s.width == 140", isOptional)
    #expect(x(all) == [0, 40, 80])
    let two = try layout(isCollapsible, priority: 1000, place: "s.width == 70", isOptional)
    #expect(two.frame("b")?.x == 40)
    #expect(two.frame("b")?.width == 30)
    let one = try layout(isCollapsible, widths: [30, 40, 60], priority: 600, place: "s.width == 60", isOptional)
    #expect(one.frame("a")?.width == 60)
    #expect(conflicts(two) == [])
  }

  @Test func viewsOfOnePriorityAreDetachedTogether() throws {
    let layout = try layout(isCollapsible, place: "s.width == 120", priorities(900, 1000, 900))
    #expect(layout.frame("b") == Rect(x: 0, y: 0, width: 120, height: 20))
  }

  @Test func nothingIsDetachedFromAStackThatMayNotClip() throws {
    let layout = try layout(
      "distribution=\"fill\"", priority: 1000, place: "s.width == 70", priorities(1000, 900, 900))
    #expect(!conflicts(layout).isEmpty)
  }

  @Test func viewWithAMaskKeepsItsFrameWhileItIsDetached() throws {
    let frame = "<rect key=\"frame\" x=\"3\" y=\"4\" width=\"50\" height=\"6\"/>"
    let shown = macView("customView", "a", "", constraints("a.width == 30\na.height == 20"))
    let masked = "<customView id=\"b\">\(frame)<autoresizingMask key=\"autoresizingMask\"/></customView>"
    let stack = macView(
      "stackView", "s", "orientation=\"horizontal\" distribution=\"fill\" spacing=\"10\"",
      "<subviews>\(shown)\(masked)</subviews>" + constraints("b.width == 40"))
    let text = macXib(
      "<subviews>\(stack)</subviews>" + constraints("s.leading == root.leading\ns.top == root.top"))
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let root = try #require(document.roots.lazy.flatMap(\.subtree).first { $0.id == "root" })
    let arranged = try #require(root.subtree.first { $0 is AppKitStackView } as? AppKitStackView)
    let view = arranged.arrangedSubviews[1]
    let session = try #require(LayoutSession(document, root: root))
    session.layoutIfNeeded()
    #expect(session.frame(of: view)?.x == 40)
    arranged.setVisibilityPriority(AppKitStackView.VisibilityPriority.notVisible, for: view)
    session.layoutIfNeeded()
    #expect(session.frame(of: view) == Rect(x: 3, y: 4, width: 50, height: 6))
    let rows = session.rowLines
    let fresh = try #require(LayoutSession(document, root: root))
    fresh.layoutIfNeeded()
    #expect(rows == fresh.rowLines)
    arranged.setVisibilityPriority(AppKitStackView.VisibilityPriority.mustHold, for: view)
    fresh.layoutIfNeeded()
    #expect(fresh.frame(of: view)?.x == 40)
  }

  @Test func viewThatMustHoldIsClipped() throws {
    let layout = try layout(isCollapsible, place: "s.width == 20", priorities(1000, 900, 900))
    #expect(layout.frame("a")?.width == 30)
  }

  // MARK: Gravity areas

  private func areas(_ beginning: [String], _ middle: [String], _ end: [String], _ place: String) throws
    -> DocumentLayout
  {
    let lists = zip(["beginningViews", "middleViews", "endViews"], [beginning, middle, end]).map { name, ids in
      let views = ids.map { macView("customView", $0, "", constraints("\($0).width == 30\n\($0).height == 20")) }
      return ids.isEmpty ? "" : "<\(name)>\(views.joined())</\(name)>"
    }
    return try layout(
      of: macView("stackView", "s", "orientation=\"horizontal\" spacing=\"10\"", lists.joined()), place)
  }

  @Test func gravityAreasStandAtBothEndsAndInTheMiddle() throws {
    #expect(x(try areas(["a"], ["b"], ["c"], "s.width == 200")) == [0, 85, 170])
    #expect(x(try areas(["a", "b"], [], ["c"], "s.width == 200")) == [0, 40, 170])
    #expect(x(try areas(["a", "b", "c"], [], [], "s.width == 200")) == [0, 40, 80])
    #expect(x(try areas([], ["a", "b", "c"], [], "s.width == 200")) == [45, 85, 125])
    #expect(x(try areas([], [], ["a", "b", "c"], "s.width == 200")) == [90, 130, 170])
  }

  @Test func middleAreaLeavesTheMiddleWhereTheOthersNeedTheRoom() throws {
    #expect(x(try areas(["a", "b"], ["c"], [], "s.width == 120")) == [0, 40, 80])
  }

  @Test func stackWithGravityAreasHugsItsViews() throws {
    for (beginning, middle, end) in [(["a", "b"], [], []), ([], ["a", "b"], []), ([], [], ["a", "b"])] {
      #expect(try areas(beginning, middle, end, "s.width >= 1").frame("s")?.width == 70)
    }
  }
}
