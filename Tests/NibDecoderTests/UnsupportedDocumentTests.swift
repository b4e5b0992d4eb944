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
}
