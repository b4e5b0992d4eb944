import Testing

@testable import Support

/// Paths that differ in nothing but how their letters are composed, or have dots in them.
@Suite struct AbsolutePathTests {
  @Test func everyPairOfBytesHasATextOfItsOwn() {
    var texts: Set<PathKey> = []
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 { texts.insert(PathKey(String(pathBytes: [first, second]))) }
    }
    #expect(texts.count == 255 * 255)
  }

  @Test func combiningMarkDoesNotBelongToTheSlash() {
    let folder = AbsolutePath("/a")
    #expect(AbsolutePath("/a/\u{301}b").isInside(folder))
    #expect(AbsolutePath("/a/\u{301}b").folder == folder)
    #expect(AbsolutePath("/a/x/../\u{301}b/.").text == "/a/\u{301}b")
    #expect(!AbsolutePath("/ab").isInside(folder))
    #expect(AbsolutePath("/e\u{301}") != AbsolutePath("/\u{E9}"))
  }

  @Test(arguments: [
    ("/a/./b", "/a/b"), ("/a//b/", "/a/b"), ("/a/../b", "/b"), ("/../a", "/a"), ("/", "/"), ("/.a/..b", "/.a/..b"),
  ])
  func dotsAndSlashesAreCleaned(path: String, text: String) {
    #expect(AbsolutePath(path).text == text)
  }

  @Test func onlyWhatIsBelowAFolderIsInside() {
    #expect(AbsolutePath("/a/b").path(below: AbsolutePath("/a")) == "b")
    #expect(AbsolutePath("/a").path(below: AbsolutePath("/")) == "a")
    #expect(AbsolutePath("/a").path(below: AbsolutePath("/a")) == nil)
    #expect(AbsolutePath("/a").isWithin(AbsolutePath("/a")) && !AbsolutePath("/a").isInside(AbsolutePath("/a")))
  }

  @Test(arguments: [
    ("/a/.git", "/a/.git"), ("/a/..b/.../c.", "/a/..b/.../c."), ("/a/.", "/a"), ("/a/..", "/"), ("/a/./b", "/a/b"),
    ("/a//b", "/a/b"), ("/a/b/", "/a/b"), ("/", "/"),
  ])
  func onlyWholeNamesOfDotsAreResolved(path: String, text: String) {
    #expect(AbsolutePath(path).text == text)
  }
}
