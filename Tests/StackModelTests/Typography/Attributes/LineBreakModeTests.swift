import Testing

@testable import StackModel

/// Interface Builder's names for line break modes.
@Suite struct LineBreakModeTests {
  @Test(arguments: [
    ("wordWrap", LineBreakMode.wordWrapping), ("characterWrap", .characterWrapping), ("clip", .clipping),
    ("headTruncation", .truncatingHead), ("tailTruncation", .truncatingTail), ("middleTruncation", .truncatingMiddle),
    ("wordWrapping", .wordWrapping), ("charWrapping", .characterWrapping), ("clipping", .clipping),
    ("truncatingHead", .truncatingHead), ("truncatingTail", .truncatingTail), ("truncatingMiddle", .truncatingMiddle),
  ])
  func namesOfBothPlatformsAreKnown(name: String, mode: LineBreakMode) {
    #expect(LineBreakMode(named: name) == mode)
  }

  @Test(arguments: ["", "tail", "WordWrap"]) func otherNamesAreNot(name: String) {
    #expect(LineBreakMode(named: name) == nil)
  }
}
