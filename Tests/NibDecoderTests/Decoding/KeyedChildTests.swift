import TestSupport
import Testing

@testable import NibDecoder

/// Values that are written as child elements with a `key`.
@Suite struct KeyedChildTests {
  @Test func valueElementsAnswerAsAttributesDo() throws {
    let document = try NibDocument.test(
      """
      <box>
        <string key="text">two
      words</string>
        <mutableString key="more">x</mutableString>
        <real key="spacing" value="8.5"/>
        <integer key="lines" value="3"/>
        <bool key="hidden" value="YES"/>
      </box>
      """)
    let coder = document.rootCoder
    #expect(coder.decodeString(forKey: "text") == "two\nwords")
    #expect(coder.decodeString(forKey: "more") == "x")
    #expect(coder.decodeDouble(forKey: "spacing") == 8.5)
    #expect(coder.decodeInteger(forKey: "lines") == 3)
    #expect(coder.decodeBool(forKey: "hidden") == true)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func keysThatDifferInTheMiddleAreToldApart() throws {
    let document = try NibDocument.test(
      """
      <box horizontalAAAAPriority="1" horizontalBBBBPriority="2">
        <real key="horizontalCCCCPriority" value="3"/>
        <real key="horizontalDDDDPriority" value="4"/>
      </box>
      """)
    let keys = ["A", "B", "C", "D", "E"].map { "horizontal\($0)\($0)\($0)\($0)Priority" }
    #expect(keys.map(document.rootCoder.decodeDouble(forKey:)) == [1, 2, 3, 4, nil])
  }

  @Test func attributeWinsOverAChild() throws {
    try expectWellFormed("<box text='a'><string key='text'>b</string></box>", "a") { $0.decodeString(forKey: "text") }
  }

  @Test func emptyStringElementIsAnEmptyString() throws {
    try expectWellFormed("<box><string key='text'/></box>", "") { $0.decodeString(forKey: "text") }
  }

  @Test func nilElementIsNoValue() throws {
    try expectWellFormed("<box><nil key='text'/></box>", nil) { $0.decodeString(forKey: "text") }
    try expectWellFormed("<box><nil key='text'/></box>", true) { $0.containsValue(forKey: "text") }
  }

  @Test func malformedTextOfAnElementIsReportedWhereItStands() throws {
    try expectMalformed(
      "<box>\n  <string key='spacing'>⟦wide⟧</string></box>", "malformed-value",
      "malformed spacing \"wide\"; expected a number"
    ) { $0.decodeDouble(forKey: "spacing") }
    try expectMalformed(
      "<box>\n  ⟦<string key='spacing'/>⟧</box>", "malformed-value", "malformed spacing \"\"; expected a number"
    ) { $0.decodeDouble(forKey: "spacing") }
  }

  @Test func containsValueAsksWhetherAKeyIsWritten() throws {
    let coder = try NibDocument.test("<box a='' b='bad'><rect key='frame'/><real key='c' value='bad'/></box>").rootCoder
    #expect(["a", "b", "c", "frame"].allSatisfy { coder.containsValue(forKey: $0) })
    #expect(!coder.containsValue(forKey: "d"))
    #expect(coder.document.diagnostics.isEmpty)
  }

  /// As `NSCoder` answers for the views that a view holds.
  @Test func containsValueIsTrueForContainers() throws {
    let coder = try NibDocument.test(
      "<box><subviews><box><connections/></box></subviews><rect key='frame'/><objects key='held'/></box>"
    ).rootCoder
    #expect(["subviews", "UIBoxes", "held"].allSatisfy(coder.containsValue))
    // Inside of another object, named by a key, and not there.
    #expect(!["connections", "rect", "objects", "NSConstraints"].contains(where: coder.containsValue))
    try expectWellFormed("<box><subviews/></box>", true) { $0.containsValue(forKey: "subviews") }
    try expectWellFormed("<box><box/></box>", false) { $0.containsValue(forKey: "subviews") }
  }

  @Test func coderForKeyReadsTheChildsOwnKeys() throws {
    let source = MarkedSource("<box>⟦<rect key='frame' x='4'/>⟧<rect key='bounds' x='5'/></box>")
    let coder = try NibDocument.test(source.text).rootCoder
    #expect(coder.coder(forKey: "frame")?.decodeDouble(forKey: "x") == 4)
    #expect(coder.coder(forKey: "frame")?.range == source.marks[0])
    #expect(coder.coder(forKey: "bounds")?.elementName == "rect")
    #expect(coder.coder(forKey: "insets")?.range == nil)
  }

  @Test func codersInAContainerKeepTheirOrder() throws {
    let coder = try NibDocument.test(
      "<box><connections><outlet property='a'/><outlet property='b'/></connections></box>"
    ).rootCoder
    #expect(coder.coders(in: "connections").map { $0.decodeString(forKey: "property") } == ["a", "b"])
    #expect(coder.coders(in: "constraints").isEmpty)
  }

  @Test func objectOfAKeyIsMadeFromItsElement() throws {
    let coder = try NibDocument.test("<box><crate key='lid' weight='2'/><tag key='label' text='x'/></box>").rootCoder
    #expect(coder.decodeObject(of: Crate.self, forKey: "lid")?.weight == 2)
    #expect(coder.decodeObject(of: Tag.self, forKey: "label")?.text == "x")
    #expect(coder.decodeObject(of: Box.self, forKey: "label")?.id == nil)
    #expect(coder.decodeObject(of: Box.self, forKey: "bottom")?.id == nil)
    #expect(coder.document.diagnostics.isEmpty)
  }
}
