import Testing

@testable import StackModel

/// What texts lack in frames that are too small.
@Suite struct TextShortfallTests {
  private let settings = DocumentSettings(options: LayoutOptions(device: Device(named: "retina4_7", landscape: false)))

  private func size(_ view: View) throws -> Size {
    let size = view.intrinsicContentSize(in: settings, width: nil)
    return Size(width: try #require(size.width), height: try #require(size.height))
  }

  private func shortfall(_ view: View, _ width: Double, _ height: Double) -> TextShortfall? {
    view.textShortfall(in: Size(width: width, height: height), settings: settings)
  }

  @Test func textFitsInItsOwnSizeAndLacksWidthInHalfOfIt() throws {
    let views: [View] = [
      Label(text: "Save changes"), Button(title: "Save changes"), TextField("Save changes"),
      TextField("Save changes", borderStyle: .roundedRect), SegmentedControl(titles: ["Save", "Cancel"]),
    ]
    for view in views { try expectLessWidthInHalfItsSize(view) }
  }

  private func expectLessWidthInHalfItsSize(_ view: View) throws {
    let size = try size(view)
    #expect(shortfall(view, size.width, size.height) == nil)
    let lacking = try #require(shortfall(view, size.width / 2, size.height))
    #expect(lacking.kind == .width)
    #expect(lacking.axis == .horizontal)
    #expect(lacking.given == size.width / 2)
    #expect(lacking.needed <= size.width)
    #expect(lacking.share >= 0.5 && lacking.share < 1)
  }

  @Test func textLacksHeightInHalfOfALine() throws {
    for view in [Label(text: "Save"), Button(title: "Save"), TextField("Save")] as [View] {
      let lacking = try #require(shortfall(view, 300, 9))
      #expect(lacking.kind == .height)
      #expect(lacking.axis == .vertical)
      #expect(lacking.given == 9)
    }
  }

  @Test func roomBetweenLinesMayBeCutOff() throws {
    // A line of 17 points is 20.5 high, a fifth of which is 4.1.
    let label = Label(text: "Save")
    #expect(shortfall(label, 300, 16.5) == nil)
    #expect(shortfall(label, 300, 16.3)?.kind == .height)
  }

  @Test func linesBeyondTheLastAreCounted() throws {
    let label = Label(text: "one\ntwo\nthree", numberOfLines: 2)
    let lacking = try #require(shortfall(label, 300, 300))
    #expect(lacking == TextShortfall(kind: .lines, needed: 3, given: 2))
    label.numberOfLines = 3
    #expect(shortfall(label, 300, 300) == nil)
  }

  @Test func viewsWithoutTextLackNothing() {
    let views = [
      View(), Label(text: ""), Button(), ImageView(size: Size(width: 40, height: 40)), Switch(), Slider(), Stepper(),
      ProgressView(), ScrollView(), StackView(),
    ]
    for view in views { #expect(shortfall(view, 1, 1) == nil) }
  }

  @Test func shareIsWhatIsVisible() {
    #expect(TextShortfall(kind: .width, needed: 100, given: 25).share == 0.25)
    #expect(TextShortfall(kind: .width, needed: 100, given: -5).share == 0)
    #expect(TextShortfall(kind: .width, needed: 0, given: 0).share == 1)
  }

  @Test func lessThanAPixelIsNoShortfall() {
    let size = Size(width: 20, height: 20)
    #expect(TextShortfall.width(20.4, in: size, scale: 2) == nil)
    #expect(TextShortfall.width(20.6, in: size, scale: 2) != nil)
    // The width of long text is an estimate, good to 2 %.
    #expect(TextShortfall.width(203, in: Size(width: 200, height: 20), scale: 2) == nil)
    #expect(TextShortfall.width(205, in: Size(width: 200, height: 20), scale: 2) != nil)
    #expect(TextShortfall.height(21, lineHeight: 5, in: size, scale: 2) == nil)
    #expect(TextShortfall.height(21.1, lineHeight: 5, in: size, scale: 2) != nil)
  }

  @Test func labelLeavesRoomByItsAlignment() throws {
    func sides(_ alignment: String, isRightToLeft: Bool = false) throws -> [Bool]? {
      let view = try decodedView(controlElement("label", "text=\"a\" textAlignment=\"\(alignment)\""))
      return view?.emptySides(isRightToLeft: isRightToLeft).map { [$0.left, $0.right] }
    }
    #expect(try sides("left") == [false, true])
    #expect(try sides("right") == [true, false])
    #expect(try sides("center") == [true, true])
    #expect(try sides("natural") == [false, true])
    #expect(try sides("natural", isRightToLeft: true) == [true, false])
    #expect(try sides("justified") == [false, false])
  }

  @Test func onlyButtonsWithNothingButATitleLeaveRoom() throws {
    func hasSides(_ attributes: String, _ content: String) throws -> Bool {
      try decodedView(controlElement("button", attributes, content))?.emptySides(isRightToLeft: false) != nil
    }
    let title = "<state key=\"normal\" title=\"Save\"/>"
    #expect(try hasSides("buttonType=\"system\"", title))
    #expect(try !hasSides("buttonType=\"system\" customClass=\"PillButton\"", title))
    #expect(try !hasSides("", "<state key=\"normal\" title=\"Save\" backgroundImage=\"dot\"/>"))
    #expect(try !hasSides("", "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save\"/>"))
    #expect(try !hasSides("", "<state key=\"normal\" image=\"dot\"/>"))
  }
}
