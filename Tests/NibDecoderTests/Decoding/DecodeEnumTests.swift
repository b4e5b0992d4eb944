import Testing

@testable import NibDecoder

/// `decodeEnum(_:forKey:)`.
@Suite struct DecodeEnumTests {
  private enum Sharing: String, CaseIterable {
    case fill, fillEqually, equalSpacing
  }

  @Test func caseNames() throws {
    let text = "<box sharing='fillEqually'/>"
    try expectWellFormed(text, .fillEqually) { $0.decodeEnum(Sharing.self, forKey: "sharing") }
  }

  @Test func missingIsNil() throws {
    try expectWellFormed("<box/>", nil) { $0.decodeEnum(Sharing.self, forKey: "sharing") }
  }

  @Test(arguments: [("fillEqualy", "fillEqually"), ("FillEqually", "fillEqually"), ("fil", "fill")])
  func nearNameIsSuggested(text: String, suggestion: String) throws {
    try expectMalformed(
      "<box sharing='⟦\(text)⟧'/>", "unknown-value", "unknown sharing \"\(text)\"; did you mean \"\(suggestion)\"?"
    ) { $0.decodeEnum(Sharing.self, forKey: "sharing") }
  }

  @Test func withoutANearNameAllAreListed() throws {
    try expectMalformed(
      "<box sharing='⟦centre⟧'/>", "unknown-value",
      "unknown sharing \"centre\"; expected \"fill\", \"fillEqually\", \"equalSpacing\""
    ) { $0.decodeEnum(Sharing.self, forKey: "sharing") }
  }
}
