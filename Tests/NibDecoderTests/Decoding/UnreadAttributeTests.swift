import Testing

@testable import NibDecoder

/// Attributes that no class asked for.
@Suite struct UnreadAttributeTests {
  private func unread(_ document: NibDocument) -> [String] {
    document.unreadAttributes().map { element, attribute in
      "\(document.tree.name(of: element)).\(document.tree.name(ofAttribute: attribute))"
    }
  }

  @Test func areThoseOfDecodedElementsOnly() throws {
    let document = try NibDocument.test(
      """
      <box id="a" wieght="2"><subviews>
        <crate weight="2" shade="red"/>
        <box><rect key="frame" x="1"/></box>
      </subviews></box>
      """)
    _ = document.rootCoder.decodeRoot(as: Box.self)
    #expect(unread(document) == ["box.wieght", "crate.shade"])
  }

  @Test func askingForAKeyReadsItEvenIfItIsMalformed() throws {
    let document = try NibDocument.test("<crate weight='heavy'/>")
    _ = document.rootCoder.decodeRoot(as: Crate.self)
    #expect(unread(document).isEmpty)
    #expect(document.diagnostics.map(\.ruleID) == ["malformed-value"])
  }

  @Test func keysOfValueElementsAreRead() throws {
    let document = try NibDocument.test("<crate><real key='weight' value='2'/><rect key='frame' x='1' y='2'/></crate>")
    let coder = document.rootCoder
    #expect(coder.decodeDouble(forKey: "weight") == 2)
    #expect(coder.coder(forKey: "frame")?.decodeDouble(forKey: "x") == 1)
    #expect(unread(document) == ["rect.y"])
  }

  @Test func attributesOfReadVariationsAreRead() throws {
    let document = try NibDocument.test(
      """
      <crate weight="1">
        <variation key="default" weight="2"><mask key="subviews"><exclude reference="a"/></mask></variation>
        <variation key="widthClass=regular" weight="3"/>
      </crate>
      """)
    _ = document.rootCoder.decodeRoot(as: Crate.self)
    // The variation hides the element's own value, and that is no misspelling.
    #expect(unread(document).isEmpty)
  }
}
