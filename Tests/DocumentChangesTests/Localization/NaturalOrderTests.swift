import Testing

@testable import DocumentChanges

/// The order of entries.
@Suite struct NaturalOrderTests {
  @Test func numbersCountByTheirValue() {
    let ids = ["5", "6Sg-su-vLd", "7hX-9H-spK", "7JH-3c-gwW", "9yk-Cr-cB6", "305", "a-10", "a-9", "A-b"]
    #expect(
      ids.shuffled().sorted { NaturalOrder.compare($0, $1) < 0 } == ids.filter { !$0.hasPrefix("a-") && $0 != "A-b" }
        + ["a-9", "a-10", "A-b"])
  }

  @Test func elementsOfListsKeepTheirOrder() {
    #expect(NaturalOrder.precedes(("a", "titles[9]"), ("a", "titles[10]")))
    #expect(!NaturalOrder.precedes(("a", "titles[10]"), ("a", "titles[9]")))
  }

  @Test func propertiesDecideOnlyBetweenEqualIDs() {
    #expect(NaturalOrder.precedes(("a", "z"), ("b", "a")))
    #expect(NaturalOrder.precedes(("a", "label"), ("a", "toolTip")))
  }

  @Test func namesThatDifferHaveAnOrder() {
    #expect(NaturalOrder.compare("a", "A") == -NaturalOrder.compare("A", "a"))
    #expect(NaturalOrder.compare("a01", "a1") != 0)
    #expect(NaturalOrder.compare("a", "a") == 0)
  }
}
