@testable import StackModel

/// Stacks in stacks, margins as other projects test them, and rows from right to left.
extension FrameRow {
  private static func inner(_ views: [ViewDescription], _ axis: Axis = .horizontal) -> ViewDescription {
    .stack("inner", StackDescription(axis: axis, spacing: 5, views: views))
  }

  private static let (x, y) = (ViewDescription("x", 30, 10), ViewDescription("y", 20, 20))

  static let nested = [
    FrameRow(
      behavior: "a stack in a stack is as long as its views", source: .apple,
      stack: StackDescription(spacing: 10, views: [row([40])[0], inner([x, y])]), height: 20,
      expected: "stack: 0 0 105 20; a: 0 0 40 20; inner: 50 0 55 20; x: 50 0 30 20; y: 85 0 20 20"),
    FrameRow(
      behavior: "a column in a row is as wide as its widest view", source: .apple,
      stack: StackDescription(alignment: .leading, spacing: 10, views: [row([40])[0], inner([x, y], .vertical)]),
      expected: "stack: 0 0 80 35; a: 0 0 40 20; inner: 50 0 30 35; x: 50 0 30 10; y: 50 15 30 20"),
    FrameRow(
      behavior: "a stack has no content size: it is stretched before its neighbors", source: .apple,
      stack: StackDescription(spacing: 10, views: [inner([x]), row([1, 40])[1]]), width: 200, height: 20,
      expected: "inner: 0 0 150 20; x: 0 0 150 20; b: 160 0 40 20"),
    FrameRow(
      behavior: "stacks share equally like other views", source: .apple,
      stack: StackDescription(distribution: .fillEqually, spacing: 10, views: [row([40])[0], inner([x, y])]),
      width: 210, height: 20, expected: "a: 0 0 100 20; inner: 110 0 100 20; y: 190 0 20 20"),
    FrameRow(
      behavior: "equal gaps are around stacks too", source: .apple,
      stack: StackDescription(
        distribution: .equalSpacing, spacing: 10, views: [row([40])[0], inner([x, y]), row([1, 1, 35])[2]]),
      width: 200, height: 20, expected: "a: 0 0 40 20; inner: 75 0 55 20; c: 165 0 35 20"),
    FrameRow(
      behavior: "a hidden stack without spacing takes no room", source: .logs,
      note: "with spacing inside, required constraints contradict each other: console output shows UISV-spacing broken",
      stack: StackDescription(
        spacing: 10,
        views: [
          row([40])[0], ViewDescription.stack("inner", StackDescription(views: [x, y])).hidden, row([1, 1, 35])[2],
        ]),
      height: 20, expected: "stack: 0 0 85 20; inner: 45 0 0 20; c: 50 0 35 20"),
    FrameRow(
      behavior: "margins of the inner stack are inside of it", source: .article,
      stack: StackDescription(
        views: [
          .stack(
            "inner", StackDescription(margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), views: [x]))
        ]),
      expected: "stack: 0 0 36 14; inner: 0 0 36 14; x: 2 1 30 10"),
    FrameRow(
      behavior: "three of 100 by 100 in margins of 10, 20, 30 and 40: a column", source: .oaStackView,
      stack: StackDescription(
        axis: .vertical, margins: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40), views: hundreds),
      expected: "stack: 0 0 160 340; a: 20 10 100 100; b: 20 110 100 100; c: 20 210 100 100"),
    FrameRow(
      behavior: "three of 100 by 100 in margins of 10, 20, 30 and 40: a row", source: .oaStackView,
      stack: StackDescription(margins: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40), views: hundreds),
      expected: "stack: 0 0 360 140; a: 20 10 100 100; b: 120 10 100 100; c: 220 10 100 100"),
  ]

  private static let hundreds = ["a", "b", "c"].map { ViewDescription($0, nil, nil).held(100, 100) }

  private static func mirrored(
    _ behavior: String, _ stack: StackDescription, width: Double? = 300, expected: String
  ) -> FrameRow {
    FrameRow(
      behavior: "\(behavior) from right to left", source: .apple, stack: stack, width: width, height: 20,
      language: .rightToLeft, expected: expected)
  }

  static let rightToLeft = [
    mirrored(
      "the first view stands at the right", StackDescription(spacing: 10, views: row([50, 50])), width: nil,
      expected: "stack: 0 0 110 20; a: 60 0 50 20; b: 0 0 50 20"),
    mirrored(
      "the first view is stretched", StackDescription(spacing: 10, views: row([50, 50, 50])),
      expected: "a: 120 0 180 20; b: 60 0 50 20; c: 0 0 50 20"),
    mirrored(
      "custom spacing lies left of its view",
      StackDescription(spacing: 10, views: [row([50])[0].spacingAfter(30), row([1, 50])[1]]), width: nil,
      expected: "stack: 0 0 130 20; a: 80 0 50 20; b: 0 0 50 20"),
    mirrored(
      "gaps are equal", StackDescription(distribution: .equalSpacing, views: row([30, 30, 60])),
      expected: "a: 270 0 30 20; b: 150 0 30 20; c: 0 0 60 20"),
    mirrored(
      "the last view absorbs the fault of proportions",
      StackDescription(distribution: .fillProportionally, spacing: 10, views: row([100, 100])), width: 210,
      expected: "a: 110 0 100 20; b: 0 0 100 20"),
    FrameRow(
      behavior: "a column's leading edge is the right one from right to left", source: .apple,
      stack: StackDescription(
        axis: .vertical, alignment: .leading, views: [ViewDescription("a", 20, 20), ViewDescription("b", 40, 30)]),
      width: 60, language: .rightToLeft, expected: "a: 40 0 20 20; b: 20 20 40 30"),
    FrameRow(
      behavior: "a column's trailing edge is the left one from right to left", source: .apple,
      stack: StackDescription(
        axis: .vertical, alignment: .trailing, views: [ViewDescription("a", 20, 20), ViewDescription("b", 40, 30)]),
      width: 60, language: .rightToLeft, expected: "a: 0 0 20 20; b: 0 20 40 30"),
  ]
}
