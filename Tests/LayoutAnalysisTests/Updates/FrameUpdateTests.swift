import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// Which stored frames are put right, and how.
@Suite struct FrameUpdateTests {
  private func box(_ id: String, _ frame: String, _ attributes: String = "", _ content: String = "") -> String {
    let numbers = frame.split(separator: " ")
    let rect = zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    return "<view id=\"\(id)\"\(attributes)><rect key=\"frame\" \(rect)/>\(content)</view>"
  }

  private static let free = " translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// The document before and after.
  private func update(_ content: String) throws -> (before: String, after: String, updates: FrameUpdates) {
    let before = xib(content)
    let updates = try FrameUpdates(Array(before.utf8), path: "a.xib")
    let again = try FrameUpdates(updates.bytes, path: "a.xib")
    #expect(again.updates.isEmpty)
    return (before, String(decoding: updates.bytes, as: UTF8.self), updates)
  }

  private func pinned(_ id: String, in outer: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    \(id).leading == \(outer).leading + \(x)
    \(id).top == \(outer).top + \(y)
    \(id).width == \(width)
    \(id).height == \(height)

    """
  }

  @Test func numbersThatHoldKeepTheirText() throws {
    let view = box("a", "10.00 7 30 5", Self.free)
    let (before, after, updates) = try update(
      "<subviews>\(view)</subviews>\(constraints(pinned("a", in: "root", 10, 0, 30, 20)))")
    #expect(
      after == before.replacing("y=\"7\" width=\"30\" height=\"5\"", with: "y=\"0.0\" width=\"30\" height=\"20\""))
    #expect(updates.updates.map(\.summary) == ["<view>: (10, 7, 30, 5) → (10, 0, 30, 20)"])
    #expect(updates.updates.flatMap(\.edits).map(\.message) == ["set y to 0.0", "set height to 20"])
  }

  @Test func markOfAnUpdatedViewGoes() throws {
    let view = box("a", "10 5 30 20", "\n misplaced=\"YES\"" + Self.free)
    let other = box("b", "50 0 30 20", " misplaced=\"YES\"" + Self.free)
    let text = pinned("a", in: "root", 10, 8, 30, 20) + pinned("b", in: "root", 50, 0, 30, 20)
    let (before, after, _) = try update("<subviews>\(view)\(other)</subviews>\(constraints(text))")
    #expect(
      after
        == before.replacing("\n misplaced=\"YES\" trans", with: " trans").replacing("y=\"5\"", with: "y=\"8\""))
  }

  @Test func viewsInsideAMisplacedOneAreJudgedOnceItIsInItsPlace() throws {
    let inner = box("c", "9 9 9 9", Self.free)
    let middle = box(
      "b", "9 9 9 9", Self.free, "<subviews>\(inner)</subviews>\(constraints(pinned("c", in: "b", 1, 2, 3, 4)))")
    let outer = box(
      "a", "9 9 9 9", Self.free, "<subviews>\(middle)</subviews>\(constraints(pinned("b", in: "a", 5, 6, 7, 8)))")
    let (_, _, updates) = try update(
      "<subviews>\(outer)</subviews>\(constraints(pinned("a", in: "root", 0, 0, 50, 40)))")
    #expect(
      updates.updates.map(\.summary) == [
        "<view>: (9, 9, 9, 9) → (0, 0, 50, 40)", "<view>: (9, 9, 9, 9) → (5, 6, 7, 8)",
        "<view>: (9, 9, 9, 9) → (1, 2, 3, 4)",
      ])
  }

  @Test func viewsThatFollowByTheirMasksMoveAlong() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>"
    let inner = box("b", "10 10 80 20", "", mask)
    let outer = box("a", "0 0 100 50", Self.free, "<subviews>\(inner)</subviews>")
    let (_, _, updates) = try update(
      "<subviews>\(outer)</subviews>\(constraints(pinned("a", in: "root", 0, 0, 150, 50)))")
    #expect(
      updates.updates.map(\.summary) == [
        "<view>: (0, 0, 100, 50) → (0, 0, 150, 50)", "<view>: (10, 10, 80, 20) → (10, 10, 130, 20)",
      ])
  }

  /// The fix-its of all `misplaced-view` findings.
  private func fixes(_ content: String) throws -> [[Diagnostic.FixIt]] {
    try layOut(xml: xib(content)).filter { $0.ruleID == "misplaced-view" }.map(\.fixIts)
  }

  private func layOut(xml: String) throws -> [Diagnostic] {
    try LayoutDocument(Array(xml.utf8), path: "a.xib").layout().diagnostics
  }

  @Test func findingsCarryTheEdits() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>"
    let inner = box("b", "10 10 80 20", "", mask)
    let outer = box("a", "0 0 100 50", " misplaced=\"YES\"" + Self.free, "<subviews>\(inner)</subviews>")
    let content = "<subviews>\(outer)</subviews>\(constraints(pinned("a", in: "root", 0, 0, 150, 50)))"
    let found = try fixes(content)
    #expect(found.map { $0.map(\.message) } == [["set width to 150", "remove misplaced", "set width to 130"]])
    #expect(try found == [update(content).updates.updates.flatMap(\.edits)])
  }

  @Test func nothingIsMisplacedBesideAConflict() throws {
    let view = box("a", "9 9 9 9", Self.free)
    let text = pinned("a", in: "root", 0, 0, 10, 10) + "a.width == 30"
    #expect(try fixes("<subviews>\(view)</subviews>\(constraints(text))").isEmpty)
  }

  // MARK: What stays

  @Test func ambiguousViewsAndThoseInsideStay() throws {
    let inner = box("b", "9 9 9 9", Self.free)
    let outer = box(
      "a", "9 9 50 40", Self.free, "<subviews>\(inner)</subviews>\(constraints(pinned("b", in: "a", 1, 2, 3, 4)))")
    let text = "a.leading == root.leading\na.width == 50\na.height == 40"
    #expect(try update("<subviews>\(outer)</subviews>\(constraints(text))").updates.updates.isEmpty)
  }

  @Test func viewsBesideAConflictStay() throws {
    let views = box("a", "9 9 9 9", Self.free) + box("b", "9 9 9 9", Self.free)
    let text = pinned("a", in: "root", 0, 0, 10, 10) + pinned("b", in: "root", 20, 0, 10, 10) + "b.width == 30"
    #expect(try update("<subviews>\(views)</subviews>\(constraints(text))").updates.updates.isEmpty)
  }

  @Test func viewsWhoseAmbiguityIsNotVerifiedStay() throws {
    let view = box("a", "9 9 9 9", " verifyAmbiguity=\"off\"" + Self.free)
    let text = pinned("a", in: "root", 0, 0, 10, 10)
    #expect(try update("<subviews>\(view)</subviews>\(constraints(text))").updates.updates.isEmpty)
  }

  @Test func viewsAsLargeAsEstimatedTextStay() throws {
    let label = """
      <label id="a" text="Hello, world" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="20" height="50"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let text = "a.leading == root.leading\na.top == root.top\na.height == 50"
    #expect(try update("<subviews>\(label)</subviews>\(constraints(text))").updates.updates.isEmpty)
  }
}
