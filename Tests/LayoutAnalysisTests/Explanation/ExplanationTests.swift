import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The constraints that a number of a frame follows from, derived by hand.
@Suite struct ExplanationTests {
  // MARK: Chains

  @Test func aPlaceFollowsFromTheConstraintThatPinsIt() throws {
    try expectSteps(Self.form, "row", .x, ["16 | row.leading == root.leading + 16"])
  }

  @Test func aStretchedViewIsWhatTheOthersLeaveOfTheCanvas() throws {
    // 300 - 16 - 24 - 60 - 8 - 8 - 20 = 164
    try expectSteps(
      Self.form, "name", .width,
      [
        "300 | root.right == 300", "-16 | row.leading == root.leading + 16",
        "-24 | root.trailing == row.trailing + 24", "0 | row.leading == photo.leading",
        "0 | row.trailing == badge.trailing", "-8 | name.leading == photo.trailing + 8",
        "-8 | badge.leading == name.trailing + 8", "-60 | photo.width == 60", "-20 | badge.width == 20",
      ])
  }

  @Test func aLengthOfItsOwnNeedsNoCanvas() throws {
    try expectSteps(Self.form, "photo", .width, ["60 | photo.width == 60"])
  }

  @Test func aCenterTakesHalfOfTheSuperviewAndOfTheLength() throws {
    // 200 / 2 - 30 / 2 = 85
    let text = pinnedCorner("a.centerX == root.centerX\na.top == root.top\na.width == 30\na.height == 5")
    try expectSteps(
      text, "a", .x, ["100 | root.right == 200", "0 | a.centerX == root.centerX", "-15 | a.width == 30"])
  }

  @Test func aRatioIsPartOfTheChain() throws {
    let ratio =
      "<constraint firstItem='a' firstAttribute='width' secondItem='a' secondAttribute='height' multiplier='2'/>"
    let text = "<view id='root' width='200' height='100'><view id='a' height='20'/>\(ratio)</view>"
    try expectSteps(text, "a", .width, ["0 | a.width == 2 × a.height", "40 | a.height == 20"])
  }

  @Test func equalWidthsShareTheStack() throws {
    // (100 - 2 × 5) / 3 = 30
    let stack = "<stackView id='s' spacing='5' distribution='fillEqually' width='100'>"
    let text = pinned("\(stack)<view id='a'/><view id='b' height='4'/><view id='c'/></stackView>")
    let number = try number(text, "b", .width)
    #expect(number.exact == 30)
    #expect(abs(number.steps.map(\.part).reduce(0, +) - 30) < 1e-9)
    let ends = number.steps.map { "\($0.constraint)" }
    #expect(ends.contains("s.width == 100"))
    #expect(ends.filter { $0.hasSuffix("+ 5") } == ["b.leading == a.trailing + 5", "c.leading == b.trailing + 5"])
  }

  @Test(arguments: [
    ("<label id='a' text='Hello'/>", FrameConfidence.estimatedText),
    ("<label id='a' text='Hello' customClass='Badge'/>", .unknownClass),
    ("<view id='a' placeholderIntrinsicWidth='40'/>", .exact), ("<view id='a' width='40'/>", .exact),
  ])
  func numberIsAsCertainAsTheLengthsThatItComesFrom(view: String, expected: FrameConfidence) throws {
    let text = pinned("<stackView id='s' spacing='5'>\(view)<view id='b' width='9' height='4'/></stackView>")
    #expect(try number(text, "b", .x).confidence == expected)
    #expect(try number(text, "b", .width).confidence == .exact)
  }

  @Test func whatIsRequiredIsFirmerThanAContentOfTheSameLength() throws {
    let text = """
      <view id="root" width="200" height="100"><view id="a" placeholderIntrinsicWidth="180"/>
        \(constraints("a.leading == root.leading + 10\na.trailing == root.trailing - 10\na.top == root.top"))
      </view>
      """
    try expectSteps(
      text, "a", .width,
      ["200 | root.right == 200", "-10 | a.leading == root.leading + 10", "-10 | a.trailing == root.trailing - 10"])
  }

  // MARK: What gave way

  @Test func aWishThatIsNotFulfilledIsLost() throws {
    let number = try number(Self.form, "name", .width)
    let loss = try #require(number.losses.first)
    #expect(number.losses.count == 1)
    #expect("\(loss.constraint)" == "name.width == 300 @700")
    #expect(loss.wanted == 300)
    #expect(loss.error == 136)
  }

  @Test func contentThatIsStretchedLosesItsHugging() throws {
    let text = """
      <view id="root" width="200" height="100"><view id="a" placeholderIntrinsicWidth="120"/>
        \(constraints("a.leading == root.leading\na.trailing == root.trailing\na.top == root.top"))
      </view>
      """
    let loss = try #require(try number(text, "a", .width).losses.first)
    #expect("\(loss.constraint)" == "a.width <= 120 @250")
    #expect(loss.wanted == 120)
    #expect(loss.error == 80)
  }

  // MARK: What would enlarge it

  @Test func lengthsTellWhatWouldEnlargeThem() throws {
    #expect(
      try number(Self.form, "name", .width).enlargements.map(\.phrase) == [
        "lay out on a larger canvas", "lower constant 16", "lower constant 24", "lower spacing 8", "lower width 60",
        "lower width 20",
      ])
    #expect(try number(Self.form, "name", .x).enlargements.isEmpty)
  }

  @Test func aLostWishNeedsMorePriorityThanTheWeakestStep() throws {
    let text = pinnedCorner(
      "a.leading == root.leading\na.top == root.top\na.height == 5\na.width == 50 @600\na.width == 70 @500")
    #expect(
      try number(text, "a", .width).enlargements.map(\.phrase) == [
        "raise constant 50", "raise the priority of a.width == 70 above 600",
      ])
  }

  // MARK: What is open

  @Test func whatNothingDecidesHasNoSteps() throws {
    let text = pinnedCorner("a.leading == root.leading\na.top == root.top\na.height == 5")
    let number = try number(text, "a", .width)
    #expect(number.ambiguity == .missingConstraints)
    #expect(number.steps.isEmpty && !number.isDecided)
  }

  @Test func theRootLiesOnItsCanvas() throws {
    let number = try number(Self.form, "root", .x)
    #expect(number.isDecided && number.steps.isEmpty && number.exact == 0)
    try expectSteps(Self.form, "root", .height, ["200 | root.bottom == 200"])
  }

  // MARK: Finding the view

  @Test(arguments: ["name", "Full name", ":4", "4", "form.xml:4", "form.xml:4:9"])
  func aViewIsFoundByIDLabelOrLine(_ text: String) throws {
    guard case .found(let view) = try document(Self.form).search(text) else {
      Issue.record("\(text) is not found")
      return
    }
    #expect(view.id == "name")
  }

  @Test func aLineInsideOfAnElementMeansTheElement() throws {
    guard case .found(let view) = try document(Self.form).search(":8") else {
      Issue.record("line 8 is not found")
      return
    }
    #expect(view.id == "root")
  }

  @Test(arguments: ["far", "edge", ":9", "form.xml:9:5"]) func aConstraintMeansItsFirstItem(_ text: String) throws {
    let form = Self.form.replacing(
      "<constraint firstItem=\"root\"", with: "<constraint id=\"far\" identifier=\"edge\" firstItem=\"row\""
    ).replacing(
      "secondItem=\"row\" secondAttribute=\"trailing\"", with: "secondItem=\"root\" secondAttribute=\"trailing\"")
    guard case .found(let view) = try document(form).search(text) else {
      Issue.record("\(text) is not found")
      return
    }
    #expect(view.id == "row")
  }

  @Test func aMisspelledNameGetsAHint() throws {
    guard case .none(let nearest) = try document(Self.form).search("nmae") else {
      Issue.record("nmae is found")
      return
    }
    #expect(nearest == "name")
  }

  @Test func aLabelThatSeveralViewsHaveIsNotEnough() throws {
    let text = "<view id='root'><view id='a' userLabel='Box'/><view id='b' userLabel='Box'/></view>"
    guard case .several(let views) = try document(text).search("Box") else {
      Issue.record("Box is not ambiguous")
      return
    }
    #expect(views.map(\.id) == ["a", "b"])
  }

  // MARK: -

  private static let form = """
    <view id="root" width="300" height="200">
      <stackView id="row" spacing="8">
        <view id="photo" width="60" height="40"/>
        <view id="name" userLabel="Full name"/>
        <view id="badge" width="20"/>
      </stackView>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
      <!-- the stack's far edge -->
      <constraint firstItem="root" firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="24"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10"/>
      <constraint firstItem="name" firstAttribute="width" constant="300" priority="700"/>
    </view>
    """

  private func pinnedCorner(_ text: String) -> String {
    "<view id='root' width='200' height='100'><view id='a'/>\(constraints(text))</view>"
  }

  private func number(
    _ xml: String, _ id: String, _ dimension: Explanation.Dimension
  ) throws -> Explanation.Number {
    let document = try document(xml)
    let view = try #require(document.item(withID: id) as? View)
    let explanation = try #require(document.explanation(of: view))
    return try #require(explanation.numbers.first { $0.dimension == dimension })
  }

  private func expectSteps(
    _ xml: String, _ id: String, _ dimension: Explanation.Dimension, _ expected: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let number = try number(xml, id, dimension)
    let steps = number.steps.map { "\(Int($0.part)) | \($0.constraint)" }
    #expect(steps == expected, sourceLocation: location)
    #expect(abs(number.steps.map(\.part).reduce(0, +) - number.exact) < 1e-6, sourceLocation: location)
  }
}
