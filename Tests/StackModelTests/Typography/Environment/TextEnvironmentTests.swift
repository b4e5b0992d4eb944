import Testing

@testable import StackModel

/// What text is measured with if nothing else is said, and how lengths are rounded.
@Suite struct TextEnvironmentTests {
  @Test func defaultIsTheNewestSystem() {
    let environment = TextEnvironment()
    #expect(environment.systemFont == .blended)
    #expect(environment.textStyleSizes == .standard)
    #expect(environment.contentSizeCategory == nil)
    #expect(environment.language == .base)
    #expect(!environment.isTextBold)
    #expect(environment.displayScale == 3)
    #expect(environment.fontScale == 1)
    #expect(environment.fonts.isEmpty)
  }

  @Test(arguments: [
    (1.0, 20.0, 20.0), (1, 20.01, 21), (1, 20.00005, 20), (2, 20.2, 20.5), (2, 20.5, 20.5), (2, 20.51, 21),
    (3, 20, 20), (1, 0, 0),
  ])
  func lengthsAreRoundedUpToPixels(scale: Double, length: Double, rounded: Double) {
    #expect(TextEnvironment(displayScale: scale).ceiledToPixel(length) == rounded)
  }
}
