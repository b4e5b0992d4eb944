import Testing

@testable import NibDecoder

/// `decodeBool(forKey:)`.
@Suite struct DecodeBoolTests {
  @Test(arguments: [("YES", true), ("NO", false), ("true", true), ("false", false)])
  func bothSpellings(text: String, value: Bool) throws {
    try expectWellFormed("<box hidden='\(text)'/>", value) { $0.decodeBool(forKey: "hidden") }
  }

  @Test func missingIsNil() throws {
    try expectWellFormed("<box/>", nil) { $0.decodeBool(forKey: "hidden") }
  }

  @Test(arguments: ["yes", "1", "", "TRUE", "YES "])
  func anythingElseIsReportedAtTheValue(text: String) throws {
    try expectMalformed(
      "<box\n hidden='⟦\(text)⟧'/>", "malformed-value", "malformed hidden \"\(text)\"; expected YES or NO"
    ) { $0.decodeBool(forKey: "hidden") }
  }
}
