import Formats
import Foundation
import TestSupport
import Testing

@testable import NibDecoder

/// Lines in `<constraints>`. What a visual format gives is from "Visual Format Language" in Apple's Auto Layout Guide and from
/// the documentation of `NSLayoutConstraint.FormatOptions`.
@Suite struct ConstraintLineTests {
  private static let start = "<view><metrics gap=\"12\" side=\"44\" low=\"250\"/><constraints>"

  private func read(_ lines: String) throws -> (equations: [String], errors: [String]) {
    let text = "\(Self.start)\(lines)</constraints></view>"
    var expansion = DefinitionExpansion(try XMLTree(Array(text.utf8), path: "a.xml"))
    let tree = expansion.expanded()
    let constraints = tree.indices.filter { tree.name(of: $0) == "constraint" }
    let equations = constraints.map { element in
      let attributes = tree.attributes(of: element).map { "\($0.name)=\($0.value)" }
      return attributes.joined(separator: " ")
    }
    return (
      equations,
      expansion.diagnostics.map { diagnostic in
        let place = (diagnostic.range?.lowerBound ?? 0) - Self.start.utf8.count
        return "\(place + 1): \(diagnostic.message)"
      }
    )
  }

  private func equations(_ lines: String) throws -> [String] {
    let (equations, errors) = try read(lines)
    #expect(errors == [])
    return equations
  }

  private func error(_ lines: String) throws -> String? {
    let (equations, errors) = try read(lines)
    #expect(equations == [] && errors.count == 1)
    return errors.first
  }

  // MARK: - Visual formats

  @Test func neighborsAreTheStandardSpaceApart() throws {
    #expect(
      try equations("[icon]-[title]") == [
        "firstItem=title firstAttribute=leading secondItem=icon secondAttribute=trailing constant=8 symbolic=YES"
      ])
    #expect(
      try equations("V:[icon][title]") == [
        "firstItem=title firstAttribute=top secondItem=icon secondAttribute=bottom"
      ])
  }

  @Test func dashBesideTheSuperviewIsItsMargin() throws {
    #expect(
      try equations("|-[icon]-|") == [
        "firstItem=icon firstAttribute=leading secondItem=superview secondAttribute=leadingMargin",
        "firstItem=superview firstAttribute=trailingMargin secondItem=icon secondAttribute=trailing",
      ])
    #expect(
      try equations("V:|[icon]-5-|") == [
        "firstItem=icon firstAttribute=top secondItem=superview secondAttribute=top",
        "firstItem=superview firstAttribute=bottom secondItem=icon secondAttribute=bottom constant=5",
      ])
  }

  @Test func predicatesHaveRelationsViewsMetricsAndPriorities() throws {
    #expect(
      try equations("H:[icon(side@low)]-(>=gap@750,==-4)-[title(≥20,<=icon@9)]".replacing("<", with: "&lt;")) == [
        "firstItem=icon firstAttribute=width constant=44 priority=250",
        "firstItem=title firstAttribute=leading relation=greaterThanOrEqual secondItem=icon secondAttribute=trailing "
          + "constant=12 priority=750",
        "firstItem=title firstAttribute=leading secondItem=icon secondAttribute=trailing constant=-4",
        "firstItem=title firstAttribute=width relation=greaterThanOrEqual constant=20",
        "firstItem=title firstAttribute=width relation=lessThanOrEqual secondItem=icon secondAttribute=width priority=9",
      ])
  }

  @Test func optionsAlignNeighborsAndSetTheDirection() throws {
    #expect(
      try equations("[a]-0-[b]-0-[c] alignAllTop directionRightToLeft") == [
        "firstItem=a firstAttribute=left secondItem=b secondAttribute=right constant=0",
        "firstItem=b firstAttribute=left secondItem=c secondAttribute=right constant=0",
        "firstItem=a firstAttribute=top secondItem=b secondAttribute=top",
        "firstItem=b firstAttribute=top secondItem=c secondAttribute=top",
      ])
    #expect(
      try equations("|-1-[a] directionLeftToRight\n|-2-[b] directionRightToLeft\nV:[a]-3-[b] spacingBaselineToBaseline")
        == [
          "firstItem=a firstAttribute=left secondItem=superview secondAttribute=left constant=1",
          "firstItem=superview firstAttribute=right secondItem=b secondAttribute=right constant=2",
          "firstItem=b firstAttribute=firstBaseline secondItem=a secondAttribute=lastBaseline constant=3",
        ])
  }

  @Test func formatWithoutPredicatesSaysNothing() throws { #expect(try equations("[icon]") == []) }

  @Test(arguments: [
    ("V|[a]|", "2: expected : after V"), ("Z:[a]", "1: unknown orientation; write H:"),
    ("v:[a]", "1: unknown orientation; write V:[a]"), ("[a(50]", "6: expected , or )"),
    ("[a(>50)]", "4: unknown relation >; write ==, ≤ or ≥"), ("H:|-10-|", "8: expected a view between | and |"),
    ("[a]-(>=4)-(>=0)-|", "11: expected a view, as in [photo], or |"),
    ("[a]- (4)-[b]", "5: space in a format; write [a]-(4)-[b]"),
    ("|-gab-[a]", "3: unknown metric gab; did you mean gap?"),
    ("|-width-[a]", "3: unknown metric width; add it: <metrics width=\"…\"/>"),
    ("[a]->=8-[b]", "5: relation without parentheses; write (>=8)"),
    ("|", "1: expected a view after |, as in |-[photo]"), ("[a]-8-", "6: expected a view, as in [photo], or |"),
    ("[a", "2: expected ] after a"), ("[]", "2: expected the id of a view after ["),
    ("[a][b] alignAllTopp", "8: unknown option alignAllTopp; did you mean alignAllTop?"),
    (
      "V:[a][b] alignAllTop",
      "10: alignAllTop in a vertical format; use one of alignAllCenterX, alignAllLeading, alignAllLeft, alignAllRight, "
        + "alignAllTrailing"
    ),
  ]) func faultyFormatIsReportedAtItsPlace(format: String, message: String) throws {
    #expect(try error(format) == message)
  }

  // MARK: - Equations

  @Test(arguments: [
    ("a.width = 100", "firstItem=a firstAttribute=width constant=100"),
    (
      "a.width≥b.height*16:9+8@750",
      "firstItem=a firstAttribute=width relation=greaterThanOrEqual secondItem=b secondAttribute=height multiplier=16:9 "
        + "constant=8 priority=750"
    ),
    (
      "a.leading == 0.5 × form.safeArea.trailing − gap @low",
      "firstItem=a firstAttribute=leading secondItem=form.safeArea secondAttribute=trailing multiplier=0.5 constant=-12 "
        + "priority=250"
    ),
    (
      "x-1.top = y-2.bottom-2.5", "firstItem=x-1 firstAttribute=top secondItem=y-2 secondAttribute=bottom constant=-2.5"
    ),
    ("height = width / 2", "firstAttribute=height secondAttribute=width multiplier=1/2"),
    (
      "a.top = superview.top - -3", "firstItem=a firstAttribute=top secondItem=superview secondAttribute=top constant=3"
    ),
  ]) func equationIsAConstraint(line: String, constraint: String) throws {
    #expect(try equations(line) == [constraint])
  }

  @Test(arguments: [
    ("a.widht = 100", "2: unknown attribute widht of a; did you mean width?"),
    ("a = b", "1: a without an attribute; write one after a dot, as in a.width"),
    ("a.width => 100", "9: unknown relation =>; write =, ≤ or ≥"), ("a.width", "7: expected =, ≤ or ≥ after width"),
    ("100 = a.width", "1: equation that begins with a number; write the item first, as in photo.width = 100"),
    ("a.width = 16:9", "11: ratio without an item; multiply one by it, as in height * 16:9"),
    ("a.width = b.width - c.width", "21: second item on the right; a constraint compares two items"),
    ("a.width = b.width * 2 * 3", "23: calculation with numbers; write a.width = b.width * 6"),
    ("a.width = 1 @ tall", "15: unknown metric tall; add it: <metrics tall=\"…\"/>"),
  ]) func faultyEquationIsReportedAtItsPlace(line: String, message: String) throws {
    #expect(try error(line) == message)
  }

  @Test func linesStandBetweenElementsCommentsAndReferences() throws {
    let lines = """

        a.width &#60;= 1 <!-- b.width = 2 -->
        <constraint firstAttribute="top"/>
        <![CDATA[b.width <= 3]]>
        <constraint firstAttribute="left"/>
        c.width = 4
      """
    #expect(
      try equations(lines) == [
        "firstItem=a firstAttribute=width relation=lessThanOrEqual constant=1", "firstAttribute=top",
        "firstItem=b firstAttribute=width relation=lessThanOrEqual constant=3", "firstAttribute=left",
        "firstItem=c firstAttribute=width constant=4",
      ])
  }

  // MARK: - Random lines

  /// How many random lines of a kind are read: 5,000, or `IBSTACK_LINE_COUNT`.
  private static let count = ProcessInfo.processInfo.environment["IBSTACK_LINE_COUNT"].flatMap(Int.init) ?? 5_000
  private static let batch = 100

  @Test func randomEquationsSayWhatTheyWereWrittenFor() throws { try expectLines(RandomLine.equation) }

  @Test func randomFormatsSayWhatTheyWereWrittenFor() throws { try expectLines(RandomLine.format) }

  private func expectLines(_ make: (inout SplitMix64) -> RandomLine) throws {
    var random = SplitMix64(seed: 63)
    for _ in 0..<Self.count / Self.batch {
      let lines = (0..<Self.batch).map { _ in make(&random) }
      let found = try read(lines.map(\.text).joined(separator: "\n"))
      guard found.errors == [], found.equations == lines.flatMap(\.equations) else {
        let first = try lines.first { try read($0.text) != ($0.equations, []) }
        Issue.record(
          "\(first.map { "\($0.text): \((try? read($0.text)).map { "\($0)" } ?? ""), expected \($0.equations)" } ?? "a batch")"
        )
        return
      }
    }
  }

  // MARK: - Slips

  @Test func semicolonEndsALine() throws {
    #expect(
      try equations("H:|[a];V:|-8-[a]; b.top = a.bottom ;; b.width = 4") == [
        "firstItem=a firstAttribute=leading secondItem=superview secondAttribute=leading",
        "firstItem=a firstAttribute=top secondItem=superview secondAttribute=top constant=8",
        "firstItem=b firstAttribute=top secondItem=a secondAttribute=bottom",
        "firstItem=b firstAttribute=width constant=4",
      ])
    #expect(try read("a.width = 4; b.wdith = 2; c.width = 3").errors.count == 1)
    #expect(try read("a.width = 4; b.wdith = 2; c.width = 3").equations.count == 2)
  }

  @Test(arguments: [
    ("H:|-16-[a] V:|-[b]", "12: second format on a line; write H:|-16-[a]; V:|-[b]"),
    ("a.top = b.top, a.left = b.left", "14: comma; write a.top = b.top; a.left = b.left"),
    ("a.leading, a.top = 16", "10: comma; write a.leading = superview.leading + 16; a.top = superview.top + 16"),
    ("a.width = 16, b.width = 4", "13: comma; write a.width = 16; b.width = 4"),
    ("a.width >= 2*gap", "14: calculation with numbers; write its result, or name it in <metrics>"),
    ("a.leading = b.leading + gap*2", "28: calculation with numbers; write its result, or name it in <metrics>"),
    ("a.width = 50%", "13: percentage; write a.width = superview.width * 0.5"),
    ("a.width = 100 priority 750", "15: priority without its sign; write a.width = 100 @750"),
    ("a.width = 100 @high", "16: unknown metric high; write a.width = 100 @750"),
    ("a.center = superview.center", "3: center is no attribute of layout; write center=\"superview\" in the tag of a"),
    ("// a comment", "1: comment; write <!-- … -->"), ("# a comment", "1: comment; write <!-- … -->"),
    ("a.width = 4 // wide", "13: comment; write a.width = 4"),
    ("HV:|-[a]-|", "1: two orientations; write one line with H: and one with V:"),
  ])
  func wayOfAnotherLanguageIsAnsweredWithOurs(line: String, message: String) throws {
    #expect(try error(line) == message)
  }

  @Test func timeGrowsWithTheLines() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 500) { size in
        let lines = (0..<size).map { "V:|-m\($0 % 200)-[v\($0)(>=4)]-x\($0)-| alignAllLeading" }
        let metrics = (0..<min(size, 200)).map { "m\($0)=\"\($0)\"" }.joined(separator: " ")
        let text = "<view><metrics \(metrics)/><constraints>\(lines.joined(separator: "\n"))</constraints></view>"
        return try XMLTree(Array(text.utf8), path: "a.xml")
      } work: { tree in
        var expansion = DefinitionExpansion(tree)
        _ = expansion.expanded()
      }
    }
  }
}
