import TestSupport
import Testing

@testable import NibDecoder

/// References from one object to another, and the identity of objects.
@Suite struct ReferenceTests {
  private let text = """
    <box id="a" next="b"><subviews>
      <box id="b" next="a"/>
      <box id="c" next="d"/>
    </subviews></box>
    """

  @Test func pointForwardAndBackward() throws {
    let document = try NibDocument.test(text)
    let a = try #require(document.rootCoder.decodeRoot(as: Box.self))
    let b = a.boxes[0]
    #expect(a.next.flatMap(document.object) === b)
    #expect(b.next.flatMap(document.object) === a)
  }

  @Test func nameNothingUntilTheObjectIsMade() throws {
    let document = try NibDocument.test(text)
    let reference = try #require(document.rootCoder.decodeReference(forKey: "next"))
    #expect(document.object(reference) as? Box === nil)
    let a = document.rootCoder.decodeRoot(as: Box.self)
    #expect(document.object(reference) === a?.boxes[0])
  }

  @Test func keepTheirPlace() throws {
    let source = MarkedSource("<box id='a'\n  next='⟦b⟧'/>")
    let reference = try NibDocument.test(source.text).rootCoder.decodeReference(forKey: "next")
    #expect(reference?.id == "b")
    #expect(reference?.range == source.marks[0])
    #expect(try NibDocument.test("<box/>").rootCoder.decodeReference(forKey: "next") == nil)
  }

  @Test func danglingReferenceNamesNothing() throws {
    let document = try NibDocument.test(text)
    let a = document.rootCoder.decodeRoot(as: Box.self)
    #expect(a?.boxes[1].next.flatMap(document.object) as? Box === nil)
  }

  @Test func oneElementIsOneObjectHoweverOftenItIsAsked() throws {
    let document = try NibDocument.test(text)
    let coder = document.rootCoder
    let first = coder.decodeObjects(of: Box.self, in: "subviews")
    let again = coder.decodeObjects(of: Box.self, in: "subviews")
    #expect(zip(first, again).allSatisfy { $0 === $1 })
    #expect(coder.decodeNearestObjects(of: Box.self).elementsEqual(first) { $0 === $1 })
    #expect(coder.decodeRoot(as: Box.self)?.boxes.elementsEqual(first) { $0 === $1 } == true)
  }
}
