import Testing

@testable import StackModel

/// Fragments of lines: what is drawn in one font and color.
@Suite struct FragmentTests {
  private static let red = Color(.init(red: 1, green: 0, blue: 0))
  private static let blue = Color(.system("systemBlueColor"))

  @Test func runsAreFragments() {
    let text = StyledText([
      TextRun("ab", font: .grid, color: Self.red), TextRun("cd", font: .grid, color: Self.blue),
      TextRun("ef", font: .grid),
    ])
    let line = TextLayout(text, in: .grid).lines[0]
    #expect(line.fragments.map(\.text) == ["ab", "cd", "ef"])
    #expect(line.fragments.map(\.color) == [Self.red, Self.blue, nil])
    #expect(line.fragments.map(\.x) == [0, 20, 40])
    #expect(line.fragments.map(\.width) == [20, 20, 20])
  }

  @Test func runGoesOnInTheNextLine() {
    let text = StyledText([TextRun("ab cd", font: .grid, color: Self.red), TextRun("ef gh", font: .grid)])
    let lines = TextLayout(text, in: .grid, width: 45).lines
    #expect(lines.map { $0.fragments.map(\.text) } == [["ab"], ["cd", "ef"], ["gh"]])
  }

  @Test func runsOfOneLookAreOneFragment() {
    let text = StyledText([TextRun("ab", font: .grid), TextRun("cd", font: .grid)])
    #expect(TextLayout(text, in: .grid).lines[0].fragments.map(\.text) == ["abcd"])
  }

  @Test func emptyRunsAreLeftOut() {
    let text = StyledText([
      TextRun("", font: .system(99)), TextRun("ab", font: .grid), TextRun("", font: .system(99)),
    ])
    let line = TextLayout(text, in: .grid).lines[0]
    #expect(line.fragments.map(\.text) == ["ab"])
  }

  @Test func fontIsTheOneThatTheUserSees() {
    let text = StyledText("ab", font: .system(17))
    let environment = TextEnvironment(isTextBold: true, fontScale: 0.5)
    let fragment = TextLayout(text, in: environment).lines[0].fragments[0]
    #expect(fragment.font.weight == .semibold)
    #expect(fragment.pointSize == 8.5)
  }

  @Test func textStyleHasTheUsersSize() {
    let text = StyledText("ab", font: Font(.body))
    func size(_ category: ContentSizeCategory?) -> Double {
      TextLayout(text, in: TextEnvironment(contentSizeCategory: category)).lines[0].fragments[0].pointSize
    }
    #expect(size(nil) == 17)
    #expect(size(.extraExtraExtraLarge) == 23)
    #expect(size(.accessibilityExtraExtraExtraLarge) == 53)
  }

  @Test func pseudolanguageIsLonger() {
    var environment = TextEnvironment.grid
    environment.language = .pseudo
    let layout = TextLayout(StyledText("Save changes", font: .grid), in: environment)
    #expect(layout.lines.map(\.text) == ["Save changes Save"])
    #expect(layout.width == 170)
  }

  @Test func manyRunsAndLinesTakeLinearTime() {
    let runs = (0..<20_000).map { TextRun("ab ", font: .grid, color: $0 % 2 == 0 ? Self.red : nil) }
    let layout = TextLayout(StyledText(runs), in: .grid, width: 30)
    #expect(layout.lines.count == 20_000)
    #expect(layout.lines.allSatisfy { $0.text == "ab" || $0.text == "ab " })
  }
}
