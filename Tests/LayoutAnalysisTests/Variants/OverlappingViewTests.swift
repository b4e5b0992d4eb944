import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Siblings that overlap elsewhere than on the canvas.
@Suite struct OverlappingViewTests {
  /// From 16 to 166, and to 16 before the trailing edge.
  private let sides = """
    a.leading == root.leading + 16
    a.top == root.top + 100
    a.width == 150
    a.height == 20
    b.trailing == root.trailing - 16
    b.top == root.top + 100
    b.width == 150
    b.height == 20
    """

  @Test func viewsThatMeetOnANarrowerScreenAreOneFinding() throws {
    // 166 - (320 - 166).
    #expect(
      try frameFindings(screen(text("a", "First") + "\n" + text("b", "Second"), sides), on: "retina4_0")
        == [
          "13:1 overlapping-views: <label> \"Second\" overlaps <label> \"First\" by 12 × 20; 12:1 <label> \"First\" is here"
        ])
  }

  @Test func viewsThatStayApartAreQuiet() throws {
    #expect(try frameFindings(screen(text("a", "First") + text("b", "Second"), sides)) == [])
    #expect(try frameFindings(screen(text("a", "First") + text("b", "Second"), sides), on: "retina5_5") == [])
  }

  @Test func viewsThatOverlapOnTheCanvasAreMeantTo() throws {
    let badge = sides.replacing("a.width == 150", with: "a.width == 200")
    #expect(try frameFindings(screen(text("a", "First") + text("b", "Second"), badge), on: "retina4_0") == [])
  }

  @Test func viewsWithoutContentAreQuiet() throws {
    let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(
      try frameFindings(screen(plainView("a", "", color) + plainView("b", "", color), sides), on: "retina4_0") == [])
    #expect(try frameFindings(screen(text("a", "First") + plainView("b"), sides), on: "retina4_0") == [])
    #expect(
      try frameFindings(screen(text("a", "First") + plainView("b", "", color), sides), on: "retina4_0").count == 1)
    #expect(try frameFindings(screen(plainView("a", "", color) + text("b", "Second"), sides), on: "retina4_0") == [])
  }

  /// Only the empty ends of two containers meet.
  @Test func contentHasToMeet() throws {
    func holder(_ id: String, _ label: String, _ edge: String) -> String {
      let places = "\(label).\(edge) == \(id).\(edge)\n\(label).top == \(id).top\n\(label).width == 60"
      return plainView(id, "", "<subviews>\(text(label, "Name"))</subviews>" + constraints(places))
    }
    let apart = holder("a", "c", "leading") + holder("b", "d", "trailing")
    #expect(try frameFindings(screen(apart, sides), on: "retina4_0") == [])
    let together = holder("a", "c", "trailing") + holder("b", "d", "leading")
    #expect(try frameFindings(screen(together, sides), on: "retina4_0").count == 1)
  }

  @Test func hiddenViewsAreQuiet() throws {
    let hidden = text("b", "Second", "hidden=\"YES\"")
    #expect(try frameFindings(screen(text("a", "First") + hidden, sides), on: "retina4_0") == [])
  }
}
