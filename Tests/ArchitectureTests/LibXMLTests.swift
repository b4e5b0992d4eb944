import Testing

/// libxml2's shared state is set up before threads use it: only `LibXML` calls what would set it up by itself.
@Suite struct LibXMLTests {
  private static func users(_ sources: [SwiftSource]) -> [String] {
    let readers = sources.filter { source in source.lines.prefix(20).contains { $0.hasSuffix("import CLibXML") } }
    return readers.filter { source in
      source.lines.contains { $0.contains("xmlNewParserCtxt(") || $0.contains("xmlFindCharEncodingHandler(") }
    }.map(\.path)
  }

  @Test func onlyOneSourceUsesTheSharedState() {
    #expect(Self.users(SwiftSource.all) == ["Formats/XML/Source/LibXML.swift"])
  }

  @Test func otherUsersAreFound() {
    let text = "internal import CLibXML\n\nlet handler = xmlFindCharEncodingHandler(name)\n"
    #expect(Self.users([SwiftSource(path: "A/B.swift", text: text)]) == ["A/B.swift"])
  }
}
