import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Frames beside those that are stored, and what differences are put down to.
@Suite struct FrameComparisonTests {
  /// A stack view of two views, 40 and 60 high, in a root of 200 by 300. The stored frames are right as given.
  private func comparisons(
    stack: String = "0 0 200 100", first: String = "0 0 200 40", second: String = "0 40 200 60", marks: String = "",
    tolerance: Double = 0.5
  ) throws -> FrameComparisons {
    let arranged =
      plainView("first", marks, rect(first) + constraints("first.height == 40"))
      + plainView("second", "", rect(second) + constraints("second.height == 60"))
    let document = try LayoutDocument(
      Array(
        xib(
          """
          <subviews><stackView id="stack" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
          \(rect(stack))<subviews>\(arranged)</subviews></stackView></subviews>
          \(constraints("stack.leading == root.leading\nstack.top == root.top\nroot.trailing == stack.trailing"))
          """
        ).utf8), path: "test.xib")
    return FrameComparisons(document, tolerance: tolerance)
  }

  private func rect(_ numbers: String) -> String {
    let values = numbers.split(separator: " ")
    return "<rect key=\"frame\" x=\"\(values[0])\" y=\"\(values[1])\" width=\"\(values[2])\" height=\"\(values[3])\"/>"
  }

  private func causes(_ comparisons: FrameComparisons) -> [String] {
    comparisons.comparisons.map { "\($0.view.id ?? ""): \($0.cause.map { "\($0)" } ?? "right")" }
  }

  @Test func rightFramesAreRight() throws {
    #expect(try causes(comparisons()) == ["stack: right", "first: right", "second: right"])
  }

  @Test func storedFramesAreNotLookedAt() throws {
    let found = try comparisons(stack: "7 7 7 7", first: "8 8 8 8", second: "9 9 9 9").comparisons.map(\.computed)
    #expect(
      found == [
        Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 0, y: 0, width: 200, height: 40),
        Rect(x: 0, y: 40, width: 200, height: 60),
      ])
  }

  @Test func whatFollowsFromAnotherHeightIsPutDownToIt() throws {
    let found = try comparisons(stack: "0 0 200 105", first: "0 0 200 45", second: "0 45 200 60")
    #expect(causes(found) == ["stack: view, height", "first: view, height", "second: view, height"])
    #expect(found.comparisons.map(\.difference) == [5, 5, 5])
  }

  @Test func rightSizesInWrongPlacesArePositions() throws {
    #expect(
      try causes(comparisons(second: "0 45 200 60")) == ["stack: right", "first: right", "second: view, position"])
  }

  @Test func markedViewsDoNotCount() throws {
    #expect(
      try causes(comparisons(first: "0 0 200 45", marks: "misplaced=\"YES\"")) == ["stack: right", "second: right"])
    #expect(
      try causes(comparisons(first: "0 0 200 45", marks: "ambiguous=\"YES\"")) == ["stack: right", "second: right"])
  }

  @Test(arguments: [("fixedFrame=\"YES\"", []), ("", ["a: view, size"])])
  func framesThatNoConstraintGivesAreNotCompared(_ attribute: String, _ expected: [String]) throws {
    let text = xib("<subviews>\(plainView("a", attribute, rect("7 7 9 9")))</subviews>")
    let alone = text.replacing(
      "<view id=\"root\"", with: "<view id=\"root\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let document = try LayoutDocument(Array(alone.utf8), path: "test.xib")
    #expect(causes(FrameComparisons(document)) == expected)
  }

  @Test func toleranceIsTheCallers() throws {
    #expect(try causes(comparisons(second: "0 40.6 200 60")).last == "second: view, position")
    #expect(try causes(comparisons(second: "0 40.6 200 60", tolerance: 1)).last == "second: right")
  }

  /// A label that the frames show to be 123 by 45 points, whatever it measures, and a view below it.
  @Test(arguments: [(true, [true, true, true]), (false, [false, false, false])])
  func sizesOfLeavesMayBeGiven(_ expected: (isGiven: Bool, areRight: [Bool])) throws {
    let arranged =
      "<label id=\"a\" text=\"A\">\(rect("0 0 123 45"))</label>"
      + plainView("b", "", rect("0 45 123 10") + constraints("b.height == 10"))
    let text = xib(
      """
      <subviews><stackView id="stack" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      \(rect("0 0 123 55"))<subviews>\(arranged)</subviews></stackView></subviews>
      \(constraints("stack.leading == root.leading\nstack.top == root.top"))
      """)
    let document = try LayoutDocument(Array(text.utf8), path: "test.xib")
    let found = FrameComparisons(document, givesLeaves: expected.isGiven).comparisons
    #expect(found.map { $0.cause == nil } == expected.areRight)
  }

  // MARK: What a document cannot tell

  /// A label of one line in a stack view, whose stored height is given.
  private func label(height: Int, stack extra: String = "") throws -> [FrameComparison] {
    let label =
      "<label id=\"a\" text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect("0 0 200 \(height)"))</label>"
    let text = xib(
      """
      <subviews><stackView id="stack" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      \(rect("0 0 200 \(height)"))<subviews>\(label)</subviews></stackView></subviews>
      \(constraints("stack.leading == root.leading\nstack.top == root.top\nroot.trailing == stack.trailing\(extra)"))
      """)
    return FrameComparisons(try LayoutDocument(Array(text.utf8), path: "test.xib")).comparisons
  }

  @Test func textThatIsHigherThanItsLinesWithoutAConstraintIsUnexplained() throws {
    let found = try label(height: 90)
    #expect(found.map(\.dependsOnUnexplainedLength) == [true, true])
    #expect(found.allSatisfy { $0.cause != nil })
  }

  @Test(arguments: [(90, "\nstack.height == 90"), (21, "")])
  func textThatIsStretchedOrAsHighAsItsLinesIsExplained(height: Int, extra: String) throws {
    #expect(try label(height: height, stack: extra).map(\.dependsOnUnexplainedLength) == [false, false])
  }

  @Test(arguments: [("0 40 200 60", false), ("0 77 200 60", true)])
  func framesThatContradictEachOtherAreStale(second: String, isStale: Bool) throws {
    let found = try comparisons(second: second).comparisons
    #expect(found.first { $0.view.id == "second" }?.isStale == isStale)
  }

  @Test(arguments: [("", ["a"]), ("<exclude reference=\"a\"/>", [])])
  func viewThatTheSizeClassDoesNotInstallIsNotCompared(exclusion: String, expected: [String]) throws {
    let text = xib(
      """
      <subviews>\(plainView("a", "", rect("10 10 20 20") + constraints("a.width == 20\na.height == 20")))</subviews>
      \(constraints("a.leading == root.leading + 10\na.top == root.top + 10"))
      <variation key="default"><mask key="subviews">\(exclusion)</mask></variation>
      """)
    let found = FrameComparisons(try LayoutDocument(Array(text.utf8), path: "test.xib")).comparisons
    #expect(found.map { $0.view.id } == expected)
  }
}
