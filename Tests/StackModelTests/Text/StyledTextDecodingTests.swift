import Testing

@testable import StackModel

/// Plain and attributed text of labels.
@Suite struct StyledTextDecodingTests {
  private func text(_ content: String, _ attributes: String = "") throws -> StyledText {
    let text = "<label \(attributes)>\(content)</label>"
    let nib = try NibDocument.read(Array(text.utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    return StyledText(coder: nib.rootCoder, key: "text", attributedKey: "attributedText", defaultFont: .system(99))
  }

  private func fragment(_ text: String, _ attributes: String) -> String {
    "<fragment content='\(text)'><attributes>\(attributes)</attributes></fragment>"
  }

  private func attributed(_ fragments: String...) -> String {
    "<attributedString key='attributedText'>\(fragments.joined())</attributedString>"
  }

  @Test func plainTextHasItsFont() throws {
    let font = "<fontDescription key='fontDescription' type='boldSystem' pointSize='20'/>"
    #expect(try text(font, "text='abc'") == StyledText("abc", font: .system(20, weight: .bold)))
    #expect(try text("", "text='abc'") == StyledText("abc", font: .system(99)))
    #expect(try text("") == StyledText("", font: .system(99)))
  }

  @Test func fragmentsAreRuns() throws {
    let content = attributed(
      fragment(
        "ab", "<font key='NSFont' size='10' name='Lato-Bold'/><color key='NSColor' red='1' green='0' blue='0'/>"),
      fragment("cd", "<color key='NSColor' systemColor='labelColor'/>"), fragment("ef", ""))
    let expected = [
      TextRun(
        "ab", font: Font(family: "Lato", name: "Lato-Bold", pointSize: 10, weight: .bold),
        color: Color(.init(red: 1, green: 0, blue: 0))),
      TextRun("cd", font: .system(99), color: Color(.system("labelColor"))), TextRun("ef", font: .system(99)),
    ]
    #expect(try text(content).runs == expected)
    #expect(try text(content).characters == "abcdef")
  }

  @Test func plainTextWinsOverFragments() throws {
    let content = attributed(fragment("ab", "<font key='NSFont' size='10' metaFont='system'/>"))
    #expect(try text(content, "text='xy'") == StyledText("xy", font: .system(10)))
  }

  @Test func firstParagraphStyleCounts() throws {
    let style = "<paragraphStyle key='NSParagraphStyle' alignment='right' lineSpacing='3' lineHeightMultiple='1.5'/>"
    let other =
      "<paragraphStyle key='NSParagraphStyle' alignment='center' minimumLineHeight='7' maximumLineHeight='9'/>"
    let paragraph = try text(attributed(fragment("a", ""), fragment("b", style), fragment("c", other))).paragraph
    #expect(paragraph.alignment == .right)
    #expect(paragraph.lineSpacing == 3)
    #expect(paragraph.lineHeightMultiple == 1.5)
    #expect(paragraph.minimumLineHeight == 0)
    let reversed = try text(attributed(fragment("a", other), fragment("b", style))).paragraph
    #expect(reversed.alignment == .center)
    #expect(reversed.minimumLineHeight == 7)
    #expect(reversed.maximumLineHeight == 9)
  }

  @Test func lengthsOfAParagraphStyleAreLimited() throws {
    let style =
      "<paragraphStyle key='NSParagraphStyle' lineSpacing='-5' minimumLineHeight='99999' lineHeightMultiple='500'/>"
    let paragraph = try text(attributed(fragment("a", style))).paragraph
    #expect(paragraph.lineSpacing == 0)
    #expect(paragraph.minimumLineHeight == 10_000)
    #expect(paragraph.lineHeightMultiple == 100)
  }

  @Test(arguments: [
    ("minimumScaleFactor='0.5'", FontShrinking(minimumScale: 0.5)),
    ("minimumFontSize='9'", FontShrinking(minimumPointSize: 9)),
    ("minimumScaleFactor='7'", .none), ("minimumScaleFactor='-1'", FontShrinking(minimumScale: 0)),
    ("minimumFontSize='0'", .none), ("", .none), ("minimumScaleFactor='0.5' adjustsFontSizeToFit='NO'", .none),
    ("minimumScaleFactor='0.5' adjustsFontSizeToFit='YES'", FontShrinking(minimumScale: 0.5)),
  ])
  func shrinkingIsRead(attributes: String, shrinking: FontShrinking) throws {
    let text = "<label \(attributes)/>"
    let nib = try NibDocument.read(Array(text.utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    #expect(FontShrinking(coder: nib.rootCoder) == shrinking)
  }
}
