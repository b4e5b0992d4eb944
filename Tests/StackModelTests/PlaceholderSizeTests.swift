import TestSupport
import Testing

@testable import StackModel

/// Interface Builder's placeholders for content sizes.
@Suite struct PlaceholderSizeTests {
  @Test func placeholderSizesAPlainView() throws {
    try expectFrames(
      corner("<view id=\"a\" placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"30\"/>"), "a: 0 0 120 30")
  }

  @Test func placeholderTakesThePlaceOfTheClassesSize() throws {
    try expectFrames(
      corner("<activityIndicatorView id=\"a\" placeholderIntrinsicWidth=\"44\"/>"), "a: 0 0 44 20")
  }

  @Test func infinitePlaceholderTakesTheContentSizeAway() throws {
    try expectFrames(
      """
      <stackView id="s">
        <activityIndicatorView id="a" placeholderIntrinsicWidth="infinite" horizontalHuggingPriority="1000"/>
        <view id="b" placeholderIntrinsicWidth="30"/>
      </stackView>
      """, size: Size(width: 100, height: 20),
      """
      a: 0 0 70 20
      b: 70 0 30 20
      """)
  }

  @Test func placeholderGivesWayToConstraints() throws {
    try expectFrames(
      corner(
        "<view id=\"a\" placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"30\"/>",
        "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"50\"/>"), "a: 0 0 50 30")
  }

  @Test func malformedPlaceholderIsReported() throws {
    let read = try document(corner("<view id=\"a\" placeholderIntrinsicWidth=\"wide\"/>"))
    #expect(read.nib.diagnostics.map(\.ruleID) == ["malformed-value"])
  }

  private func corner(_ view: String, _ constraint: String = "") -> String {
    """
    <view id="root" width="200" height="100">
      \(view)
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      \(constraint)
    </view>
    """
  }
}
