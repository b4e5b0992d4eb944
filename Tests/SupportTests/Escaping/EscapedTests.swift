import TestSupport
import Testing

@testable import Support

/// Names from outside in every syntax that is printed.
@Suite struct EscapedTests {
  @Test(arguments: [
    ("plain", "plain"), ("Größe 😀 👩‍👩‍👧 नमस्ते", "Größe 😀 👩‍👩‍👧 नमस्ते"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"),
    ("a\tb", "a\\tb"), ("\u{1B}[31m", "\\u{1b}[31m"), ("\u{9B}31m", "\\u{9b}31m"), ("a\u{85}b", "a\\u{85}b"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), ("\u{202E}txt", "\\u{202e}txt"), ("\u{2066}a", "\\u{2066}a"),
    ("\u{301}a", "\\u{301}a"), ("a\u{301}", "a\u{301}"), ("\u{200D}a", "\\u{200d}a"), ("\u{FEFF}a", "\\u{feff}a"),
    ("##[error]x", "##\\u{5b}error]x"), ("##vso[task.x]", "##\\u{76}so[task.x]"), ("# one", "# one"), ("####", "####"),
    ("\u{FFFF}\u{0}", "\\u{ffff}\\u{0}"),
  ])
  func linesShowWhatNobodyWouldSee(text: String, shown: String) {
    let line: Escaped<LogLine> = "a: \(text)"
    #expect(Array(line.string.utf8) == Array("a: \(shown)".utf8))
  }

  @Test(arguments: ["::error::x", "  ::error::x", ":"]) func noLineStartsWithACommand(text: String) {
    let start: Escaped<LogLine> = "\(text)"
    let excerpt: Escaped<LogLine> = "first\n  \(text)"
    for line in [start, excerpt] {
      #expect(!line.string.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix(":") })
    }
  }

  @Test func commandsAreNotPutTogetherOfTwoNames() {
    let line: Escaped<LogLine> = "a: \("##")\("[error]x")\("##")\("\u{1B}")\n"
    #expect(line.string == "a: ##\\u{5b}error]x##\\u{1b}\n")
  }

  @Test func colonsElsewhereStay() {
    let line: Escaped<LogLine> = "a.xib:1:2: \("::note")"
    #expect(line.string == "a.xib:1:2: ::note")
  }

  @Test func literalsAreNotEscaped() {
    let line: Escaped<LogLine> = "\u{1B}[31m\("\u{1B}")\n"
    #expect(line.string == "\u{1B}[31m\\u{1b}\n")
  }

  @Test func escapedTextIsNotEscapedAgain() {
    let field: Escaped<CSVField> = "a,b"
    let row: Escaped<CSVField> = "\(field),\("a,b")\n"
    #expect(row.string == "a,b,\"a,b\"\n")
  }

  @Test(arguments: [
    ("a", "a"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), (",\u{301}b", "\",\u{301}b\""),
    ("\"\u{301}", "\"\"\"\u{301}\""), ("a\r\nb", "a\\r\\nb"), ("=1+1", "'=1+1"), ("@SUM(1,2)", "\"'@SUM(1,2)\""),
    ("-1", "'-1"), ("＝1", "'＝1"), ("", ""),
  ])
  func fieldsOfCSVAreQuotedByTheirBytes(text: String, field: String) {
    #expect(Array(Escaped<CSVField>(text: text).bytes) == Array(field.utf8))
  }

  @Test(arguments: [
    ("<b a=\"1\">&'</b>", "&lt;b a=&quot;1&quot;&gt;&amp;'&lt;/b&gt;"), ("a\r\nb\t", "a&#13;&#10;b&#9;"),
    ("\u{1}", "\\u{1}"), ("\u{9B}", "&#155;"), ("\u{202E}", "&#8238;"), ("\u{338}", "&#824;"),
    ("\u{FFFE}", "\\u{fffe}"),
    ("##[x]", "##&#91;x]"),
  ])
  func xmlHasReferences(text: String, markup: String) {
    #expect(Escaped<XMLMarkup>(text: text).string == markup)
  }

  @Test(arguments: [
    ("<b>", "&lt;b&gt;"), ("a\nb", "a\\nb"), ("\u{202E}x", "\\u{202e}x"), ("\u{338}", "\\u{338}"),
  ])
  func htmlShowsWhatNobodyWouldSee(text: String, markup: String) {
    #expect(Escaped<HTMLMarkup>(text: text).string == markup)
  }

  @Test(arguments: [
    ("a,b:c%", "file=a%2Cb%3Ac%25::a,b:c%25\n"),
    ("a\r\n::error::b", "file=a\\r\\n%3A%3Aerror%3A%3Ab::a\\r\\n::error::b\n"),
  ])
  func workflowCommandsKeepTheirParts(text: String, command: String) {
    let line: Escaped<WorkflowCommand> = "file=\(property: text)::\(text)\n"
    #expect(line.string == command)
  }

  @Test(arguments: [
    ("a \"b\" \\", "a \\\"b\\\" \\\\"), ("\u{1B}\u{9B}", "\\u001b\\u009b"), ("\u{2028}\u{85}", "\\u2028\\u0085"),
    ("\u{E0001}", "\\udb40\\udc01"), ("\u{301}", "\\u0301"), ("##[x]", "##\\u005bx]"), ("é", "é"),
  ])
  func jsonEscapesWithoutLoss(text: String, string: String) throws {
    let escaped = Escaped<JSONString>(text: text).string
    #expect(escaped == string)
    #expect(try JSONValue(parsing: "[\"\(escaped)\"]")[0].text.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [
    "width == 300, height >= 1; did you mean \"center\"?", "a.width <= 0.5", "Main.storyboard", "Base.lproj/a_b.xib",
    "H → W × 2", "Größe: 12", "<view> \"Card\"",
  ])
  func harmlessTextOfMarkdownIsNoCode(text: String) {
    let cell = Escaped<MarkdownCell>(text: text).string
    #expect(cell == text.replacing("<", with: "&lt;").replacing(">", with: "&gt;"))
  }

  @Test(arguments: [
    ("@octocat", "`@octocat`"), ("see #12", "`see #12`"), ("https://a.example", "`https://a.example`"),
    ("WWW.a.example", "`WWW.a.example`"), (":tada:", "`:tada:`"), ("a|b", "`a\\|b`"), ("a`b", "``a`b``"),
    ("`", "`` ` ``"), ("", "`  `"), (" a", "`  a `"), ("a\r\n\r\n# b", "`a\\r\\n\\r\\n# b`"),
    ("*a*", "`*a*`"), ("_a_", "`_a_`"), ("[a](b)", "`[a](b)`"), ("a@b.c", "`a@b.c`"), ("GH-12", "`GH-12`"),
    ("\u{202E}a", "`\\u{202e}a`"), ("$x$", "`$x$`"), ("&amp;", "`&amp;`"), ("\\", "`\\`"), ("~a~", "`~a~`"),
  ])
  func anyOtherTextOfMarkdownIsCode(text: String, code: String) {
    #expect(Escaped<MarkdownCell>(text: text).string == code)
  }

  @Test(arguments: [
    ("word", "word"), ("a b/c.d-e_f", "a b/c.d-e_f"), ("", "\"\""), ("a: b", "\"a: b\""), ("# a", "\"# a\""),
    ("a\nb", "\"a\\nb\""), ("\u{2028}", "\"\\U00002028\""), ("\"\\", "\"\\\"\\\\\""), ("- a", "\"- a\""),
    ("{a", "\"{a\""),
  ])
  func wordsOfYAMLAreQuotedWhereTheyMeanSomething(text: String, word: String) {
    #expect(Escaped<YAMLScalar>(text: text).string == word)
  }

  @Test func commentsOfYAMLEndWithTheLine() {
    let line: Escaped<YAMLScalar> = "# \(comment: "a\nrules: {}")\n"
    #expect(line.string == "# a\\nrules: {}\n")
  }
}
