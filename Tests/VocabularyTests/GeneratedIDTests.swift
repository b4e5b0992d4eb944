import Testing
import Vocabulary

/// Ids that Interface Builder makes.
@Suite struct GeneratedIDTests {
  @Test(arguments: ["abc-12-xyz", "A1b-2C-d3e", "000-00-000"]) func areRecognized(id: String) {
    #expect(GeneratedID.matches(id))
  }

  @Test(arguments: ["", "photo", "abc-12-xy", "abc-12-xyzw", "ab_-12-xyz", "abc12--xyz", "äbc-12-xy"])
  func othersAreNot(id: String) { #expect(!GeneratedID.matches(id)) }
}
