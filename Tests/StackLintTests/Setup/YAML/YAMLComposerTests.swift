import Testing

@testable import StackLint

/// Reading of YAML text into values.
@Suite struct YAMLComposerTests {
  @Test func readsWordsListsAndMappingsWithTheirPlaces() throws {
    let root = try #require(try compose("a: [x, 'y']\nb:\n  - 1_000\n  - yes\n"))
    let members = try #require(root.mapping)
    #expect(members.map(\.key.scalar?.string) == ["a", "b"])
    let words = try #require(members[0].value.sequence)
    #expect(words.map(\.scalar?.string) == ["x", "y"])
    #expect(words.map(\.scalar?.isPlain) == [true, false])
    let values = try #require(members[1].value.sequence)
    #expect(values[0].float == 1000)
    #expect(values[1].bool == true)
    #expect(values[1].mark.line == 4)
    #expect(values[1].mark.column == 5)
  }

  @Test(arguments: [
    ("a: word  # b\n", 1, 8), ("a: \"x\n  y\"\n", 2, 5), ("a: [b, [c]]\n", 1, 12), ("a:\n  - {b: c}  # d\n\n", 2, 11),
    ("a:\n  b:\n  - c\n# d\ne: f\n", 3, 6), ("a: [\n]\n", 2, 2), ("a: |\n  b\n\nc: d\n", 4, 1),
    ("a: &x [b]\nc: *x\n", 1, 10),
  ])
  func valuesHaveAnEnd(_ text: String, _ line: Int, _ column: Int) throws {
    let value = try #require(try compose(text)?.mapping?.first?.value)
    #expect(value.end.line == line && value.end.column == column, "\(value.end)")
  }

  @Test(arguments: ["'true'", "truth", "[true]", "1"])
  func whatIsQuotedOrAnotherWordIsNoFlag(_ text: String) throws {
    #expect(try compose(text)?.bool == nil)
  }

  @Test(arguments: [("-1.5", -1.5), ("+2e3", 2000), (".5", 0.5), ("007", 7)])
  func decimalNumbersAreNumbers(_ text: String, _ number: Double) throws {
    #expect(try compose(text)?.float == number)
  }

  @Test(arguments: ["0x10", "inf", "nan", "'1'", "1:30", "٣", "_"])
  func otherWordsAreNoNumbers(_ text: String) throws {
    #expect(try compose(text)?.float == nil)
  }

  @Test(arguments: ["", "# nothing\n", "\u{FEFF}", "\n\n"])
  func textWithoutADocumentHasNoValue(_ text: String) throws {
    #expect(try compose(text)?.mark.line == nil)
  }

  @Test func aliasesRepeatWhatWasNamed() throws {
    let members = try #require(try compose("a: &a [x]\nb: *a\n")?.mapping)
    #expect(members[1].value.sequence?.map(\.scalar?.string) == ["x"])
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3", "1:1: written twice: a"),
    ("a: [1", "2:1: did not find expected ',' or ']'"),
    ("a: *b", "1:4: found undefined alias"),
    ("a: &a [*a]", "1:8: found undefined alias"),
    ("--- a\n--- b", "2:5: expected one document, found another"),
    ("a\u{1}", "control characters are not allowed at byte 1"),
  ])
  func whatIsNoDocumentIsRefusedWithItsPlace(_ text: String, _ message: String) throws {
    #expect(try failure(text) == message)
  }

  @Test func nestingIsBounded() throws {
    let brackets = { (count: Int) in String(repeating: "[", count: count) + String(repeating: "]", count: count) }
    #expect(try compose(brackets(YAMLComposer.depthLimit))?.sequence?.count == 1)
    #expect(try failure(brackets(YAMLComposer.depthLimit + 1)) == "1:65: nested deeper than 64 levels")
  }

  @Test func aliasesCountAsWhatTheyRepeat() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...8 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(try failure(text).hasSuffix(": more than 200000 values"))
  }

  private func compose(_ text: String) throws -> YAMLNode? { try YAMLComposer.compose(Array(text.utf8)) }

  private func failure(_ text: String) throws -> String {
    do {
      _ = try compose(text)
      return "read"
    } catch let failure as YAMLFailure {
      let place = failure.mark.map { "\($0.line):\($0.column): " } ?? ""
      return place + failure.problem
    }
  }
}
