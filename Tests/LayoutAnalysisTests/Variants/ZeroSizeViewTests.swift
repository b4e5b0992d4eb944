import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Views that lose a length that they have on the canvas.
@Suite struct ZeroSizeViewTests {
  /// 67 high on the canvas, nothing where the screen is 568 high.
  private let between = """
    a.leading == root.leading + 16
    a.trailing == root.trailing - 16
    a.top == root.top + 300
    a.bottom == root.bottom - 300 @700
    """
  private let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"

  @Test func viewThatLosesItsHeightIsAFinding() throws {
    #expect(
      try frameFindings(screen(plainView("a", "userLabel=\"Panel\"", color), between), on: "retina4_0")
        == ["12:1 zero-size-view: <view> \"Panel\" has no height; on the canvas it is 67"])
  }

  @Test func viewsThatHoldTextAreFindingsToo() throws {
    let inner = constraints("t.leading == a.leading\nt.top == a.top")
    let holder = plainView("a", "", "<subviews>\(text("t", "Name"))</subviews>\(inner)")
    #expect(
      try frameFindings(screen(holder, between), on: "retina4_0").map { $0.prefix(19) } == ["12:1 zero-size-view"])
  }

  @Test func spacersAndWhatIsLargeEnoughAreQuiet() throws {
    #expect(try frameFindings(screen(plainView("a"), between), on: "retina4_0") == [])
    #expect(try frameFindings(screen(plainView("a", "", color), between), on: "retina5_5") == [])
  }

  @Test func spacerOfTheColorBehindItIsQuiet() throws {
    let filler = "f.leading == root.leading\nf.trailing == root.trailing\nf.top == root.top\nf.bottom == root.bottom\n"
    let inner = constraints(between.replacing("root", with: "f"))
    func xml(_ white: String) -> String {
      let behind = color.replacing("0.5", with: white)
      return screen(
        plainView("f", "", "\(behind)<subviews>\(plainView("a", "", color))</subviews>\(inner)"), filler)
    }
    #expect(try frameFindings(xml("0.5"), on: "retina4_0") == [])
    #expect(try frameFindings(xml("0.6"), on: "retina4_0").count == 1)
  }

  @Test func lengthThatStandsForAnotherOneIsQuiet() throws {
    let code = plainView("a", "placeholderIntrinsicHeight=\"50\"", color)
    #expect(try frameFindings(screen(code, between), on: "retina4_0") == [])
  }

  @Test func lengthThatIsWrittenAsNoneForSomeScreensIsMeant() throws {
    let none = between + "\na.height == 0 @600"
    #expect(try frameFindings(screen(plainView("a", "", color), none), on: "retina4_0") == [])
  }

  @Test func whatHasNoLengthOnTheCanvasIsMeantTo() throws {
    let none = between.replacing("a.bottom == root.bottom - 300 @700", with: "a.height == 0")
    #expect(try frameFindings(screen(plainView("a", "", color), none), on: "retina4_0") == [])
  }

  /// What fills the room below a bar is gone where there is no bar.
  @Test func backgroundAtAnEdgeIsQuiet() throws {
    let below = "a.leading == root.leading\na.trailing == root.trailing\na.top == safe.bottom\na.bottom == root.bottom"
    let xml = screen(plainView("a", "", color), below, on: "retina5_9", size: Size(width: 375, height: 812))
    #expect(try frameFindings(xml, on: "retina4_7") == [])
  }

  /// A hand-written view has no frame that someone has seen.
  @Test func handWrittenViewThatHasNoRoomIsAFinding() throws {
    func definition(_ constraint: String) -> String {
      """
      <view id="root" width="200" height="100"><label id="a" text="Name"/>
      \(constraints("a.leading == root.leading\na.top == root.top + 60\na.bottom == root.bottom - 40\n\(constraint)"))
      </view>
      """
    }
    #expect(
      try frameFindings(definition("a.width == 80"))
        == ["1:42 zero-size-view: <label> \"Name\" has no height"])
    #expect(try frameFindings(definition("a.height == 0")) == [])
  }
}
