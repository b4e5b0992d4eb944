import Testing

@testable import NibDecoder

/// Well-formed documents that are refused.
@Suite struct UnsupportedDocumentTests {
  @Test func deepestAllowedDocumentIsDecoded() throws {
    let levels = 128
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

  @Test func legacyArchive() {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    expectUnreadable(
      "<?xml version='1.0'?>\n<archive type='\(type)' version='8.00'><data/></archive>",
      "2:1: error: legacy <archive> document; open and save it with Xcode 5 or later [unsupported-document]",
      isOfOtherFormat: true)
  }

  @Test func carbonNib() {
    expectUnreadable(
      "<?xml version='1.0'?>\n<object class='NSIBObjectData'><string name='targetFramework'>IBCarbonFramework</string>"
        + "</object>",
      "2:1: error: Carbon nib; Carbon's interfaces have no Auto Layout to check [unsupported-document]",
      isOfOtherFormat: true)
  }

  @Test func objectThatIsNoCarbonNib() {
    expectUnreadable(
      "<object class='NSIBObjectData'/>",
      "1:1: error: root element <object>; expected <document> or a view element such as <stackView> "
        + "[unsupported-document]")
  }

  @Test func watchKitStoryboard() {
    expectUnreadable(
      "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard' targetRuntime='watchKit'/>",
      "1:1: error: WatchKit storyboard; watch interfaces have no Auto Layout to check [unsupported-document]",
      isOfOtherFormat: true)
  }

  /// No document chooses to be read by nobody.
  @Test(arguments: [
    "<archive><objects/></archive>",
    "<document type='com.apple.InterfaceBuilder3.WatchKit.XIB' targetRuntime='watchKit'/>",
    "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard' targetRuntime='iOS.CocoaTouch'/>",
    "<document type='WatchKit'/>",
  ])
  func documentThatOnlyCallsItselfAnother(text: String) {
    let error = #expect(throws: UnreadableDocument.self) { try NibDocument.test(text) }
    #expect(error?.isOfOtherFormat == false)
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
