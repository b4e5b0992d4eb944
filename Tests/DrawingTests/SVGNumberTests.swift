import Testing

@testable import Drawing
@testable import Support

@Suite struct SVGNumberTests {
  @Test(arguments: [
    (0, "0"), (12, "12"), (0.5, "0.5"), (-3.25, "-3.25"), (1.005, "1"), (2.999, "3"), (-0.001, "0"), (7.04, "7.04"),
    (.infinity, "0"), (.nan, "0"),
  ])
  func hasAtMostTwoDecimals(number: Double, text: String) {
    let written: Escaped<XMLMarkup> = "\(number: number)"
    #expect(written.string == text)
  }
}
