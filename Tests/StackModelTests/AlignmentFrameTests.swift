import TestSupport
import Testing

@testable import StackModel

/// Views 20, 40 and 30 high across a stack that is 100 high, or as high as they need.
@Suite struct AlignmentFrameTests {
  @Test(arguments: [
    ("fill", "0 100", "0 100", "0 100"), ("top", "0 20", "0 40", "0 30"), ("center", "40 20", "30 40", "35 30"),
    ("bottom", "80 20", "60 40", "70 30"),
  ])
  func viewsLieAcrossTheStack(_ alignment: String, _ a: String, _ b: String, _ c: String) throws {
    try expectAcross(alignment, vertical: false, [a, b, c])
    try expectAcross(alignment, vertical: true, [a, b, c])
  }

  /// Without text the first baseline is the top. The views lie at the bottom, as stored frames do.
  @Test func firstBaselineWithSlackLiesAtTheBottom() throws {
    try expectAcross("firstBaseline", vertical: false, ["60 20", "60 40", "60 30"])
  }

  /// Without text the last baseline is the bottom.
  @Test func lastBaselineWithSlackLiesAtTheTop() throws {
    try expectAcross("lastBaseline", vertical: false, ["20 20", "0 40", "10 30"])
  }

  @Test(arguments: [
    ("fill", "0 40", "0 40", "0 40"), ("top", "0 20", "0 40", "0 30"), ("center", "10 20", "0 40", "5 30"),
    ("bottom", "20 20", "0 40", "10 30"), ("firstBaseline", "0 20", "0 40", "0 30"),
    ("lastBaseline", "20 20", "0 40", "10 30"),
  ])
  func freeStackIsAsHighAsTheHighestView(_ alignment: String, _ a: String, _ b: String, _ c: String) throws {
    let layout = try layOut(pinned(stack(alignment, vertical: false)))
    #expect(layout.frame("s").map { text($0) } == "0 0 30 40")
    let across = ["a", "b", "c"].compactMap { layout.frame($0) }.map { text($0).split(separator: " ") }
    #expect(across.map { "\($0[1]) \($0[3])" } == [a, b, c])
  }

  @Test(arguments: ["top", "center", "bottom"]) func viewWithoutASizeAcrossHasNone(_ alignment: String) throws {
    let y = ["top": 0, "center": 50, "bottom": 100][alignment] ?? 0
    try expectFrames(
      """
      <stackView id="s" alignment="\(alignment)">
        <view id="a" placeholderIntrinsicWidth="10"/><view id="b" placeholderIntrinsicWidth="20"/>
      </stackView>
      """, size: Size(width: 30, height: 100),
      """
      a: 0 \(y) 10 0
      b: 10 \(y) 20 0
      """)
  }

  @Test(arguments: [("top", "0 20"), ("center", "40 20"), ("bottom", "80 20")])
  func onlyViewLiesLikeOneOfMany(_ alignment: String, _ expected: String) throws {
    let view = "<view id=\"a\" placeholderIntrinsicHeight=\"20\"/>"
    let stack = "<stackView id=\"s\" alignment=\"\(alignment)\">\(view)</stackView>"
    let places = expected.split(separator: " ")
    try expectFrames(stack, size: Size(width: 30, height: 100), "a: 0 \(places[0]) 30 \(places[1])")
  }

  /// The stack is measured from the first view's top: what reaches higher sticks out.
  @Test func higherTextSticksOutAboveAFirstBaselineStack() throws {
    let layout = try layOut(pinned(texts("firstBaseline")))
    let (stack, a, b) = (try frame("s", layout), try frame("a", layout), try frame("b", layout))
    #expect(a.y == 0)
    #expect(b.y < 0)
    #expect(stack.height == max(a.maxY, b.maxY))
  }

  @Test func deeperTextSticksOutBelowALastBaselineStack() throws {
    let layout = try layOut(pinned(texts("lastBaseline")))
    let (stack, a, b) = (try frame("s", layout), try frame("a", layout), try frame("b", layout))
    #expect(min(a.y, b.y) == 0)
    #expect(b.maxY > a.maxY)
    #expect(stack.height == a.maxY)
  }

  /// A first line stands at 0.952 of its font's size below the top: 16.19 and 38.09 points.
  @Test(arguments: ["firstBaseline", "lastBaseline"]) func textsStandOnOneLine(_ alignment: String) throws {
    let layout = try layOut(pinned(texts(alignment)), on: "retina6_12")
    let (a, b) = (try frame("a", layout), try frame("b", layout))
    #expect(abs((a.y + 16.19) - (b.y + 38.09)) < 0.7)
  }

  private func texts(_ alignment: String) -> String {
    """
    <stackView id="s" alignment="\(alignment)">
      <label id="a" text="small"/>
      <label id="b" text="large"><fontDescription key="fontDescription" type="system" pointSize="40"/></label>
    </stackView>
    """
  }

  private func frame(_ id: String, _ layout: DocumentLayout) throws -> Rect { try #require(layout.frame(id)) }

  private func expectAcross(_ alignment: String, vertical: Bool, _ expected: [String]) throws {
    let size = vertical ? Size(width: 100, height: 30) : Size(width: 30, height: 100)
    let layout = try layOut(stack(alignment, vertical: vertical), size: size)
    let frames = ["a", "b", "c"].compactMap { layout.frame($0) }.map { text($0).split(separator: " ") }
    let across = frames.map { vertical ? "\($0[0]) \($0[2])" : "\($0[1]) \($0[3])" }
    #expect(across == expected, "\(alignment), vertical: \(vertical)")
  }

  private func stack(_ alignment: String, vertical: Bool) -> String {
    let (along, across) = vertical ? ("Height", "Width") : ("Width", "Height")
    let views = zip(["a", "b", "c"], [20, 40, 30]).map { id, length in
      "<view id=\"\(id)\" placeholderIntrinsic\(along)=\"10\" placeholderIntrinsic\(across)=\"\(length)\"/>"
    }
    let axis = vertical ? "vertical" : "horizontal"
    return "<stackView id=\"s\" axis=\"\(axis)\" alignment=\"\(alignment)\">\(views.joined())</stackView>"
  }
}
