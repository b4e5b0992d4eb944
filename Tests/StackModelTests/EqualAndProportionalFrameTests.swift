import TestSupport
import Testing

@testable import StackModel

@Suite struct FillEquallyFrameTests {
  @Test func lengthIsSharedEqually() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillEqually\" spacing=\"10\">\(views([50, 80, 20]))</stackView>",
      size: Size(width: 320, height: 20),
      """
      a: 0 0 100 20
      b: 110 0 100 20
      c: 220 0 100 20
      """)
  }

  @Test func missingLengthIsSharedEquallyToo() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillEqually\" spacing=\"10\">\(views([100, 100, 100]))</stackView>",
      size: Size(width: 260, height: 20),
      """
      a: 0 0 80 20
      b: 90 0 80 20
      c: 180 0 80 20
      """)
  }

  /// Resistance (750) beats hugging (250): 3 × 50 + 2 × 10.
  @Test func freeStackMakesAllAsLongAsTheLongest() throws {
    let stack = "<stackView id=\"s\" distribution=\"fillEqually\" spacing=\"10\">\(views([30, 50, 40]))</stackView>"
    let height = "<constraint firstItem=\"s\" firstAttribute=\"height\" constant=\"20\"/>"
    try expectFrames(
      pinned(stack, height),
      """
      s: 0 0 170 20
      a: 0 0 50 20
      b: 60 0 50 20
      c: 120 0 50 20
      """)
  }

  @Test func hiddenViewLeavesItsShareToTheOthers() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" distribution="fillEqually" spacing="10">
        \(views([50, 50, 50], vertical: true, hidden: "b"))
      </stackView>
      """, size: Size(width: 20, height: 210),
      """
      a: 0 0 20 100
      b: 0 105 20 0
      c: 0 110 20 100
      """)
  }
}

@Suite struct FillProportionallyFrameTests {
  /// UIKit's bug: 100 / 312 of 343 is 109.94, and the last view takes the 111.13 that are left.
  @Test func lastViewTakesWhatTheSpacingsTookFromAll() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillProportionally\" spacing=\"6\">\(views([100, 100, 100]))</stackView>",
      size: Size(width: 343, height: 20),
      """
      a: 0 0 110 20
      b: 116 0 110 20
      c: 232 0 111 20
      """)
  }

  /// 80, 20 and 40 of 160, times 360: 180 and 45, and 115 rather than 90.
  @Test func lastViewOfUnequalOnesBecomesTooLong() throws {
    try expectFrames(
      """
      <stackView id="s" axis="vertical" distribution="fillProportionally" spacing="10">
        \(views([80, 20, 40], vertical: true))
      </stackView>
      """, size: Size(width: 20, height: 360),
      """
      a: 0 0 20 180
      b: 0 190 20 45
      c: 0 245 20 115
      """)
  }

  @Test func sharesAreRightWithoutSpacing() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillProportionally\">\(views([400, 100, 200]))</stackView>",
      size: Size(width: 350, height: 20),
      """
      a: 0 0 200 20
      b: 200 0 50 20
      c: 250 0 100 20
      """)
  }

  @Test func sharesAreRightAtTheNaturalLength() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillProportionally\" spacing=\"10\">\(views([40, 100, 40]))</stackView>",
      size: Size(width: 200, height: 20),
      """
      a: 0 0 40 20
      b: 50 0 100 20
      c: 160 0 40 20
      """)
  }

  @Test func viewWithoutContentSizeHasNoLength() throws {
    try expectFrames(
      """
      <stackView id="s" distribution="fillProportionally">
        <view id="a" placeholderIntrinsicWidth="40"/><view id="b"/><view id="c" placeholderIntrinsicWidth="60"/>
      </stackView>
      """, size: Size(width: 200, height: 20),
      """
      a: 0 0 80 20
      b: 80 0 0 20
      c: 80 0 120 20
      """)
  }

  @Test func viewsWithoutContentSizesAreEqual() throws {
    try expectFrames(
      "<stackView id=\"s\" distribution=\"fillProportionally\" spacing=\"10\"><view id=\"a\"/><view id=\"b\"/></stackView>",
      size: Size(width: 210, height: 20),
      """
      a: 0 0 100 20
      b: 110 0 100 20
      """)
  }

  /// 40 / 90 of 180 for a; c takes 180 - 10 - 80.
  @Test func hiddenViewHasNoPartInTheProportions() throws {
    try expectFrames(
      """
      <stackView id="s" distribution="fillProportionally" spacing="10">\(views([40, 100, 40], hidden: "b"))</stackView>
      """, size: Size(width: 180, height: 20),
      """
      a: 0 0 80 20
      b: 85 0 0 20
      c: 90 0 90 20
      """)
  }

  /// 60 / 80 of 400: the inner stack is 30 + 5 + 25 long.
  @Test func nestedStackHasTheShareOfItsContent() throws {
    try expectFrames(
      """
      <stackView id="s" distribution="fillProportionally">
        <view id="a" placeholderIntrinsicWidth="20"/>
        <stackView id="b" spacing="5">
          <view placeholderIntrinsicWidth="30"/><view placeholderIntrinsicWidth="25"/>
        </stackView>
      </stackView>
      """, size: Size(width: 400, height: 20),
      """
      a: 0 0 100 20
      b: 100 0 300 20
      """)
  }

  /// The proportion, which is required where nothing else needs room, holds, and the far edge gives way.
  @Test func oneViewBetweenMarginsIsAsLongAsTheStack() throws {
    try expectFrames(
      """
      <stackView id="s" distribution="fillProportionally"><edgeInsets left="10" right="10"/>
        <view id="a" placeholderIntrinsicWidth="30"/></stackView>
      """,
      size: Size(width: 200, height: 20), "a: 10 0 200 20")
  }
}
