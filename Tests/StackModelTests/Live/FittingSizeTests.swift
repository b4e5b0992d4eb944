import Testing

@testable import StackModel

/// `systemLayoutSizeFitting`: by Apple's page of UIStackView a stack's fitting size is along its axis the sum of its views
/// and of the spaces between them, across its axis the largest view, and more by the margins where they count.
@Suite struct FittingSizeTests {
  private static let compressed = View.layoutFittingCompressedSize

  /// A view whose constraints are its size, as the test suite of Layout has them.
  private func sized(_ width: Double, _ height: Double) throws -> View {
    let view = plain("\(width)x\(height)")
    try View.makeConstraints {
      view.layoutWidth.equalTo(width)
      view.layoutHeight.equalTo(height)
    }
    return view
  }

  /// Published by the test suite of Layout, for UIStackView.
  @Test func verticalStackOfFixedViews() throws {
    let stack = StackView(arrangedSubviews: [try sized(200, 100), try sized(200, 50)], axis: .vertical)
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 200, height: 150))
  }

  /// The same suite: as wide as the wider label, as high as both.
  @Test func verticalStackOfLabels() {
    let labels = [Label(text: "Hello World"), Label(text: "Goodbye World")]
    let sizes = labels.map { $0.systemLayoutSizeFitting(Self.compressed) }
    #expect(
      zip(labels, sizes).allSatisfy { $0.intrinsicContentSize == IntrinsicSize(width: $1.width, height: $1.height) })
    let stack = StackView(arrangedSubviews: labels, axis: .vertical)
    #expect(
      stack.systemLayoutSizeFitting(Self.compressed)
        == Size(width: max(sizes[0].width, sizes[1].width), height: sizes[0].height + sizes[1].height))
  }

  /// 30 + 40 + 50 and two spaces of 8; the highest is 25. Equal centering widens the first space: the centers are 53 apart,
  /// 20 + 8 + 25, so 15 + 2 × 53 + 25.
  @Test(arguments: [(StackView.Distribution.fill, 136.0), (.equalSpacing, 136), (.equalCentering, 146)])
  func sumAlongAndLargestAcross(_ distribution: StackView.Distribution, _ width: Double) throws {
    let views = [try sized(30, 10), try sized(40, 25), try sized(50, 20)]
    let stack = StackView(arrangedSubviews: views, spacing: 8, distribution: distribution, alignment: .center)
    #expect(stack.systemLayoutSizeFitting(Self.compressed) == Size(width: width, height: 25))
  }

  /// Three times the longest and two spaces.
  @Test func equalViewsAreAsLongAsTheLongest() {
    let stack = StackView(
      arrangedSubviews: [box("a", 30, 10), box("b", 40, 25), box("c", 50, 20)], spacing: 8, distribution: .fillEqually)
    #expect(stack.systemLayoutSizeFitting(Self.compressed) == Size(width: 166, height: 25))
  }

  @Test func marginsComeOnTop() {
    let stack = StackView(arrangedSubviews: [box("a", 30, 10), box("b", 40, 25)], spacing: 8)
    stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stack.systemLayoutSizeFitting(Self.compressed) == Size(width: 78, height: 25))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(Self.compressed) == Size(width: 84, height: 29))
  }

  @Test func hiddenViewsTakeNoRoom() {
    let views = [box("a", 30, 10), box("b", 40, 25), box("c", 50, 20)]
    let stack = StackView(arrangedSubviews: views, spacing: 8)
    views[0].isHidden = true
    #expect(stack.systemLayoutSizeFitting(Self.compressed).width == 98)
  }

  /// Measured of UIStackView: it says -1 and -1.
  @Test func stacksHaveNoIntrinsicContentSize() {
    #expect(StackView(arrangedSubviews: [box("a", 30, 10)]).intrinsicContentSize == .none)
    #expect(box("a", 30, 10).intrinsicContentSize == IntrinsicSize(width: 30, height: 10))
  }

  /// The target is as near as constraints that are stronger allow.
  @Test func targetCountsWhereNothingStrongerDoes() throws {
    let target = Size(width: 120, height: 60)
    #expect(View().systemLayoutSizeFitting(target) == target)
    #expect(View().systemLayoutSizeFitting(View.layoutFittingExpandedSize) == View.layoutFittingExpandedSize)
    #expect(try sized(30, 10).systemLayoutSizeFitting(target) == Size(width: 30, height: 10))
    let limited = View()
    try View.makeConstraints { limited.layoutWidth.lessThanOrEqualTo(100) }
    #expect(limited.systemLayoutSizeFitting(target) == Size(width: 100, height: 60))
  }

  /// A required width breaks the text, a weak height grows with it: the way table view cells are measured. No two of these
  /// words fit side by side.
  @Test func requiredWidthBreaksText() {
    let label = Label(text: "mmmmm mmmmm mmmmm", numberOfLines: 0)
    let stack = StackView(arrangedSubviews: [label], axis: .vertical)
    let line = label.systemLayoutSizeFitting(Self.compressed).height
    let size = stack.systemLayoutSizeFitting(
      Size(width: 100, height: 0), withHorizontalFittingPriority: LayoutPriority.required,
      verticalFittingPriority: LayoutPriority.fittingSizeLevel)
    #expect(size.width == 100)
    #expect(abs(size.height - 3 * line) < 1.1)
  }

  /// Above a label's hugging, below its resistance.
  @Test func prioritiesDecideAgainstContent() {
    let view = box("a", 80, 20)
    func width(_ target: Double, _ priority: Double) -> Double {
      view.systemLayoutSizeFitting(
        Size(width: target, height: 0), withHorizontalFittingPriority: priority, verticalFittingPriority: 50
      ).width
    }
    #expect(width(200, 249) == 80)
    #expect(width(200, 251) == 200)
    #expect(width(10, 749) == 80)
    #expect(width(10, 751) == 10)
  }

  @Test func frameAndSurroundingsDoNotCount() throws {
    let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    stack.addArrangedSubview(box("a", 30, 10))
    let root = plain("root")
    root.addSubview(stack)
    let session = LayoutSession(root, 300, 100)
    session.layoutIfNeeded()
    #expect(stack.systemLayoutSizeFitting(Self.compressed) == Size(width: 30, height: 10))
    // The session goes on as before.
    #expect(!session.needsLayout)
    session.expectFrames("a: 0 0 300 100")
    stack.addArrangedSubview(box("b", 20, 10))
    session.expectFrames("a: 0 0 280 100\nb: 280 0 20 100")
    #expect(session.conflicts.isEmpty)
  }

  @Test func frameOfASwitchSticksOutOfItsAlignmentRectangle() {
    let size = Switch().systemLayoutSizeFitting(Self.compressed)
    let session = LayoutSession(
      root: StackView(arrangedSubviews: [Switch()], alignment: .center), size: Size(width: 100, height: 100))
    session.layoutIfNeeded()
    let height = session.root.subviews[0].frame.height
    #expect(size.height == height)
  }

  /// Spaces of 8, which is what AppKit has: 30 + 30 + 60 + 2 × 8.
  @Test func macOSStacksHaveThemToo() {
    let stack = AppKitStackView(views: [box("a", 30, 10), box("b", 30, 20), box("c", 60, 10)])
    #expect(stack.systemLayoutSizeFitting(Self.compressed) == Size(width: 136, height: 20))
  }

  @Test func numbersOutOfRangeAreTakenForTheNearest() {
    let view = box("a", 80, 20)
    for number in [Double.nan, -1, .infinity, -.infinity] {
      let size = view.systemLayoutSizeFitting(
        Size(width: number, height: number), withHorizontalFittingPriority: number, verticalFittingPriority: number)
      #expect(size.width.isFinite && size.height.isFinite)
    }
  }
}
