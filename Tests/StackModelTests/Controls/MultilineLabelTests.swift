import TestSupport
import Testing

@testable import StackModel

/// Labels of several lines: where they break, how wide and how high that makes them.
@Suite struct MultilineLabelTests {
  @Test func isAsWideAsItsWidestLine() throws {
    let broken = try labelFrame("numberOfLines=\"0\" text=\"some wider words are here\"", atMost: 150)
    let written = try labelFrame(
      "numberOfLines=\"0\"", content: "<string key=\"text\">some wider words \nare here</string>")
    #expect(broken?.width == written?.width)
    #expect(broken?.height == 41)
  }

  @Test func leavesNoWordAloneOnTheLastLine() throws {
    let pushed = try labelFrame("numberOfLines=\"0\" text=\"aaaa aaaa aaaa bb\"", atMost: 130)
    let written = try labelFrame("numberOfLines=\"0\"", content: "<string key=\"text\">aaaa aaaa \naaaa bb</string>")
    #expect(pushed?.width == written?.width)
    #expect(pushed?.height == 41)
  }

  @Test func leavesAWordAloneThatTakesTheWholeLine() throws {
    let alone = try labelFrame("numberOfLines=\"0\" text=\"aaaa aaaa aaaa bbbbbbbbbbb\"", atMost: 130)
    let written = try labelFrame(
      "numberOfLines=\"0\"", content: "<string key=\"text\">aaaa aaaa aaaa \nbbbbbbbbbbb</string>")
    #expect(alone?.width == written?.width)
  }

  @Test func countsSpacesAtTheEnd() throws {
    let plain = try #require(try labelFrame("text=\"a\""))
    let spaced = try #require(try labelFrame("text=\"a \""))
    #expect(spaced.width - plain.width >= 4)
  }

  @Test(arguments: [
    "aaaaaaaaaa-aaaaaaaaaa", "aaaaaaaaaa/aaaaaaaaaa", "aaaaaaaaaa aaaaaaaaaa", "aaaaaaaaaa\u{2028}aaaa",
  ])
  func breaksAfter(text: String) throws {
    #expect(try labelFrame("numberOfLines=\"0\" text=\"\(text)\"", atMost: 120)?.height == 41)
  }

  @Test(arguments: ["aaaaaaaaaa\u{A0}aaaa", "aaaaaaaaaa(aaaa", "aaaaaaaaaa.aaaa"])
  func breaksInsideAWordOnlyWhereItIsTooLong(text: String) throws {
    let frame = try #require(try labelFrame("numberOfLines=\"0\" text=\"\(text)\"", atMost: 120))
    #expect(frame.height == 41)
    #expect(frame.width > 105)
  }

  @Test func ideographsBreakAnywhere() throws {
    #expect(
      try labelFrame("numberOfLines=\"0\" text=\"日本語日本語\"", atMost: 60) == Rect(x: 0, y: 0, width: 51, height: 41))
  }

  @Test func showsAtMostItsLines() throws {
    #expect(try labelFrame("numberOfLines=\"2\" text=\"a b c d e f g\"", atMost: 20)?.height == 41)
  }

  @Test func emptyLabelHasNoSize() throws {
    #expect(try labelFrame("text=\"\"") == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(try labelFrame("numberOfLines=\"0\" text=\"\"") == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test(arguments: [("Body", 42.5), ("Headline", 42.5), ("Footnote", 34), ("Caption1", 30.5), ("Title1", 67.5)])
  func linesOfATextStyleLieALeadingApart(style: String, height: Double) throws {
    let frame = try labelFrame("numberOfLines=\"0\"", content: "<string key=\"text\">a\nb</string>" + styleFont(style))
    #expect(frame?.height == height)
  }

  @Test func leadingFollowsTheVersion() throws {
    let content = "<string key=\"text\">a\nb\nc</string>" + styleFont("Body")
    #expect(try labelFrame("numberOfLines=\"0\"", content: content, toolsVersion: 18122)?.height == 55)
  }

  @Test func linesOfATextViewHaveTheWholeLeading() throws {
    let content = "<string key=\"text\">a\nb</string>" + styleFont("Body")
    let frame = try labelFrame("scrollEnabled=\"NO\"", content: content, element: "textView")
    #expect(frame?.height == 60)
  }
}
