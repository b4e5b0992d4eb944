import TestSupport
import Testing

@testable import NibDecoder

/// Ids that two objects share.
@Suite struct DuplicateIDTests {
  @Test func keepsBothPlacesOfADuplicateID() throws {
    let source = MarkedSource(
      """
      <box id="a"><subviews>
        ⟦<crate id="b">⟧</crate>
        <box id="⟦b⟧"/>
      </subviews></box>
      """)
    let document = try NibDocument.test(source.text)
    let expected = Diagnostic(
      "duplicate-id", .error, "duplicate id \"b\" on <box>; every object needs an id of its own",
      range: source.marks[1], notes: [.init("first used here", range: source.marks[0])])
    #expect(document.diagnostics == [expected])
  }

  @Test func everyFurtherUsePointsToTheFirst() throws {
    let source = MarkedSource("⟦<box id='a'>⟧<box id='⟦a⟧'/><box id='⟦a⟧'/></box>")
    let diagnostics = try NibDocument.test(source.text).diagnostics
    #expect(diagnostics.map(\.range) == [source.marks[1], source.marks[2]])
    #expect(diagnostics.flatMap(\.notes).map(\.range) == [source.marks[0], source.marks[0]])
  }

  @Test func referencesNameTheFirst() throws {
    let document = try NibDocument.test("<box id='a' next='b'><box id='b'/><crate id='b'/></box>")
    let box = document.rootCoder.decodeRoot(as: Box.self)
    #expect(box?.next.flatMap(document.object) === box?.boxes.first)
  }

  @Test func idsOfDevicesAreNoneOfObjects() throws {
    let document = try NibDocument.interfaceBuilder("<box id='retina'/><device id='retina'/><adaptation id='retina'/>")
    #expect(!document.diagnostics.contains { $0.ruleID == "duplicate-id" })
  }
}
