import TestSupport
import Testing

@testable import Formats

/// Tags that are found without a tree.
@Suite struct TagScannerTests {
  /// Each tag as `kind name attribute=value`.
  private func tags(_ text: String) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var scanner = TagScanner(bytes)
      var found: [String] = []
      while let kind = scanner.next() {
        let attributes = scanner.attributes.map { attribute in
          let name = String(decoding: bytes[attribute.name], as: UTF8.self)
          return " \(name)=\(scanner.value(attribute))"
        }
        found.append("\(kind) \(scanner.tagName)\(attributes.joined())")
      }
      return found
    }
  }

  @Test func tagsComeWithTheirAttributes() {
    #expect(
      tags("<?xml version=\"1.0\"?><a b=\"c\" d='e'>text<f-g/></a>\n<h:i j = \"k\" />")
        == ["start a b=c d=e", "empty f-g", "end a", "empty h:i j=k"])
  }

  @Test func bracketsInValuesEndNoTag() {
    #expect(tags("<a b=\"x > y\" c=\"/\"><d/>") == ["start a b=x > y c=/", "empty d"])
  }

  @Test func commentsAndCharacterDataHoldNoTags() {
    #expect(tags("<!-- <a> --><![CDATA[<b>]]><!DOCTYPE c><d/>") == ["empty d"])
  }

  @Test(arguments: [
    ("a&amp;b", "a&b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#65;&#x42;", "AB"), ("&none;", "&none;"), ("&", "&"),
    ("&#xFFFFFFFF;", "&#xFFFFFFFF;"), ("ü&#252;", "üü"),
  ])
  func referencesInValuesAreResolved(_ written: String, _ value: String) {
    #expect(tags("<a b=\"\(written)\"/>") == ["empty a b=\(value)"])
  }

  @Test(arguments: [
    "", "<", "<a", "<a b", "<a b=", "<a b=\"", "<a b=\"c", "</", "</a", "<!", "<!--", "<!-- a", "<![CDATA[", "<?", "<>",
    "< >",
    "<a =\"b\"/>", "<a b=c/>", "<a <b/>", "\u{FEFF}<a",
  ])
  func whatIsNoXMLEnds(_ text: String) { #expect(tags(text).count <= 2) }

  @Test func manyOpenQuotesAndBracketsEnd() async {
    await #expect(processExitsWith: .success) {
      for text in ["<a b=\"", "<", "<!--", "<![CDATA[", "<a b='", "&#"] {
        Growth.expectNearlyLinear(from: 1_000) { count in
          String(repeating: text, count: count)
        } work: { text in
          _ = TagScannerTests().tags(text)
        }
      }
    }
  }
}
