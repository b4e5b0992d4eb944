import Testing

@testable import NibDecoder

/// What a hand-written file may leave out.
@Suite struct StackDefinitionTests {
  @Test func childrenNeedNoSubviewsElement() throws {
    let text = "<box><box id='a'/><rect key='frame'/><tag/><crate id='b'/></box>"
    let box = try NibDocument.test(text).rootCoder.decodeRoot(as: Box.self)
    #expect(box?.boxes.map(\.id) == ["a", "b"])
  }

  @Test func keyedObjectsAreNoLooseChildren() throws {
    let box = try NibDocument.test("<box><box key='lid' id='a'/><box id='b'/></box>").rootCoder
      .decodeRoot(as: Box.self)
    #expect(box?.boxes.map(\.id) == ["b"])
  }

  @Test func subviewsElementIsAllowed() throws {
    let box = try NibDocument.test("<box><subviews><box id='a'/></subviews></box>").rootCoder.decodeRoot(as: Box.self)
    #expect(box?.boxes.map(\.id) == ["a"])
  }

  @Test func misspelledChildIsKeptInItsPlace() throws {
    let document = try NibDocument.test("<box><box id='a'/><barrel id='b'/><box id='c'/></box>")
    let box = document.rootCoder.decodeRoot(as: Box.self)
    #expect(box?.boxes.map(\.id) == ["a", "b", "c"])
    #expect(box?.boxes[1] is UnknownBox)
    #expect(document.diagnostics.map(\.ruleID) == ["unknown-element"])
  }

  @Test func interfaceBuilderDocumentsNeedTheSubviewsElement() throws {
    let boxes = try NibDocument.interfaceBuilder("<box><box id='a'/></box>").boxes()
    #expect(boxes.first?.boxes.isEmpty == true)
  }

  @Test(arguments: [
    ("rect", "frame"), ("edgeInsets", "layoutMargins"), ("string", "string"),
  ])
  func keyMayBeLeftOutWhereTheElementSaysIt(element: String, key: String) throws {
    let content = "<\(element) x='3'/>"
    let coder = try NibDocument.test("<box>\(content)</box>").rootCoder
    #expect(coder.coder(forKey: key)?.decodeDouble(forKey: "x") == 3)
    let other = try NibDocument.interfaceBuilder("<box>\(content)</box>")
    let box = try #require(other.rootCoder.coders(in: "objects").first)
    #expect(box.coder(forKey: key)?.range == nil)
  }

  @Test func writtenKeyWinsOverAnElementWithoutOne() throws {
    let coder = try NibDocument.test("<box><rect x='1'/><rect key='frame' x='2'/></box>").rootCoder
    #expect(coder.coder(forKey: "frame")?.decodeDouble(forKey: "x") == 2)
  }
}
