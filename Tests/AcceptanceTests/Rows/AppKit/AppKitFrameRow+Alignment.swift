@testable import StackModel

/// How the views of an NSStackView lie across the axis, inside of its insets.
extension AppKitFrameRow {
  private static let pair = [ViewDescription("a", 20, 20), ViewDescription("b", 30, 40)]
  private static let columnPair = [ViewDescription("a", 20, 20), ViewDescription("b", 40, 30)]

  private static func aligned(
    _ alignment: LayoutAttribute?, _ axis: Axis = .horizontal, insets: EdgeInsets = EdgeInsets(),
    views: [ViewDescription]? = nil, expected: String
  ) -> AppKitFrameRow {
    let isHorizontal = axis == .horizontal
    return AppKitFrameRow(
      behavior:
        "\(alignment.map { "\($0)" } ?? "no alignment set") in a \(axis) stack of 60\(insets == EdgeInsets() ? "" : " with insets")",
      source: .appKit,
      stack: AppKitStackDescription(
        axis: axis, alignment: alignment, spacing: 0, insets: insets,
        views: views ?? (isHorizontal ? pair : columnPair)),
      hold: isHorizontal ? Hold(width: 100, height: 60) : Hold(width: 60, height: 100), expected: expected)
  }

  private static let texts = [
    ViewDescription("a", 20, 20).baselines(15, 5), ViewDescription("b", 30, 40).baselines(30, 10),
  ]

  static let aligned = [
    aligned(nil, expected: "a: 0 20 20 20; b: 20 10 30 40"),
    aligned(.centerY, expected: "a: 0 20 20 20; b: 20 10 30 40"),
    aligned(.top, expected: "a: 0 0 20 20; b: 20 0 30 40"),
    aligned(.bottom, expected: "a: 0 40 20 20; b: 20 20 30 40"),
    aligned(nil, .vertical, expected: "a: 20 0 20 20; b: 10 20 40 30"),
    aligned(.leading, .vertical, expected: "a: 0 0 20 20; b: 0 20 40 30"),
    aligned(.centerX, .vertical, expected: "a: 20 0 20 20; b: 10 20 40 30"),
    aligned(.trailing, .vertical, expected: "a: 40 0 20 20; b: 20 20 40 30"),
    aligned(.top, insets: EdgeInsets(top: 4, left: 3, bottom: 6, right: 5), expected: "a: 3 4 20 20; b: 23 4 30 40"),
    aligned(
      .bottom, insets: EdgeInsets(top: 4, left: 3, bottom: 6, right: 5), expected: "a: 3 34 20 20; b: 23 14 30 40"),
    aligned(.centerY, insets: EdgeInsets(top: 10), expected: "a: 0 25 20 20; b: 20 15 30 40"),
    aligned(.leading, .vertical, insets: EdgeInsets(top: 4, left: 3), expected: "a: 3 4 20 20; b: 3 24 40 30"),
    aligned(.trailing, .vertical, insets: EdgeInsets(top: 4, right: 3), expected: "a: 37 4 20 20; b: 17 24 40 30"),
    AppKitFrameRow(
      behavior: "a free stack is as high as its highest view", source: .appKit,
      stack: AppKitStackDescription(spacing: 0, views: pair),
      expected: "stack: 0 0 50 40; a: 0 10 20 20; b: 20 0 30 40"),
    AppKitFrameRow(
      behavior: "insets are around the views of a free stack", source: .appKit,
      stack: AppKitStackDescription(
        spacing: 0, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), views: pair),
      expected: "stack: 0 0 56 44; a: 2 11 20 20; b: 22 1 30 40"),
    AppKitFrameRow(
      behavior: "first baselines are in one line", source: .appKit,
      stack: AppKitStackDescription(alignment: .firstBaseline, spacing: 0, views: texts),
      expected: "stack: 0 0 50 40; a: 0 15 20 20; b: 20 0 30 40"),
    AppKitFrameRow(
      behavior: "last baselines are in one line", source: .appKit,
      stack: AppKitStackDescription(alignment: .lastBaseline, spacing: 0, views: texts),
      expected: "stack: 0 0 50 40; a: 0 15 20 20; b: 20 0 30 40"),
  ]
}
