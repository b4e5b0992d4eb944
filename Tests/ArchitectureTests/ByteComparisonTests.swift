import Testing

/// Text from outside is compared byte by byte: `hasByteSuffix` and `hasBytePrefix` of `Escaping` are the only functions for
/// prefixes and suffixes.
@Suite struct ByteComparisonTests {
  private static func comparisons(_ sources: [SwiftSource]) -> [String] {
    sources.flatMap { source in
      source.lines.enumerated().filter { isComparison($0.element) }.map { "\(source.path):\($0.offset + 1)" }
    }
  }

  private static func isComparison(_ line: Substring) -> Bool {
    // Few lines have the words, and searching all of them takes long.
    guard line.utf8.contains(UInt8(ascii: "x")), line.contains("hasPrefix") || line.contains("hasSuffix") else {
      return false
    }
    return line.contains(/(?:^|[^A-Za-z])has(?:Prefix|Suffix)(?![A-Za-z])/)
  }

  @Test func noSourceComparesCharacters() {
    #expect(SwiftSource.all.count > 500)
    let found = Self.comparisons(SwiftSource.all)
    #expect(found == [], "use hasBytePrefix or hasByteSuffix")
  }

  @Test func comparisonsAreFound() {
    let text = """
      let a = name.hasSuffix(suffix)
      let b = names.contains(where: name.hasPrefix)
      let c = "hasSuffix", d = name.hasByteSuffix(suffix)
      // hasPrefix

      """
    #expect(Self.comparisons([SwiftSource(path: "A/B.swift", text: text)]) == ["A/B.swift:1", "A/B.swift:2"])
  }
}
