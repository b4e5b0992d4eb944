import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The description of the variants in which a finding holds.
@Suite struct VariantScopeTests {
  private static func device(_ id: String, landscape: Bool = false) -> Device? {
    Device(named: id, landscape: landscape)
  }

  /// Four screens, three text sizes and two languages: 24 variants.
  private let axes = VariantAxes(
    screens: [
      device("retina4_0"), device("retina4_7"), device("retina4_0", landscape: true),
      device("retina4_7", landscape: true),
    ], categories: [.small, .large, .accessibilityLarge], languages: [.base, .pseudo])

  /// The words for all variants whose place satisfies a condition.
  private func words(_ isMember: (VariantAxes.Place) -> Bool) -> String {
    VariantScope(axes, Set((0..<axes.count).filter { isMember(axes.place($0)) })).words
  }

  @Test func oneVariantIsNamedByItsParts() {
    #expect(
      words { $0 == VariantAxes.Place(screen: 0, category: 2, language: 1) }
        == "only on retina4_0, with text at accessibility-large, with pseudo-localized text (1 of 24 variants)")
  }

  @Test func axesThatDoNotMatterAreLeftOut() {
    #expect(words { $0.screen >= 2 } == "only on retina4_0-landscape and retina4_7-landscape (12 of 24 variants)")
    #expect(words { $0.category >= 1 } == "only with text at large and larger (16 of 24 variants)")
    #expect(words { $0.category <= 1 } == "only with text at large and smaller (16 of 24 variants)")
    #expect(words { $0.language == 0 } == "only with the document's own texts (12 of 24 variants)")
  }

  @Test func partsOfAProductAreListedTogether() {
    #expect(
      words { $0.screen == 1 && $0.category >= 1 && $0.language == 1 }
        == "only on retina4_7, with text at large and larger, with pseudo-localized text (2 of 24 variants)")
  }

  @Test func twoProductsAreJoinedByOr() {
    #expect(
      words { $0.screen == 0 && $0.category == 2 || $0.screen == 3 && $0.category == 0 }
        == "only on retina4_7-landscape, with text at small; or on retina4_0, with text at accessibility-large "
        + "(4 of 24 variants)")
  }

  @Test func moreProductsAreSummedUpWithExamples() {
    let diagonal = words { $0.language == 0 && $0.screen == $0.category }
    #expect(
      diagonal == "only on retina4_0, retina4_7 and retina4_0-landscape, with the document's own texts, in 3 of 24 "
        + "variants: retina4_0, small; retina4_7, large; retina4_0-landscape, accessibility-large")
  }

  @Test func examplesAreTheFirstThree() {
    let checked = words { ($0.screen + $0.category + $0.language) % 2 == 0 && $0.screen != $0.category }
    #expect(checked.hasPrefix("only "))
    #expect(checked.hasSuffix(" …"))
    #expect(checked.split(separator: ":").last?.split(separator: ";").count == 3)
  }
}

/// The descriptions of some screens, text sizes and languages.
@Suite struct ScopeWordsTests {
  private static let screens = [
    ("retina4_0", false), ("retina4_7", false), ("retina5_5", false), ("retina6_1", false), ("ipad9_7", false),
    ("ipad12_9rounded", false), ("retina4_0", true), ("retina4_7", true), ("retina5_5", true), ("retina6_1", true),
    ("ipad9_7", true), ("ipad12_9rounded", true),
  ].map { Device(named: $0.0, landscape: $0.1) }

  private func screens(_ members: Int...) -> String? { ScreenWords(Self.screens, Set(members)).words }

  @Test func allScreensNeedNoWords() {
    #expect(ScreenWords(Self.screens, Set(0..<12)).words == nil)
  }

  @Test func fewScreensAreNamed() {
    #expect(screens(0) == "on retina4_0")
    #expect(screens(10, 0) == "on retina4_0 and ipad9_7-landscape")
    #expect(screens(1, 0, 6) == "on retina4_0, retina4_7 and retina4_0-landscape")
  }

  @Test func screensHaveAKindInCommon() {
    #expect(screens(0, 1, 2, 3, 6, 7, 8, 9) == "on phones")
    #expect(screens(4, 5, 10, 11) == "on tablets")
    #expect(screens(0, 1, 2, 3, 4, 5) == "in portrait")
    #expect(screens(6, 7, 8, 9, 10, 11) == "in landscape")
    #expect(screens(2, 3, 4, 5) == "in portrait on screens from 414 points wide")
    #expect(screens(7, 8, 9, 10) == "in landscape on 4 of 6 devices, such as retina4_7-landscape")
  }

  @Test func screensHaveALimitInCommon() {
    #expect(screens(0, 1, 2, 3, 6) == "on screens up to 568 points wide")
    #expect(screens(0, 1, 2, 3) == "on screens up to 414 points wide")
    #expect(screens(4, 5, 8, 9, 10, 11) == "on screens from 736 points wide")
    #expect(screens(6, 7, 8, 9, 0) == "on screens up to 568 points high")
  }

  @Test func otherScreensAreCounted() {
    #expect(screens(0, 3, 4, 7, 8) == "on 5 of 12 screens, such as retina4_0")
    #expect(screens(0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11) == "on all screens but retina6_1")
    #expect(screens(0, 2, 4, 5) == "in portrait on 4 of 6 devices, such as retina4_0")
  }

  @Test(arguments: [
    ([0, 1, 2], String?.none), ([0], "with text at small"), ([1], "with text at large"),
    ([1, 2], "with text at large and larger"), ([0, 1], "with text at large and smaller"),
    ([0, 2], "with text at small and accessibility-large"),
  ])
  func textSizes(_ members: [Int], _ expected: String?) {
    #expect(CategoryWords([.small, .large, .accessibilityLarge], Set(members)).words == expected)
  }

  @Test(arguments: [
    ([0, 1, 2], String?.none), ([0, 1], "from left to right"), ([0, 2], "with the document's own texts"),
    ([1], "with pseudo-localized text"), ([2], "from right to left"),
    ([1, 2], "with pseudo-localized text and from right to left"),
    ([0], "with the document's own texts from left to right"),
  ])
  func languages(_ members: [Int], _ expected: String?) {
    #expect(LanguageWords([.base, .pseudo, .rightToLeft], Set(members)).words == expected)
  }

  @Test(arguments: [([String](), ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
  func namesAreEnumerated(_ names: [String], _ expected: String) {
    #expect(names.inWords == expected)
  }
}
