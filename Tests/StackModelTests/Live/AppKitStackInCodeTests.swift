import Testing

@testable import StackModel

/// NSStackView in code: its properties, its operations, and that a session follows them.
@Suite struct AppKitStackInCodeTests {
  private let root = plain("root")

  /// Lays out a stack at the root's corner, as wide as the root or held to a width.
  private func session(_ stack: AppKitStackView, width: Double = 200) throws -> LayoutSession {
    stack.userLabel = "s"
    root.addSubview(stack)
    try LayoutConstraint.activate([
      LayoutConstraint(stack.layoutLeading, .equal, root.layoutLeading),
      LayoutConstraint(stack.layoutTrailing, .equal, root.layoutTrailing),
      LayoutConstraint(stack.layoutTop, .equal, root.layoutTop),
    ])
    return LayoutSession(
      root: root, size: Size(width: width, height: 100),
      options: LayoutOptions(device: Device(named: "retina4_7", landscape: false)))
  }

  private func boxes() -> [View] { [box("a", 30, 10), box("b", 30, 20), box("c", 60, 10)] }

  @Test func stackMadeInCodeHasItsViewsInTheLeadingArea() throws {
    let stack = AppKitStackView(views: boxes())
    #expect(stack.views(in: .leading).map(\.name) == ["a", "b", "c"])
    #expect(stack.alignment == .centerY && stack.spacing == 8 && stack.detachesHiddenViews)
    try session(stack).expectFrames(
      """
      s: 0 0 200 20
      a: 0 5 30 10
      b: 38 0 30 20
      c: 76 5 60 10
      """)
  }

  @Test func insetsAxisAndAlignmentAreThoseOfTheInitializer() throws {
    let stack = AppKitStackView(
      views: boxes(), axis: .vertical, distribution: .fill, alignment: .leading, spacing: 1,
      edgeInsets: EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    try session(stack).expectFrames(
      """
      s: 0 0 200 48
      a: 3 2 30 10
      b: 3 13 30 20
      c: 3 34 60 10
      """)
  }

  @Test func sessionFollowsEachProperty() throws {
    let stack = AppKitStackView(views: boxes(), distribution: .equalSpacing)
    let session = try session(stack)
    session.expectFrames("b: 70 0 30 20\nc: 140 5 60 10")
    stack.distribution = .equalCentering
    session.expectFrames("b: 77.5 0 30 20\nc: 140 5 60 10")
    stack.distribution = .gravityAreas
    stack.spacing = 20
    session.expectFrames("b: 50 0 30 20\nc: 100 5 60 10")
    stack.edgeInsets = EdgeInsets(left: 7)
    session.expectFrames("b: 57 0 30 20\nc: 107 5 60 10")
    stack.alignment = .top
    session.expectFrames("a: 7 0 30 10\nc: 107 0 60 10")
    stack.axis = .vertical
    stack.alignment = .leading
    session.expectFrames("s: 0 0 200 80\na: 7 0 30 10\nc: 7 70 60 10")
  }

  @Test func sessionFollowsWhatIsArranged() throws {
    let views = boxes()
    let stack = AppKitStackView(views: views, spacing: 10)
    let session = try session(stack)
    session.expectFrames("a: 0 5 30 10\nb: 40 0 30 20\nc: 80 5 60 10")
    stack.setCustomSpacing(0, after: views[0])
    session.expectFrames("b: 30 0 30 20\nc: 70 5 60 10")
    #expect(stack.customSpacing(after: views[0]) == 0)
    stack.insertArrangedSubview(views[2], at: 0)
    session.expectFrames("a: 70 5 30 10\nb: 100 0 30 20\nc: 0 5 60 10")
    views[0].isHidden = true
    session.expectFrames("b: 70 0 30 20\nc: 0 5 60 10")
    stack.removeView(views[2])
    session.expectFrames("b: 0 0 30 20")
    #expect(views[2].superview == nil)
    stack.addArrangedSubview(box("d", 40, 20))
    session.expectFrames("b: 0 0 30 20\nd: 40 0 40 20")
    views[0].isHidden = false
    session.expectFrames("a: 0 5 30 10\nb: 30 0 30 20\nd: 70 0 40 20")
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    #expect(stack.customSpacing(after: views[0]) == nil)
    session.expectFrames("b: 0 0 30 20\nd: 40 0 40 20")
  }

  @Test func gravityAreasHoldTheirViews() throws {
    let stack = AppKitStackView(views: [box("a", 30, 10)])
    let session = try session(stack)
    stack.addView(box("z", 20, 10), in: .trailing)
    stack.insertView(box("y", 20, 10), at: 0, in: .trailing)
    stack.setViews([box("m", 40, 10)], in: .center)
    session.expectFrames("a: 0 0 30 10\nm: 80 0 40 10\ny: 152 0 20 10\nz: 180 0 20 10")
    #expect(stack.arrangedSubviews.map(\.name) == ["a", "m", "y", "z"])
    stack.setViews([box("n", 10, 10)], in: .trailing)
    #expect(stack.subviews.map(\.name) == ["a", "m", "n"])
    session.expectFrames("a: 0 0 30 10\nm: 80 0 40 10\nn: 190 0 10 10")
    stack.insertArrangedSubview(box("b", 10, 10), at: 1)
    #expect(stack.views(in: .leading).map(\.name) == ["a", "b"])
  }

  @Test func viewsAreDetachedAndAttachedAgainAsTheStackChangesItsLength() throws {
    let views = boxes()
    let stack = AppKitStackView(
      views: views, distribution: .fill, spacing: 10,
      clippingResistancePriority: AxisPair(horizontal: 500, vertical: 1000))
    stack.setVisibilityPriority(900, for: views[1])
    stack.setVisibilityPriority(AppKitStackView.VisibilityPriority.detachOnlyIfNecessary - 100, for: views[2])
    for view in views { view.contentHuggingPriority.horizontal = 900 }
    let session = try session(stack, width: 140)
    session.expectFrames("a: 0 5 30 10\nb: 40 0 30 20\nc: 80 5 60 10")
    #expect(stack.detachedViews.isEmpty)
    session.size = Size(width: 70, height: 100)
    session.expectFrames("a: 0 5 30 10\nb: 40 0 30 20")
    #expect(stack.detachedViews.map(\.name) == ["c"])
    session.size = Size(width: 20, height: 100)
    session.expectFrames("a: 0 0 30 10")
    #expect(stack.detachedViews.map(\.name) == ["b", "c"])
    session.size = Size(width: 140, height: 100)
    session.expectFrames("a: 0 5 30 10\nb: 40 0 30 20\nc: 80 5 60 10")
    #expect(stack.detachedViews.isEmpty)
    stack.setVisibilityPriority(AppKitStackView.VisibilityPriority.notVisible, for: views[1])
    session.size = Size(width: 100, height: 100)
    session.expectFrames("a: 0 0 30 10\nc: 40 0 60 10")
    #expect(stack.visibilityPriority(for: views[1]) == 0)
  }

  @Test func proportionsFollowTheContent() throws {
    let views = boxes()
    let stack = AppKitStackView(views: views, distribution: .fillProportionally, spacing: 10)
    let session = try session(stack, width: 260)
    session.expectFrames("a: 0 5 60 10\nb: 70 0 60 20\nc: 140 5 120 10")
    stack.removeView(views[2])
    session.expectFrames("a: 0 5 125 10\nb: 135 0 125 20")
  }

  @Test func fromRightToLeftViewsAreMirroredAndInsetsStay() throws {
    let stack = AppKitStackView(views: boxes(), edgeInsets: EdgeInsets(left: 7, right: 3))
    stack.addView(box("z", 20, 10), in: .trailing)
    stack.forcesRightToLeft = true
    let session = try session(stack)
    session.expectFrames("a: 167 5 30 10\nb: 129 0 30 20\nc: 61 5 60 10\nz: 7 5 20 10")
    stack.axis = .vertical
    stack.alignment = .leading
    session.expectFrames("a: 167 0 30 10\nc: 137 46 60 10")
    stack.alignment = .left
    session.expectFrames("a: 7 0 30 10\nc: 7 46 60 10")
    stack.alignment = .right
    session.expectFrames("a: 167 0 30 10\nc: 137 46 60 10")
    stack.alignment = .trailing
    session.expectFrames("a: 7 0 30 10\nc: 7 46 60 10")
    stack.alignment = .centerX
    session.expectFrames("a: 87 0 30 10\nc: 72 46 60 10")
  }

  @Test func fromRightToLeftViewsAreDetachedAtTheFarEnd() throws {
    let views = boxes()
    let stack = AppKitStackView(
      views: views, distribution: .fill, spacing: 10, edgeInsets: EdgeInsets(left: 6, right: 1),
      clippingResistancePriority: AxisPair(horizontal: 500, vertical: 1000))
    stack.forcesRightToLeft = true
    stack.setVisibilityPriority(900, for: views[2])
    for view in views { view.contentHuggingPriority.horizontal = 900 }
    let session = try session(stack, width: 147)
    session.expectFrames("a: 116 5 30 10\nb: 76 0 30 20\nc: 6 5 60 10")
    #expect(stack.detachedViews.isEmpty)
    session.size = Size(width: 146, height: 100)
    session.layoutIfNeeded()
    #expect(stack.detachedViews.map(\.name) == ["c"])
  }

  @Test func customSpacingAfterTheLastViewDetachesNoOther() throws {
    let views = boxes()
    let stack = AppKitStackView(
      views: views, distribution: .fill, spacing: 10,
      clippingResistancePriority: AxisPair(horizontal: 500, vertical: 1000))
    stack.setCustomSpacing(0, after: views[2])
    stack.setVisibilityPriority(900, for: views[1])
    stack.setVisibilityPriority(800, for: views[2])
    let session = try session(stack, width: 70)
    session.layoutIfNeeded()
    #expect(stack.detachedViews.map(\.name) == ["c"])
  }

  @Test(arguments: AppKitStackView.Distribution.allCases)
  func viewsWithPrioritiesOfTheirOwnAreDetachedOneByOne(_ distribution: AppKitStackView.Distribution) throws {
    let views = (0..<12).map { box("v\($0)", 20, 10) }
    let stack = AppKitStackView(
      views: views, distribution: distribution, spacing: 5,
      clippingResistancePriority: AxisPair(horizontal: 500, vertical: 1000))
    for (place, view) in views.enumerated() { stack.setVisibilityPriority(Double(999 - place), for: view) }
    let session = try session(stack, width: 120)
    session.layoutIfNeeded()
    #expect(stack.detachedViews.map(\.name) == views.dropFirst(5).map(\.name))
  }

  @Test(arguments: AppKitStackView.Distribution.allCases)
  func manyPrioritiesEndWithViewsThatFit(_ distribution: AppKitStackView.Distribution) throws {
    let views = (0..<100).map { box("v\($0)", 20, 10) }
    let stack = AppKitStackView(
      views: views, distribution: distribution, spacing: 5,
      clippingResistancePriority: AxisPair(horizontal: 500, vertical: 1000))
    for (place, view) in views.enumerated() { stack.setVisibilityPriority(Double(999 - place), for: view) }
    let session = try session(stack, width: 1195)
    session.layoutIfNeeded()
    let attached = stack.arrangedSubviews.count - stack.detachedViews.count
    #expect((1...48).contains(attached))
    #expect(try #require(session.frame(of: views[attached - 1])).maxX <= 1195)
  }

  @Test func prioritiesAreSetByAxis() throws {
    let stack = AppKitStackView(views: boxes(), distribution: .fill)
    #expect(stack.clippingResistancePriority(for: .horizontal) == 1000)
    let session = try session(stack, width: 50)
    session.layoutIfNeeded()
    let compressed = session.frame(of: stack.arrangedSubviews[2])?.width
    stack.setClippingResistancePriority(500, for: .horizontal)
    session.expectFrames("s: 0 0 50 20\nb: 38 0 30 20\nc: 76 5 60 10")
    #expect(compressed ?? 60 < 60)
    #expect(stack.clippingResistancePriority(for: .horizontal) == 500)
    #expect(stack.clippingResistancePriority(for: .vertical) == 1000)
    stack.setHuggingPriority(100, for: .vertical)
    #expect(stack.huggingPriority(for: .vertical) == 100 && stack.stackHuggingPriority.vertical == 100)
  }

  @Test func viewThatMovesToAnotherStackLeavesThisOne() throws {
    let views = boxes()
    let stack = AppKitStackView(views: views)
    let other = AppKitStackView(views: [views[1]])
    #expect(stack.arrangedSubviews.map(\.name) == ["a", "c"])
    #expect(other.arrangedSubviews.map(\.name) == ["b"])
    let mobile = StackView(arrangedSubviews: [views[0]])
    #expect(stack.arrangedSubviews.map(\.name) == ["c"])
    #expect(mobile.arrangedSubviews.map(\.name) == ["a"])
  }

  /// Wishes of hundreds of views would take minutes.
  @Test(arguments: [(100, 3.0), (101, 2)])
  func moreThanAHundredViewsKeepTheirOwnLengths(_ expected: (count: Int, last: Double)) throws {
    let views = (0..<expected.count).map { box("v\($0)", $0 == 0 ? 1 : 2, 10) }
    let stack = AppKitStackView(views: views, distribution: .fillEqually, spacing: 0)
    let session = LayoutSession(root: stack, size: Size(width: 3 * Double(expected.count), height: 10))
    session.layoutIfNeeded()
    #expect(session.frame(of: views[expected.count - 1])?.width == expected.last)
  }
}
