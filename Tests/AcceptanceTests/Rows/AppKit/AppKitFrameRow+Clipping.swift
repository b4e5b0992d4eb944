@testable import StackModel

/// What NSStackView does without room for its views, and what it detaches.
extension AppKitFrameRow {
  private static let clips = AxisPair(horizontal: 500.0, vertical: 1000.0)

  private static func collapsed(
    _ behavior: String, resistance: Double = 500, _ views: [ViewDescription], width: Double?,
    source: Source = .appKitClipping, detached: String = "", expected: String
  ) -> AppKitFrameRow {
    AppKitFrameRow(
      behavior: behavior, source: source,
      stack: AppKitStackDescription(
        distribution: .fill, spacing: 10, clippingResistance: AxisPair(horizontal: resistance, vertical: 1000),
        views: views),
      hold: Hold(width: width), detached: detached, expected: expected)
  }

  static let clipping = [
    collapsed(
      "a stack that may clip can be collapsed", row([30, 30, 60]), width: 0,
      expected: "stack: 0 0 0 20; a: 0 0 30 20; b: 40 0 30 20; c: 80 0 60 20"),
    collapsed(
      "clipping begins at the right", row([30, 30, 60]), width: 100,
      expected: "stack: 0 0 100 20; a: 0 0 30 20; b: 40 0 30 20; c: 80 0 60 20"),
    collapsed(
      "with room enough it fills its length", row([30, 30], at: 200), width: 170,
      expected: "a: 0 0 130 20; b: 140 0 30 20"),
    collapsed(
      "without a length it is as long as its views", row([30, 30, 60]), width: nil, expected: "stack: 0 0 140 20"),
    collapsed(
      "content that resists less than the stack is compressed instead", resistance: 760,
      [ViewDescription("a", 30, 20), ViewDescription("b", 60, 20)], width: 80, expected: "a: 0 0 30 20; b: 40 0 40 20"),
    collapsed(
      "content that resists more than the stack is clipped", resistance: 740,
      [ViewDescription("a", 30, 20), ViewDescription("b", 60, 20)], width: 80, expected: "a: 0 0 30 20; b: 40 0 60 20"),
    AppKitFrameRow(
      behavior: "clipping across the axis begins at the bottom", source: .appKitClipping,
      stack: AppKitStackDescription(
        distribution: .fill, alignment: .top, spacing: 10,
        clippingResistance: AxisPair(horizontal: 1000, vertical: 500), views: row([30, 30])),
      hold: Hold(height: 5), expected: "stack: 0 0 70 5; a: 0 0 30 20; b: 40 0 30 20"),
    AppKitFrameRow(
      behavior: "a column is clipped at the bottom", source: .appKitClipping,
      stack: AppKitStackDescription(
        axis: .vertical, distribution: .fill, alignment: .leading, spacing: 10,
        clippingResistance: AxisPair(horizontal: 1000, vertical: 500), views: row([30, 30])),
      hold: Hold(height: 30), expected: "stack: 0 0 30 30; a: 0 0 30 20; b: 0 30 30 20"),
  ]

  private static func optional(_ widths: [Double], _ priorities: [Double]) -> [ViewDescription] {
    zip(row(widths), priorities).map { $0.visibility($1) }
  }

  private static func detaching(
    _ behavior: String, _ views: [ViewDescription], width: Double?, detached: String, expected: String
  ) -> AppKitFrameRow {
    collapsed(behavior, views, width: width, source: .appKitVisibility, detached: detached, expected: expected)
  }

  static let detaching = [
    detaching(
      "views stay while there is room", optional([30, 30, 60], [1000, 900, 800]), width: 140, detached: "",
      expected: "a: 0 0 30 20; b: 40 0 30 20; c: 80 0 60 20"),
    detaching(
      "the lowest visibility priority goes first", optional([30, 30, 60], [1000, 900, 800]), width: 70, detached: "c",
      expected: "a: 0 0 30 20; b: 40 0 30 20"),
    detaching(
      "the next lowest follows", optional([30, 30, 60], [1000, 900, 800]), width: 30, detached: "bc",
      expected: "a: 0 0 30 20"),
    detaching(
      "views of one priority go together", optional([30, 30, 60], [900, 1000, 900]), width: 30, detached: "ac",
      expected: "b: 0 0 30 20"),
    detaching(
      "a view that must hold is clipped", optional([30, 30, 60], [1000, 900, 900]), width: 20, detached: "bc",
      expected: "a: 0 0 30 20"),
    detaching(
      "a view that is not visible takes no room", optional([30, 30, 60], [1000, 0, 1000]), width: nil, detached: "b",
      expected: "stack: 0 0 100 20; c: 40 0 60 20"),
    detaching(
      "a hidden view is detached", [row([30])[0], row([30, 30])[1].hidden, row([30, 30, 60])[2]], width: nil,
      detached: "b", expected: "stack: 0 0 100 20; c: 40 0 60 20"),
    AppKitFrameRow(
      behavior: "a hidden view keeps its room where the stack does not detach hidden views", source: .appKitVisibility,
      stack: AppKitStackDescription(
        distribution: .fill, spacing: 10, detachesHiddenViews: false,
        views: [row([30])[0].hidden, row([30, 50])[1]]),
      expected: "stack: 0 0 90 20; b: 40 0 50 20"),
    detaching(
      "the spacing after a detached view goes with it",
      [row([30])[0].spacingAfter(5).visibility(0), row([30, 30])[1].spacingAfter(20), row([30, 30, 60])[2]],
      width: nil, detached: "a", expected: "stack: 0 0 110 20; b: 0 0 30 20; c: 50 0 60 20"),
    AppKitFrameRow(
      behavior: "all of a stack's views may go", source: .appKitVisibility,
      stack: AppKitStackDescription(
        distribution: .fill, clippingResistance: clips, views: optional([30, 30], [900, 900])),
      hold: Hold(width: 10), detached: "ab", expected: "stack: 0 0 10 0"),
  ]
}
