import Testing

@testable import StackModel

/// Text that is longer than its frame, 10 points a character, the ellipsis included.
@Suite struct TruncationTests {
  @Test(arguments: [
    (LineBreakMode.truncatingTail, "abcd…"), (.truncatingHead, "…ghij"), (.truncatingMiddle, "ab…ij"),
    (.clipping, "abcdefghij"), (.characterWrapping, "abcde"), (.wordWrapping, "abcde"),
  ])
  func oneLineIsCut(mode: LineBreakMode, shown: String) {
    let layout = gridLayout("abcdefghij", width: 50, lines: 1, mode)
    #expect(layout.lines.map(\.text) == [shown])
    #expect(layout.isTruncated)
    #expect(layout.height == 22)
  }

  @Test(arguments: LineBreakMode.allCases) func textThatFitsIsNotCut(mode: LineBreakMode) {
    let layout = gridLayout("abcde", width: 50, lines: 1, mode)
    #expect(layout.lines.map(\.text) == ["abcde"])
    #expect(!layout.isTruncated)
  }

  @Test func wordWrappingLeavesOutWholeWords() {
    #expect(gridLayout("abc defg", width: 60, lines: 1, .wordWrapping).lines.map(\.text) == ["abc"])
    #expect(gridLayout("abc defg", width: 60, lines: 1, .truncatingTail).lines.map(\.text) == ["abc d…"])
  }

  @Test func spaceBeforeTheEllipsisIsLeftOut() {
    #expect(gridLayout("abc defg", width: 50, lines: 1).lines.map(\.text) == ["abc…"])
  }

  @Test(arguments: [
    (LineBreakMode.truncatingTail, "cccc d…"), (.truncatingHead, "…d eeee"), (.truncatingMiddle, "ccc…eee"),
    (.wordWrapping, "cccc"), (.clipping, "cccc"),
  ])
  func lastOfSeveralLinesIsCut(mode: LineBreakMode, shown: String) {
    let layout = gridLayout("aaaa bb cccc dddd eeee", width: 70, lines: 2, mode)
    #expect(layout.lines.map(\.text) == ["aaaa bb", shown])
    #expect(layout.isTruncated)
  }

  @Test func missingParagraphsShowAnEllipsis() {
    #expect(gridLayout("ab\ncd", width: 100, lines: 1).lines.map(\.text) == ["ab…"])
    #expect(gridLayout("ab\ncd", width: 100, lines: 2).lines.map(\.text) == ["ab", "cd"])
    #expect(gridLayout("ab\ncd", lines: 1).lines.map(\.text) == ["ab…"])
  }

  @Test func ellipsisAloneRemainsInANarrowFrame() {
    #expect(gridLayout("abcdef", width: 15, lines: 1).lines.map(\.text) == ["…"])
    #expect(gridLayout("abcdef", width: 5, lines: 1).lines.map(\.text) == ["…"])
  }

  @Test func charactersAreNotParted() {
    // A letter with an accent of its own, and two flags.
    let layout = gridLayout("abe\u{301}fghi", width: 40, lines: 1)
    #expect(layout.lines.map(\.text) == ["abe\u{301}…"])
    let flags = gridLayout("🇩🇪🇫🇷🇮🇹", width: 45, lines: 1)
    #expect(flags.lines.map(\.text) == ["🇩🇪…"])
  }

  @Test func ellipsisHasTheFontOfTheTextBeforeIt() {
    var large = Font.grid
    large.pointSize = 40
    let text = StyledText([TextRun("abcd", font: .grid), TextRun("efgh", font: large)])
    let line = TextLayout(text, in: .grid, width: 90, maximumLines: 1).lines[0]
    #expect(line.text == "abcde…")
    #expect(line.fragments.map(\.text) == ["abcd", "e…"])
    #expect(line.fragments.map(\.pointSize) == [20, 40])
    #expect(line.fragments.map(\.x) == [0, 40])
  }
}
