import Testing

@testable import Support

@Suite struct PatchTextTests {
  @Test(arguments: [
    ("a.xib", "a.xib"), ("ü/日.xib", "ü/日.xib"), ("a b", "a b"), ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""),
    ("a\u{1B}\n", "\"a\\033\\012\""), ("\u{202E}", "\"\\342\\200\\256\""),
    (String(pathBytes: [0x61, 0xFF]), "\"a\\377\""),
  ])
  func namesAreQuotedAsGitDoes(name: String, quoted: String) {
    #expect(Escaped<PatchText>(text: name).string == quoted)
  }

  @Test func linesAreWrittenAsTheyAre() {
    var text = Escaped<PatchText>()
    text.append(line: [0xFF, 0x1B, 0x0A])
    #expect(text.bytes == [0xFF, 0x1B, 0x0A])
  }
}
