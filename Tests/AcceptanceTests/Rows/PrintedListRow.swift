import Testing

@testable import StackModel

/// Constraints with a number in them that someone printed: the whole list of one identifier.
struct PrintedListRow: SourcedRow {
  var behavior: String
  var source: Source
  var note = ""
  var stack: StackDescription
  var identifier: String
  /// As `ListedConstraint` prints them, without the identifier.
  var lines: [String]
}

@Suite struct PrintedListTests {
  @Test(arguments: PrintedListRow.all)
  func stackAddsThePrintedConstraints(_ row: PrintedListRow) throws {
    #expect(try lines(LiveStack(row.stack).constraints, row) == row.lines.sorted())
  }

  /// The statement of the rules is held to the same print.
  @Test(arguments: PrintedListRow.all)
  func rulesStateThePrintedConstraints(_ row: PrintedListRow) {
    #expect(lines(DocumentedRules(stack: row.stack).constraints, row) == row.lines.sorted())
  }

  private func lines(_ constraints: [ListedConstraint], _ row: PrintedListRow) -> [String] {
    constraints.filter { $0.identifier == row.identifier }
      .map { String($0.description.dropFirst(row.identifier.count + 2)) }.sorted()
  }
}

extension PrintedListRow {
  /// Views `a`, `b` … of lengths along a row, all 20 high.
  static func row(_ widths: [Double?]) -> [ViewDescription] {
    zip(["a", "b", "c", "d"], widths).map { ViewDescription($0, $1, 20) }
  }

  static let all: [PrintedListRow] = [proportional, equal, gaps, hidden, aligned, canvas, alignments].flatMap { $0 }

  private static let proportional = [
    PrintedListRow(
      behavior: "proportions of 160, 80 and 40 without spacing", source: .article,
      stack: StackDescription(distribution: .fillProportionally, views: row([160, 80, 40])),
      identifier: "UISV-fill-proportionally",
      lines: [
        "a.width == 0.571429 × stack.width + 0.0 @999.0", "b.width == 0.285714 × stack.width + 0.0 @998.0",
        "c.width == 0.142857 × stack.width + 0.0 @997.0",
      ]),
    PrintedListRow(
      behavior: "the spacing is counted into the whole", source: .proportionalQuestion,
      note: "Apple's documentation has the views in proportion to their sizes alone",
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([100, 100, 100, 100])),
      identifier: "UISV-fill-proportionally",
      lines: [
        "a.width == 0.232558 × stack.width + 0.0 @999.0", "b.width == 0.232558 × stack.width + 0.0 @998.0",
        "c.width == 0.232558 × stack.width + 0.0 @997.0", "d.width == 0.232558 × stack.width + 0.0 @996.0",
      ]),
    PrintedListRow(
      behavior: "a single view's proportion is required", source: .arranged,
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([100])),
      identifier: "UISV-fill-proportionally", lines: ["a.width == 1.0 × stack.width + 0.0 @1000.0"]),
    PrintedListRow(
      behavior: "the only view with a content size without spacing is required", source: .arranged,
      stack: StackDescription(distribution: .fillProportionally, views: row([nil, 100])),
      identifier: "UISV-fill-proportionally",
      lines: ["a.width == 0.0 @1000.0", "b.width == 1.0 × stack.width + 0.0 @1000.0"]),
    PrintedListRow(
      behavior: "a view without a content size takes a priority all the same", source: .arranged,
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([40, nil, 40])),
      identifier: "UISV-fill-proportionally",
      lines: [
        "a.width == 0.4 × stack.width + 0.0 @999.0", "b.width == 0.0 @1000.0",
        "c.width == 0.4 × stack.width + 0.0 @997.0",
      ]),
    PrintedListRow(
      behavior: "views without content sizes are equal instead", source: .arranged,
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([nil, nil, nil])),
      identifier: "UISV-fill-equally",
      lines: ["b.width == 1.0 × a.width + 0.0 @1000.0", "c.width == 1.0 × a.width + 0.0 @1000.0"]),
  ]

  private static let equal = [
    PrintedListRow(
      behavior: "equal lengths are a required star around the first view", source: .logs,
      note: "FDStackView has a chain at 999, 998 and so on",
      stack: StackDescription(distribution: .fillEqually, spacing: 10, views: row([10, 20, 30, 40])),
      identifier: "UISV-fill-equally",
      lines: ["b", "c", "d"].map { "\($0).width == 1.0 × a.width + 0.0 @1000.0" }),
    PrintedListRow(
      behavior: "the first visible view is the star's center", source: .arranged,
      stack: StackDescription(
        distribution: .fillEqually, views: [row([10])[0].hidden] + row([10, 20, 30]).dropFirst()),
      identifier: "UISV-fill-equally", lines: ["c.width == 1.0 × b.width + 0.0 @1000.0"]),
  ]

  private static let gaps = [
    PrintedListRow(
      behavior: "gaps of equal spacing reach from edge to edge", source: .article,
      stack: StackDescription(distribution: .equalSpacing, spacing: 10, views: row([10, 20, 30])),
      identifier: "UISV-distributing-edge",
      lines: [
        "gap0.leading == 1.0 × a.trailing + 0.0 @1000.0", "gap0.trailing == 1.0 × b.leading + 0.0 @1000.0",
        "gap1.leading == 1.0 × b.trailing + 0.0 @1000.0", "gap1.trailing == 1.0 × c.leading + 0.0 @1000.0",
      ]),
    PrintedListRow(
      behavior: "gaps of equal centering reach from center to center", source: .article,
      stack: StackDescription(distribution: .equalCentering, spacing: 10, views: row([10, 20, 30])),
      identifier: "UISV-distributing-edge",
      lines: [
        "gap0.leading == 1.0 × a.centerX + 0.0 @1000.0", "gap0.trailing == 1.0 × b.centerX + 0.0 @1000.0",
        "gap1.leading == 1.0 × b.centerX + 0.0 @1000.0", "gap1.trailing == 1.0 × c.centerX + 0.0 @1000.0",
      ]),
    PrintedListRow(
      behavior: "equal gaps of equal spacing are required", source: .article,
      stack: StackDescription(distribution: .equalSpacing, views: row([10, 20, 30])), identifier: "UISV-fill-equally",
      lines: ["gap1.width == 1.0 × gap0.width + 0.0 @1000.0"]),
    PrintedListRow(
      behavior: "equal distances of centers have priority 149", source: .article, note: "FDStackView requires them",
      stack: StackDescription(distribution: .equalCentering, views: row([10, 20, 30])),
      identifier: "UISV-fill-equally", lines: ["gap1.width == 1.0 × gap0.width + 0.0 @149.0"]),
    PrintedListRow(
      behavior: "spacing is a minimum where gaps are shared out",
      source: Source("babylonhealth/Bento, pull request 162: console output"),
      stack: StackDescription(distribution: .equalSpacing, spacing: 3, views: row([10, 20])),
      identifier: "UISV-spacing", lines: ["b.leading >= 1.0 × a.trailing + 3.0 @1000.0"]),
    PrintedListRow(
      behavior: "a stack of shared gaps is as short as it can be",
      source: Source("babylonhealth/Bento, pull request 162: console output"),
      stack: StackDescription(distribution: .equalSpacing, spacing: 3, views: row([10, 20])),
      identifier: "UISV-canvas-fit", lines: ["stack.width == 0.0 @49.0"]),
  ]
}
