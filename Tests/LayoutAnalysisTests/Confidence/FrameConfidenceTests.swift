import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// What frames depend on that documents do not tell.
@Suite struct FrameConfidenceTests {
  /// The confidence of the frames of a view and of one of 20 by 20 points below it, in a stack view.
  private func confidences(_ view: String) throws -> [FrameConfidence] {
    let below = plainView("below", "", constraints("below.width == 20\nbelow.height == 20"))
    let text = xib(
      """
      <subviews><stackView id="stack" axis="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(view)\(below)</subviews></stackView></subviews>
      \(constraints("stack.leading == root.leading\nstack.top == root.top"))
      """)
    let document = try LayoutDocument(Array(text.utf8), path: "test.xib")
    let confidences = FrameConfidences(document.layout(), of: document)
    return try ["a", "below"].map { confidences[try #require(document.item(withID: $0) as? View)] }
  }

  @Test func constraintsGiveExactFrames() throws {
    #expect(try confidences(plainView("a", "", constraints("a.width == 30\na.height == 40"))) == [.exact, .exact])
  }

  @Test(arguments: [
    ("<label id=\"a\" text=\"A\"/>", FrameConfidence.estimatedText),
    ("<switch id=\"a\"/>", .estimatedControl),
    ("<view id=\"a\"/>", .remembered),
    ("<imageView id=\"a\" image=\"photo\"/>", .unknownImage),
    ("<label id=\"a\" text=\"A\" customClass=\"Caption\"/>", .unknownClass),
    (
      """
      <label id="a" text="A"><fontDescription key="fontDescription" name="Odd-Bold" family="Odd" pointSize="17"/></label>
      """, .unknownFont
    ),
  ])
  func whatDependsOnALengthIsAsUncertain(_ view: String, _ expected: FrameConfidence) throws {
    #expect(try confidences(view) == [expected, expected])
  }

  @Test func lengthThatConstraintsOverrideDoesNotCount() throws {
    let label = "<label id=\"a\" text=\"A\">\(constraints("a.width == 30\na.height == 40"))</label>"
    #expect(try confidences(label) == [.exact, .exact])
  }

  /// What a class may measure in code is not known, even if it is less than a constraint allows.
  @Test(arguments: ["height >= 45", "height >= 4"]) func lengthThatConstraintsOnlyLimitCounts(limit: String) throws {
    let field =
      "<textField id=\"a\" customClass=\"OutlinedField\">\(constraints("a.width == 30\na.\(limit)"))</textField>"
    #expect(try confidences(field) == [.unknownClass, .unknownClass])
  }

  @Test(arguments: [("customClass=\"Badge\"", FrameConfidence.unknownClass), ("", .exact)])
  func classMayGiveContentToAnEmptyView(attributes: String, expected: FrameConfidence) throws {
    let text = xib(
      "<subviews>\(plainView("a", attributes))</subviews>"
        + constraints("a.leading == root.leading\na.top == root.top\na.width == 20\na.height == 0 @1"))
    let document = try LayoutDocument(Array(text.utf8), path: "test.xib")
    let view = try #require(document.item(withID: "a") as? View)
    #expect(FrameConfidences(document.layout(), of: document)[view] == expected)
  }

  /// Interface Builder may have kept more than the 60 points of the content.
  @Test func viewWithSubviewsMayBeLongerThanItsContent() throws {
    let inner = plainView("inner", "placeholderIntrinsicHeight=\"60\"")
    let view = plainView(
      "a", "",
      "<subviews>\(inner)</subviews>" + constraints("inner.top == a.top\na.bottom == inner.bottom\na.width == 30"))
    #expect(try confidences(view) == [.remembered, .remembered])
  }

  @Test func leastCertainLengthCounts() {
    #expect(FrameConfidence.allCases == FrameConfidence.allCases.sorted())
    #expect(FrameConfidence.allCases.filter(\.isDetermined) == [.exact, .estimatedText, .estimatedControl])
  }
}
