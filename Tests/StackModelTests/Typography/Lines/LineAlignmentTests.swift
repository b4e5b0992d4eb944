import Testing

@testable import StackModel

/// Where lines are placed between the sides of a frame of 100 points.
@Suite struct LineAlignmentTests {
  private func line(_ alignment: TextAlignment, rightToLeft: Bool? = nil) -> TextLayout.Line {
    TextLayout(
      StyledText("abcd", font: .grid), in: .grid, width: 100, alignment: alignment, isRightToLeft: rightToLeft
    ).lines[0]
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0, 0.0), (.center, 30, 30), (.right, 60, 60), (.natural, 0, 60), (.leading, 0, 60),
    (.trailing, 60, 0), (.justified, 0, 60), (.fill, 0, 60),
  ])
  func lineBeginsAtItsSide(alignment: TextAlignment, leftToRight: Double, rightToLeft: Double) {
    #expect(line(alignment).x == leftToRight)
    #expect(line(alignment, rightToLeft: true).x == rightToLeft)
    #expect(line(alignment).fragments.map(\.x) == [leftToRight])
  }

  @Test func languageDecidesWhereNaturalLinesBegin() {
    var environment = TextEnvironment.grid
    environment.language = .rightToLeft
    let text = StyledText("abcd", font: .grid)
    #expect(TextLayout(text, in: environment, width: 100).lines[0].x == 60)
    #expect(TextLayout(text, in: environment, width: 100, isRightToLeft: false).lines[0].x == 0)
  }

  @Test func paragraphStyleWinsOverTheView() {
    var paragraph = ParagraphStyle()
    paragraph.alignment = .right
    let text = StyledText([TextRun("abcd", font: .grid)], paragraph: paragraph)
    #expect(TextLayout(text, in: .grid, width: 100, alignment: .center).lines[0].x == 60)
  }

  @Test func textWithoutAWidthIsAlignedWithItsWidestLine() {
    #expect(gridLayout("abcd\nab", width: nil, lines: 0, .wordWrapping, .center).lines.map(\.x) == [0, 10])
    #expect(gridLayout("abcd\nab", width: nil, lines: 0, .wordWrapping, .right).lines.map(\.x) == [0, 20])
  }

  @Test func spacesAtTheEndOfABrokenLineDoNotMoveIt() {
    let lines = gridLayout("abcde fg hi", width: 60, lines: 0, .truncatingTail, .right).lines
    #expect(lines.map(\.text) == ["abcde", "fg hi"])
    #expect(lines.map(\.x) == [10, 10])
  }

  @Test func justifiedLineIsStretchedAtItsSpaces() {
    let lines = gridLayout("a b c defghi", width: 70, lines: 0, .wordWrapping, .justified).lines
    #expect(lines.map(\.text) == ["a b c", "defghi"])
    #expect(lines.map(\.wordSpacing) == [10, 0])
    #expect(lines.map(\.width) == [70, 60])
  }

  @Test func fragmentsOfAJustifiedLineMoveWithItsSpaces() {
    var small = Font.grid
    small.pointSize = 10
    let text = StyledText([
      TextRun("a b ", font: .grid), TextRun("c d", font: small), TextRun(" efghijkl", font: .grid),
    ])
    let line = TextLayout(text, in: .grid, width: 85, alignment: .justified).lines[0]
    #expect(line.text == "a b c d")
    #expect(line.wordSpacing == 10)
    #expect(line.fragments.map(\.x) == [0, 60])
    #expect(line.fragments.map(\.width) == [60, 25])
  }

  @Test func lineThatIsWiderThanItsFrameBeginsAtTheLeft() {
    #expect(gridLayout("abcdefgh", width: 50, lines: 1, .clipping, .center).lines[0].x == 0)
    #expect(gridLayout("abcdefgh", width: 50, lines: 1, .clipping, .right).lines[0].x == 0)
  }
}
