@testable import StackModel

/// How NSStackView's distributions and gravity areas share the axis.
extension AppKitFrameRow {
  private static func held(
    _ behavior: String, _ distribution: AppKitStackView.Distribution, _ views: [ViewDescription], width: Double? = 300,
    source: Source = .appKit, note: String = "", expected: String
  ) -> AppKitFrameRow {
    AppKitFrameRow(
      behavior: behavior, source: source, note: note,
      stack: AppKitStackDescription(distribution: distribution, spacing: 10, views: views), hold: Hold(width: width),
      expected: expected)
  }

  private static let three = row([30, 30, 60], at: 600)

  static let distributions = [
    held(
      "30, 30 and 60 in 300 have gaps of 90", .equalSpacing, three,
      expected: "stack: 0 0 300 20; a: 0 0 30 20; b: 120 0 30 20; c: 240 0 60 20"),
    held(
      "30, 30 and 60 in 300 have centers 127.5 apart", .equalCentering, three,
      expected: "a: 0 0 30 20; b: 127.5 0 30 20; c: 240 0 60 20"),
    held(
      "30, 30 and 60 in 300 become 70, 70 and 140", .fillProportionally, three,
      expected: "a: 0 0 70 20; b: 80 0 70 20; c: 160 0 140 20"),
    held(
      "20, 40 and 80 in 300 are doubled", .fillProportionally, row([20, 40, 80], at: 600),
      expected: "a: 0 0 40 20; b: 50 0 80 20; c: 140 0 160 20"),
    held(
      "two views have one gap", .equalSpacing, row([30, 60]), expected: "a: 0 0 30 20; b: 240 0 60 20"),
    held("gaps are at least the spacing", .equalSpacing, row([30, 30, 60]), width: nil, expected: "stack: 0 0 140 20"),
    held(
      "a custom spacing would make gaps unequal and is left out", .equalSpacing,
      [row([30])[0].spacingAfter(100)] + row([30, 30, 60]).dropFirst(), note: "UIStackView takes it as a minimum",
      expected: "a: 0 0 30 20; b: 120 0 30 20; c: 240 0 60 20"),
    held(
      "a pair of centers that needs more keeps the spacing", .equalCentering, row([30, 30, 200]),
      expected: "a: 0 0 30 20; b: 60 0 30 20; c: 100 0 200 20"),
    held(
      "of four views the middle gaps are equal too", .equalSpacing, row([20, 40, 60, 30]),
      expected: "a: 0 0 20 20; b: 70 0 40 20; c: 160 0 60 20; d: 270 0 30 20"),
    held(
      "equal widths are those of the room", .fillEqually, row([30, 30, 60], at: 600), width: 320,
      expected: "a: 0 0 100 20; b: 110 0 100 20; c: 220 0 100 20"),
    held(
      "views without widths are equal", .fillProportionally,
      ["a", "b", "c"].map { ViewDescription($0, nil, 20) }, width: 170,
      expected: "a: 0 0 50 20; b: 60 0 50 20; c: 120 0 50 20"),
    held(
      "of widths at one priority the first is stretched", .fill, row([30, 30, 60], at: 200),
      source: .gnustep, expected: "a: 0 0 190 20; b: 200 0 30 20; c: 240 0 60 20"),
    held(
      "fill keeps custom spacing", .fill,
      [ViewDescription("a", 30, 20).spacingAfter(40), ViewDescription("b", 30, 20)], width: 200,
      expected: "a: 0 0 130 20; b: 170 0 30 20"),
    held(
      "a stack that nothing holds is as long as its views", .fill, row([30, 40]), width: nil,
      expected: "stack: 0 0 80 20"),
    AppKitFrameRow(
      behavior: "the spacing is 8 unless set", source: .appKit, stack: AppKitStackDescription(views: row([30, 40])),
      expected: "stack: 0 0 78 20; b: 38 0 40 20"),
    AppKitFrameRow(
      behavior: "a stack without views hugs its insets", source: .appKit,
      stack: AppKitStackDescription(insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), views: []),
      expected: "stack: 0 0 6 4"),
  ]

  private static func areas(
    _ behavior: String, _ gravities: [AppKitStackView.Gravity], width: Double? = 200, expected: String
  ) -> AppKitFrameRow {
    let views = zip(row(gravities.map { _ in 30 }), gravities).map { $0.inArea($1) }
    return held(behavior, .gravityAreas, views, width: width, expected: expected)
  }

  static let areas = [
    areas(
      "areas stand at both ends and in the middle", [.leading, .center, .trailing],
      expected: "a: 0 0 30 20; b: 85 0 30 20; c: 170 0 30 20"),
    areas(
      "views of one area stay together", [.leading, .leading, .trailing],
      expected: "a: 0 0 30 20; b: 40 0 30 20; c: 170 0 30 20"),
    areas("the leading area stands at the near end", [.leading, .leading], expected: "a: 0 0 30 20; b: 40 0 30 20"),
    areas("the center area stands in the middle", [.center, .center], expected: "a: 65 0 30 20; b: 105 0 30 20"),
    areas(
      "the trailing area stands at the far end", [.trailing, .trailing], expected: "a: 130 0 30 20; b: 170 0 30 20"),
    areas(
      "the center leaves the middle where its neighbors need the room", [.leading, .leading, .center], width: 120,
      expected: "a: 0 0 30 20; b: 40 0 30 20; c: 80 0 30 20"),
    areas("a free stack hugs its leading area", [.leading, .leading], width: nil, expected: "stack: 0 0 70 20"),
    areas("a free stack hugs its center area", [.center, .center], width: nil, expected: "stack: 0 0 70 20"),
    areas("a free stack hugs its trailing area", [.trailing, .trailing], width: nil, expected: "stack: 0 0 70 20"),
    areas("a free stack hugs all areas", [.leading, .center, .trailing], width: nil, expected: "stack: 0 0 110 20"),
    areas(
      "the order of areas beats that of insertion", [.trailing, .leading], expected: "a: 170 0 30 20; b: 0 0 30 20"),
  ]
}
