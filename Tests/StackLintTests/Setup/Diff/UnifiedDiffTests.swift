import Foundation
import TestSupport
import Testing

@testable import StackLint

@Suite struct UnifiedDiffTests {
  private func patch(_ old: String, _ new: String, path: String = "a.xib") -> String {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).patch(path: path).string
  }

  private func text(_ lines: Int...) -> String { lines.map { "\($0)\n" }.joined() }

  @Test func equalTextsHaveNoDifference() {
    #expect(UnifiedDiff(from: [65], to: [65]).isEmpty)
    #expect(!UnifiedDiff(from: [65], to: [66]).isEmpty)
  }

  @Test func changesHaveThreeLinesOfContext() {
    #expect(
      patch(text(1, 2, 3, 4, 5, 6, 7, 8, 9), text(1, 2, 3, 4, 0, 6, 7, 8, 9)) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +0
         6
         7
         8

        """)
  }

  @Test func distantChangesHaveHunksOfTheirOwn() {
    let old = text(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    let heads = { (new: String) in patch(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") } }
    #expect(heads(text(1, 2, 3, 4, 5, 6, 7, 8)) == ["@@ -1,4 +1,3 @@", "@@ -7,4 +6,3 @@"])
    #expect(heads(text(0, 2, 3, 4, 5, 6, 7, 9)) == ["@@ -1,10 +1,8 @@"])
  }

  @Test func missingLineBreakIsMarked() {
    #expect(
      patch("a\nb", "a\nb\n").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"))
  }

  @Test func emptySideNamesTheLineBefore() {
    #expect(patch("", "a\n").hasSuffix("@@ -0,0 +1,1 @@\n+a\n"))
    #expect(patch("a\n", "").hasSuffix("@@ -1,1 +0,0 @@\n-a\n"))
  }

  @Test func repeatedLinesAreMatchedAtTheEndsOfAChange() {
    let old = "<a>\n</v>\n</v>\n<b>\n"
    #expect(patch(old, "<a>\n</v>\n<b>\n").hasSuffix("@@ -1,4 +1,3 @@\n <a>\n </v>\n-</v>\n <b>\n"))
  }

  @Test(arguments: [
    ("a b.xib", "--- a/a b.xib\t\n+++ b/a b.xib\t\n"), ("ü.xib", "--- a/ü.xib\n+++ b/ü.xib\n"),
    ("a\nb\"\\.xib", "--- \"a/a\\012b\\\"\\\\.xib\"\n+++ \"b/a\\012b\\\"\\\\.xib\"\n"),
    ("/tmp/a.xib", "--- a/tmp/a.xib\n+++ b/tmp/a.xib\n"),
  ])
  func namesAreThoseThatGitWrites(path: String, names: String) {
    #expect(patch("a\n", "b\n", path: path).hasPrefix(names))
  }

  @Test func terminalObeysNothing() {
    let diff = UnifiedDiff(from: Array("\u{1B}[2J\ta\r\n".utf8), to: Array("b\n".utf8))
    let plain = diff.text(path: "\u{1B}]0;x.xib", isColored: false).string
    #expect(plain.contains("\n-\\u{1b}[2J a\n+b\n"))
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(diff.text(path: "a.xib", isColored: true).string.contains("\n\u{1B}[32m+b\u{1B}[0m\n"))
  }

  /// Every difference turns one version into the other.
  @Test func patchesApply() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let lines = { (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0...9, using: &random) } }
      let (old, new) = (lines(), lines())
      let render = { (lines: [Int]) in lines.map { "\($0)\n" }.joined() }
      guard old != new, !old.isEmpty, !new.isEmpty else { continue }
      let folder = try TestFolder(["a.xib": render(old), "a.patch": patch(render(old), render(new))])
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "apply", "a.patch"]
      process.currentDirectoryURL = folder.url
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(old) \(new)")
      #expect(
        try String(contentsOf: folder.url.appending(path: "a.xib"), encoding: .utf8) == render(new), "\(old) \(new)")
    }
  }
}
