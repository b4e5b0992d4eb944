import TestSupport
import Testing

@testable import StackModel

/// Labels with an `<attributedString>`.
@Suite struct AttributedTextTests {
  private func fragment(_ text: String, _ size: Int, paragraph: String = "") -> String {
    """
    <fragment><string key="content">\(text)</string><attributes><font key="NSFont" metaFont="system" size="\(size)"/>
    <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" \(paragraph)/></attributes></fragment>
    """
  }

  private func frame(_ fragments: String) throws -> Rect? {
    let content = "<attributedString key=\"attributedText\">\(fragments)</attributedString>"
    return try labelFrame("numberOfLines=\"0\"", content: content)
  }

  @Test func eachFragmentHasItsFont() throws {
    let small = try #require(try frame(fragment("aa", 10)))
    let mixed = try #require(try frame(fragment("a", 10) + fragment("a", 40)))
    #expect(mixed.width > small.width * 2)
    #expect(mixed.height == 48)
  }

  @Test func lineSpacingLiesBetweenLines() throws {
    #expect(try frame(fragment("a\nb", 14))?.height == 33.5)
    #expect(try frame(fragment("a\nb", 14, paragraph: "lineSpacing=\"4\""))?.height == 37.5)
  }

  @Test func lineHeightsAreBounded() throws {
    #expect(try frame(fragment("a", 17, paragraph: "minimumLineHeight=\"22\""))?.height == 22)
    #expect(try frame(fragment("a", 17, paragraph: "maximumLineHeight=\"12\""))?.height == 12)
    #expect(try frame(fragment("a", 17, paragraph: "lineHeightMultiple=\"2\""))?.height == 41)
  }

  @Test func excessiveLineHeightsTerminate() throws {
    #expect(try frame(fragment("a", 17, paragraph: "lineHeightMultiple=\"1e300\""))?.height.isFinite == true)
  }
}
