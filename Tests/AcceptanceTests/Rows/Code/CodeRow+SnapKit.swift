@testable import StackModel

/// What SnapKit's tests make of constraints; composite attributes are written out here.
extension CodeRow {
  private static let fifty: Block = { views in
    [views.a.layoutTop.equalTo(views.b).constant(50), views.a.layoutLeft.equalTo(views.b).constant(50)]
  }

  private static let edges: Block = { views in
    [
      views.a.layoutLeft.equalTo(views.root), views.a.layoutRight.equalTo(views.root),
      views.a.layoutTop.equalTo(views.root), views.a.layoutBottom.equalTo(views.root),
    ]
  }

  private static let edgeLines = [
    "a.left == root.left", "a.right == root.right", "a.top == root.top", "a.bottom == root.bottom",
  ]

  private static let insetLines = [
    "a.left == root.left + 25", "a.right == root.right - 25", "a.top == root.top + 25",
    "a.bottom == root.bottom - 25",
  ]

  static let snapKit = [
    CodeRow(
      behavior: "two offsets of 50 are two constraints", source: .snapKit, steps: [.make(fifty)],
      expected: ["a.top == b.top + 50", "a.left == b.left + 50"]),
    CodeRow(
      behavior: "a second block adds to the first", source: .snapKit, steps: [.make(fifty), .make(edges)],
      expected: ["a.top == b.top + 50", "a.left == b.left + 50"] + edgeLines),
    CodeRow(
      behavior: "edges fill the superview", source: .snapKit, steps: [.make(edges)], expected: edgeLines,
      frame: "0 0 300 300"),
    CodeRow(
      behavior: "leading and trailing edges fill it too", source: .snapKit,
      steps: [
        .make { views in
          [
            views.a.layoutLeading.equalTo(views.root), views.a.layoutTrailing.equalTo(views.root),
            views.a.layoutTop.equalTo(views.root), views.a.layoutBottom.equalTo(views.root),
          ]
        }
      ],
      expected: [
        "a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top", "a.bottom == root.bottom",
      ], frame: "0 0 300 300"),
    CodeRow(
      behavior: "a number alone is a distance from the superview", source: .snapKit,
      steps: [.make { views in [views.a.layoutTop.equalTo(50), views.a.layoutLeft.equalTo(50)] }],
      expected: ["a.top == root.top + 50", "a.left == root.left + 50"]),
    CodeRow(
      behavior: "an update changes the constant of the constraint there is", source: .snapKit,
      steps: [.make(fifty), .update { views in [views.a.layoutTop.equalTo(views.b).constant(15)] }],
      expected: ["a.top == b.top + 15", "a.left == b.left + 50"]),
    CodeRow(
      behavior: "remaking puts four constraints in the place of two", source: .snapKit,
      steps: [.make(fifty), .remake(edges)], expected: edgeLines, frame: "0 0 300 300"),
    CodeRow(
      behavior: "nothing is left once all are deactivated", source: .snapKit, steps: [.make(fifty), .deactivateAll],
      expected: []),
    CodeRow(
      behavior: "constraints can be made again after they were deactivated", source: .snapKit,
      steps: [.make(edges), .deactivateAll, .make(edges)], expected: edgeLines, frame: "0 0 300 300"),
    CodeRow(
      behavior: "an offset of 50 moves all edges one way", source: .snapKit,
      steps: [
        .make { views in
          [
            views.a.layoutLeft.equalTo(50), views.a.layoutRight.equalTo(50), views.a.layoutTop.equalTo(50),
            views.a.layoutBottom.equalTo(50),
          ]
        }
      ],
      expected: [
        "a.left == root.left + 50", "a.right == root.right + 50", "a.top == root.top + 50",
        "a.bottom == root.bottom + 50",
      ], frame: "50 50 300 300"),
    CodeRow(
      behavior: "insets of 25 are negative at the far edges", source: .snapKit,
      steps: [
        .make { views in
          [
            views.a.layoutLeft.equalTo(25), views.a.layoutRight.equalTo(-25), views.a.layoutTop.equalTo(25),
            views.a.layoutBottom.equalTo(-25),
          ]
        }
      ], expected: insetLines, frame: "25 25 250 250"),
    CodeRow(
      behavior: "a size is two constraints without a second item", source: .snapKit,
      steps: [
        .make { views in
          [
            views.a.layoutWidth.equalTo(50), views.a.layoutHeight.equalTo(50), views.a.layoutLeft.equalTo(views.root),
            views.a.layoutTop.equalTo(views.root),
          ]
        }
      ],
      expected: ["a.width == 50", "a.height == 50", "a.left == root.left", "a.top == root.top"], frame: "0 0 50 50"),
    CodeRow(
      behavior: "a center is offset by 50", source: .snapKit,
      steps: [
        .make { views in
          [
            views.a.layoutCenterX.equalTo(views.root).constant(50),
            views.a.layoutCenterY.equalTo(views.root).constant(50), views.a.layoutWidth.equalTo(20),
            views.a.layoutHeight.equalTo(20),
          ]
        }
      ],
      expected: [
        "a.centerX == root.centerX + 50", "a.centerY == root.centerY + 50", "a.width == 20", "a.height == 20",
      ],
      frame: "190 190 20 20"),
    CodeRow(
      behavior: "edges at the margins are 8 inside", source: .snapKit,
      steps: [
        .make { views in
          [
            views.a.layoutLeft.equalTo(views.b.layoutLeftMargin), views.b.layoutLeft.equalTo(20),
            views.b.layoutTop.equalTo(views.a.layoutTopMargin),
          ]
        }
      ], expected: ["a.left == b.leftMargin", "b.left == root.left + 20", "b.top == a.topMargin"]),
    CodeRow(
      behavior: "a low priority is 250", source: .snapKit,
      steps: [.make { views in [views.a.layoutLeft.equalTo(1000).priority(250)] }],
      expected: ["a.left == root.left + 1000 @250"]),
    CodeRow(
      behavior: "a priority may lie one above a named one", source: .snapKit,
      steps: [.make { views in [views.a.layoutLeft.equalTo(1000).priority(251)] }],
      expected: ["a.left == root.left + 1000 @251"]),
  ]
}
