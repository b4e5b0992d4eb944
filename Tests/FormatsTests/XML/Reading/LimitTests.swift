import TestSupport
import Testing

@testable import Formats

/// Well-formed documents that are refused, and those just inside of the limits.
@Suite struct LimitTests {
  private let documentType =
    "error: document type declaration found; Interface Builder never writes one, remove the DOCTYPE "
    + "[unsupported-document]"

  @Test func documentTypeIsRefused() {
    expectUnreadable("<?xml version='1.0'?>\n  <!DOCTYPE box>\n<box/>", "2:3: \(documentType)")
  }

  /// No computer expands as many: whoever began would not end.
  @Test func billionsOfLaughsAreNeverExpanded() {
    let laughs = (1...30).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
    let text = "<!DOCTYPE box [\n<!ENTITY l0 \"lol\">\n\(laughs.joined(separator: "\n"))\n]>\n<box text=\"&l30;\"/>"
    expectUnreadable(text, "1:1: \(documentType)")
  }

  @Test func externalEntitiesAreNeverLoaded() {
    expectUnreadable(
      "<!DOCTYPE box [<!ENTITY hosts SYSTEM \"file:///etc/hosts\">]>\n<box><string>&hosts;</string></box>",
      "1:1: \(documentType)")
    expectUnreadable("\n<!DOCTYPE box SYSTEM \"http://localhost:1/box.dtd\">\n<box/>", "2:1: \(documentType)")
  }

  @Test func depthIsLimited() {
    let text = String(repeating: "<box>\n", count: 300) + String(repeating: "</box>", count: 300)
    expectUnreadable(
      text,
      "257:1: error: elements are nested deeper than 256 levels; flatten the document [unsupported-document]")
  }

  @Test func sizeIsLimited() {
    let bytes = [UInt8](unsafeUninitializedCapacity: XMLReader.maximumSize + 1) { $1 = XMLReader.maximumSize + 1 }
    let error = #expect(throws: UnreadableDocument.self) {
      try XMLTree(bytes, path: "big.xib")
    }
    #expect(error?.diagnostic.ruleID == "unsupported-document")
    #expect(error?.diagnostic.message == "document is larger than 64 MiB; split it")
    #expect(error?.diagnostic.range == nil)
    #expect(error?.source.bytes.isEmpty == true)
  }

  private static func attributes(_ count: Int, _ name: String = "a", value: String = ">") -> String {
    (0..<count).map { " \(name)\($0)='\(value)'" }.joined()
  }

  private static let tooManyAttributes =
    "error: element has more than 256 attributes; remove those that nothing reads [unsupported-document]"

  @Test func attributesAreLimited() {
    expectUnreadable("<box>\n <box\(Self.attributes(257))/></box>", "2:2: \(Self.tooManyAttributes)")
    expectUnreadable("<box\(Self.attributes(257, "xmlns:a"))/>", "1:1: \(Self.tooManyAttributes)")
  }

  /// The parser would compare each with all before it.
  @Test func attributesBeyondTheLimitAreNotCompared() async {
    await #expect(processExitsWith: .success) {
      for name in ["a", "xmlns:a"] {
        Growth.expectNearlyLinear(from: 2_000) { count in
          "<box\(LimitTests.attributes(count, name))/>"
        } work: { text in
          expectUnreadable(text, "1:1: \(LimitTests.tooManyAttributes)")
        }
      }
    }
  }

  @Test func asManyAttributesAsAreAllowedAreRead() throws {
    let tree = try XMLTree(text: "<box\(Self.attributes(256))/>")
    #expect(tree.attributePositions(of: tree.root).count == 256)
  }

  @Test func quotesOutsideOfTagsAreNoAttributes() throws {
    let quotes = String(repeating: " a=''", count: 1000)
    #expect(try XMLTree(text: "<box><!--\(quotes)--> \(quotes) <?a \(quotes)?></box>").elements.count == 1)
  }

  @Test func namespacesInScopeAreLimited() throws {
    let inner = "<box\(Self.attributes(200, "xmlns:b", value: "u"))>"
    expectUnreadable(
      "<box\(Self.attributes(200, "xmlns:a", value: "u"))>\n\(inner)</box></box>",
      "2:1: error: more than 256 namespaces are declared here and around; Interface Builder never writes one, remove "
        + "them [unsupported-document]")
    #expect(try XMLTree(text: "<box>\(inner)</box>\(inner)</box></box>").elements.count == 3)
  }

  @Test func longAttributesAndTextsAreRead() throws {
    let text = String(repeating: "x", count: 11_000_000)
    let tree = try XMLTree(text: "<box name='\(text)'>\(text)</box>")
    #expect(tree.attribute("name", of: tree.root).map(tree.value(ofAttribute:)) == text)
    #expect(tree.text(of: tree.root) == text)
  }

  @Test func namesAreFoundHoweverMany() throws {
    let elements = (0..<1000).map { "<p:box\($0)/><box\($0)/>" }.joined()
    let tree = try XMLTree(text: "<box xmlns:p='p'>\(elements)\(elements)</box>")
    #expect(tree.names.count == 2001 && Set(tree.names).count == 2001)
    #expect(tree.names.indices.allSatisfy { tree.number(ofName: tree.names[$0]) == Int32($0) })
    #expect(tree.number(ofName: "box1000") == nil)
  }
}
