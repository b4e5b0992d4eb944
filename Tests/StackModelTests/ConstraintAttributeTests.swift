import TestSupport
import Testing

@testable import StackModel

/// Each attribute of a constraint, by the place it gives a view of 10 by 10 points. The other view reaches from
/// 20 to 100 across and from 10 to 50 down, with margins of 1, 2, 3 and 4.
@Suite struct ConstraintAttributeTests {
  @Test(arguments: [
    ("a.leading == b.leading", 20), ("a.leading == b.trailing", 100), ("a.leading == b.trailing + 8", 108),
    ("a.trailing == b.trailing", 90), ("a.trailing == b.leading - 8", 2), ("a.left == b.left", 20),
    ("a.left == b.right", 100), ("a.right == b.right", 90), ("a.centerX == b.centerX", 55),
    ("a.centerX == b.leading", 15), ("a.leading == b.centerX", 60), ("a.leading == b.leadingMargin", 22),
    ("a.trailing == b.trailingMargin", 86), ("a.left == b.leftMargin", 22), ("a.right == b.rightMargin", 86),
    ("a.centerX == b.centerXWithinMargins", 54), ("a.leadingMargin == b.leading", 12),
    ("a.trailingMargin == b.trailing", 98),
  ])
  func horizontalAttribute(_ constraint: String, _ x: Double) throws {
    let frame = try frame("\(constraint)\na.top == root.top")
    #expect(frame == Rect(x: x, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [
    ("a.top == b.top", 10), ("a.top == b.bottom", 50), ("a.top == b.bottom + 8", 58), ("a.bottom == b.bottom", 40),
    ("a.bottom == b.top - 6", -6), ("a.centerY == b.centerY", 25), ("a.top == b.centerY", 30),
    ("a.top == b.topMargin", 11), ("a.bottom == b.bottomMargin", 37), ("a.centerY == b.centerYWithinMargins", 24),
    ("a.topMargin == b.top", 2),
    // A view without text stands on its top edge and on its bottom edge.
    ("a.firstBaseline == b.firstBaseline", 10), ("a.baseline == b.baseline", 40), ("a.top == b.lastBaseline", 50),
    ("a.lastBaseline == b.firstBaseline", 0),
  ])
  func verticalAttribute(_ constraint: String, _ y: Double) throws {
    let frame = try frame("\(constraint)\na.leading == root.leading")
    #expect(frame == Rect(x: 0, y: y, width: 10, height: 10))
  }

  @Test func missingFirstItemIsTheViewThatHoldsTheConstraint() throws {
    try expectFrames(
      """
      <view id="root" width="200" height="100">
        <view id="a">
          <constraint firstAttribute="width" constant="30"/><constraint firstAttribute="height" constant="40"/>
        </view>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="5"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="6"/>
      </view>
      """, "a: 165 54 30 40")
  }

  @Test func rightToLeftExchangesLeadingAndTrailingButNotLeftAndRight() throws {
    let direction = "semanticContentAttribute=\"forceRightToLeft\""
    #expect(try frame("a.leading == b.leading\na.top == root.top", both: direction).x == 90)
    #expect(try frame("a.left == b.left\na.top == root.top", both: direction).x == 20)
  }

  /// Leading of one view stands 7 points behind the trailing edge of the other, so to the left of it.
  @Test func rightToLeftTurnsTheConstantToo() throws {
    let direction = "semanticContentAttribute=\"forceRightToLeft\""
    let frame = try frame("a.leading == b.trailing + 7\na.top == root.top", both: direction)
    #expect(frame.x == 3)
  }

  /// What a button says of the direction of its image and title is nothing that the canvas turns constraints for.
  @Test func directionOfContentTurnsNoConstraintOnTheCanvas() throws {
    let direction = "semanticContentAttribute=\"forceRightToLeft\""
    let views = plainView("b") + plainView("a", direction)
    let text = "b.leading == root.leading + 20\nb.width == 100\na.leading == b.leading\na.width == 30"
    let layout = try layOut(xib("<subviews>\(views)</subviews>\(constraints(text))"))
    #expect(layout.frame("a")?.x == 20)
  }

  @Test func directionalMarginsFollowTheDirection() throws {
    let margins =
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    let direction = "semanticContentAttribute=\"forceRightToLeft\""
    let wanted = "a.right == b.rightMargin\na.top == root.top"
    #expect(try frame(wanted, margins: margins).x == 86)
    #expect(try frame(wanted, both: direction, margins: margins).x == 88)
  }

  @Test func textOfOneFontStandsOnOneLine() throws {
    let layout = try layOut(
      """
      <view id="root" width="200" height="100">
        <label id="a" text="one"/><label id="b" text="two"/>
        \(constraints(
        """
        a.leading == root.leading
        a.top == root.top + 30
        b.leading == a.trailing
        b.firstBaseline == a.firstBaseline
        """))
      </view>
      """)
    #expect(layout.frame("b")?.y == 30)
    #expect(layout.diagnostics == [])
  }

  /// Text stays in the middle of a button: equal tops and baselines make equal heights.
  @Test func baselineMovesWithTheMiddleOfAButton() throws {
    let layout = try layOut(
      """
      <view id="root" width="200" height="100">
        <button id="a" height="44"><state key="normal" title="one"/></button>
        <button id="b"><state key="normal" title="two"/></button>
        \(constraints(
        """
        a.leading == root.leading
        a.top == root.top + 30
        b.leading == a.trailing
        b.top == a.top
        b.firstBaseline == a.baseline
        """))
      </view>
      """)
    #expect(layout.frame("b")?.height == 44)
  }

  /// Half of what the middle of 100 by 50 is away from the corner of the view that holds the constraint.
  @Test func multipliedPlaceCountsFromTheCornerOfTheConstraintsView() throws {
    try expectFrames(
      """
      <view id="root" width="200" height="100">
        <view id="p" width="100" height="50">
          <view id="a" width="10" height="10"/>
          <constraint firstItem="a" firstAttribute="centerX" secondItem="p" secondAttribute="centerX" multiplier="0.5"/>
          <constraint firstItem="p" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" multiplier="2"/>
        </view>
        \(constraints("p.leading == root.leading + 40\np.top == root.top + 20"))
      </view>
      """, "a: 20 15 10 10")
  }

  private let writtenMargins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"

  private func frame(_ text: String, both attributes: String = "", margins: String? = nil) throws -> Rect {
    let layout = try layOut(
      """
      <view id="root" width="200" height="100">
        <view id="a" width="10" height="10" \(attributes)/>
        <view id="b" width="80" height="40" \(attributes)>\(margins ?? writtenMargins)</view>
        \(constraints("b.left == root.left + 20\nb.top == root.top + 10\n\(text)"))
      </view>
      """)
    #expect(layout.diagnostics == [])
    return try #require(layout.frame("a"))
  }
}
