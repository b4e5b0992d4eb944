import Testing

@testable import Project

/// Superclasses of Apple's classes.
@Suite struct SystemHierarchyTests {
  @Test(arguments: [
    ("UIButton", "UIControl", true), ("UIButton", "UIView", true), ("UIButton", "NSObject", true),
    ("UIButton", "UILabel", false), ("UIView", "UIButton", false), ("NSSecureTextField", "NSControl", true),
    ("NSTextField", "NSTextView", false),
  ])
  func classIsOfTheKindOfItsSuperclasses(_ name: String, _ ancestor: String, _ isKind: Bool) {
    #expect(SystemHierarchy.isKind(name, of: ancestor) == isKind)
  }

  @Test func nothingIsKnownOfOtherClasses() {
    #expect(SystemHierarchy.isKind("Badge", of: "UIView") == nil)
    #expect(SystemHierarchy.isKind("UIView", of: "Badge") == nil)
    #expect(SystemHierarchy.lineage(of: "Badge").isEmpty)
  }

  @Test func classOfBothSystemsIsAViewOnEither() {
    #expect(SystemHierarchy.isKind("WKWebView", of: "UIView") == true)
    #expect(SystemHierarchy.isKind("WKWebView", of: "NSView") == nil)
    #expect(SystemHierarchy.isKind("WKWebView", of: "UILabel") == false)
    #expect(SystemHierarchy.isKind("AVPlayerView", of: "NSView") == true)
  }

  @Test func projectsMayDeriveFromTheClassOfAnyElement() {
    for name in ["UIStepper", "NSStepper", "NSStepperCell", "PKCanvasView", "UIResponder", "NSDocument"] {
      #expect(SystemClass.names.contains(name), "\(name)")
    }
    #expect(!SystemClass.names.contains("UITextInputTraits") && !SystemClass.names.contains("WKInterfaceLabel"))
  }

  @Test func everyLineageEndsWithNSObject() {
    for name in SystemClass.names where SystemHierarchy.contains(name) {
      #expect(SystemHierarchy.lineage(of: name).last == "NSObject", "\(name)")
    }
  }
}
