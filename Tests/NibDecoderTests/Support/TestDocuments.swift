import TestSupport
import Testing

@testable import NibDecoder

extension NibRegistry {
  /// The classes of `TestObjects.swift`.
  static let test: NibRegistry = {
    var registry = NibRegistry()
    registry.register(Box.self, forElement: "box")
    registry.register(Crate.self, forElement: "crate")
    registry.register(Crate.self, forCustomClass: "Crate")
    registry.register(Glass.self, forElement: "glass")
    registry.register(Tag.self, forElement: "tag")
    registry.registerFallback(UnknownBox.self, forTopLevelObjects: false)
    registry.registerVocabulary(
      ["document", "objects", "subviews", "variation", "mask", "include", "exclude", "connections", "outlet"])
    registry.registerVocabulary(["string", "mutableString", "real", "integer", "bool", "rect", "edgeInsets"])
    registry.registerVocabulary(["directionalEdgeInsets", "nil"])
    registry.registerValueElement("rect", forKey: "frame")
    registry.registerValueElement("edgeInsets", forKey: "layoutMargins")
    registry.registerCompiledKeys([
      "UIBoxes": .named("subviews"), "UIBoxWeight": .named("weight"), "NSBoxHidden": .named("hidden"),
      "UIBoxSide": .enumeration("side", texts: [["left"], ["top", "up"], ["right"]]),
      "UIBoxHasFrame": .presence(of: ["frame", "bounds"]),
    ])
    return registry
  }()
}

extension NibDocument {
  /// Reads a document of the tests' own vocabulary.
  static func test(_ text: String) throws -> NibDocument {
    try read(Array(text.utf8), path: "test.xml") { _ in .test }
  }

  /// Reads objects as Interface Builder wraps them.
  static func interfaceBuilder(_ objects: String) throws -> NibDocument {
    try test(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
      """)
  }

  /// The objects in `<objects>`.
  func boxes() -> [Box] { rootCoder.decodeObjects(of: Box.self, in: "objects") }
}

/// Expects a decoding to answer nil and to leave one diagnostic, at the mark.
func expectMalformed<Value: Equatable>(
  _ marked: String, _ ruleID: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
  decode: (NibCoder) -> Value?
) throws {
  let source = MarkedSource(marked)
  let document = try NibDocument.test(source.text)
  #expect(decode(document.rootCoder) == nil, sourceLocation: sourceLocation)
  let expected = [Diagnostic(ruleID, .error, message, range: source.marks.first)]
  #expect(document.diagnostics == expected, sourceLocation: sourceLocation)
}

/// Reads the root element of a document and hands its coder over; expects no diagnostics.
func expectWellFormed<Value: Equatable>(
  _ text: String, _ value: Value?, sourceLocation: SourceLocation = #_sourceLocation,
  decode: (NibCoder) -> Value?
) throws {
  let document = try NibDocument.test(text)
  #expect(decode(document.rootCoder) == value, sourceLocation: sourceLocation)
  #expect(document.diagnostics.isEmpty, sourceLocation: sourceLocation)
}

/// Expects a document that cannot be read, and the text of its diagnostic.
func expectUnreadable(
  _ text: String, _ expected: String, isOfOtherFormat: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: UnreadableDocument.self, sourceLocation: sourceLocation) {
    try NibDocument.test(text)
  }
  guard let error else { return }
  #expect(error.diagnostic.text(in: error.source) == expected, sourceLocation: sourceLocation)
  #expect(error.isOfOtherFormat == isOfOtherFormat, sourceLocation: sourceLocation)
}
