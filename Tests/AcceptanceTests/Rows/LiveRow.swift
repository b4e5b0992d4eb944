import Testing

@testable import StackModel

/// A stack view that is changed after its first layout, and where its views lie then.
struct LiveRow: Sendable, CustomTestStringConvertible {
  var source: Source
  var note = ""
  var stack: StackDescription
  var width: Double?
  var height: Double?
  var steps: [LiveStep]
  /// The names of the arranged views afterwards, in order.
  var arranged: String
  /// Rectangles in the stack's coordinates, as `name: x y width height; …`. What is open is not listed.
  var expected: String

  var testDescription: String {
    let views = stack.views.map(\.name).joined()
    let steps = steps.map(\.description).joined(separator: ", ")
    let size = width == nil && height == nil ? "free" : "\(width.map(short) ?? "-") by \(height.map(short) ?? "-")"
    return "\(views), \(size): \(steps); from \(source)\(note.isEmpty ? "" : "; \(note)")"
  }
}

@Suite struct LiveTests {
  @Test(arguments: LiveRow.all)
  func changedStackIsLaidOutAsTheSourceHasIt(_ row: LiveRow) throws {
    let live = try LiveStack(row.stack, hold: Hold(width: row.width, height: row.height))
    live.session.layoutIfNeeded()
    for step in row.steps { try live.apply(step) }
    live.session.layoutIfNeeded()
    #expect(live.stack.arrangedSubviews.map(\.name).joined() == row.arranged, "\(row.testDescription)")
    expectRectangles(of: live, row.expected, row.testDescription)
  }
}

extension LiveRow {
  static let all: [LiveRow] = [oaStackView, arrangement, properties].flatMap { $0 }

  private static let boxes = "here views of a content size, as required lengths would contradict hiding in UIKit"

  /// OAStackView's tests: 20, 30 and 40 long and 100 across.
  static let oaStackView: [LiveRow] = Axis.allCases.flatMap { axis in
    let new = box("d", 40, axis)
    let all = Array("abc").map(String.init)
    return [
      oa(axis, [.removeArranged("a")], "bc", [("stack", 0, 70), ("b", 0, 30), ("c", 30, 40)]),
      oa(axis, [.removeArranged("b")], "ac", [("stack", 0, 60), ("c", 20, 40)]),
      oa(axis, [.removeArranged("c")], "ab", [("stack", 0, 50)]),
      oa(axis, [.insert(new, 3)], "abcd", [("stack", 0, 130), ("d", 90, 40)]),
      oa(axis, [.insert(new, 0)], "dabc", [("stack", 0, 130), ("a", 40, 20)]),
      oa(axis, [.insert(new, 1)], "adbc", [("stack", 0, 130), ("b", 60, 30)]),
      oa(axis, [.spacing(20)], "abc", [("stack", 0, 130), ("b", 40, 30), ("c", 90, 40)]),
      oa(axis, [.spacing(20), .layout, .spacing(50)], "abc", [("stack", 0, 190), ("b", 70, 30), ("c", 150, 40)]),
      oa(axis, [.hide("a")], "abc", [("stack", 0, 70), ("b", 0, 30)]),
      oa(axis, [.hide("a"), .hide("b")], "abc", [("stack", 0, 40), ("c", 0, 40)]),
      oa(axis, [.hide("a"), .layout, .show("a")], "abc", [("stack", 0, 90), ("b", 20, 30)]),
      oa(
        axis, all.map { .hide($0) } + [.layout] + all.map { .show($0) }, "abc",
        [("stack", 0, 90), ("b", 20, 30), ("c", 50, 40)]),
      oa(axis, all.map { .hide($0) } + [.layout, .show("a"), .show("c")], "abc", [("stack", 0, 60), ("c", 20, 40)]),
      oa(
        axis, all.map { .hide($0) } + [.layout, .show("a"), .show("c"), .layout, .show("b")], "abc",
        [("stack", 0, 90), ("c", 50, 40)]),
      oa(axis, [.hide("a"), .hide("b"), .layout, .show("b")], "abc", [("stack", 0, 70), ("b", 0, 30), ("c", 30, 40)]),
      oa(
        axis, [.hide("a"), .hide("b"), .layout, .show("b"), .layout, .show("a")], "abc",
        [("stack", 0, 90), ("b", 20, 30)]),
    ]
  }

  static func box(_ name: String, _ length: Double, _ axis: Axis) -> ViewDescription {
    axis == .horizontal ? ViewDescription(name, length, 100) : ViewDescription(name, 100, length)
  }

  private static func oa(
    _ axis: Axis, _ steps: [LiveStep], _ arranged: String, _ places: [(String, Double, Double)]
  ) -> LiveRow {
    let expected = places.map { name, start, length in
      let numbers = axis == .horizontal ? [start, 0, length, 100] : [0, start, 100, length]
      return "\(name): \(numbers.map(short).joined(separator: " "))"
    }
    return LiveRow(
      source: .oaStackView, note: "\(axis); \(boxes)",
      stack: StackDescription(axis: axis, views: [box("a", 20, axis), box("b", 30, axis), box("c", 40, axis)]),
      steps: steps, arranged: arranged, expected: expected.joined(separator: "; "))
  }
}
