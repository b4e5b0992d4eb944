import TestSupport
import Testing

@testable import NibDecoder

/// Objects whose `init(coder:)` throws.
@Suite struct FailingObjectTests {
  @Test func isReportedAndTheRestGoesOn() throws {
    let source = MarkedSource(
      """
      <box><subviews>
        <glass id="a"/>
        ⟦<glass id="b" broken="YES">⟧</glass>
        <box id="c"/>
      </subviews></box>
      """)
    let document = try NibDocument.test(source.text)
    let box = document.rootCoder.decodeRoot(as: Box.self)
    #expect(box?.boxes.map(\.id) == ["a", "c"])
    let expected = Diagnostic(
      "malformed-value", .error, "cannot decode <glass>: glass is broken", range: source.marks[0])
    #expect(document.diagnostics == [expected])
  }

  @Test func isReportedOnceHoweverOftenItIsAsked() throws {
    let document = try NibDocument.test("<box><subviews><glass broken='YES'/></subviews></box>")
    let coder = document.rootCoder
    for _ in 1...3 {
      #expect(coder.decodeObjects(of: Box.self, in: "subviews").isEmpty)
      #expect(coder.decodeNearestObjects(of: Box.self).isEmpty)
    }
    #expect(document.diagnostics.count == 1)
  }

  @Test func failsItsRoot() throws {
    let document = try NibDocument.test("<glass id='a' broken=''/>")
    #expect(document.rootCoder.decodeRoot(as: Box.self)?.id == nil)
    #expect(document.diagnostics.map(\.ruleID) == ["malformed-value"])
  }

  @Test func namesNothing() throws {
    let document = try NibDocument.test("<box next='a'><subviews><glass id='a' broken=''/></subviews></box>")
    let box = document.rootCoder.decodeRoot(as: Box.self)
    #expect(box?.next.flatMap(document.object) as? Box === nil)
  }
}
