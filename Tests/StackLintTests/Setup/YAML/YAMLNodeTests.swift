import Testing

@testable import StackLint

/// Values of YAML 1.1, as its specification has them.
@Suite struct YAMLNodeTests {
  private func node(_ text: String) throws -> YAMLNode { try #require(try YAMLComposer.compose(Array(text.utf8))) }

  @Test(arguments: [
    ("true", true), ("Yes", true), ("ON", true), ("false", false), ("no", false), ("Off", false),
  ])
  func wordsForTrueAndFalse(text: String, value: Bool) throws {
    #expect(try node(text).bool == value)
  }

  @Test(arguments: ["\"true\"", "'no'", "1", "y", "", "[true]"]) func otherTextsAreNoFlags(text: String) throws {
    #expect(try YAMLComposer.compose(Array(text.utf8))?.bool == nil)
  }

  @Test(arguments: [
    ("1", 1.0), ("-2.5", -2.5), ("+3", 3), ("1e3", 1000), ("1_000", 1000), ("0.10", 0.1), (".5", 0.5),
  ])
  func numbersAreDecimal(text: String, value: Double) throws {
    #expect(try node(text).float == value)
  }

  @Test(arguments: ["\"1\"", "0x10", "nan", "inf", ".inf", "12pt", "1 2", "one", "٣", "{}"])
  func otherTextsAreNoNumbers(text: String) throws {
    #expect(try node(text).float == nil)
  }

  @Test func collectionsAreToldApart() throws {
    #expect(try node("[1, 2]").sequence?.compactMap(\.float) == [1, 2])
    #expect(try node("[1, 2]").mapping == nil)
    #expect(try node("{a: 1, b: 2}").mapping?.compactMap(\.value.float) == [1, 2])
    #expect(try node("{a: 1}").sequence == nil && node("a").sequence == nil)
  }

  @Test func aliasHasTheValueOfItsAnchor() throws {
    #expect(try node("[&a {x: 1}, *a]").sequence?.compactMap { $0.mapping?.first?.value.float } == [1, 1])
  }

  @Test(arguments: ["", "# a comment\n", "---\n...\n"]) func textWithoutAValueHasNone(text: String) throws {
    let value = try YAMLComposer.compose(Array(text.utf8))
    #expect(value == nil || value?.sequence == nil && value?.float == nil && value?.bool == nil)
  }
}
