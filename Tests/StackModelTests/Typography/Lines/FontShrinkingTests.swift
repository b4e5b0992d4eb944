import Testing

@testable import StackModel

/// Fonts that shrink for their text to fit, 10 points a character at full size.
@Suite struct FontShrinkingTests {
  private func layout(
    _ text: String, width: Double?, lines: Int = 1, _ shrinking: FontShrinking, _ mode: LineBreakMode = .truncatingTail
  ) -> TextLayout {
    TextLayout(
      StyledText(text, font: .grid), in: .grid, width: width, maximumLines: lines, lineBreakMode: mode,
      shrinking: shrinking)
  }

  @Test(arguments: [(100.0, 1.0), (99, 0.99), (75, 0.75), (50, 0.5)])
  func fontIsTheLargestThatFits(width: Double, scale: Double) {
    let layout = layout("abcdefghij", width: width, FontShrinking(minimumScale: 0.5))
    #expect(layout.fontScale == scale)
    #expect(layout.lines.map(\.text) == ["abcdefghij"])
    #expect(layout.lines[0].fragments.map(\.pointSize) == [20 * scale])
    #expect(!layout.isTruncated)
  }

  @Test func textIsCutAtTheSmallestSize() {
    let layout = layout("abcdefghij", width: 40, FontShrinking(minimumScale: 0.5))
    #expect(layout.fontScale == 0.5)
    #expect(layout.lines.map(\.text) == ["abcdefg…"])
    #expect(layout.height == 11)
  }

  @Test func sizeInPointsIsALimit() {
    let layout = layout("abcdefghij", width: 40, FontShrinking(minimumPointSize: 15))
    #expect(layout.fontScale == 0.75)
    #expect(layout.isTruncated)
  }

  @Test func fontWithoutShrinkingKeepsItsSize() {
    let layout = layout("abcdefghij", width: 40, .none)
    #expect(layout.fontScale == 1)
    #expect(layout.lines.map(\.text) == ["abc…"])
  }

  @Test func severalLinesShrinkUntilTheirNumberIsAllowed() {
    let text = "aaaa bbbb cccc dddd"
    #expect(layout(text, width: 90, lines: 2, .none).fontScale == 1)
    let shrunk = layout(text, width: 60, lines: 2, FontShrinking(minimumScale: 0.3))
    #expect(shrunk.lines.map(\.text) == ["aaaa bbbb", "cccc dddd"])
    #expect(shrunk.fontScale == 0.66)
  }

  @Test func textWithoutAWidthKeepsItsSize() {
    #expect(layout("abcdefghij", width: nil, FontShrinking(minimumScale: 0.5)).fontScale == 1)
  }

  @Test(arguments: [
    (FontShrinking.none, 20.0, 1.0, false), (FontShrinking(minimumScale: 0.6), 20, 0.6, true),
    (FontShrinking(minimumPointSize: 10), 20, 0.5, true), (FontShrinking(minimumPointSize: 30), 20, 1, true),
    (FontShrinking(minimumPointSize: 10), 0, 1, true), (FontShrinking(minimumScale: 7), 20, 1, false),
    (FontShrinking(minimumScale: -1), 20, 0, true), (FontShrinking(minimumScale: .nan), 20, 0, true),
    (FontShrinking(minimumPointSize: -5), 20, 0, true),
  ])
  func smallestFontIsAPartOfTheSize(shrinking: FontShrinking, size: Double, scale: Double, isOn: Bool) {
    #expect(shrinking.scale(of: size) == scale)
    #expect(shrinking.isOn == isOn)
  }
}
