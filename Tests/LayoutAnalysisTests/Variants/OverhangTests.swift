import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// How far a frame sticks out of a rectangle.
@Suite struct OverhangTests {
  private let bounds = Size(width: 100, height: 50)

  private func lengths(_ frame: Rect, inset: EdgeInsets = .zero) -> [Double] {
    Overhang(of: frame, in: bounds, inset: inset).sides.map(\.length)
  }

  @Test func sidesAreLeftRightTopBottom() {
    #expect(lengths(Rect(x: -3, y: -4, width: 110, height: 60)) == [3, 7, 4, 6])
    #expect(lengths(Rect(x: 10, y: 5, width: 20, height: 10)) == [-10, -70, -5, -35])
  }

  @Test func insetsMakeTheRectangleSmaller() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(lengths(Rect(x: 0, y: 0, width: 100, height: 50), inset: insets) == [2, 4, 1, 3])
  }

  @Test func worstSideIsTheFarthestThatIsJudged() {
    let overhang = Overhang(of: Rect(x: -3, y: -4, width: 110, height: 60), in: bounds)
    #expect(overhang.worst { _, _ in true }?.name == "on the right")
    #expect(overhang.worst { _, side in side.axis == .vertical }?.name == "at the bottom")
    #expect(overhang.worst { index, _ in index == 0 }?.name == "on the left")
    #expect(overhang.worst { _, _ in false } == nil)
  }

  @Test(arguments: [(0.5, false), (1.01, true), (-1, false)])
  func aPointIsNoOverhang(_ length: Double, _ sticksOut: Bool) {
    let overhang = Overhang(of: Rect(x: -length, y: 0, width: 10, height: 10), in: bounds)
    #expect((overhang.worst { _, _ in true } != nil) == sticksOut)
  }

  @Test func yGrowsUpwardsOnMacOS() {
    let frame = Rect(x: 0, y: -4, width: 10, height: 10)
    #expect(Overhang(of: frame, in: bounds, isFlipped: true).worst { _, _ in true }?.name == "at the bottom")
    #expect(Overhang(of: frame, in: bounds).worst { _, _ in true }?.name == "at the top")
  }

  @Test(arguments: [(101.0, false), (101.5, true)])
  func nobodySeesAPoint(_ width: Double, _ isSeen: Bool) {
    let overhang = Overhang(of: Rect(x: 0, y: 0, width: width, height: 20), in: Size(width: 100, height: 40))
    #expect((overhang.worst { _, _ in true }?.name == "on the right") == isSeen)
  }

  @Test(arguments: [(1, "1 point"), (1.04, "1 point"), (1.06, "1.1 points"), (2, "2 points"), (0.6, "0.6 points")])
  func lengthIsInPoints(_ length: Double, _ words: String) {
    let side = Overhang(of: Rect(x: -length, y: 0, width: 10, height: 10), in: bounds).sides[0]
    #expect(side.points == words)
  }
}
