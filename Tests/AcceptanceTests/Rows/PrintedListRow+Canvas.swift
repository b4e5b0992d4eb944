@testable import StackModel

/// Lists of what holds the stack's own edges, and of what aligns its views.
extension PrintedListRow {
  private static func equal(_ first: String, _ second: String) -> String { "\(first) == 1.0 × \(second) + 0.0 @1000.0" }
  private static func atMost(_ first: String, _ second: String) -> String {
    "\(first) <= 1.0 × \(second) + 0.0 @1000.0"
  }
  private static func atLeast(_ first: String, _ second: String) -> String {
    "\(first) >= 1.0 × \(second) + 0.0 @1000.0"
  }

  private static func canvas(
    _ behavior: String, source: Source = .arranged, note: String = "", _ alignment: StackView.Alignment,
    _ views: [ViewDescription], margins: EdgeInsets? = nil, _ lines: [String]
  ) -> PrintedListRow {
    PrintedListRow(
      behavior: behavior, source: source, note: note,
      stack: StackDescription(alignment: alignment, margins: margins, views: views),
      identifier: "UISV-canvas-connection", lines: lines)
  }

  private static func ends(_ first: String, _ last: String) -> [String] {
    [equal("stack.leading", "\(first).leading"), equal("stack.trailing", "\(last).trailing")]
  }

  static let canvas = [
    canvas(
      "filling views hold both sides by the first", source: .article, .fill, row([1, 2]),
      ends("a", "b") + [equal("stack.top", "a.top"), equal("stack.bottom", "a.bottom")]),
    canvas(
      "margins take the place of edges", source: .article, note: "printed with the margins' guide, which is the same",
      .fill, row([1, 2]), margins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      [
        equal("stack.leadingMargin", "a.leading"), equal("stack.trailingMargin", "b.trailing"),
        equal("stack.topMargin", "a.top"), equal("stack.bottomMargin", "a.bottom"),
      ]),
    canvas(
      "at the top the first view holds the top, the spanner the bottom", source: .article, .leading, row([1, 2]),
      ends("a", "b") + [equal("stack.top", "a.top"), equal("stack.bottom", "spanner.bottom")]),
    canvas(
      "at the bottom the spanner holds the top", source: .article, .trailing, row([1, 2]),
      ends("a", "b") + [equal("stack.top", "spanner.top"), equal("stack.bottom", "a.bottom")]),
    canvas(
      "in the center the spanner holds both sides and the first view the middle", source: .article, .center,
      row([1, 2]),
      ends("a", "b") + [
        equal("stack.top", "spanner.top"), equal("stack.bottom", "spanner.bottom"), equal("stack.centerY", "a.centerY"),
      ]),
    canvas(
      "the center within margins", .center, row([1]), margins: EdgeInsets(top: 8),
      [
        equal("stack.leadingMargin", "a.leading"), equal("stack.trailingMargin", "a.trailing"),
        atMost("stack.topMargin", "a.top"), atLeast("stack.bottomMargin", "a.bottom"),
        equal("stack.centerYWithinMargins", "a.centerY"),
      ]),
    canvas(
      "on the first baseline the top is loose", note: "Let's Build UIStackView prints the spanner's top",
      .firstBaseline,
      row([1, 2]), ends("a", "b") + [atMost("stack.top", "a.top"), equal("stack.bottom", "spanner.bottom")]),
    canvas(
      "on the last baseline the bottom is loose", source: .article, .lastBaseline, row([1, 2]),
      ends("a", "b") + [equal("stack.top", "spanner.top"), atLeast("stack.bottom", "a.bottom")]),
    canvas(
      "one view at the top has the bottom loose", .leading, row([1]),
      ends("a", "a") + [equal("stack.top", "a.top"), atLeast("stack.bottom", "a.bottom")]),
    canvas(
      "one view at the bottom has the top loose", .trailing, row([1]),
      ends("a", "a") + [atMost("stack.top", "a.top"), equal("stack.bottom", "a.bottom")]),
    canvas(
      "one view in the center has both sides loose", source: .article, .center, row([1]),
      ends("a", "a") + [
        atMost("stack.top", "a.top"), atLeast("stack.bottom", "a.bottom"), equal("stack.centerY", "a.centerY"),
      ]),
    canvas(
      "one view on a baseline has both sides loose", .firstBaseline, row([1]),
      ends("a", "a") + [atMost("stack.top", "a.top"), atLeast("stack.bottom", "a.bottom")]),
    canvas(
      "a hidden view at an end does not hold it", source: .tzStackView, .fill,
      [row([1])[0].hidden] + row([1, 2, 3]).dropFirst(),
      ends("b", "c") + [equal("stack.top", "a.top"), equal("stack.bottom", "a.bottom")]),
    canvas(
      "with all views hidden the spanner holds every side", .fill, row([1, 2]).map(\.hidden),
      ends("spanner", "spanner") + [equal("stack.top", "spanner.top"), equal("stack.bottom", "spanner.bottom")]),
  ]

  private static func alignment(
    _ behavior: String, source: Source = .article, _ alignment: StackView.Alignment, _ lines: [String]
  ) -> PrintedListRow {
    PrintedListRow(
      behavior: behavior, source: source, stack: StackDescription(alignment: alignment, views: row([1, 2, 3])),
      identifier: "UISV-alignment", lines: lines)
  }

  static let alignments = [
    alignment(
      "filling views share tops and bottoms with the first", .fill,
      [
        equal("a.bottom", "b.bottom"), equal("a.bottom", "c.bottom"), equal("a.top", "b.top"), equal("a.top", "c.top"),
      ]),
    alignment("tops are aligned", .leading, [equal("a.top", "b.top"), equal("a.top", "c.top")]),
    alignment("bottoms are aligned", .trailing, [equal("a.bottom", "b.bottom"), equal("a.bottom", "c.bottom")]),
    alignment("centers are aligned", .center, [equal("a.centerY", "b.centerY"), equal("a.centerY", "c.centerY")]),
    alignment(
      "first baselines are aligned", .firstBaseline,
      [equal("a.firstBaseline", "b.firstBaseline"), equal("a.firstBaseline", "c.firstBaseline")]),
    alignment(
      "last baselines are aligned", .lastBaseline,
      [equal("a.lastBaseline", "b.lastBaseline"), equal("a.lastBaseline", "c.lastBaseline")]),
    PrintedListRow(
      behavior: "a column's views share both sides", source: .tzStackView,
      stack: StackDescription(axis: .vertical, views: row([1, 2])), identifier: "UISV-alignment",
      lines: [equal("a.leading", "b.leading"), equal("a.trailing", "b.trailing")]),
    PrintedListRow(
      behavior: "a hidden view is aligned like the others", source: .arranged,
      stack: StackDescription(alignment: .leading, views: [row([1])[0], row([1, 2])[1].hidden]),
      identifier: "UISV-alignment", lines: [equal("a.top", "b.top")]),
    PrintedListRow(
      behavior: "a single view is aligned with nothing", source: .arranged,
      stack: StackDescription(alignment: .leading, views: row([1])), identifier: "UISV-alignment", lines: []),
    PrintedListRow(
      behavior: "the spanner encloses centered views", source: .article,
      stack: StackDescription(alignment: .center, views: row([1, 2])), identifier: "UISV-spanning-boundary",
      lines: [
        atMost("spanner.top", "a.top"), atMost("spanner.top", "b.top"), atLeast("spanner.bottom", "a.bottom"),
        atLeast("spanner.bottom", "b.bottom"),
      ]),
    PrintedListRow(
      behavior: "the spanner clings to bottoms at 999.5", source: .article,
      stack: StackDescription(alignment: .trailing, views: row([1]) + row([1, 2]).dropFirst()),
      identifier: "UISV-spanning-boundary",
      lines: [
        atMost("spanner.top", "a.top"), atMost("spanner.top", "b.top"),
        "spanner.bottom == 1.0 × a.bottom + 0.0 @999.5", "spanner.bottom == 1.0 × b.bottom + 0.0 @999.5",
      ]),
    PrintedListRow(
      behavior: "a loose side makes the stack as narrow as it can be", source: .arranged,
      stack: StackDescription(alignment: .lastBaseline, views: row([1, 2])), identifier: "UISV-canvas-fit",
      lines: ["stack.height == 0.0 @49.0"]),
  ]
}
