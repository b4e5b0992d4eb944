@testable import StackModel

/// What NSStackView's documentation, and GNUstep's tests against AppKit, say of views that come, go and move.
extension AppKitLiveRow {
  private static let new = ViewDescription("d", nil, nil).held(20, 20)

  static let membership = [
    AppKitLiveRow(
      behavior: "an added view is arranged last, and is a subview", source: .gnustep, steps: [.add(new)],
      arranged: "abcd", subviews: "abcd", expected: "stack: 0 0 180 20; d: 160 0 20 20"),
    AppKitLiveRow(
      behavior: "an inserted view is arranged at its place, and is the last subview", source: .gnustep,
      steps: [.insert(new, 1)], arranged: "adbc", subviews: "abcd",
      expected: "stack: 0 0 180 20; d: 40 0 20 20; b: 70 0 40 20; c: 120 0 60 20"),
    AppKitLiveRow(
      behavior: "a view that is added again is arranged once", source: .gnustep, steps: [.addAgain("a")],
      arranged: "bca", subviews: "abc", expected: "b: 0 0 40 20; c: 50 0 60 20; a: 120 0 30 20"),
    AppKitLiveRow(
      behavior: "a view that is inserted again moves", source: .gnustep, steps: [.move("c", 0)], arranged: "cab",
      subviews: "abc", expected: "c: 0 0 60 20; a: 70 0 30 20; b: 110 0 40 20"),
    AppKitLiveRow(
      behavior: "a view that is no longer arranged stays a subview", source: .gnustep, steps: [.removeArranged("b")],
      arranged: "ac", subviews: "abc", expected: "stack: 0 0 100 20; c: 40 0 60 20"),
    AppKitLiveRow(
      behavior: "a view that leaves the stack is not arranged", source: .gnustep, steps: [.removeFromSuperview("b")],
      arranged: "ac", subviews: "ac", expected: "stack: 0 0 100 20; c: 40 0 60 20; b: not laid out"),
    AppKitLiveRow(
      behavior: "a removed view leaves the stack", source: .appKit, steps: [.removeView("b")], arranged: "ac",
      subviews: "ac", expected: "stack: 0 0 100 20; c: 40 0 60 20; b: not laid out"),
    AppKitLiveRow(
      behavior: "a plain subview is not arranged", source: .gnustep, steps: [.addSubview(new)], arranged: "abc",
      subviews: "abcd", expected: "stack: 0 0 150 20"),
    AppKitLiveRow(
      behavior: "a plain subview can be arranged later", source: .gnustep, steps: [.addSubview(new), .addAgain("d")],
      arranged: "abcd", subviews: "abcd", expected: "stack: 0 0 180 20"),
  ]

  private static let clips = AppKitStackDescription(
    distribution: .fill, spacing: 10, clippingResistance: AxisPair(horizontal: 600, vertical: 1000),
    views: [
      AppKitFrameRow.row([30])[0], AppKitFrameRow.row([30, 40])[1].visibility(900),
      AppKitFrameRow.row([30, 40, 60])[2].visibility(800),
    ])

  static let changes = [
    AppKitLiveRow(
      behavior: "a hidden view leaves its room to the others", source: .appKit, steps: [.hide("b")],
      arranged: "abc", subviews: "abc", expected: "stack: 0 0 100 20; c: 40 0 60 20"),
    AppKitLiveRow(
      behavior: "a view that is shown again has its place back", source: .appKit, steps: [.hide("b"), .show("b")],
      arranged: "abc", subviews: "abc", expected: "stack: 0 0 150 20; b: 40 0 40 20; c: 90 0 60 20"),
    AppKitLiveRow(
      behavior: "views are detached in order as the stack becomes shorter", source: .appKitVisibility, stack: clips,
      steps: [.width(150), .width(80), .width(30)], arranged: "abc", subviews: "abc",
      expected: "stack: 0 0 30 20; a: 0 0 30 20"),
    AppKitLiveRow(
      behavior: "views are attached again as the stack becomes longer", source: .appKitVisibility, stack: clips,
      steps: [.width(30), .width(150)], arranged: "abc", subviews: "abc",
      expected: "a: 0 0 30 20; b: 40 0 40 20; c: 90 0 60 20"),
    AppKitLiveRow(
      behavior: "a view that becomes not visible is detached", source: .appKitVisibility,
      steps: [.visibility(AppKitStackView.VisibilityPriority.notVisible, "b")], arranged: "abc", subviews: "abc",
      expected: "stack: 0 0 100 20; c: 40 0 60 20"),
    AppKitLiveRow(
      behavior: "custom spacing replaces the stack's", source: .appKit, steps: [.customSpacing(40, "a")],
      arranged: "abc", subviews: "abc", expected: "stack: 0 0 180 20; b: 70 0 40 20; c: 120 0 60 20"),
    AppKitLiveRow(
      behavior: "without custom spacing the stack's holds again", source: .appKit,
      steps: [.customSpacing(40, "a"), .customSpacing(nil, "a")], arranged: "abc", subviews: "abc",
      expected: "stack: 0 0 150 20; b: 40 0 40 20"),
    AppKitLiveRow(
      behavior: "spacing may be set in use", source: .appKit, steps: [.change { $0.spacing = 0 }], arranged: "abc",
      subviews: "abc", expected: "stack: 0 0 130 20; b: 30 0 40 20; c: 70 0 60 20"),
    AppKitLiveRow(
      behavior: "the axis may be set in use", source: .appKit,
      steps: [.change { $0.axis = .vertical }, .change { $0.alignment = .leading }], arranged: "abc", subviews: "abc",
      expected: "stack: 0 0 60 80; a: 0 0 30 20; b: 0 30 40 20; c: 0 60 60 20"),
    AppKitLiveRow(
      behavior: "the distribution may be set in use", source: .appKit,
      steps: [.width(250), .change { $0.distribution = .equalSpacing }], arranged: "abc", subviews: "abc",
      expected: "a: 0 0 30 20; b: 90 0 40 20; c: 190 0 60 20"),
    AppKitLiveRow(
      behavior: "a view moves to another area", source: .appKit,
      stack: AppKitStackDescription(spacing: 10, views: AppKitFrameRow.row([30, 40, 60])),
      steps: [.width(250), .moveToArea("a", .trailing)], arranged: "bca", subviews: "abc",
      expected: "b: 0 0 40 20; c: 50 0 60 20; a: 220 0 30 20"),
    AppKitLiveRow(
      behavior: "insets may be set in use", source: .appKit,
      steps: [.change { $0.edgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }], arranged: "abc",
      subviews: "abc", expected: "stack: 0 0 156 24; a: 2 1 30 20; c: 92 1 60 20"),
  ]
}
