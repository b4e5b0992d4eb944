import Testing

@testable import StackLint

@Suite struct LocalizedPathTests {
  @Test(arguments: [
    ("App/de.lproj/Main.strings", "App/Main", "de"), ("Base.lproj/Main~ipad.storyboard", "Main~ipad", "Base"),
    ("A/B/zh-Hans.lproj/a.b.strings", "A/B/a.b", "zh-Hans"), ("/x/mul.lproj/Main.xcstrings", "/x/Main", "mul"),
  ])
  func folderNamesTheLanguage(_ path: String, _ document: String, _ language: String) throws {
    let place = try #require(LocalizedPath(path))
    #expect(place.document == document)
    #expect(place.language == language)
    #expect(place.isBase == (language == "Base"))
  }

  @Test(arguments: ["Main.strings", "de/Main.strings", "de.lproj", "", "de.lproj/x/Main.strings"])
  func otherPathsAreOfNoLanguage(_ path: String) {
    #expect(LocalizedPath(path) == nil)
  }
}
