import Testing

@testable import NibDecoder

/// Ids that Interface Builder makes, and those that people choose.
@Suite struct ObjectIDTests {
  @Test(arguments: ["abc-12-xyz", "A1b-2C-d3e", "000-00-000"]) func areRecognized(id: String) {
    #expect(ObjectID.isGenerated(id))
  }

  @Test(arguments: ["", "photo", "abc-12-xy", "abc-12-xyzw", "ab_-12-xyz", "abc12--xyz", "äbc-12-xy"])
  func othersAreNot(id: String) { #expect(!ObjectID.isGenerated(id)) }

  @Test func numbersAreNotChosen() {
    #expect(["photo", "a1", "-1"].allSatisfy { ObjectID.isChosen($0) })
    #expect(!["12", "abc-12-xyz"].contains { ObjectID.isChosen($0) })
  }
}
