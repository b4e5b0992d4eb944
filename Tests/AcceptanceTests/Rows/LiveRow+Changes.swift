@testable import StackModel

/// What UIStackView's own pages say of views that come, go and move, and of properties that change.
extension LiveRow {
  private static let row = StackDescription(
    spacing: 10, views: [ViewDescription("a", 40, 20), ViewDescription("b", 60, 30), ViewDescription("c", 50, 10)])

  /// 40, 60 and 50 in 300 by 40: a is stretched to 170.
  private static func held(
    _ source: Source, _ steps: [LiveStep], _ arranged: String, _ expected: String, note: String = ""
  ) -> LiveRow {
    LiveRow(
      source: source, note: note, stack: row, width: 300, height: 40, steps: steps, arranged: arranged,
      expected: expected)
  }

  private static func free(_ source: Source, _ steps: [LiveStep], _ arranged: String, _ expected: String) -> LiveRow {
    LiveRow(source: source, stack: row, steps: steps, arranged: arranged, expected: expected)
  }

  static let arrangement = [
    held(.apple, [], "abc", "a: 0 0 170 40; b: 180 0 60 40; c: 250 0 50 40"),
    held(
      .apple, [.insert(ViewDescription("d", 20, 20), 1)], "adbc",
      "a: 0 0 140 40; d: 150 0 20 40; b: 180 0 60 40; c: 250 0 50 40"),
    held(
      .apple, [.insert(ViewDescription("d", 20, 20), 0)], "dabc",
      "d: 0 0 120 40; a: 130 0 40 40; b: 180 0 60 40; c: 250 0 50 40"),
    held(
      .apple, [.insert(ViewDescription("d", 20, 20), 3)], "abcd",
      "a: 0 0 140 40; b: 150 0 60 40; c: 220 0 50 40; d: 280 0 20 40"),
    held(.apple, [.removeFromSuperview("b")], "ac", "a: 0 0 240 40; c: 250 0 50 40; b: not laid out"),
    held(
      .apple, [.removeArranged("b")], "ac", "a: 0 0 240 40; c: 250 0 50 40",
      note: "b stays a subview; FDStackView removes it"),
    held(.apple, [.removeArranged("b"), .layout, .move("b", 1)], "abc", "a: 0 0 170 40; b: 180 0 60 40"),
    held(.apple, [.move("a", 2)], "bca", "b: 0 0 190 40; c: 200 0 50 40; a: 260 0 40 40"),
    held(.apple, [.move("c", 0)], "cab", "c: 0 0 180 40; a: 190 0 40 40; b: 240 0 60 40"),
    held(.apple, [.move("a", 1), .layout, .move("a", 0)], "abc", "a: 0 0 170 40; b: 180 0 60 40; c: 250 0 50 40"),
    held(
      .arranged, [.removeFromSuperview("a"), .removeFromSuperview("b"), .removeFromSuperview("c")], "",
      "stack: 0 0 300 40"),
    free(
      .apple, [.customSpacing(30, "a"), .move("a", 1)], "bac",
      "stack: 0 0 190 30; b: 0 0 60 30; a: 70 0 40 30; c: 140 0 50 30"),
    free(.apple, [.customSpacing(30, "a"), .layout, .removeArranged("a"), .move("a", 0)], "abc", "stack: 0 0 170 30"),
    free(.apple, [.customSpacing(30, "a"), .layout, .customSpacing(nil, "a")], "abc", "stack: 0 0 170 30"),
    free(.apple, [.removeArranged("b"), .customSpacing(30, "b"), .move("b", 1)], "abc", "stack: 0 0 170 30"),
    free(.apple, [.customSpacing(0, "a"), .customSpacing(0, "b")], "abc", "stack: 0 0 150 30; c: 100 0 50 30"),
    free(.apple, [.customSpacing(30, "a"), .spacing(20)], "abc", "stack: 0 0 200 30; b: 70 0 60 30; c: 150 0 50 30"),
    free(.apple, [.customSpacing(-5, "b")], "abc", "stack: 0 0 155 30; c: 105 0 50 30"),
  ]

  static let properties = [
    held(.arranged, [.hide("b")], "abc", "a: 0 0 240 40; b: 245 0 0 40; c: 250 0 50 40"),
    held(.arranged, [.hide("b"), .layout, .show("b")], "abc", "a: 0 0 170 40; b: 180 0 60 40; c: 250 0 50 40"),
    held(.tzStackView, [.hide("a")], "abc", "a: 0 0 0 40; b: 0 0 240 40; c: 250 0 50 40"),
    held(.tzStackView, [.hide("c")], "abc", "a: 0 0 230 40; b: 240 0 60 40; c: 300 0 0 40"),
    held(
      .interfaceBuilder, [.hide("a"), .hide("b")], "abc", "c: 0 0 300 40",
      note: "a disabled test of Arranged reports one spacing as UIKit's bug"),
    held(.apple, [.spacing(20)], "abc", "a: 0 0 150 40; b: 170 0 60 40; c: 250 0 50 40"),
    held(
      .apple, [.distribution(.fillEqually)], "abc", "a: 0 0 93.333 40; b: 103.333 0 93.333 40; c: 206.667 0 93.333 40"),
    held(.apple, [.distribution(.equalSpacing)], "abc", "a: 0 0 40 40; b: 115 0 60 40; c: 250 0 50 40"),
    held(.apple, [.distribution(.equalCentering)], "abc", "a: 0 0 40 40; b: 117.5 0 60 40; c: 250 0 50 40"),
    held(
      .proportionalQuestion, [.distribution(.fillProportionally)], "abc",
      "a: 0 0 70.588 40; b: 80.588 0 105.882 40; c: 196.471 0 103.529 40", note: "UIKit's bug: c should be 82.353 wide"),
    held(
      .proportionalQuestion, [.distribution(.fillProportionally), .layout, .spacing(0)], "abc",
      "a: 0 0 80 40; b: 80 0 120 40; c: 200 0 100 40",
      note: "DonMag/BadProportionalStackViews: UIKit computes the parts again whenever it arranges its views"),
    held(.apple, [.distribution(.equalSpacing), .layout, .hide("b")], "abc", "a: 0 0 40 40; c: 250 0 50 40"),
    held(.apple, [.distribution(.equalSpacing), .layout, .hide("a")], "abc", "b: 0 0 60 40; c: 250 0 50 40"),
    held(
      .apple, [.distribution(.equalSpacing), .layout, .insert(ViewDescription("d", 30, 20), 1)], "adbc",
      "a: 0 0 40 40; d: 80 0 30 40; b: 150 0 60 40; c: 250 0 50 40"),
    held(.apple, [.distribution(.fillEqually), .layout, .hide("a")], "abc", "b: 0 0 145 40; c: 155 0 145 40"),
    held(.article, [.alignment(.leading)], "abc", "a: 0 0 170 20; b: 180 0 60 30; c: 250 0 50 10"),
    held(.article, [.alignment(.center)], "abc", "a: 0 10 170 20; b: 180 5 60 30; c: 250 15 50 10"),
    held(.article, [.alignment(.trailing)], "abc", "a: 0 20 170 20; b: 180 10 60 30; c: 250 30 50 10"),
    held(.article, [.alignment(.center), .layout, .alignment(.fill)], "abc", "a: 0 0 170 40; b: 180 0 60 40"),
    held(.apple, [.hugging(249, "b")], "abc", "a: 0 0 40 40; b: 50 0 190 40; c: 250 0 50 40"),
    held(
      .article, [.margins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), .followsMargins(true)], "abc",
      "a: 2 1 164 36; b: 176 1 60 36; c: 246 1 50 36"),
    held(.article, [.margins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))], "abc", "a: 0 0 170 40"),
    held(
      .article, [.followsMargins(true)], "abc", "a: 8 8 154 24; b: 172 8 60 24; c: 242 8 50 24",
      note: "margins are 8 unless set; OAStackView has none above and below"),
    held(.article, [.followsMargins(true), .layout, .followsMargins(false)], "abc", "a: 0 0 170 40"),
    free(.apple, [.axis(.vertical)], "abc", "stack: 0 0 60 80; a: 0 0 60 20; b: 0 30 60 30; c: 0 70 60 10"),
    free(.apple, [.axis(.vertical), .layout, .axis(.horizontal)], "abc", "stack: 0 0 170 30; b: 50 0 60 30"),
    free(
      .apple, [.axis(.vertical), .alignment(.trailing)], "abc",
      "stack: 0 0 60 80; a: 20 0 40 20; b: 0 30 60 30; c: 10 70 50 10"),
    free(.fdStackView, [.hide("b")], "abc", "stack: 0 0 100 30; a: 0 0 40 30; c: 50 0 50 30"),
    free(.fdStackView, [.hide("b"), .alignment(.center)], "abc", "stack: 0 0 100 20; a: 0 0 40 20; c: 50 5 50 10"),
    free(.apple, [.distribution(.fillEqually)], "abc", "stack: 0 0 200 30; b: 70 0 60 30; c: 140 0 60 30"),
    free(.apple, [.baselineRelative(true)], "abc", "stack: 0 0 170 30; b: 50 0 60 30"),
  ]
}
