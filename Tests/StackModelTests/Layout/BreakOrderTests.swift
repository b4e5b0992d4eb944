import TestSupport
import Testing

@testable import StackModel

/// Which required constraint is broken, against what UIKit of iOS 26.1 was measured to break, in every order.
@Suite struct BreakOrderTests {
  /// Constraints of which one is broken: views, those that are required, and the broken one.
  struct Rivals: Sendable, CustomTestStringConvertible {
    let views: String
    let constraints: [String]
    let broken: String

    var testDescription: String { constraints.joined(separator: ", ") }
  }

  private static let one = #"<view id="v"/>"#
  private static let two = #"<view id="v"/><view id="w"/>"#
  private static let inside = #"<view id="v"><view id="u"/></view>"#
  private static let guide = #"<view id="v"/><view id="w"><viewLayoutGuide key="safeArea" id="g"/></view>"#

  private static let measured = [
    Rivals(
      views: one, constraints: ["v.width = 100", "v.width = 200", "v.leading = c.leading"], broken: "v.width == 200"),
    Rivals(
      views: one, constraints: ["v.width = 100", "v.width >= 150", "v.leading = c.leading"],
      broken: "v.width >= 150"),
    Rivals(
      views: one, constraints: ["v.width <= 100", "v.width >= 150", "v.leading = c.leading"],
      broken: "v.width <= 100"),
    Rivals(
      views: one,
      constraints: ["v.leading = c.leading + 10", "v.trailing = c.leading + 110", "v.width = 50"],
      broken: "v.width == 50"),
    Rivals(
      views: one,
      constraints: ["v.leading = c.leading + 30", "v.trailing = c.trailing", "v.centerX = c.centerX"],
      broken: "v.centerX == c.centerX"),
    Rivals(
      views: one,
      constraints: ["v.leading = c.leading + 10", "v.leading = c.leading + 20", "v.width = 30"],
      broken: "v.leading == c.leading + 20"),
    Rivals(
      views: one,
      constraints: ["c.leading = v.leading - 10", "v.leading = c.leading + 20", "v.width = 30"],
      broken: "v.leading == c.leading + 20"),
    Rivals(
      views: two,
      constraints: [
        "v.leading = c.leading + 10", "w.leading = v.trailing + 10", "w.trailing = c.leading + 100", "v.width = 60",
        "w.width = 60",
      ], broken: "w.width == 60"),
    Rivals(
      views: two,
      constraints: [
        "v.width = 60", "w.width = 60", "v.width = w.width + 10", "v.leading = c.leading", "w.leading = c.leading",
      ], broken: "w.width == 60"),
    Rivals(
      views: inside,
      constraints: [
        "u.width = 100", "u.width = v.width", "v.width = 200", "v.leading = c.leading", "u.leading = v.leading",
      ], broken: "u.width == 100"),
  ]

  @Test(arguments: measured) func brokenConstraintIsThatOfUIKitInEveryOrder(_ rivals: Rivals) throws {
    for turn in rivals.constraints.indices {
      let rotated = Array(rivals.constraints[turn...] + rivals.constraints[..<turn])
      for lines in [rotated, rotated.reversed()] {
        #expect(try broken(rivals.views, lines) == [rivals.broken], "\(lines)")
      }
    }
  }

  /// A guide comes after the subviews of its view, as console logs show.
  @Test func constraintOfAGuideIsBrokenBeforeThoseOfItsSiblings() throws {
    let lines = ["v.trailing = w.trailing", "g.trailing = v.trailing + 8", "w.width = 50", "w.leading = c.leading"]
    #expect(try broken(Self.guide, lines) == ["g.trailing == v.trailing + 8"])
  }

  /// A stack view's own constraints are no exception: the gap goes before the far edge.
  @Test func constraintOfAStackIsBrokenIfItIsTheLatest() throws {
    let stack = #"<stackView id="s" spacing="8"><view id="v"/><view id="w"/></stackView>"#
    let lines = ["s.leading = c.leading", "s.width = 0"]
    #expect(try broken(stack, lines) == ["w.leading == v.trailing + 8"])
  }

  /// Interface Builder's canvas breaks the last one, whatever it says.
  @Test(arguments: [("v.width == 100\nv.width == 200", 100.0), ("v.width == 200\nv.width == 100", 200)])
  func canvasBreaksTheLast(_ lines: String, _ width: Double) throws {
    let view = #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
    let layout = try layOut(xib(view + constraints("v.leading == root.leading\nv.top == root.top\n" + lines)))
    #expect(layout.frame("v")?.width == width)
  }

  @Test func moveOfAViewCountsInTheNextLayout() throws {
    let (root, first, second) = (plain("root"), plain("v"), plain("w"))
    for view in [first, second] {
      root.addSubview(view)
      try View.makeConstraints {
        view.layoutLeading.equalTo(root.layoutLeading)
        view.layoutWidth.equalTo(60)
      }
    }
    try View.makeConstraints { first.layoutWidth.equalTo(second.layoutWidth).constant(10) }
    let session = LayoutSession(root: root, size: Size(width: 300, height: 300))
    session.layoutIfNeeded()
    #expect(session.frame(of: second)?.width == 50)
    root.addSubview(first)
    session.layoutIfNeeded()
    #expect(session.frame(of: first)?.width == 70)
    #expect(session.frame(of: second)?.width == 60)
  }

  private func broken(_ views: String, _ lines: [String]) throws -> [String] {
    let escaped = lines.joined(separator: "\n").replacing("<", with: "&lt;")
    let read = try document(
      #"<view id="c" width="300" height="300">\#(views)<constraints>\#(escaped)</constraints></view>"#)
    let session = try #require(LayoutSession(read, root: read.roots[0]))
    session.layoutIfNeeded()
    return session.conflicts.map(\.broken.description)
  }
}
