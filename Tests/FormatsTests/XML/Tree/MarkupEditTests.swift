import Testing

@testable import Formats

/// Edits of attributes and elements.
@Suite struct MarkupEditTests {
  private func edited(_ text: String, _ edit: (XMLTree) throws -> SourceEdit) throws -> String {
    let tree = try XMLTree(text: text)
    return String(decoding: try EditList([edit(tree)]).applied(to: tree.source), as: UTF8.self)
  }

  private func attribute(_ name: String, of tree: XMLTree) throws -> XMLTree.Attribute {
    try #require(tree.attribute(named: name, of: tree.root))
  }

  /// The element after the root.
  private let child = ElementIndex(rawValue: 1)

  @Test(arguments: [
    ("<a b='1'/>", "2", "<a b='2'/>"), ("<a b=\"\" c=''/>", "x", "<a b=\"x\" c=''/>"),
    ("<a b = '1'/>", "it's \"2\"", "<a b = 'it&apos;s \"2\"'/>"),
    ("<a b=\"1\"/>", "it's \"2\"", "<a b=\"it's &quot;2&quot;\"/>"),
    ("<a b='1'/>", "<&>\n\t\r", "<a b='&lt;&amp;&gt;&#10;&#9;&#13;'/>"),
  ])
  func valueIsReplaced(text: String, value: String, expected: String) throws {
    let result = try edited(text) { try .replacingValue(of: attribute("b", of: $0), with: value, in: $0) }
    #expect(result == expected)
    let tree = try XMLTree(text: result)
    #expect(tree[tree.root, "b"] == value)
  }

  @Test func charactersThatXMLCannotHoldAreReplaced() throws {
    let result = try edited("<a b=''/>") {
      try .replacingValue(of: attribute("b", of: $0), with: "\0\u{1F}\u{FFFF}🙂", in: $0)
    }
    #expect(result == "<a b='\u{FFFD}\u{FFFD}\u{FFFD}🙂'/>")
  }

  @Test(arguments: [
    ("<a b='1'/>", "<a/>"), ("<a c=''\n   b='1' d=''/>", "<a c='' d=''/>"), ("<a b = \"1\" >x</a>", "<a >x</a>"),
  ])
  func attributeIsRemovedWithItsWhiteSpace(text: String, expected: String) throws {
    #expect(try edited(text) { try .removing(attribute("b", of: $0), in: $0) } == expected)
  }

  @Test func attributeIsInsertedWhereItIsAskedFor() throws {
    let text = "<a b='1' c='2'/>"
    #expect(
      try edited(text) { try .insertingAttribute("x", "<", before: attribute("c", of: $0)) }
        == "<a b='1' x=\"&lt;\" c='2'/>")
    #expect(try edited(text) { .insertingFirstAttribute("x", "3", in: $0.root, of: $0) } == "<a x=\"3\" b='1' c='2'/>")
    #expect(try edited(text) { .insertingLastAttribute("x", "3", in: $0.root, of: $0) } == "<a b='1' c='2' x=\"3\"/>")
    #expect(try edited("<a>y</a>") { .insertingLastAttribute("x", "3", in: $0.root, of: $0) } == "<a x=\"3\">y</a>")
  }

  @Test(arguments: [
    ("<a>\n  <b>\n    <c/>\n  </b>\n</a>", "<a>\n</a>"), ("<a>\r\n\t<b/>\r\n\t<c/>\r\n</a>", "<a>\r\n\t<c/>\r\n</a>"),
    ("<a>x <b/> y</a>", "<a>x y</a>"), ("<a><!-- z --><b/></a>", "<a><!-- z --></a>"),
  ])
  func elementIsRemovedWithItsLine(text: String, expected: String) throws {
    #expect(try edited(text) { .removing(child, in: $0) } == expected)
  }

  @Test(arguments: [
    ("<a><b/></a>", "<a><b>1 &lt; \"2\"</b></a>"), ("<a><b c=''></b></a>", "<a><b c=''>1 &lt; \"2\"</b></a>"),
    ("<a><b>old<!-- --></b></a>", "<a><b>1 &lt; \"2\"</b></a>"),
  ])
  func contentIsReplaced(text: String, expected: String) throws {
    let result = try edited(text) { .replacingContent(of: child, with: "1 < \"2\"", in: $0) }
    #expect(result == expected)
    #expect(try XMLTree(text: result).text(of: child) == "1 < \"2\"")
  }
}
