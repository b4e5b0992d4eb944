import Testing

@testable import NibDecoder
@testable import StackLint

/// Findings as they look on a terminal.
@Suite struct DiagnosticRendererTests {
  /// Colors as `{31}` … `{0}`.
  private func text(_ diagnostic: Diagnostic, in text: String) -> String {
    let source = SourceFile(path: "a.xml", text: text)
    let text = DiagnosticRenderer(style: .excerpt(isColored: true)).text(for: [diagnostic], in: source).string
    return text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? String($1) : "{" + $1.prefix { $0 != "m" } + "}" + $1.drop { $0 != "m" }.dropFirst() }.joined()
  }

  @Test func sourceLineFollowsWithCarets() {
    let diagnostic = Diagnostic("malformed-value", .error, "malformed x", range: SourceRange(12, 15))
    #expect(
      text(diagnostic, in: "<view>\n  <a b=\"c\"/>\n</view>") == """
        a.xml:2:6: {31}error{0}: malformed x {2}[malformed-value]{0}
          <a b="c"/>
             {32}^^^{0}

        """)
  }

  @Test func warningsAndNotesHaveColorsOfTheirOwn() {
    let diagnostic = Diagnostic(
      "r", .warning, "m", range: SourceRange(0, 1), notes: [.init("n", range: SourceRange(1, 2)), .init("o")])
    #expect(
      text(diagnostic, in: "ab") == """
        a.xml:1:1: {33}warning{0}: m {2}[r]{0}
          ab
          {32}^{0}
        a.xml:1:2: {36}note{0}: n
          ab
           {32}^{0}
        a.xml: {36}note{0}: o

        """)
  }

  @Test func longLineIsCutAroundThePlace() {
    let line = String(repeating: "x", count: 200) + "HERE" + String(repeating: "y", count: 200)
    let lines = text(Diagnostic("r", .error, "m", range: SourceRange(200, 204)), in: line).split(separator: "\n")
    #expect(lines[1] == "  …" + String(repeating: "x", count: 30) + "HERE" + String(repeating: "y", count: 40) + "…")
    #expect(lines[2] == "  " + String(repeating: " ", count: 31) + "{32}^^^^{0}")
  }

  @Test func constantOfALongConstraintIsMarked() {
    let tag = #"<constraint firstItem="\#(String(repeating: "a", count: 80))" constant="240" id="b"/>"#
    let lines = text(Diagnostic("r", .error, "m", range: SourceRange(0, tag.utf8.count)), in: tag).split(
      separator: "\n")
    #expect(lines[1] == "  …\(String(repeating: "a", count: 28))\" constant=\"240\" id=\"b\"/>")
    #expect(lines[2] == "  " + String(repeating: " ", count: 31) + "{32}^^^^^^^^^^^^^^{0}")
  }

  @Test func caretsStayOnTheFirstLine() {
    let diagnostic = Diagnostic("r", .error, "m", range: SourceRange(1, 9))
    let lines = text(diagnostic, in: "<a\n b='c'\n/>").split(separator: "\n")
    #expect(lines.dropFirst() == ["  <a", "   {32}^{0}"])
  }

  @Test func elementOfSeveralLinesHasCaretsBelowItsStartTag() {
    let diagnostic = Diagnostic("r", .error, "m", range: SourceRange(0, 19))
    let lines = text(diagnostic, in: "<a b='c'> x\n <d/>\n</a>").split(separator: "\n")
    #expect(lines.dropFirst() == ["  <a b='c'> x", "  {32}^^^^^^^^^{0}"])
  }

  @Test func tagThatIsWiderThanTheExcerptHasCaretsBelowItsName() {
    let tag = "<button title=\"\(String(repeating: "x", count: 100))\"/>"
    let lines = text(Diagnostic("r", .error, "m", range: SourceRange(0, tag.utf8.count)), in: tag).split(
      separator: "\n")
    #expect(lines[2] == "  {32}^^^^^^^{0}")
    let open = text(Diagnostic("r", .error, "m", range: SourceRange(0, 20)), in: "<button\n title='x'/>").split(
      separator: "\n")
    #expect(open[2] == "  {32}^^^^^^^{0}")
  }

  @Test func objectStandsBetweenTheMessageAndTheLine() {
    let source = SourceFile(path: "a.xml", text: "<a/>")
    let diagnostic = Diagnostic("r", .error, "<view> is wrong", range: SourceRange(0, 4))
    let place = ObjectNames.Place(object: ObjectName(kind: "view", label: "Card", id: "a"), scene: "Main")
    let finding = LocatedFinding(diagnostic, LineIndex(source), fingerprint: "", place: place)
    let text = DiagnosticRenderer(style: .excerpt(isColored: false)).text(
      for: [finding], LineIndex(source), path: "a.xml")
    #expect(
      text.string == """
        a.xml:1:1: error: <view> is wrong [r]
          view "Card" (a) in Main
          <a/>
          ^^^^

        """)
    let plain = DiagnosticRenderer(style: .plain).text(for: [finding], LineIndex(source), path: "a.xml")
    #expect(plain.string == "a.xml:1:1: error: view \"Card\" in Main is wrong [r]\n")
  }

  @Test func findingsHaveABlankLineBetweenThemWhereTheirLinesAreShown() {
    let source = SourceFile(path: "a.xml", text: "<a/>")
    let both = ["m", "n"].map { Diagnostic("r", .error, $0, range: SourceRange(0, 4)) }
    let text = DiagnosticRenderer(style: .excerpt(isColored: false)).text(for: both, in: source).string
    #expect(text == "a.xml:1:1: error: m [r]\n  <a/>\n  ^^^^\n\na.xml:1:1: error: n [r]\n  <a/>\n  ^^^^\n")
    #expect(!DiagnosticRenderer(style: .plain).text(for: both, in: source).string.contains("\n\n"))
  }

  @Test func endOfFileHasACaretToo() {
    let lines = text(Diagnostic("r", .error, "m", range: SourceRange(3, 3)), in: "<a>").split(separator: "\n")
    #expect(lines.dropFirst() == ["  <a>", "     {32}^{0}"])
  }
}
