import TestSupport
import Testing

@testable import NibDecoder

/// What a document is, told by its root element.
@Suite struct DocumentKindTests {
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", Platform.iOS),
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .iOS),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard.XIB", .tvOS),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS),
  ])
  func typeNamesThePlatform(type: String, platform: Platform) throws {
    let document = try NibDocument.test("<document type=\"\(type)\"/>")
    #expect(document.kind == .interfaceBuilder(platform))
    #expect(document.kind.platform == platform)
  }

  @Test func registryIsAskedForThePlatform() throws {
    let text = "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>"
    var asked: [Platform] = []
    _ = try NibDocument.read(Array(text.utf8), path: "test.xib") { platform in
      asked.append(platform)
      return .test
    }
    #expect(asked == [.macOS])
  }

  @Test func objectElementStartsAStackDefinition() throws {
    let document = try NibDocument.test("<crate weight='3'/>")
    #expect(document.kind == .stackDefinition)
    #expect(document.kind.platform == .iOS)
    #expect(document.rootCoder.decodeRoot(as: Crate.self)?.weight == 3)
  }

  @Test func customClassMakesAnUnknownRootAnObject() throws {
    let document = try NibDocument.test("<packet customClass='Crate'/>")
    #expect(document.rootCoder.decodeRoot(as: Box.self) is Crate)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func misspelledRootGetsASuggestion() {
    var registry = NibRegistry()
    registry.register(Box.self, forElement: "stackView")
    let error = #expect(throws: UnreadableDocument.self) {
      try NibDocument.read(Array("\n<stackVeiw/>".utf8), path: "test.xml") { [registry] _ in registry }
    }
    #expect(
      error.map { $0.diagnostic.text(in: $0.source) } == """
        2:1: error: root element <stackVeiw>; expected <document> or a view element; \
        did you mean <stackView>? [unsupported-document]
        """)
  }

  @Test func rootThatIsNoObjectIsRefused() {
    expectUnreadable(
      "<rect x='1'/>",
      "1:1: error: root element <rect>; expected <document> or a view element such as <stackView> "
        + "[unsupported-document]")
  }
}
