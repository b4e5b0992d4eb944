import Testing

@testable import StackModel

/// Content size categories and their names.
@Suite struct ContentSizeCategoryTests {
  @Test(arguments: [
    ("extra-small", ContentSizeCategory.extraSmall), ("large", .large), ("Accessibility-Large", .accessibilityLarge),
    ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
  ])
  func namesAreRecognizedInAnyCase(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(named: name) == category)
  }

  @Test(arguments: ["", "huge", "extra large", "large "]) func otherNamesAreNot(name: String) {
    #expect(ContentSizeCategory(named: name) == nil)
  }

  @Test func namesLeadBackToCategories() {
    #expect(ContentSizeCategory.allCases.count == 12)
    for category in ContentSizeCategory.allCases { #expect(ContentSizeCategory(named: category.name) == category) }
  }

  @Test func categoriesAreInOrder() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.count { $0.isAccessibilityCategory } == 5)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
