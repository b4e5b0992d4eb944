import Testing

@testable import StackModel

/// The size of a text in lines agrees with the lines themselves.
@Suite struct TextBlockTests {
  private static let texts = [
    "", "a", "some words are here", "aaaa aaaa aaaa bb", "a\n\nb", "averyverylongwordthatmustbeparted", "日本語の文章",
    "trailing spaces   ", "  leading", "well-known and/or (parenthesized) text, 1,000 times",
  ]

  @Test(arguments: texts) func sizeIsThatOfTheLines(text: String) {
    for width in [nil, 20.0, 55, 130, 1000] {
      for lines in 0...3 {
        let styled = StyledText(text, font: .grid)
        let limit = lines == 1 ? nil : width
        let block = TextBlock(styled, in: .grid, limit: limit, maximumLines: lines)
        let layout = TextLayout(styled, in: .grid, width: limit, maximumLines: lines)
        #expect(block.width == layout.width)
        #expect(block.height == layout.height)
        #expect(block.lineCount == layout.lines.count)
      }
    }
  }

  @Test func lastLineEndsAtTheBottom() {
    for font in [Font.grid, .system(17), Font(.caption1), Font(family: "Lato", pointSize: 13)] {
      let layout = TextLayout(StyledText("a\nb\nc", font: font), in: .grid)
      let bottom = layout.lines[2].top + layout.lines[2].height
      #expect(bottom <= layout.height + 1e-9)
      #expect(layout.height - bottom < 1)
    }
  }
}
