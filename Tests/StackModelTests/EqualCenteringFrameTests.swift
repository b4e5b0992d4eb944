import TestSupport
import Testing

@testable import StackModel

@Suite struct EqualCenteringFrameTests {
  /// Centers at 44, 300 and 556.
  @Test func centersLieEquallyFarApart() throws {
    try expectFrames(
      row(views([88, 136, 88])), size: Size(width: 600, height: 20),
      """
      a: 0 0 88 20
      b: 232 0 136 20
      c: 512 0 88 20
      """)
  }

  /// Centers at 0.5, 138.17, 275.83 and 413.5.
  @Test func distancesOfFourViewsAreEqual() throws {
    try expectFrames(
      row(views([1, 108, 100, 1]), spacing: 8), size: Size(width: 414, height: 20),
      """
      a: 0 0 1 20
      b: 84 0 108 20
      c: 226 0 100 20
      d: 413 0 1 20
      """)
  }

  /// Distances of 47.5 each, gaps of 15, 21 and 15.
  @Test func spacingMayBeJustKept() throws {
    try expectFrames(
      row(views([48, 17, 36, 29]), spacing: 15), size: Size(width: 181, height: 20),
      """
      a: 0 0 48 20
      b: 63 0 17 20
      c: 101 0 36 20
      d: 152 0 29 20
      """)
  }

  /// Distances of 85.17 each, gaps of 20 and 54.67.
  @Test func distancesAreEqualOnPixelsOfAThird() throws {
    try expectFrames(
      row(views([110, 61.0 / 3, 122.0 / 3]), spacing: 20), size: Size(width: 737.0 / 3, height: 20), on: "retina6_12",
      """
      a: 0 0 110 20
      b: 130 0 20.333 20
      c: 205 0 40.667 20
      """)
  }

  /// The last pair needs 25 + 6 + 25 and gets it; the others share the rest: centers at 16, 51.33, 86.67, 122, 178.
  @Test func pairThatNeedsMoreLeavesTheOthersEqual() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" distribution="equalCentering" spacing="6">
        \(views([32, 24, 4, 50, 9, 50], vertical: true, hidden: "e"))
      </stackView>
      """, size: Size(width: 20, height: 203),
      """
      a: 0 0 20 32
      b: 0 39.5 20 24
      c: 0 84.5 20 4
      d: 0 97 20 50
      e: 0 150 20 0
      f: 0 153 20 50
      """)
  }

  /// The second pair needs 10.75 + 4 + 8.5 = 23.25, so the first gets as much: 6.75 + 2 × 23.25 + 8.5 = 61.75.
  @Test func equalDistancesMatterMoreThanASmallStack() throws {
    let height = "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"20\"/>"
    try expectFrames(
      pinned(row(views([13.5, 21.5, 17]), spacing: 4), height), on: "retina4_7",
      """
      s: 0 0 62 20
      a: 0 0 13.5 20
      b: 19.5 0 21.5 20
      c: 45 0 17 20
      """)
  }

  @Test func viewsKeepTheirLengthsWhereCentersCannotBeEqual() throws {
    try expectFrames(
      row(views([100, 10, 10]), spacing: 10), size: Size(width: 150, height: 20),
      """
      a: 0 0 100 20
      b: 110 0 10 20
      c: 140 0 10 20
      """)
  }

  /// 10 too little: lengths give way before the spacings and, so far as it goes, before the equal distances.
  @Test func spacingAndEqualDistancesAreKeptWhenThereIsNoRoom() throws {
    let layout = try layOut(row(views([50, 50, 50]), spacing: 10), size: Size(width: 160, height: 20))
    let frames = ["a", "b", "c"].compactMap { layout.frame($0) }
    try #require(frames.count == 3)
    #expect(frames[2].maxX == 160)
    #expect(frames[1].x - frames[0].maxX == 10)
    #expect(frames[2].x - frames[1].maxX == 10)
    let centers = frames.map { $0.x + $0.width / 2 }
    #expect(centers[1] - centers[0] == centers[2] - centers[1])
  }

  @Test func twoViewsLieAtTheEnds() throws {
    try expectFrames(
      row(views([50, 20]), spacing: 10), size: Size(width: 160, height: 20),
      """
      a: 0 0 50 20
      b: 140 0 20 20
      """)
  }

  private func row(_ views: String, spacing: Int = 0) -> String {
    "<stackView id=\"s\" distribution=\"equalCentering\" spacing=\"\(spacing)\">\(views)</stackView>"
  }

  /// Wishes of hundreds of views would take minutes.
  @Test func hundredsOfViewsKeepTheLeastDistance() throws {
    let views = (0..<251).map { _ in box("v", 1, 1) }
    let stack = StackView(arrangedSubviews: views, distribution: .equalCentering)
    views[3].isHidden = true
    let session = LayoutSession(root: stack, size: Size(width: 499, height: 1))
    session.layoutIfNeeded()
    #expect(session.frame(of: views[250])?.x == 498)
    #expect(session.frame(of: views[2])?.x == 4)
    views[3].isHidden = false
    session.layoutIfNeeded()
    let gaps = zip(views, views.dropFirst()).compactMap { before, after in
      session.alignmentRect(of: after).flatMap { after in session.alignmentRect(of: before).map { after.x - $0.maxX } }
    }
    #expect(gaps.count == 250 && gaps.allSatisfy { $0 >= 0 } && Set(gaps).count > 1)
    views[3].isHidden = true
    session.layoutIfNeeded()
    #expect(session.frame(of: views[2])?.x == 4)
  }
}
