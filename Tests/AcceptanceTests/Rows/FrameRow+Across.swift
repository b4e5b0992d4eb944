@testable import StackModel

/// How the views lie across the axis, with text among them.
extension FrameRow {
  private static let pair = [ViewDescription("a", 20, 20), ViewDescription("b", 30, 40)]
  private static let columnPair = [ViewDescription("a", 20, 20), ViewDescription("b", 40, 30)]

  private static func aligned(
    _ alignment: StackView.Alignment, _ axis: Axis, _ expected: String, _ source: Source = .article
  ) -> FrameRow {
    let isHorizontal = axis == .horizontal
    return FrameRow(
      behavior: "\(alignment) in a \(axis) stack of 60", source: source,
      stack: StackDescription(axis: axis, alignment: alignment, views: isHorizontal ? pair : columnPair),
      width: isHorizontal ? 50 : 60, height: isHorizontal ? 60 : 50, expected: expected)
  }

  static let aligned = [
    aligned(.fill, .horizontal, "a: 0 0 20 60; b: 20 0 30 60"),
    aligned(.leading, .horizontal, "a: 0 0 20 20; b: 20 0 30 40"),
    aligned(.top, .horizontal, "a: 0 0 20 20; b: 20 0 30 40", .apple),
    aligned(.center, .horizontal, "a: 0 20 20 20; b: 20 10 30 40"),
    aligned(.trailing, .horizontal, "a: 0 40 20 20; b: 20 20 30 40"),
    aligned(.bottom, .horizontal, "a: 0 40 20 20; b: 20 20 30 40", .apple),
    aligned(.fill, .vertical, "a: 0 0 60 20; b: 0 20 60 30"),
    aligned(.leading, .vertical, "a: 0 0 20 20; b: 0 20 40 30"),
    aligned(.center, .vertical, "a: 20 0 20 20; b: 10 20 40 30"),
    aligned(.trailing, .vertical, "a: 40 0 20 20; b: 20 20 40 30"),
    FrameRow(
      behavior: "one view at the top keeps its height", source: .arranged,
      stack: StackDescription(alignment: .leading, views: row([50])), width: 50, height: 60, expected: "a: 0 0 50 20"),
    FrameRow(
      behavior: "one view at the bottom keeps its height", source: .arranged,
      stack: StackDescription(alignment: .trailing, views: row([50])), width: 50, height: 60,
      expected: "a: 0 40 50 20"),
    FrameRow(
      behavior: "one view in the center keeps its height", source: .article,
      stack: StackDescription(alignment: .center, views: row([50])), width: 50, height: 60, expected: "a: 0 20 50 20"),
    FrameRow(
      behavior: "a free stack is as high as its highest view", source: .article,
      stack: StackDescription(alignment: .center, views: pair),
      expected: "stack: 0 0 50 40; a: 0 10 20 20; b: 20 0 30 40"),
    FrameRow(
      behavior: "a view without a height has none", source: .article,
      stack: StackDescription(alignment: .leading, views: [ViewDescription("a", 20, nil), pair[1]]),
      expected: "stack: 0 0 50 40; a: 0 0 20 0; b: 20 0 30 40"),
    FrameRow(
      behavior: "the center is the one within the margins", source: .arranged,
      stack: StackDescription(alignment: .center, margins: EdgeInsets(top: 10), views: pair), width: 50, height: 60,
      expected: "a: 0 25 20 20; b: 20 15 30 40"),
  ]

  private static let label = ViewDescription("a", 20, 20).baselines(15, 5)
  private static let title = ViewDescription("b", 30, 40).baselines(30, 10)

  static let baselines = [
    FrameRow(
      behavior: "with room to spare views on their first baseline lie at the bottom", source: .interfaceBuilder,
      note: "Let's Build UIStackView prints constraints that would have them at the top",
      stack: StackDescription(alignment: .firstBaseline, views: [label, title]), width: 50, height: 60,
      expected: "a: 0 35 20 20; b: 20 20 30 40"),
    FrameRow(
      behavior: "the stack is measured from the first view's top: the button sticks out", source: .interfaceBuilder,
      stack: StackDescription(
        alignment: .firstBaseline,
        views: [
          ViewDescription("a", 20, 20.5).baselines(16, 4.5), ViewDescription("b", 30, 30).baselines(20.5, 9.5),
        ]),
      expected: "stack: 0 0 50 25.5; a: 0 0 20 20.5; b: 20 -4.5 30 30"),
    FrameRow(
      behavior: "with room to spare views on their last baseline lie at the top", source: .interfaceBuilder,
      stack: StackDescription(alignment: .lastBaseline, views: [label, title]), width: 50, height: 60,
      expected: "a: 0 15 20 20; b: 20 0 30 40"),
    FrameRow(
      behavior: "a view without text has its first baseline at its top", source: .apple,
      stack: StackDescription(alignment: .firstBaseline, views: [label, ViewDescription("b", 30, 10)]),
      expected: "stack: 0 0 50 25; a: 0 0 20 20; b: 20 15 30 10"),
    FrameRow(
      behavior: "a view without text has its last baseline at its bottom", source: .apple,
      stack: StackDescription(alignment: .lastBaseline, views: [label, ViewDescription("b", 30, 10)]), width: 50,
      height: 60, expected: "a: 0 0 20 20; b: 20 5 30 10"),
    FrameRow(
      behavior: "baseline-relative spacing is measured between texts, ends are not", source: .article,
      note: "UIStackView.h has the ends measured from baselines too; stored frames do not",
      stack: StackDescription(
        axis: .vertical, spacing: 30, isBaselineRelative: true,
        views: [label, ViewDescription("b", 20, 20).baselines(12, 4)]),
      width: 20, expected: "stack: 0 0 20 53; a: 0 0 20 20; b: 0 33 20 20"),
    FrameRow(
      behavior: "a vertical stack with a baseline alignment is as wide as its widest view", source: .arranged,
      note: "where the narrower view lies is open",
      stack: StackDescription(
        axis: .vertical, alignment: .firstBaseline,
        views: [ViewDescription("a", 50, 10), ViewDescription("b", 90, 10)]),
      expected: "stack: 0 0 90 20; b: 0 10 90 10"),
    FrameRow(
      behavior: "so it is with the last baseline", source: .arranged,
      stack: StackDescription(
        axis: .vertical, alignment: .lastBaseline,
        views: [ViewDescription("a", 90, 10), ViewDescription("b", 50, 10)]),
      expected: "stack: 0 0 90 20; a: 0 0 90 10"),
  ]
}
