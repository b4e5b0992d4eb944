@testable import StackModel

/// What the specs of Masonry, and the article and code of XLYAutoLayoutEasy, make of constraints.
extension CodeRow {
  static let masonry = [
    CodeRow(
      behavior: "insets of 10, 20, 30 and 40 are 10, 20, -30 and -40", source: .masonry,
      steps: [
        .make { views in
          [
            views.a.layoutTop.equalTo(10), views.a.layoutLeft.equalTo(20), views.a.layoutBottom.equalTo(-30),
            views.a.layoutRight.equalTo(-40),
          ]
        }
      ],
      expected: [
        "a.top == root.top + 10", "a.left == root.left + 20", "a.bottom == root.bottom - 30",
        "a.right == root.right - 40",
      ], frame: "20 10 240 260"),
    CodeRow(
      behavior: "a number is a length of 42", source: .masonry,
      steps: [.make { views in [views.a.layoutWidth.equalTo(42)] }], expected: ["a.width == 42"]),
    CodeRow(
      behavior: "a center takes 10 and 20", source: .masonry,
      steps: [
        .make { views in
          [views.a.layoutCenterX.equalTo(10), views.a.layoutCenterY.equalTo(20)]
        }
      ], expected: ["a.centerX == root.centerX + 10", "a.centerY == root.centerY + 20"]),
    CodeRow(
      behavior: "a view stands for its same attribute", source: .masonry,
      steps: [.make { views in [views.a.layoutWidth.greaterThanOrEqualTo(views.b)] }],
      expected: ["a.width >= b.width"]),
    CodeRow(
      behavior: "at most is a relation too", source: .masonry,
      steps: [.make { views in [views.a.layoutWidth.lessThanOrEqualTo(views.b.layoutHeight)] }],
      expected: ["a.width <= b.height"]),
    CodeRow(
      behavior: "a factor of 5", source: .masonry,
      steps: [.make { views in [views.a.layoutWidth.equalTo(views.b).multiplier(5)] }],
      expected: ["a.width == 5 × b.width"]),
    CodeRow(
      behavior: "divided by 10 is a factor of 0.1", source: .masonry,
      steps: [.make { views in [views.a.layoutWidth.equalTo(views.b).multiplier(0.1)] }],
      expected: ["a.width == 0.1 × b.width"]),
    CodeRow(
      behavior: "a length with an offset, a factor and a priority", source: .masonry,
      steps: [
        .make { views in
          [views.a.layoutWidth.greaterThanOrEqualTo(views.b).constant(90).multiplier(3).priority(250)]
        }
      ], expected: ["a.width >= 3 × b.width + 90 @250"]),
    CodeRow(
      behavior: "half of a center with an offset and a high priority", source: .masonry,
      steps: [
        .make { views in [views.a.layoutCenterX.equalTo(views.b).constant(90).multiplier(0.5).priority(750)] }
      ], expected: ["a.centerX == 0.5 × b.centerX + 90 @750"]),
    CodeRow(
      behavior: "an update takes 20 for 10", source: .masonry,
      steps: [
        .update { views in [views.a.layoutLeft.equalTo(views.b).constant(10)] },
        .update { views in [views.a.layoutLeft.equalTo(views.b).constant(20)] },
      ], expected: ["a.left == b.left + 20"]),
    CodeRow(
      behavior: "an update of another attribute adds a constraint", source: .masonry,
      steps: [
        .update { views in [views.a.layoutLeft.equalTo(views.b).constant(10)] },
        .update { views in [views.a.layoutRight.equalTo(views.b).constant(20)] },
      ], expected: ["a.left == b.left + 10", "a.right == b.right + 20"]),
    CodeRow(
      behavior: "remaking replaces three constraints by one", source: .masonry,
      steps: [
        .make { views in
          [
            views.a.layoutLeft.equalTo(views.b).constant(10), views.a.layoutRight.equalTo(views.b).constant(20),
            views.a.layoutWidth.equalTo(views.b).constant(30),
          ]
        }, .remake { views in [views.a.layoutHeight.equalTo(views.b).constant(100)] },
      ], expected: ["a.height == b.height + 100"]),
  ]

  private static func updated(
    _ behavior: String, _ existing: @escaping Block, by new: @escaping Block, note: String = "", _ expected: [String]
  ) -> CodeRow {
    CodeRow(
      behavior: behavior, source: .xlyAutoLayoutEasy, note: note, steps: [.make(existing), .update(new)],
      expected: expected)
  }

  private static let newer = "the later version of the library replaces the constraint whatever its priority"

  static let xly = [
    updated(
      "an update finds the constraint that says the same", { [$0.a.layoutLeft.equalTo($0.b).constant(3)] },
      by: { [$0.a.layoutLeft.equalTo($0.b).constant(8)] }, ["a.left == b.left + 8"]),
    updated(
      "an update finds it with the sides exchanged", { [$0.b.layoutLeft.equalTo($0.a)] },
      by: { [$0.a.layoutLeft.equalTo($0.b).constant(8)] }, ["b.left == a.left - 8"]),
    updated(
      "exchanged sides scale the constant by the factor",
      { [$0.b.layoutWidth.equalTo($0.a).multiplier(0.5)] },
      by: { [$0.a.layoutWidth.equalTo($0.b).multiplier(2).constant(10)] }, ["b.width == 0.5 × a.width - 5"]),
    updated(
      "at least is at most with the sides exchanged", { [$0.b.layoutLeft.lessThanOrEqualTo($0.a)] },
      by: { [$0.a.layoutLeft.greaterThanOrEqualTo($0.b).constant(4)] }, ["b.left <= a.left - 4"]),
    updated(
      "another priority is another constraint", { [$0.a.layoutWidth.equalTo($0.b)] },
      by: { [$0.a.layoutWidth.equalTo($0.b).priority(750)] }, note: newer,
      ["a.width == b.width", "a.width == b.width @750"]),
    updated(
      "another factor is another constraint", { [$0.a.layoutWidth.equalTo($0.b)] },
      by: { [$0.a.layoutWidth.equalTo($0.b).multiplier(2)] }, note: newer,
      ["a.width == b.width", "a.width == 2 × b.width"]),
    updated(
      "another relation is another constraint", { [$0.a.layoutWidth.equalTo($0.b)] },
      by: { [$0.a.layoutWidth.lessThanOrEqualTo($0.b)] }, ["a.width == b.width", "a.width <= b.width"]),
    updated(
      "of two that say the same the newer is updated",
      { [$0.a.layoutLeft.equalTo($0.b).constant(1), $0.a.layoutLeft.equalTo($0.b).constant(2)] },
      by: { [$0.a.layoutLeft.equalTo($0.b).constant(8)] }, ["a.left == b.left + 1", "a.left == b.left + 8"]),
    updated(
      "a length is updated too", { [$0.a.layoutWidth.equalTo(30)] }, by: { [$0.a.layoutWidth.equalTo(50)] },
      ["a.width == 50"]),
    CodeRow(
      behavior: "remaking takes away all that names the view", source: .xlyAutoLayoutEasy,
      steps: [
        .make {
          [$0.a.layoutLeft.equalTo(0), $0.b.layoutTop.equalTo($0.a.layoutBottom), $0.b.layoutLeft.equalTo(7)]
        },
        .remake { [$0.a.layoutTop.equalTo(5)] },
      ], expected: ["a.top == root.top + 5", "b.left == root.left + 7"]),
  ]
}
