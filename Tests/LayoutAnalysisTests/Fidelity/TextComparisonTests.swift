import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Lengths of texts beside the stored ones.
@Suite struct TextComparisonTests {
  /// The comparisons of a label at the top left corner. Its letters are 17 points high and measured as in every version
  /// since Xcode 12.
  private func texts(
    _ attributes: String = "", frame: (width: Double, height: Double), extra: String = "", isAsked: Bool = true
  ) throws -> [TextComparison] {
    let label = """
      <label id="a" text="Label" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="\(frame.width)" height="\(frame.height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let text = xib(
      "<subviews>\(label)</subviews>\(constraints("a.leading == root.leading\na.top == root.top\(extra)"))")
    return FrameComparisons(try LayoutDocument(Array(text.utf8), path: "test.xib"), comparesTexts: isAsked).texts
  }

  /// "Label" in the system font of 17 points is 42 by 20.5 points on a screen with two pixels per point, as Interface
  /// Builder's library shows it.
  @Test func textOfItsOwnSizeIsComparedAlongBothAxes() throws {
    let found = try texts(frame: (42, 20.5))
    #expect(found.map(\.axis) == [.horizontal, .vertical])
    #expect(found.allSatisfy { abs($0.error) <= 0.5 && $0.hasRightLines })
  }

  @Test func errorIsHowMuchLongerTheComputedLengthIs() throws {
    let found = try texts(frame: (30, 20.5))
    #expect(found.map(\.axis) == [.horizontal])
    #expect(abs((found.first?.error ?? 0) - 12) <= 0.5)
  }

  @Test func otherNumberOfLinesIsWrong() throws {
    #expect(try texts(frame: (42, 41)).map(\.hasRightLines) == [true, false])
  }

  @Test(arguments: ["\na.width == 42\na.height == 20", "\na.trailing == root.trailing\na.bottom == root.bottom"])
  func lengthThatConstraintsGiveIsNotCompared(extra: String) throws {
    #expect(try texts(frame: (42, 20.5), extra: extra).isEmpty)
  }

  @Test(arguments: ["customClass=\"Badge\"", "placeholderIntrinsicWidth=\"9\" placeholderIntrinsicHeight=\"9\""])
  func lengthThatIsNotThatOfTheTextIsNotCompared(attributes: String) throws {
    #expect(try texts(attributes, frame: (42, 20.5)).isEmpty)
  }

  @Test func textsAreComparedOnRequest() throws {
    #expect(try texts(frame: (42, 20.5), isAsked: false).isEmpty)
  }
}
