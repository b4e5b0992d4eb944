import TestSupport
import Testing

@testable import Formats

/// Lines, columns and ranges of a text.
@Suite struct SourceTests {
  private let lines = LineIndex(SourceFile(path: "test.xml", text: "ab\r\né🙂x\n\nlast"))

  @Test(arguments: [
    (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (6, 2, 3), (10, 2, 7), (11, 2, 8), (12, 3, 1), (13, 4, 1), (17, 4, 5),
  ])
  func columnsCountBytesFromOne(offset: Int, line: Int, column: Int) {
    #expect(lines.position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func offsetsOutsideAreClamped() {
    #expect(lines.position(at: -5) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(at: 1000) == SourcePosition(line: 4, column: 5))
  }

  @Test func lineTextHasNoLineBreak() {
    #expect((0...5).map { lines.text(ofLine: $0) } == ["", "ab", "é🙂x", "", "last", ""])
  }

  @Test func emptyTextHasOneLine() {
    let lines = LineIndex(SourceFile(path: "test.xml", text: ""))
    #expect(lines.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(lines.text(ofLine: 1) == "")
  }

  @Test func byteOrderMarkIsNoColumn() {
    let lines = LineIndex(SourceFile(path: "test.xml", text: "\u{FEFF}<a>\n<b>"))
    #expect(lines.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(at: 3) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(at: 4) == SourcePosition(line: 1, column: 2))
    #expect(lines.position(at: 7) == SourcePosition(line: 2, column: 1))
    #expect(lines.text(ofLine: 1) == "<a>")
  }

  @Test func rangesOutsideTheTextAreCut() {
    let source = SourceFile(path: "test.xml", text: "abc")
    #expect(source.text(in: SourceRange(-3, 2)) == "ab")
    #expect(source.text(in: SourceRange(1, 99)) == "bc")
    #expect(source.text(in: SourceRange(50, 99)) == "")
  }

  @Test func invertedRangeIsEmpty() {
    #expect(SourceRange(5, 3) == SourceRange(5, 5))
    #expect(SourceRange(5, 3).count == 0)
  }

  @Test func whiteSpaceStartsBehindWhatComesBeforeIt() {
    let source = SourceFile(path: "a.xml", text: "<a>\n\t <b  c=\"\"/>")
    #expect(source.startOfWhiteSpace(before: 6) == 3)
    #expect(source.startOfWhiteSpace(before: 10) == 8)
    #expect(source.startOfWhiteSpace(before: 1) == 1)
    #expect(SourceFile(path: "a.xml", text: "  <a/>").startOfWhiteSpace(before: 2) == 0)
  }
}
