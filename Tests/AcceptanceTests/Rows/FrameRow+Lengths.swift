@testable import StackModel

/// How the views share the axis.
extension FrameRow {
  private static let playground = Source("an article's playground experiments on UIStackView's ties")

  static let fill = [
    FrameRow(
      behavior: "of views that hug equally the first is stretched", source: .interfaceBuilder,
      note: "Apple's documentation says by index, without an end",
      stack: StackDescription(spacing: 10, views: row([50, 50, 50])), width: 300, height: 20,
      expected: "a: 0 0 180 20; b: 190 0 50 20; c: 250 0 50 20"),
    FrameRow(
      behavior: "of columns that hug equally the first is stretched", source: .interfaceBuilder,
      stack: StackDescription(axis: .vertical, spacing: 10, views: column([50, 50])), width: 20, height: 200,
      expected: "a: 0 0 20 140; b: 0 150 20 50"),
    FrameRow(
      behavior: "two of 19.33 and 17 in 57 are 40 and 17", source: .interfaceBuilder,
      stack: StackDescription(views: row([58.0 / 3, 17])), width: 57, height: 20,
      expected: "a: 0 0 40 20; b: 40 0 17 20"),
    FrameRow(
      behavior: "the view that hugs least is stretched", source: .apple,
      stack: StackDescription(
        spacing: 10, views: [row([50])[0], row([50, 50])[1].hugging(249), row([50, 50, 50])[2]]),
      width: 300, height: 20, expected: "a: 0 0 50 20; b: 60 0 180 20; c: 250 0 50 20"),
    FrameRow(
      behavior: "of views that resist equally the last is compressed", source: playground,
      note: "Apple's documentation says by index, without an end; no stored frame shows it",
      stack: StackDescription(spacing: 10, views: row([100, 100, 100])), width: 260, height: 20,
      expected: "a: 0 0 100 20; b: 110 0 100 20; c: 220 0 40 20"),
    FrameRow(
      behavior: "the view that resists least is compressed", source: .apple,
      stack: StackDescription(
        spacing: 10, views: [row([100])[0].resistance(749), row([1, 100])[1], row([1, 1, 100])[2]]),
      width: 260, height: 20, expected: "a: 0 0 40 20; b: 50 0 100 20; c: 160 0 100 20"),
    FrameRow(
      behavior: "negative spacing makes views overlap", source: .apple,
      stack: StackDescription(spacing: -10, views: row([50, 50, 50])), width: 130, height: 20,
      expected: "a: 0 0 50 20; b: 40 0 50 20; c: 80 0 50 20"),
    FrameRow(
      behavior: "custom spacing takes the place of the stack's", source: .apple,
      stack: StackDescription(spacing: 10, views: [row([50])[0].spacingAfter(30)] + row([50, 50, 50]).dropFirst()),
      width: 190, height: 20, expected: "a: 0 0 50 20; b: 80 0 50 20; c: 140 0 50 20"),
    FrameRow(
      behavior: "custom spacing after the last view does nothing", source: .apple,
      stack: StackDescription(spacing: 10, views: [row([50])[0], row([1, 50])[1].spacingAfter(30)]), width: nil,
      height: 20, expected: "stack: 0 0 110 20; a: 0 0 50 20; b: 60 0 50 20"),
    FrameRow(
      behavior: "a stack that nothing sizes is as large as its content", source: .apple,
      stack: StackDescription(spacing: 5, views: [ViewDescription("a", 30, 10), ViewDescription("b", 40, 20)]),
      expected: "stack: 0 0 75 20; a: 0 0 30 20; b: 35 0 40 20"),
    FrameRow(
      behavior: "one view fills the stack", source: .arranged, stack: StackDescription(spacing: 10, views: row([50])),
      width: 300, height: 30, expected: "a: 0 0 300 30"),
    FrameRow(
      behavior: "a view without a length takes what is left", source: .apple,
      stack: StackDescription(spacing: 10, views: row([50, nil, 50])), width: 300, height: 20,
      expected: "a: 0 0 50 20; b: 60 0 180 20; c: 250 0 50 20"),
    FrameRow(
      behavior: "margins are kept", source: .article,
      stack: StackDescription(margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), views: row([50])),
      expected: "stack: 0 0 56 24; a: 2 1 50 20"),
    FrameRow(
      behavior: "margins of 8 on each side", source: .article,
      stack: StackDescription(margins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), views: row([50, 50])),
      width: 116, height: 36, expected: "a: 8 8 50 20; b: 58 8 50 20"),
  ]

  static let equal = [
    FrameRow(
      behavior: "five views in 335 by 32 with a spacing of 20 are 51 wide",
      source: Source("an article that sets stack views' frames in code"),
      stack: StackDescription(distribution: .fillEqually, spacing: 20, views: row([nil, nil, nil, nil, nil])),
      width: 335, height: 32,
      expected: "a: 0 0 51 32; b: 71 0 51 32; c: 142 0 51 32; d: 213 0 51 32; e: 284 0 51 32"),
    FrameRow(
      behavior: "a free stack makes all views as long as the longest", source: .apple,
      stack: StackDescription(distribution: .fillEqually, spacing: 10, views: row([30, 50, 40])), height: 20,
      expected: "stack: 0 0 170 20; a: 0 0 50 20; b: 60 0 50 20; c: 120 0 50 20"),
    FrameRow(
      behavior: "room is shared equally whatever the content", source: .apple,
      stack: StackDescription(distribution: .fillEqually, spacing: 10, views: row([30, 50, 40])), width: 260,
      height: 20, expected: "a: 0 0 80 20; b: 90 0 80 20; c: 180 0 80 20"),
    FrameRow(
      behavior: "want of room is shared equally", source: .apple,
      stack: StackDescription(distribution: .fillEqually, spacing: 10, views: row([100, 50, 100])), width: 110,
      height: 20, expected: "a: 0 0 30 20; b: 40 0 30 20; c: 80 0 30 20"),
    FrameRow(
      behavior: "a hidden view leaves its share to the others", source: .arranged,
      stack: StackDescription(
        axis: .vertical, distribution: .fillEqually, spacing: 10,
        views: [column([50])[0], column([1, 50])[1].hidden, column([1, 1, 50])[2]]),
      width: 20, height: 210, expected: "a: 0 0 20 100; b: 0 105 20 0; c: 0 110 20 100"),
    FrameRow(
      behavior: "custom spacing is taken off before sharing", source: .apple,
      stack: StackDescription(
        distribution: .fillEqually, spacing: 10, views: [row([50])[0].spacingAfter(40), row([1, 50])[1]]),
      width: 200, height: 20, expected: "a: 0 0 80 20; b: 120 0 80 20"),
    FrameRow(
      behavior: "negative spacing makes equal views overlap", source: .apple,
      stack: StackDescription(distribution: .fillEqually, spacing: -20, views: row([50, 50])), width: 100, height: 20,
      expected: "a: 0 0 60 20; b: 40 0 60 20"),
  ]

  static let proportional = [
    FrameRow(
      behavior: "the far edge of margins gives way to one proportional view", source: .arranged,
      stack: StackDescription(
        distribution: .fillProportionally, margins: EdgeInsets(left: 10, right: 10), views: row([50])),
      width: 200, height: 20, givesWay: true, expected: "a: 10 0 200 20"),
    FrameRow(
      behavior: "160, 80 and 40 in 560 are doubled", source: .article,
      stack: StackDescription(distribution: .fillProportionally, views: row([160, 80, 40])), width: 560, height: 20,
      expected: "a: 0 0 320 20; b: 320 0 160 20; c: 480 0 80 20"),
    FrameRow(
      behavior: "400, 100 and 200 in 350 are halved", source: .fdStackView, note: "right only without spacing",
      stack: StackDescription(distribution: .fillProportionally, views: row([400, 100, 200])), width: 350, height: 20,
      expected: "a: 0 0 200 20; b: 200 0 50 20; c: 250 0 100 20"),
    FrameRow(
      behavior: "three of 100, 6 apart in 343, are 110, 110 and 111", source: .interfaceBuilder,
      note: "UIKit's bug: Apple's documentation has them equal",
      stack: StackDescription(distribution: .fillProportionally, spacing: 6, views: row([100, 100, 100])), width: 343,
      height: 20, expected: "a: 0 0 109.936 20; b: 115.936 0 109.936 20; c: 231.872 0 111.128 20"),
    FrameRow(
      behavior: "4 : 1 : 2 with spacing is not kept by the last view", source: .fdStackView,
      note: "UIKit's bug, which the article describes; FDStackView keeps the proportions",
      stack: StackDescription(
        axis: .vertical, distribution: .fillProportionally, spacing: 10, views: column([80, 20, 40])),
      width: 20, height: 360, expected: "a: 0 0 20 180; b: 0 190 20 45; c: 0 245 20 115"),
    FrameRow(
      behavior: "of 24 views of 1 point, 1 apart in 300, the last is far too wide", source: .proportionalQuestion,
      note: "the question shows a picture, the answer the formula that gives these numbers",
      stack: StackDescription(
        distribution: .fillProportionally, spacing: 1, views: (0..<24).map { ViewDescription("v\($0)", 1, 1) }),
      width: 300, height: 300,
      expected: "v0: 0 0 6.383 300; v1: 7.383 0 6.383 300; v22: 162.426 0 6.383 300; v23: 169.809 0 130.191 300"),
    FrameRow(
      behavior: "24 views of 1 point without spacing are equal", source: .proportionalQuestion,
      stack: StackDescription(
        distribution: .fillProportionally, views: (0..<24).map { ViewDescription("v\($0)", 1, 1) }),
      width: 300, height: 300, expected: "v0: 0 0 12.5 300; v12: 150 0 12.5 300; v23: 287.5 0 12.5 300"),
    FrameRow(
      behavior: "proportions are right at the natural length", source: .proportionalQuestion,
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([40, 100, 40])), width: 200,
      height: 20, expected: "a: 0 0 40 20; b: 50 0 100 20; c: 160 0 40 20"),
    FrameRow(
      behavior: "a free stack has its natural length", source: .arranged,
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([40, 100, 40])), height: 20,
      expected: "stack: 0 0 200 20; a: 0 0 40 20; b: 50 0 100 20; c: 160 0 40 20"),
    FrameRow(
      behavior: "a hidden view has no part in the proportions", source: .arranged,
      stack: StackDescription(
        distribution: .fillProportionally, spacing: 10,
        views: [row([40])[0], row([1, 100])[1].hidden, row([1, 1, 40])[2]]),
      width: 180, height: 20, expected: "a: 0 0 80 20; b: 85 0 0 20; c: 90 0 90 20"),
    FrameRow(
      behavior: "a view without a content size has no length", source: .arranged,
      note: "Interface Builder's canvas shows 50",
      stack: StackDescription(distribution: .fillProportionally, views: row([40, nil, 60])), width: 200, height: 20,
      expected: "a: 0 0 80 20; b: 80 0 0 20; c: 80 0 120 20"),
    FrameRow(
      behavior: "views without content sizes are equal", source: .arranged,
      stack: StackDescription(distribution: .fillProportionally, spacing: 10, views: row([nil, nil])), width: 210,
      height: 20, expected: "a: 0 0 100 20; b: 110 0 100 20"),
    FrameRow(
      behavior: "custom spacing is not counted into the whole", source: .proportionalQuestion,
      note: "the formula names the stack's spacing alone; no source measured custom spacing",
      stack: StackDescription(
        distribution: .fillProportionally, views: [row([50])[0].spacingAfter(20), row([1, 50])[1]]),
      width: 120, height: 20, expected: "a: 0 0 60 20; b: 80 0 40 20"),
  ]
}
