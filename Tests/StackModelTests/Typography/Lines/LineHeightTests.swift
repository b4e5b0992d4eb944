import Testing

@testable import StackModel

/// The heights of lines and the places of their letters, by font and paragraph style.
@Suite struct LineHeightTests {
  private func layout(_ text: StyledText, in environment: TextEnvironment = .grid, width: Double? = nil) -> TextLayout {
    TextLayout(text, in: environment, width: width)
  }

  /// Text in lines of 22 points, of which 4 are below the baseline.
  private func styled(_ text: String, _ change: (inout ParagraphStyle) -> Void) -> StyledText {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return StyledText([TextRun(text, font: .grid)], paragraph: paragraph)
  }

  @Test func lineSpacingIsBetweenLines() {
    let layout = layout(styled("a\nb\nc") { $0.lineSpacing = 5 })
    #expect(layout.lines.map(\.top) == [0, 27, 54])
    #expect(layout.height == 76)
  }

  @Test func minimumHeightIsAddedAboveTheLetters() {
    let layout = layout(styled("a\nb") { $0.minimumLineHeight = 30 })
    #expect(layout.lines.map(\.height) == [30, 30])
    #expect(layout.lines.map(\.baseline) == [26, 56])
    #expect(layout.height == 60)
  }

  @Test func minimumBelowTheFontsHeightChangesNothing() {
    #expect(layout(styled("a\nb") { $0.minimumLineHeight = 10 }).lines.map(\.baseline) == [18, 40])
  }

  @Test func maximumHeightMovesTheLettersUp() {
    let layout = layout(styled("a\nb") { $0.maximumLineHeight = 16 })
    #expect(layout.lines.map(\.height) == [16, 16])
    #expect(layout.lines.map(\.baseline) == [12, 28])
  }

  @Test func multipleIsOfTheFontsHeight() {
    #expect(layout(styled("a\nb") { $0.lineHeightMultiple = 1.5 }).height == 66)
    #expect(layout(styled("a\nb") { $0.lineHeightMultiple = 0 }).height == 44)
  }

  @Test func maximumLimitsTheMultiple() {
    let text = styled("a") {
      $0.lineHeightMultiple = 2
      $0.maximumLineHeight = 40
    }
    #expect(layout(text).height == 40)
  }

  @Test func lineIsAsHighAsItsLargestFont() {
    var large = Font.grid
    large.pointSize = 40
    let text = StyledText([TextRun("a", font: .grid), TextRun("b", font: large), TextRun("\nc", font: .grid)])
    let layout = layout(text)
    #expect(layout.lines.map(\.height) == [44, 22])
    #expect(layout.lines.map(\.baseline) == [36, 62])
    #expect(layout.height == 66)
  }

  // The leadings of Apple's Human Interface Guidelines at the size that devices start with.
  @Test(arguments: [
    (TextStyle.largeTitle, 41.0), (.title1, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22),
    (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption1, 16), (.caption2, 13),
  ])
  func linesOfATextStyleAreALeadingApart(style: TextStyle, leading: Double) {
    let lines = layout(StyledText("a\nb\nc", font: Font(style)), in: TextEnvironment()).lines
    #expect(lines.map(\.top) == [0, leading, 2 * leading])
  }

  @Test func linesOfTheSystemFontHaveNoGap() {
    let lines = layout(StyledText("a\nb", font: .system(20)), in: TextEnvironment()).lines
    // San Francisco: 1950 above and 494 below the baseline, of 2048.
    #expect(abs(lines[1].top - 20 * 2444 / 2048) < 0.001)
    #expect(abs(lines[0].baseline - 20 * 1950 / 2048) < 0.001)
  }

  @Test func heightIsRoundedUpToPixels() {
    func height(_ scale: Double) -> Double {
      TextLayout(StyledText("a", font: .system(17)), in: TextEnvironment(displayScale: scale)).height
    }
    // 20.287 points.
    #expect(height(1) == 21)
    #expect(height(2) == 20.5)
    #expect(abs(height(3) - 20 - 1.0 / 3) < 1e-9)
  }
}
