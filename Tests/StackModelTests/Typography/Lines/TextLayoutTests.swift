import Testing

@testable import StackModel

/// Lines of text, 10 points a character.
@Suite struct TextLayoutTests {
  @Test func textWithoutAWidthHasOneLineForEachParagraph() {
    let layout = gridLayout("abc\nde\n\nf")
    #expect(layout.lines.map(\.text) == ["abc", "de", "", "f"])
    #expect(layout.width == 30)
    #expect(layout.height == 88)
    #expect(!layout.isTruncated)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func paragraphEndsAreNotDrawn(separator: String) {
    #expect(gridLayout("ab\(separator)cd").lines.map(\.text) == ["ab", "cd"])
  }

  @Test func emptyTextHasALine() throws {
    let layout = gridLayout("")
    let line = try #require(layout.lines.first)
    #expect(layout.lines.count == 1)
    #expect(line.text == "")
    #expect(line.width == 0)
    #expect(line.baseline == 18)
    #expect(layout.height == 22)
  }

  /// Interface Builder's own frame for a text may be a point narrower than the text is here.
  @Test(arguments: [(30.0, false), (29, false), (28.9, true)])
  func lineThatMissesAPointOfRoomIsNotCut(width: Double, isTruncated: Bool) {
    let layout = gridLayout("abc", width: width, lines: 1)
    #expect(layout.isTruncated == isTruncated)
    #expect(layout.lines.map(\.text).first?.contains("…") == isTruncated)
  }

  @Test func textWithoutRunsHasAnEmptyLine() {
    let layout = TextLayout(StyledText([]), in: .grid, width: 100)
    #expect(layout.lines.map(\.text) == [""])
    #expect(layout.height == 0)
  }

  @Test func linesAreBelowEachOther() {
    let lines = gridLayout("a\nb\nc").lines
    #expect(lines.map(\.top) == [0, 22, 44])
    #expect(lines.map(\.baseline) == [18, 40, 62])
    #expect(lines.allSatisfy { $0.height == 22 })
  }

  @Test func linesEndBetweenWords() {
    let layout = gridLayout("some words are here", width: 110)
    #expect(layout.lines.map(\.text) == ["some words", "are here"])
    #expect(layout.lines.map(\.width) == [100, 80])
    #expect(layout.height == 44)
  }

  @Test func widthOfTheTextCountsSpacesThatFit() {
    #expect(gridLayout("some words are here", width: 110).width == 110)
    #expect(gridLayout("some words are here", width: 105).width == 105)
    #expect(gridLayout("ab ").lines.map(\.text) == ["ab "])
    #expect(gridLayout("ab ").width == 30)
  }

  @Test func wordThatIsTooLongIsParted() {
    let layout = gridLayout("a abcdefghijkl", width: 50)
    #expect(layout.lines.map(\.text) == ["a", "abcde", "fghij", "kl"])
    #expect(layout.lines.map(\.width) == [10, 50, 50, 20])
  }

  @Test func wordThatIsExactlyAsLongAsTheLineFits() {
    #expect(gridLayout("abcde abcde", width: 50).lines.map(\.text) == ["abcde", "abcde"])
    #expect(gridLayout("abcde abcde", width: 49).lines.map(\.text) == ["abcd", "e", "abcd", "e"])
  }

  @Test func noWordIsLeftAlone() {
    #expect(gridLayout("aaaa aaaa aaaa bb", width: 140).lines.map(\.text) == ["aaaa aaaa", "aaaa bb"])
    #expect(gridLayout("aaaa bb", width: 50).lines.map(\.text) == ["aaaa", "bb"])
  }

  @Test func characterWrappingFillsLines() {
    let layout = gridLayout("ab cdef gh", width: 40, lines: 0, .characterWrapping)
    #expect(layout.lines.map(\.text) == ["ab c", "def", "gh"])
  }

  @Test func widthOfZeroIsNoWidth() {
    #expect(gridLayout("some words", width: 0).lines.map(\.text) == ["some words"])
    #expect(gridLayout("some words", width: -5).lines.map(\.text) == ["some words"])
  }

  @Test(arguments: [0.5, 3, 9.9]) func frameNarrowerThanACharacterHasOneInEachLine(width: Double) {
    #expect(gridLayout("abc", width: width).lines.map(\.text) == ["a", "b", "c"])
  }

  @Test func coveredTextIsThatOfAllLines() {
    let text = "The quick brown fox jumps over the lazy dog, and then (if it likes) over the second-laziest one."
    for width in stride(from: 10.0, through: 1000, by: 15) {
      let lines = gridLayout(text, width: width).lines.map(\.text)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -20, 0]) func sizeThatIsNoneHasLinesNonetheless(size: Double) {
    for environment in [TextEnvironment(), TextEnvironment(systemFont: .helveticaNeue)] {
      let layout = TextLayout(StyledText("some words 🌈", font: .system(size)), in: environment, width: 50)
      #expect(layout.lines.map(\.text).joined(separator: " ") == "some words 🌈")
    }
  }

  @Test(arguments: [Double.nan, .infinity]) func widthThatIsNoneDoesNotBreakLines(width: Double) {
    #expect(gridLayout("some words", width: width).lines.map(\.text) == ["some words"])
  }

  @Test func noLineIsWiderThanItsFrame() {
    for width in stride(from: 10.0, through: 400, by: 7) {
      let layout = gridLayout("A screen of words, some of them exceptionallylong", width: width)
      #expect(layout.lines.allSatisfy { $0.width <= width + 0.01 })
      #expect(layout.width <= width)
    }
  }
}
