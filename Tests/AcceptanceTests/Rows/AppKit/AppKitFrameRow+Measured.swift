@testable import StackModel

/// Frames of NSStackView that GNUstep's tests hold themselves to, measured on macOS 26: three views with content sizes in
/// a stack that is all of a window's content. A window keeps its size at 500 only, which content exceeds.
extension AppKitFrameRow {
  private static let three = [ViewDescription("a", 40, 20), ViewDescription("b", 60, 30), ViewDescription("c", 20, 10)]
  private static let wideLast = [
    ViewDescription("a", 10, 20), ViewDescription("b", 10, 20), ViewDescription("c", 100, 30),
  ]

  private static func measured(
    _ behavior: String, _ distribution: AppKitStackView.Distribution = .gravityAreas, spacing: Double = 10,
    insets: EdgeInsets = EdgeInsets(), width: Double = 200, views: [ViewDescription] = three, note: String = "",
    expected: String
  ) -> AppKitFrameRow {
    AppKitFrameRow(
      behavior: behavior, source: .gnustep, note: note,
      stack: AppKitStackDescription(distribution: distribution, spacing: spacing, insets: insets, views: views),
      hold: Hold(width: width, height: 200, priority: 500), expected: expected)
  }

  static let measured = [
    measured("views are one spacing apart and centered", expected: "a: 0 90 40 20; b: 50 85 60 30; c: 120 95 20 10"),
    measured("views do not change the stack's size", expected: "stack: 0 0 200 200"),
    measured("without spacing views touch", spacing: 0, expected: "a: 0 90 40 20; b: 40 85 60 30; c: 100 95 20 10"),
    measured(
      "the inset at the near end moves views", insets: EdgeInsets(top: 5, left: 15, bottom: 5, right: 15),
      expected: "a: 15 90 40 20; b: 65 85 60 30; c: 135 95 20 10"),
    measured("fill stretches the first view", .fill, expected: "a: 0 90 100 20; b: 110 85 60 30; c: 180 95 20 10"),
    measured(
      "fill stretches the first view, whichever is widest", .fill, views: wideLast,
      expected: "a: 0 90 70 20; b: 80 90 10 20; c: 100 85 100 30"),
    measured("views are equally wide", .fillEqually, expected: "a: 0 90 60 20; b: 70 85 60 30; c: 140 95 60 10"),
    measured("gaps are equal", .equalSpacing, expected: "a: 0 90 40 20; b: 80 85 60 30; c: 180 95 20 10"),
    measured(
      "centers are equally far apart", .equalCentering, expected: "a: 0 90 40 20; b: 75 85 60 30; c: 180 95 20 10"),
    measured(
      "one factor multiplies all widths", .fillProportionally, note: "UIStackView's spacing would spoil the proportion",
      expected: "a: 0 90 60 20; b: 70 85 90 30; c: 170 95 30 10"),
    measured(
      "fill keeps widths that have no room", .fill, width: 100,
      expected: "a: 0 90 40 20; b: 50 85 60 30; c: 120 95 20 10"),
    measured(
      "equal spacing falls back to the spacing", .equalSpacing, width: 100,
      expected: "a: 0 90 40 20; b: 50 85 60 30; c: 120 95 20 10"),
    measured(
      "equal widths give way where there is no room", .fillEqually, width: 100,
      expected: "a: 0 90 40 20; b: 50 85 60 30; c: 120 95 20 10"),
    measured(
      "a view that is wider than its share stays", .fillEqually, width: 170, views: wideLast,
      expected: "a: 0 90 25 20; b: 35 90 25 20; c: 70 85 100 30"),
  ]

  private static func column(_ alignment: LayoutAttribute, expected: String) -> AppKitFrameRow {
    AppKitFrameRow(
      behavior: "a column runs from the top, aligned by \(alignment)", source: .gnustep,
      stack: AppKitStackDescription(axis: .vertical, alignment: alignment, spacing: 10, views: three),
      hold: Hold(width: 200, height: 200, priority: 500), expected: expected)
  }

  static let measuredColumns = [
    column(.leading, expected: "a: 0 0 40 20; b: 0 30 60 30; c: 0 70 20 10"),
    column(.centerX, expected: "a: 80 0 40 20; b: 70 30 60 30; c: 90 70 20 10"),
    column(.trailing, expected: "a: 160 0 40 20; b: 140 30 60 30; c: 180 70 20 10"),
  ]
}
