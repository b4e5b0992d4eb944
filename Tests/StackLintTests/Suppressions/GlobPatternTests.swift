import Testing

@testable import StackLint

/// Patterns mean what they mean in `.gitignore`.
@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("Main.storyboard", "Main.storyboard"), ("Main.storyboard", "App/Base.lproj/Main.storyboard"),
    ("*.xib", "App/Cell.xib"), ("Pods/", "Pods/a.xib"), ("Pods/", "App/Pods/deep/a.xib"), ("Pods", "Pods/a.xib"),
    ("/Pods", "Pods/a.xib"), ("App/*.xib", "App/a.xib"), ("App/**/a.xib", "App/a.xib"),
    ("App/**/a.xib", "App/b/c/a.xib"), ("**/Legacy/**", "App/Legacy/a.xib"), ("App/**", "App/b/a.xib"),
    ("C?ll.xib", "Cell.xib"), ("[A-C]ell.xib", "Cell.xib"), ("[!a-c]ell.xib", "Cell.xib"), ("[]x].xib", "].xib"),
    ("a\\*b.xib", "a*b.xib"), ("*a*b*.xib", "xxaxxbxx.xib"), ("[a.xib", "[a.xib"), ("ü?.xib", "üé.xib"),
  ])
  func matches(_ pattern: String, _ path: String) throws {
    #expect(try #require(GlobPattern(pattern)).matches(path))
  }

  @Test(arguments: [
    ("Main.storyboard", "App/Main.storyboard.bak"), ("*.xib", "App/Cell.storyboard"), ("Pods/", "Pods"),
    ("/Pods", "App/Pods/a.xib"), ("App/*.xib", "App/b/a.xib"), ("App/*.xib", "Lib/App/a.xib"),
    ("C?ll.xib", "Cll.xib"), ("[a-c]ell.xib", "Cell.xib"), ("[!A-C]ell.xib", "Cell.xib"), ("*", ""),
    ("a\\*b.xib", "axb.xib"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) throws {
    #expect(try !#require(GlobPattern(pattern)).matches(path))
  }

  @Test(arguments: ["", "/", "!", "!/", "."])
  func whatNamesNothingIsNoPattern(_ text: String) {
    #expect(GlobPattern(text) == nil)
  }

  @Test func laterPatternsTakeBackEarlierOnes() {
    let patterns = ["Pods/", "!Pods/Ours/"].compactMap(GlobPattern.init)
    #expect(patterns.matches("Pods/Theirs/a.xib"))
    #expect(!patterns.matches("Pods/Ours/a.xib"))
  }

  @Test func hostilePatternsEnd() throws {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(try !#require(GlobPattern(pattern)).matches(String(repeating: "a", count: 5_000)))
    let folders = String(repeating: "**/a/", count: 100) + "b"
    #expect(try !#require(GlobPattern(folders)).matches(String(repeating: "a/", count: 1_000) + "c"))
  }
}
