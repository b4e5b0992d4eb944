import Testing

@testable import NibDecoder

/// `decodeNearestObjects(of:)` looks below any elements.
@Suite struct NearestObjectTests {
  private func ids(_ text: String) throws -> [String?] {
    try NibDocument.test("<box>\(text)</box>").rootCoder.decodeNearestObjects(of: Box.self).map(\.id)
  }

  @Test func findsObjectsBelowElementsOfAnyName() throws {
    #expect(try ids("<objects><connections><box id='a'/></connections><box id='b'/></objects>") == ["a", "b"])
  }

  @Test func stopsAtTheFirstObjectOnEachPath() throws {
    #expect(try ids("<objects><box id='a'><subviews><box id='b'/></subviews></box></objects>") == ["a"])
  }

  @Test func looksBelowObjectsOfAnotherKind() throws {
    #expect(try ids("<tag><objects><box id='a'/></objects></tag>") == ["a"])
  }

  @Test func findsKeyedObjects() throws {
    #expect(try ids("<box key='lid' id='a'/>") == ["a"])
  }

  @Test func leavesUnregisteredElementsAlone() throws {
    #expect(try ids("<objects><barrel id='a'><box id='b'/></barrel></objects>") == ["b"])
  }

  @Test func childCodersKeepTheirOrder() throws {
    let coder = try NibDocument.test("<box><tag text='a'/><rect key='frame'/><box/></box>").rootCoder
    #expect(coder.childCoders.map(\.elementName) == ["tag", "rect", "box"])
  }
}
