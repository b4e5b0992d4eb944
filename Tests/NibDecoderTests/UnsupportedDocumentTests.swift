import Testing

@testable import NibDecoder

/// Well-formed documents that are refused.
@Suite struct UnsupportedDocumentTests {
  private let documentType =
    "error: document type declaration found; Interface Builder never writes one, remove the DOCTYPE "
    + "[unsupported-document]"

  @Test func documentTypeIsRefused() {
    expectUnreadable("<?xml version='1.0'?>\n  <!DOCTYPE box>\n<box/>", "2:3: \(documentType)")
  }

  @Test func billionLaughsAreNeverExpanded() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
    let text = "<!DOCTYPE box [\n<!ENTITY l0 \"lol\">\n\(laughs.joined(separator: "\n"))\n]>\n<box text=\"&l9;\"/>"
    let duration = ContinuousClock().measure { expectUnreadable(text, "1:1: \(documentType)") }
    #expect(duration < .seconds(1))
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

  @Test func deepestAllowedDocumentIsDecoded() throws {
    let levels = XMLReader.maximumDepth / 2
    let text =
      String(repeating: "<box><subviews>", count: levels) + String(repeating: "</subviews></box>", count: levels)
    var box = try NibDocument.test(text).rootCoder.decodeRoot(as: Box.self)
    var depth = 0
    while let current = box {
      depth += 1
      box = current.boxes.first
    }
    #expect(depth == levels)
  }

  @Test func sizeIsLimited() {
    let bytes = [UInt8](unsafeUninitializedCapacity: XMLReader.maximumSize + 1) { $1 = XMLReader.maximumSize + 1 }
    let error = #expect(throws: UnreadableDocument.self) {
      try NibDocument.read(bytes, path: "big.xib") { _ in .test }
    }
    #expect(error?.diagnostic.ruleID == "unsupported-document")
    #expect(error?.diagnostic.message == "document is larger than 64 MiB; split it")
    #expect(error?.diagnostic.range == nil)
    #expect(error?.source.bytes.isEmpty == true)
  }

  @Test func legacyArchive() {
    expectUnreadable(
      "<?xml version='1.0'?>\n<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'/>",
      "2:1: error: legacy <archive> document; open and save it with Xcode 5 or later [unsupported-document]")
  }

  @Test func watchKitStoryboard() {
    expectUnreadable(
      "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>",
      "1:1: error: WatchKit storyboard; watch interfaces have no Auto Layout to check [unsupported-document]")
  }

  @Test func documentWithoutAType() {
    expectUnreadable(
      "<!-- a -->\n <document/>",
      "2:2: error: document type missing; expected com.apple.InterfaceBuilder3.CocoaTouch… or …Cocoa… "
        + "[unsupported-document]")
  }

  @Test func documentOfAnUnknownType() {
    expectUnreadable(
      "<document type='com.example.Sheet'/>",
      "1:1: error: document type \"com.example.Sheet\"; expected com.apple.InterfaceBuilder3.CocoaTouch… "
        + "or …Cocoa… [unsupported-document]")
  }

  private func attributes(_ count: Int, _ name: String = "a", value: String = ">") -> String {
    (0..<count).map { " \(name)\($0)='\(value)'" }.joined()
  }

  @Test(.timeLimit(.minutes(10)), arguments: [257, 100_000]) func attributesAreLimited(count: Int) {
    expectUnreadable(
      "<box>\n <box\(attributes(count))/></box>",
      "2:2: error: element has more than 256 attributes; remove those that nothing reads [unsupported-document]")
    expectUnreadable(
      "<box\(attributes(count, "xmlns:a"))/>",
      "1:1: error: element has more than 256 attributes; remove those that nothing reads [unsupported-document]")
  }

  @Test func asManyAttributesAsAreAllowedAreRead() throws {
    let document = try NibDocument.test("<box\(attributes(256))/>")
    #expect(document.tree.attributes(of: document.tree.root).count == 256)
  }

  @Test func quotesOutsideOfTagsAreNoAttributes() throws {
    let quotes = String(repeating: " a=''", count: 1000)
    #expect(try NibDocument.test("<box><!--\(quotes)--> \(quotes) <?a \(quotes)?></box>").tree.elements.count == 1)
  }

  @Test func namespacesInScopeAreLimited() throws {
    let inner = "<box\(attributes(200, "xmlns:b", value: "u"))>"
    expectUnreadable(
      "<box\(attributes(200, "xmlns:a", value: "u"))>\n\(inner)</box></box>",
      "2:1: error: more than 256 namespaces are declared here and around; Interface Builder never writes one, remove "
        + "them [unsupported-document]")
    #expect(try NibDocument.test("<box>\(inner)</box>\(inner)</box></box>").tree.elements.count == 3)
  }

  @Test(.timeLimit(.minutes(10))) func longAttributesAndTextsAreRead() throws {
    let text = String(repeating: "x", count: 11_000_000)
    let document = try NibDocument.test("<box name='\(text)'>\(text)</box>")
    #expect(document.tree.attribute("name", of: document.tree.root).map(document.value(ofAttribute:)) == text)
    #expect(document.tree.text(of: document.tree.root) == text)
  }

  @Test func namesAreFoundHoweverMany() throws {
    let elements = (0..<1000).map { "<p:box\($0)/><box\($0)/>" }.joined()
    let tree = try NibDocument.test("<box xmlns:p='p'>\(elements)\(elements)</box>").tree
    #expect(tree.names.count == 2001 && Set(tree.names).count == 2001)
    #expect(tree.names.indices.allSatisfy { tree.number(ofName: tree.names[$0]) == Int32($0) })
    #expect(tree.number(ofName: "box1000") == nil)
  }
}
