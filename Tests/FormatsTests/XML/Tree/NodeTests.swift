import TestSupport
import Testing

@testable import Formats

/// Everything between elements, and that it is everything.
@Suite struct NodeTests {
  @Test func nodesOfTheDocumentStandAroundTheRoot() throws {
    let tree = try XMLTree(text: "\u{FEFF}<?xml version='1.0'?>\n<!-- a --><a/><?b c?>\n")
    #expect(
      tree.texts(of: tree.nodes) == [
        "byteOrderMark \u{FEFF}", "xmlDeclaration <?xml version='1.0'?>", "text \n", "comment <!-- a -->",
        "element a <a/>", "processingInstruction <?b c?>", "text \n",
      ])
  }

  @Test func nodesInAnElementStandBetweenItsChildren() throws {
    let tree = try XMLTree(text: "<a>b &lt; <!-- <c> --><d><e/></d><![CDATA[<f>]] >]]>\n<?xml-g >?></a>")
    #expect(
      tree.texts(of: tree.nodes(in: tree.root)) == [
        "text b &lt; ", "comment <!-- <c> -->", "element d <d><e/></d>", "cdataSection <![CDATA[<f>]] >]]>", "text \n",
        "processingInstruction <?xml-g >?>",
      ])
  }

  @Test(arguments: ["<a/>", "<a></a>", "<a b='>'/>", "<a\n></a\n>"])
  func emptyElementHasNoNodes(text: String) throws {
    let tree = try XMLTree(text: text)
    #expect(tree.nodes(in: tree.root).isEmpty)
    #expect(tree.texts(of: tree.nodes) == ["element a \(text)"])
  }

  @Test(arguments: [
    ("<a/>", "", ""), ("<a></a>", "", "</a>"), ("<a b='/>'>c</a >", "c", "</a >"),
    ("<a> <b/></a\n>", " <b/>", "</a\n>"),
  ])
  func contentEndsWhereTheEndTagStarts(text: String, content: String, endTag: String) throws {
    let tree = try XMLTree(text: text)
    #expect(tree.source.text(in: tree.contentRange(of: tree.root)) == content)
    #expect(tree.source.text(in: tree.endTagRange(of: tree.root)) == endTag)
    #expect(tree.source.text(in: tree.range(of: tree.root)) == text)
  }

  @Test(arguments: [
    "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'>\n  <scenes/>\n</document>\n",
    "<?xml version='1.0'?>\r\n<archive type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='8.00'>\r\n<data/></archive>",
    "<?xml version='1.0' standalone='no'?><svg xmlns='http://www.w3.org/2000/svg'><g><!----></g><?p?></svg>\n<!-- z -->\n",
    "<a>\t<![CDATA[]]><![CDATA[]]>]]&gt;<b></b><!-- > -> --><c\n/> </a>",
    "<é ü='&quot;'>日本<!-- 🙂 --><b/>👩‍👧</é>",
  ])
  func rangesGiveTheDocumentBack(text: String) throws {
    #expect(try XMLTree(text: text).rebuilt == Array(text.utf8))
  }

  @Test func innermostElementHoldsAnOffset() throws {
    let source = MarkedSource("⟦ ⟧<a>⟦ ⟧<b ⟦c⟧=''/>⟦ ⟧<d>⟦x⟧</⟦d⟧></a>⟦\n⟧")
    let tree = try XMLTree(text: source.text)
    let names = source.marks.map { tree.innermostElement(at: $0.lowerBound).map(tree.name) }
    #expect(names == [nil, "a", "b", "a", "d", "d", nil])
  }

  @Test func attributesAreGivenAsTheyAreWritten() throws {
    let tree = try XMLTree(text: "<a b = '1 &amp; 2' xmlns:x='u' x:c=\"3\"/>")
    let attributes = tree.attributes(of: tree.root)
    #expect(attributes.map(\.name) == ["b", "x:c"])
    #expect(attributes.map(\.value) == ["1 & 2", "3"])
    #expect(attributes.map { tree.source.text(in: $0.range) } == ["b = '1 &amp; 2'", "x:c=\"3\""])
    #expect(tree.attribute(named: "b", of: tree.root) == attributes[0])
    #expect(tree.attribute(named: "c", of: tree.root) == nil)
    #expect(tree[tree.root, "x:c"] == "3")
    #expect(tree.namespaceDeclarations(of: tree.root).map { tree.source.text(in: $0.range) } == ["xmlns:x='u'"])
  }
}
