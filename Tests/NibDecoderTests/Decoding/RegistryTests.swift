import Testing

@testable import NibDecoder

/// Which class an element becomes.
@Suite struct RegistryTests {
  @Test func elementNameChoosesTheClass() throws {
    let boxes = try NibDocument.interfaceBuilder("<box/><crate weight='2.5'/>").boxes()
    #expect(boxes.map { type(of: $0) == Crate.self } == [false, true])
    #expect((boxes.last as? Crate)?.weight == 2.5)
  }

  @Test func subclassReadsItsKeysAndThoseOfItsSuperclass() throws {
    let text = "<crate id='a' weight='7' next='b'><subviews><box id='b'/></subviews></crate>"
    let crate = try #require(try NibDocument.test(text).rootCoder.decodeRoot(as: Crate.self))
    #expect(crate.weight == 7)
    #expect(crate.id == "a")
    #expect(crate.next?.id == "b")
    #expect(crate.boxes.map(\.id) == ["b"])
  }

  @Test func customClassWinsOverTheElementName() throws {
    let boxes = try NibDocument.interfaceBuilder("<box customClass='Crate' weight='3'/>").boxes()
    #expect((boxes.first as? Crate)?.weight == 3)
  }

  @Test func customClassThatNobodyRegisteredLeavesTheElementsClass() throws {
    let boxes = try NibDocument.interfaceBuilder("<box customClass='Chest'/><crate customClass='Chest'/>").boxes()
    #expect(boxes.map { $0 is Crate } == [false, true])
  }

  @Test func unregisteredElementBecomesTheFallback() throws {
    let document = try NibDocument.interfaceBuilder("<barrel id='a'/><box id='b' next='a'/>")
    let boxes = document.boxes()
    #expect(boxes.map { $0 is UnknownBox } == [true, false])
    #expect(boxes.first?.element == "barrel")
    #expect(boxes.last?.next.flatMap(document.object) === boxes.first)
  }

  /// Names of the vocabulary are no objects, and what an unknown object holds is its own.
  @Test func fallbackIsMadeFromTopLevelObjectsWhereItIsToBe() throws {
    var registry = NibRegistry.test
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <connections/><barrel id='a'><subviews><box id='b'/></subviews></barrel><box id='c'/></objects></document>
      """
    func nearest() throws -> [String?] {
      let document = try NibDocument.read(Array(text.utf8), path: "test.xml") { [registry] _ in registry }
      return document.rootCoder.decodeNearestObjects(of: Box.self).map(\.id)
    }
    #expect(try nearest() == ["b", "c"])
    registry.registerFallback(UnknownBox.self)
    #expect(try nearest() == ["a", "c"])
    registry.registerFallback(UnknownBox.self, forTopLevelObjects: false)
    #expect(try nearest() == ["b", "c"])
    // A class that is not asked for.
    registry.registerFallback(Tag.self)
    #expect(try nearest() == ["b", "c"])
  }

  @Test func objectsOfAnotherKindAreLeftOut() throws {
    let document = try NibDocument.interfaceBuilder("<tag text='x'/><box/>")
    #expect(document.boxes().count == 1)
    #expect(document.rootCoder.decodeObjects(of: Tag.self, in: "objects").map(\.text) == ["x"])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func laterRegistrationReplacesAnEarlierOne() throws {
    var registry = NibRegistry.test
    registry.register(Crate.self, forElement: "box")
    let document = try NibDocument.read(Array("<box/>".utf8), path: "test.xml") { [registry] _ in registry }
    #expect(document.rootCoder.decodeRoot(as: Box.self) is Crate)
  }

  @Test func withoutAFallbackUnregisteredElementsAreLeftOut() throws {
    var registry = NibRegistry()
    registry.register(Box.self, forElement: "box")
    registry.registerVocabulary(["subviews"])
    let text = "<box><subviews><barrel/><box/></subviews></box>"
    let document = try NibDocument.read(Array(text.utf8), path: "test.xml") { [registry] _ in registry }
    #expect(document.rootCoder.decodeRoot(as: Box.self)?.boxes.map(\.element) == ["box"])
    #expect(document.diagnostics.map(\.ruleID) == ["unknown-element"])
  }
}
