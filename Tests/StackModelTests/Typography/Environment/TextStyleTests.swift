import Testing

@testable import StackModel

/// Sizes of text styles, by the tables of Apple's Human Interface Guidelines.
@Suite struct TextStyleTests {
  private static let styles: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
  ]

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, [31.0, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ])
  func sizesFollowTheCategory(category: ContentSizeCategory, sizes: [Double]) {
    let environment = TextEnvironment(contentSizeCategory: category)
    #expect(Self.styles.map { $0.pointSize(at: category) } == sizes)
    #expect(Self.styles.map { $0.pointSize(in: environment) } == sizes)
  }

  @Test func devicesStartWithTheLargeCategory() {
    #expect(Self.styles.map { $0.pointSize(in: TextEnvironment()) } == Self.styles.map { $0.pointSize(at: .large) })
  }

  @Test func leadingsOfTheLargestSizes() {
    let environment = TextEnvironment(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let leadings = Self.styles.map { $0.leading(in: environment) }
    #expect(leadings == [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48])
  }

  @Test func televisionHasItsOwnSizes() {
    let environment = TextEnvironment(textStyleSizes: .television)
    let styles: [TextStyle] = [.title1, .title2, .title3, .headline, .callout, .body, .caption1, .caption2]
    #expect(styles.map { $0.pointSize(in: environment) } == [76, 57, 48, 38, 31, 29, 25, 23])
    #expect(styles.allSatisfy { $0.leading(in: environment) == nil })
  }

  @Test func televisionDoesNotFollowTheUser() {
    let environment = TextEnvironment(textStyleSizes: .television, contentSizeCategory: .accessibilityLarge)
    #expect(TextStyle.body.pointSize(in: environment) == 29)
  }

  @Test func oldCanvasHadSmallTitles() {
    let environment = TextEnvironment(textStyleSizes: .smallTitles)
    let sizes = Self.styles.map { $0.pointSize(in: environment) }
    #expect(sizes == [30, 26, 20, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func someCanvasesHadExtraSmallText() {
    let environment = TextEnvironment(textStyleSizes: .extraSmall)
    #expect(Self.styles.map { $0.pointSize(in: environment) } == Self.styles.map { $0.pointSize(at: .extraSmall) })
  }

  @Test(arguments: [TextStyleSizes.standard, .smallTitles, .extraSmall])
  func chosenCategoryWinsOverTheCanvas(sizes: TextStyleSizes) {
    let environment = TextEnvironment(textStyleSizes: sizes, contentSizeCategory: .large)
    #expect(Self.styles.map { $0.pointSize(in: environment) } == Self.styles.map { $0.pointSize(at: .large) })
  }

  @Test(arguments: SystemFont.allCases) func helveticaNeueHasNoLeading(font: SystemFont) {
    let leading = TextStyle.body.leading(in: TextEnvironment(systemFont: font))
    #expect(leading == ([.helveticaNeue, .helveticaNeueDeskInterface].contains(font) ? nil : 22))
  }

  @Test func headlineAloneIsHeavier() {
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
    #expect(Font(.headline).weight == .semibold)
  }

  @Test func sizesGrowWithTheCategory() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
    }
  }
}
