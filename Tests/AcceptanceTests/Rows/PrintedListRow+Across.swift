@testable import StackModel

/// Lists about hidden views, and across the axis.
extension PrintedListRow {
  static let hidden = [
    PrintedListRow(
      behavior: "a hidden view in the middle has half of the spacing on each side", source: .arranged,
      note: "FDStackView has all of it before and none after the view",
      stack: StackDescription(spacing: 10, views: [row([1])[0], row([1, 1])[1].hidden, row([1, 1, 1])[2]]),
      identifier: "UISV-spacing",
      lines: ["b.leading == 1.0 × a.trailing + 5.0 @1000.0", "c.leading == 1.0 × b.trailing + 5.0 @1000.0"]),
    PrintedListRow(
      behavior: "nothing is between two hidden views", source: .tzStackView,
      stack: StackDescription(
        spacing: 10, views: [row([1])[0], row([1, 1])[1].hidden, row([1, 1, 1])[2].hidden, row([1, 1, 1, 1])[3]]),
      identifier: "UISV-spacing",
      lines: [
        "b.leading == 1.0 × a.trailing + 5.0 @1000.0", "c.leading == 1.0 × b.trailing + 0.0 @1000.0",
        "d.leading == 1.0 × c.trailing + 5.0 @1000.0",
      ]),
    PrintedListRow(
      behavior: "a hidden view has no length", source: .article,
      stack: StackDescription(spacing: 10, views: [row([1])[0], row([1, 1])[1].hidden]), identifier: "UISV-hiding",
      lines: ["b.width == 0.0 @1000.0"]),
    PrintedListRow(
      behavior: "hiding costs no height, which is why the tallest view still counts", source: .fdStackView,
      note: "FDStackView adds a height of 0 at the view's resistance",
      stack: StackDescription(views: [row([1])[0], ViewDescription("b", 20, 90).hidden]), identifier: "UISV-hiding",
      lines: ["b.width == 0.0 @1000.0"]),
  ]

  static let aligned = [
    PrintedListRow(
      behavior: "the spanner clings to tops at 999.5", source: Source("Arranged (kean), README"),
      stack: StackDescription(distribution: .fillEqually, alignment: .leading, spacing: 10, views: row([1, 2])),
      identifier: "UISV-spanning-boundary",
      lines: [
        "spanner.top == 1.0 × a.top + 0.0 @999.5", "spanner.top == 1.0 × b.top + 0.0 @999.5",
        "spanner.bottom >= 1.0 × a.bottom + 0.0 @1000.0", "spanner.bottom >= 1.0 × b.bottom + 0.0 @1000.0",
      ]),
    PrintedListRow(
      behavior: "the spanner fits the views at 51", source: Source("Arranged (kean), README"),
      stack: StackDescription(alignment: .leading, views: row([1, 2])), identifier: "UISV-spanning-fit",
      lines: ["spanner.height == 0.0 @51.0"]),
    PrintedListRow(
      behavior: "views without a height get none at 25", source: .article,
      stack: StackDescription(alignment: .center, views: row([1, 2])), identifier: "UISV-ambiguity-suppression",
      lines: ["a.height == 0.0 @25.0", "b.height == 0.0 @25.0"]),
    PrintedListRow(
      behavior: "filling views need no suppression", source: .article,
      stack: StackDescription(views: row([1, 2])), identifier: "UISV-ambiguity-suppression", lines: []),
    PrintedListRow(
      behavior: "baselines of a vertical stack align nothing", source: .arranged,
      note: "FDStackView takes an edge instead",
      stack: StackDescription(axis: .vertical, alignment: .firstBaseline, views: row([1, 2])),
      identifier: "UISV-alignment", lines: []),
    PrintedListRow(
      behavior: "both ends of a vertical stack with baselines hold the spanner", source: .arranged,
      stack: StackDescription(axis: .vertical, alignment: .lastBaseline, views: row([1, 2])),
      identifier: "UISV-canvas-connection",
      lines: [
        "stack.top == 1.0 × a.top + 0.0 @1000.0", "stack.bottom == 1.0 × b.bottom + 0.0 @1000.0",
        "stack.leading == 1.0 × spanner.leading + 0.0 @1000.0",
        "stack.trailing == 1.0 × spanner.trailing + 0.0 @1000.0",
      ]),
    PrintedListRow(
      behavior: "baseline-relative spacing reaches from last to first baseline", source: .article,
      stack: StackDescription(axis: .vertical, spacing: 10, isBaselineRelative: true, views: row([1, 2])),
      identifier: "UISV-spacing", lines: ["b.firstBaseline == 1.0 × a.lastBaseline + 10.0 @1000.0"]),
    PrintedListRow(
      behavior: "a horizontal stack's spacing follows edges whatever the flag", source: .arranged,
      stack: StackDescription(spacing: 10, isBaselineRelative: true, views: row([1, 2])), identifier: "UISV-spacing",
      lines: ["b.leading == 1.0 × a.trailing + 10.0 @1000.0"]),
    PrintedListRow(
      behavior: "no arranged view, no constraint", source: .arranged, stack: StackDescription(views: []),
      identifier: "UISV-canvas-connection", lines: []),
  ]
}
