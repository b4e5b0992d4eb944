import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// What pages, mails and terminals make of a log.
@Suite struct PostedLogTests {
  private static let lines = [
    "<NSLayoutConstraint:0x600002b1c2d0 UILabel:0x7fc0a6e0d1b0'Fee'.top == UIView:0x7fc0a6e0cd80.top + 12   (active)>",
    "<NSLayoutConstraint:0x600002b1c320 'my gap' V:[UILabel:0x7fc0a6e0d1b0'Fee']-(>=12)-|   "
      + "(active, names: '|':UIView:0x7fc0a6e0cd80 )>",
    "<NSLayoutConstraint:0x600002b29ef0 'UISV-hiding' UIView:0x7fc0a6e0cd80.height == 0   (active)>",
  ]
  private static let block = """
    2020-11-25 19:40:33.771020-0500 Shop[9911:701222] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "\(lines[0])",
        "\(lines[1])",
        "\(lines[2])"
    )

    Will attempt to recover by breaking constraint
    \(lines[1])

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  /// The only block: its constraints and the broken one.
  private func texts(_ log: String) throws -> [String] {
    let conflicts = ConsoleLog(Array(log.utf8)).conflicts
    try #require(conflicts.count == 1 && conflicts[0].unreadLines.isEmpty)
    let names = LoggedNames(conflicts[0]).names
    let places = conflicts[0].constraints.indices + [try #require(conflicts[0].broken)]
    return places.map { "\(conflicts[0].text(of: $0, names)) \(conflicts[0].constraints[$0].kind)" }
  }

  private static let expected = [
    "\"Fee\".top == UIView.top + 12 constraint", "UIView.bottom >= \"Fee\".bottom + 12 constraint 'my gap'",
    "UIView.height == 0 stack view 'UISV-hiding'", "UIView.bottom >= \"Fee\".bottom + 12 constraint 'my gap'",
  ]

  @Test(
    "Quotes and brackets are read in the forms of web pages",
    arguments: [
      [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")], [("'", "\u{2019}")],
      [(" '", " \u{2018}"), ("'", "\u{2019}"), ("\"<", "\u{201C}<"), (">\"", ">\u{201D}")], [],
    ])
  func readsPages(_ changes: [(String, String)]) throws {
    let log = changes.reduce(Self.block) { $0.replacing($1.0, with: $1.1) }
    #expect(try texts(log) == Self.expected)
  }

  /// Every column may be where a constraint is cut.
  @Test(arguments: Array(40...120))
  func readsLinesThatAreCutAtAColumn(_ width: Int) throws {
    let lines = Self.block.split(separator: "\n", omittingEmptySubsequences: false)
    let log = lines.flatMap { line -> [String] in
      guard line.contains("Constraint:0x") else { return [String(line)] }
      return stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
    }.joined(separator: "\n")
    #expect(try texts(log) == Self.expected)
    #expect(try texts(log.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n")) == Self.expected)
  }

  @Test(arguments: ["\n", "\n      ", " \n"])
  func readsLinesThatAreCutAtASpace(_ end: String) throws {
    let log = Self.block.replacing("   (active", with: "\(end)(active").replacing(" == ", with: " ==\(end)")
    #expect(try texts(log) == Self.expected)
  }

  /// The list says what it is.
  @Test func readsABrokenConstraintThatIsCut() throws {
    let cut = "breaking constraint\n<NSLayoutConstraint:0x600002b1c320 'my gap' V:[UIL"
    let end = try #require(Self.block.range(of: cut))
    #expect(try texts(String(Self.block[..<end.upperBound])) == Self.expected)
  }

  @Test func constraintWithoutItsEndTakesNoOtherLine() throws {
    let log = """
      <NSLayoutConstraint:0x61 V:[UILabel:0x2(20)
      2020-11-25 19:40:33 Shop[9911] <Notice>: ready
      <NSLayoutConstraint:0x62 UILabel:0x2.height == 40   (active)>
      """
    let conflict = try #require(ConsoleLog(Array(log.utf8)).conflicts.first)
    #expect(conflict.unreadLines == [1] && conflict.constraints.map(\.line) == [3])
  }
}
