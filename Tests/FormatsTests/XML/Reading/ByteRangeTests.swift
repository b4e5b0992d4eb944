import Testing

/// Every range of the tree cuts the right text out of the source.
@Suite struct ByteRangeTests {
  @Test func elementReachesFromItsTagToItsEndTag() throws {
    let slices = try Slices("<a><b/> <c d='e'>f</c></a>\n")
    #expect(slices.elements == ["<a><b/> <c d='e'>f</c></a>", "<b/>", "<c d='e'>f</c>"])
    #expect(slices.tags == ["<a>", "<b/>", "<c d='e'>"])
  }

  @Test func attributesAreFoundInBothKindsOfQuotes() throws {
    let slices = try Slices(#"<a b='say "hi"' c="it's"/>"#)
    #expect(slices.attributeNames == ["b", "c"])
    #expect(slices.rawValues == [#"say "hi""#, "it's"])
  }

  @Test func referencesStayInTheRangeAndLeaveTheValue() throws {
    let slices = try Slices("<a b='1 &lt; 2 &amp; 3' c='&#65;&#x42;&quot;' d='plain'/>")
    #expect(slices.rawValues == ["1 &lt; 2 &amp; 3", "&#65;&#x42;&quot;", "plain"])
    #expect(slices.values == ["1 < 2 & 3", "AB\"", "plain"])
  }

  @Test func attributesMayStandOnLinesOfTheirOwn() throws {
    let slices = try Slices("<a\n  b = \"1\"\n\tc=\n'2'\r\n>\n<d e=\"3\"\n/></a >")
    #expect(slices.attributeNames == ["b", "c", "e"])
    #expect(slices.rawValues == ["1", "2", "3"])
    #expect(slices.tags == ["<a\n  b = \"1\"\n\tc=\n'2'\r\n>", "<d e=\"3\"\n/>"])
    #expect(slices.elements[0].hasSuffix("</a >"))
  }

  @Test func namespaceDeclarationsAreNoAttributes() throws {
    let slices = try Slices("<x:a xmlns='u' b='1' xmlns:x='v' x:b='2' xmlnsish='3' xml:space='preserve'/>")
    #expect(slices.elementNames == ["x:a"])
    #expect(slices.attributeNames == ["b", "x:b", "xmlnsish", "xml:space"])
    #expect(slices.readNames == slices.attributeNames)
    #expect(slices.rawValues == ["1", "2", "3", "preserve"])
  }

  @Test func tagsInCommentsAndCharacterDataAreNoTags() throws {
    let slices = try Slices(
      """
      <?xml version="1.0"?><!-- <b c="d"> --><a e="f"><!-- <b>' --><g h="i"/><![CDATA[<j k="l">]]><?m <n o="p"?></a>
      """)
    #expect(slices.elementNames == ["a", "g"])
    #expect(slices.tags == [#"<a e="f">"#, #"<g h="i"/>"#])
    #expect(slices.rawValues == ["f", "i"])
  }

  @Test func tagEndsInValuesDoNotEndTheTag() throws {
    let slices = try Slices("<a b='>' c='/>' d=''><e f='a/b'/></a>")
    #expect(slices.rawValues == [">", "/>", "", "a/b"])
    #expect(slices.tags == ["<a b='>' c='/>' d=''>", "<e f='a/b'/>"])
  }

  @Test func lineBreaksAndTabsInValuesReadAsSpaces() throws {
    let slices = try Slices("<a b='1\n2\t3\r\n4' c='5&#10;6'/>")
    #expect(slices.rawValues == ["1\n2\t3\r\n4", "5&#10;6"])
    #expect(slices.values == ["1 2 3 4", "5\n6"])
  }

  @Test func charactersOfSeveralBytesMoveNothing() throws {
    let slices = try Slices("<a ü='é'><!-- 🙂 --><b>日本</b><c d='👩‍👧' e='x'/></a>")
    #expect(slices.tags == ["<a ü='é'>", "<b>", "<c d='👩‍👧' e='x'/>"])
    #expect(slices.attributeNames == ["ü", "d", "e"])
    #expect(slices.rawValues == ["é", "👩‍👧", "x"])
  }

  @Test func byteOrderMarkMovesNothing() throws {
    let slices = try Slices("\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\n<a b='c'><d/></a>")
    #expect(slices.tags == ["<a b='c'>", "<d/>"])
    #expect(slices.rawValues == ["c"])
  }

  @Test func thereIsNoDriftInALongDocument() throws {
    let count = 20_000
    let children = (0..<count).map { "<b c='\($0)' d=\"é&amp;\($0)\">t &lt; u</b>\n" }
    let slices = try Slices("<a>" + children.joined() + "</a>")
    #expect(slices.elements.dropFirst().elementsEqual(children.map { String($0.dropLast()) }))
    #expect(slices.rawValues == (0..<count).flatMap { ["\($0)", "é&amp;\($0)"] })
    #expect(slices.values == (0..<count).flatMap { ["\($0)", "é&\($0)"] })
  }
}
