@testable import StackModel

/// What hidden views leave behind, and what FDStackView cures.
extension FrameRow {
  private static let tall = [
    ViewDescription("a", 20, 20), ViewDescription("b", 20, 90).hidden, ViewDescription("c", 20, 30),
  ]

  static let hidden = [
    FrameRow(
      behavior: "a hidden view in the middle leaves one spacing", source: .interfaceBuilder,
      stack: StackDescription(
        spacing: 10, views: [row([50])[0], row([1, 50])[1].hidden, row([1, 1, 50])[2]]),
      height: 20, expected: "stack: 0 0 110 20; a: 0 0 50 20; b: 55 0 0 20; c: 60 0 50 20"),
    FrameRow(
      behavior: "two hidden views in the middle leave one spacing", source: .interfaceBuilder,
      stack: StackDescription(
        spacing: 10,
        views: [row([50])[0], row([1, 50])[1].hidden, row([1, 1, 50])[2].hidden, row([1, 1, 1, 50])[3]]),
      height: 20, expected: "stack: 0 0 110 20; a: 0 0 50 20; b: 55 0 0 20; c: 55 0 0 20; d: 60 0 50 20"),
    FrameRow(
      behavior: "six hidden views in the middle leave one spacing", source: .interfaceBuilder,
      stack: StackDescription(
        spacing: 10,
        views: row([50]) + row([1, 1, 1, 1, 1, 1, 1]).dropFirst().map(\.hidden) + [ViewDescription("h", 50, 20)]),
      height: 20, expected: "stack: 0 0 110 20; a: 0 0 50 20; h: 60 0 50 20"),
    FrameRow(
      behavior: "a hidden first view costs nothing", source: .tzStackView,
      stack: StackDescription(spacing: 10, views: [row([50])[0].hidden] + row([1, 50, 50]).dropFirst()), height: 20,
      expected: "stack: 0 0 110 20; a: 0 0 0 20; b: 0 0 50 20; c: 60 0 50 20"),
    FrameRow(
      behavior: "a hidden last view costs nothing", source: .tzStackView,
      stack: StackDescription(spacing: 10, views: row([50, 50]) + [ViewDescription("c", 50, 20).hidden]), height: 20,
      expected: "stack: 0 0 110 20; a: 0 0 50 20; b: 60 0 50 20; c: 110 0 0 20"),
    FrameRow(
      behavior: "two hidden views before the only visible one cost nothing", source: .interfaceBuilder,
      note: "a disabled test of Arranged reports one spacing as UIKit's bug",
      stack: StackDescription(
        spacing: 10, views: [row([50])[0].hidden, row([1, 50])[1].hidden, row([1, 1, 50])[2]]),
      height: 20, expected: "stack: 0 0 50 20; c: 0 0 50 20"),
    FrameRow(
      behavior: "a hidden tallest view still sizes a filled stack", source: .fdStackView,
      note: "UIKit's bug, which the article describes; FDStackView's stack is 30 high",
      stack: StackDescription(views: tall), expected: "stack: 0 0 40 90; a: 0 0 20 90; c: 20 0 20 90"),
    FrameRow(
      behavior: "a hidden tallest view does not size a stack aligned at the top", source: .article,
      stack: StackDescription(alignment: .leading, views: tall),
      expected: "stack: 0 0 40 30; a: 0 0 20 20; c: 20 0 20 30"),
    FrameRow(
      behavior: "nothing is left of a stack of hidden views", source: .arranged,
      stack: StackDescription(
        distribution: .equalSpacing, alignment: .leading, spacing: 10, views: row([50, 50]).map(\.hidden)),
      expected: "stack: 0 0 0 0"),
    FrameRow(
      behavior: "half of a custom spacing lies on each side of a hidden view", source: .tzStackView,
      note: "no source measured custom spacing beside hidden views: each pair has half of its own",
      stack: StackDescription(
        spacing: 10, views: [row([50])[0].spacingAfter(30), row([1, 50])[1].hidden, row([1, 1, 50])[2]]),
      height: 20, expected: "stack: 0 0 120 20; a: 0 0 50 20; b: 65 0 0 20; c: 70 0 50 20"),
  ]

  static let cures = [
    FrameRow(
      behavior: "equal gaps grow as far as they may", source: .fdStackViewIssue, note: "UIKit's do not",
      stack: StackDescription(distribution: .equalSpacing, spacing: 5, views: row([30, 40, 50])), height: 20,
      widthLimit: 315, rules: .fdStackView,
      expected: "stack: 0 0 315 20; a: 0 0 30 20; b: 127.5 0 40 20; c: 265 0 50 20"),
    FrameRow(
      behavior: "FDStackView keeps 4 : 1 : 2 whatever the spacing", source: .fdStackView,
      stack: StackDescription(
        axis: .vertical, distribution: .fillProportionally, spacing: 10, views: column([80, 20, 40])),
      width: 20, height: 360, rules: .fdStackView,
      expected: "a: 0 0 20 194.286; b: 0 204.286 20 48.571; c: 0 262.857 20 97.143"),
    FrameRow(
      behavior: "FDStackView has three of 100 equal", source: .fdStackView,
      stack: StackDescription(distribution: .fillProportionally, spacing: 6, views: row([100, 100, 100])), width: 342,
      height: 20, rules: .fdStackView, expected: "a: 0 0 110 20; b: 116 0 110 20; c: 232 0 110 20"),
    FrameRow(
      behavior: "FDStackView has views without content sizes as long as their neighbors", source: .fdStackView,
      stack: StackDescription(distribution: .fillProportionally, views: row([40, nil, 40])), width: 150, height: 20,
      rules: .fdStackView, expected: "a: 0 0 50 20; b: 50 0 50 20; c: 100 0 50 20"),
    FrameRow(
      behavior: "FDStackView's hidden tallest view no longer sizes the stack", source: .fdStackView,
      stack: StackDescription(views: tall), rules: .fdStackView,
      expected: "stack: 0 0 40 30; a: 0 0 20 30; c: 20 0 20 30"),
    FrameRow(
      behavior: "FDStackView's hidden view stands after the whole spacing", source: .fdStackView,
      stack: StackDescription(
        spacing: 10, views: [row([50])[0], row([1, 50])[1].hidden, row([1, 1, 50])[2]]),
      height: 20, rules: .fdStackView, expected: "stack: 0 0 110 20; a: 0 0 50 20; c: 60 0 50 20"),
    FrameRow(
      behavior: "FDStackView shares equally all the same", source: .fdStackView,
      stack: StackDescription(distribution: .fillEqually, spacing: 10, views: row([30, 50, 40])), width: 260,
      height: 20, rules: .fdStackView, expected: "a: 0 0 80 20; b: 90 0 80 20; c: 180 0 80 20"),
    FrameRow(
      behavior: "FDStackView takes the near edge for a vertical stack's first baseline", source: .fdStackView,
      stack: StackDescription(
        axis: .vertical, alignment: .firstBaseline,
        views: [ViewDescription("a", 50, 10), ViewDescription("b", 90, 10)]),
      rules: .fdStackView, expected: "stack: 0 0 90 20; a: 0 0 50 10; b: 0 10 90 10"),
    FrameRow(
      behavior: "FDStackView takes the far edge for a vertical stack's last baseline", source: .fdStackView,
      stack: StackDescription(
        axis: .vertical, alignment: .lastBaseline,
        views: [ViewDescription("a", 50, 10), ViewDescription("b", 90, 10)]),
      rules: .fdStackView, expected: "stack: 0 0 90 20; a: 40 0 50 10; b: 0 10 90 10"),
  ]
}
