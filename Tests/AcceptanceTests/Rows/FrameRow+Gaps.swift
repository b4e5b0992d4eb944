@testable import StackModel

/// How guides between the views share the axis.
extension FrameRow {
  static let gaps = [
    FrameRow(
      behavior: "the room is divided into equal gaps", source: .apple,
      stack: StackDescription(distribution: .equalSpacing, spacing: 10, views: row([30, 30, 60])), width: 300,
      height: 20, expected: "a: 0 0 30 20; b: 120 0 30 20; c: 240 0 60 20"),
    FrameRow(
      behavior: "a free stack has gaps of the spacing", source: .oaStackView,
      stack: StackDescription(axis: .vertical, distribution: .equalSpacing, spacing: 40, views: column([50, 60, 100])),
      width: 20, expected: "stack: 0 0 20 290; a: 0 0 20 50; b: 0 90 20 60; c: 0 190 20 100"),
    FrameRow(
      behavior: "without room for the spacing views are compressed", source: .apple,
      note: "Apple's documentation says by index, without an end",
      stack: StackDescription(distribution: .equalSpacing, spacing: 10, views: row([100, 100, 100])), width: 260,
      height: 20, expected: "a: 0 0 100 20; b: 110 0 100 20; c: 220 0 40 20"),
    FrameRow(
      behavior: "gaps leave hidden views out", source: .arranged,
      stack: StackDescription(
        distribution: .equalSpacing, spacing: 10, views: [row([40])[0], row([1, 60])[1].hidden, row([1, 1, 50])[2]]),
      width: 300, height: 20, expected: "a: 0 0 40 20; c: 250 0 50 20"),
    FrameRow(
      behavior: "the widest custom spacing sets the least gap", source: .apple,
      stack: StackDescription(
        distribution: .equalSpacing, spacing: 10,
        views: [row([30])[0].spacingAfter(25)] + row([30, 30, 60]).dropFirst()),
      height: 20, expected: "stack: 0 0 170 20; a: 0 0 30 20; b: 55 0 30 20; c: 110 0 60 20"),
    FrameRow(
      behavior: "centers are equally far apart", source: .apple,
      stack: StackDescription(distribution: .equalCentering, spacing: 10, views: row([30, 30, 60])), width: 300,
      height: 20, expected: "a: 0 0 30 20; b: 127.5 0 30 20; c: 240 0 60 20"),
    FrameRow(
      behavior: "88, 136 and 88 in 600 lie at 0, 232 and 512", source: .interfaceBuilder,
      stack: StackDescription(distribution: .equalCentering, views: row([88, 136, 88])), width: 600, height: 20,
      expected: "a: 0 0 88 20; b: 232 0 136 20; c: 512 0 88 20"),
    FrameRow(
      behavior: "1, 108, 100 and 1 in 414 lie at 0, 84, 226 and 413", source: .interfaceBuilder,
      stack: StackDescription(distribution: .equalCentering, spacing: 8, views: row([1, 108, 100, 1])), width: 414,
      height: 20, expected: "a: 0 0 1 20; b: 84.167 0 108 20; c: 225.833 0 100 20; d: 413 0 1 20"),
    FrameRow(
      behavior: "48, 17, 36 and 29 in 181 have gaps of 15, 21 and 15", source: .interfaceBuilder,
      stack: StackDescription(distribution: .equalCentering, spacing: 15, views: row([48, 17, 36, 29])), width: 181,
      height: 20, expected: "a: 0 0 48 20; b: 63 0 17 20; c: 101 0 36 20; d: 152 0 29 20"),
    FrameRow(
      behavior: "110, 20.33 and 40.67 in 245.67 have gaps of 20 and 54.67", source: .interfaceBuilder,
      stack: StackDescription(distribution: .equalCentering, spacing: 20, views: row([110, 61.0 / 3, 122.0 / 3])),
      width: 737.0 / 3, height: 20, expected: "a: 0 0 110 20; b: 130 0 20.333 20; c: 205 0 40.667 20"),
    FrameRow(
      behavior: "a pair that needs more leaves the other distances equal", source: .interfaceBuilder,
      note: "an article has the narrowest side laid out first; no stored frame shows it",
      stack: StackDescription(
        axis: .vertical, distribution: .equalCentering, spacing: 6,
        views: column([32, 24, 4, 50]) + [ViewDescription("e", 20, 9).hidden, ViewDescription("f", 20, 50)]),
      width: 20, height: 203,
      expected: "a: 0 0 20 32; b: 0 39.333 20 24; c: 0 84.667 20 4; d: 0 97 20 50; f: 0 153 20 50"),
    FrameRow(
      behavior: "equal centers matter more than a short stack: 13.5, 21.5 and 17 are 62 long, not 60",
      source: .interfaceBuilder,
      stack: StackDescription(
        axis: .vertical, distribution: .equalCentering, spacing: 4, views: column([13.5, 21.5, 17])),
      width: 20, expected: "stack: 0 0 20 61.75; a: 0 0 20 13.5; b: 0 19.25 20 21.5; c: 0 44.75 20 17"),
    FrameRow(
      behavior: "a stack that may grow does not", source: .fdStackViewIssue,
      note: "FDStackView has no fit of the length: its gaps grow",
      stack: StackDescription(distribution: .equalSpacing, spacing: 5, views: row([30, 40, 50])), height: 20,
      widthLimit: 315, expected: "stack: 0 0 130 20; a: 0 0 30 20; b: 35 0 40 20; c: 80 0 50 20"),
    FrameRow(
      behavior: "one view fills a stack of equal gaps", source: .arranged,
      stack: StackDescription(distribution: .equalSpacing, views: row([30])), width: 100, height: 20,
      expected: "a: 0 0 100 20"),
  ]
}
