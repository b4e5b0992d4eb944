import Testing

@testable import NibDecoder

/// Keys as compiled nibs spell them, which a registry declares.
@Suite struct CompiledKeyTests {
  @Test(arguments: [("left", 0), ("top", 1), ("up", 1), ("right", 2)])
  func enumerationDecodesAsItsRawValue(text: String, rawValue: Int) throws {
    try expectWellFormed("<box side='\(text)'/>", rawValue) { $0.decodeInteger(forKey: "UIBoxSide") }
  }

  @Test(arguments: ["UIBoxSide", "UIBoxWeight"]) func missingKeysAreNil(key: String) throws {
    try expectWellFormed("<box/>", nil) { $0.decodeInteger(forKey: key) }
    try expectWellFormed("<box/>", false) { $0.containsValue(forKey: key) }
    try expectWellFormed("<box side='left' weight='1'/>", true) { $0.containsValue(forKey: key) }
  }

  @Test func unknownTextOfAnEnumerationIsReported() throws {
    try expectMalformed(
      "<box side='⟦lefft⟧'/>", "unknown-value", "unknown UIBoxSide \"lefft\"; did you mean \"left\"?"
    ) { $0.decodeInteger(forKey: "UIBoxSide") }
    try expectMalformed(
      "<box side='⟦z⟧'/>", "unknown-value",
      "unknown UIBoxSide \"z\"; expected \"left\", \"top\", \"up\", \"right\""
    ) { $0.decodeInteger(forKey: "UIBoxSide") }
  }

  @Test func renamedKeysDecodeAsAnyType() throws {
    try expectWellFormed("<box weight='8.5'/>", 8.5) { $0.decodeDouble(forKey: "UIBoxWeight") }
    try expectWellFormed("<box weight='8.5'/>", "8.5") { $0.decodeString(forKey: "UIBoxWeight") }
    try expectWellFormed("<box hidden='YES'/>", true) { $0.decodeBool(forKey: "NSBoxHidden") }
    try expectMalformed(
      "<box weight='⟦heavy⟧'/>", "malformed-value", "malformed UIBoxWeight \"heavy\"; expected a number"
    ) { $0.decodeDouble(forKey: "UIBoxWeight") }
  }

  @Test(arguments: ["<rect key='frame'/>", "<rect key='bounds'/>"])
  func presenceOfAChildSetsAFlag(child: String) throws {
    let key = "UIBoxHasFrame"
    try expectWellFormed("<box>\(child)</box>", true) { $0.decodeBool(forKey: key) }
    try expectWellFormed("<box>\(child)</box>", true) { $0.containsValue(forKey: key) }
    try expectWellFormed("<box/>", nil) { $0.decodeBool(forKey: key) }
    try expectWellFormed("<box/>", false) { $0.containsValue(forKey: key) }
  }

  @Test func containersAreRenamedToo() throws {
    let coder = try NibDocument.test("<box><subviews><box id='a'/><crate id='b'/></subviews></box>").rootCoder
    #expect(coder.decodeObjects(of: Box.self, in: "UIBoxes").map(\.id) == ["a", "b"])
    #expect(coder.coders(in: "UIBoxes").map(\.elementName) == ["box", "crate"])
  }

  @Test func otherKeysStayAsTheyAre() throws {
    try expectWellFormed("<box UIOwnKey='3' Name='x'/>", 3) { $0.decodeInteger(forKey: "UIOwnKey") }
    try expectWellFormed("<box UIOwnKey='3' Name='x'/>", "x") { $0.decodeString(forKey: "Name") }
    try expectWellFormed("<box side='left' weight='1'/>", nil) { $0.decodeInteger(forKey: "UIStackViewAxis") }
  }

  @Test func laterDeclarationReplacesAnEarlierOne() throws {
    var registry = NibRegistry.test
    registry.registerCompiledKeys(["UIBoxWeight": .named("mass")])
    let text = "<box weight='1' mass='2' side='up'/>"
    let document = try NibDocument.read(Array(text.utf8), path: "test.xml") { [registry] _ in registry }
    #expect(document.rootCoder.decodeInteger(forKey: "UIBoxWeight") == 2)
    #expect(document.rootCoder.decodeInteger(forKey: "UIBoxSide") == 1)
  }

  @Test func keysMayBeginWithASmallLetter() throws {
    var registry = NibRegistry.test
    registry.registerCompiledKeys(["boxDepth": .named("depth")])
    let text = "<box depth='4'/>"
    let document = try NibDocument.read(Array(text.utf8), path: "test.xml") { [registry] _ in registry }
    #expect(document.rootCoder.decodeInteger(forKey: "boxDepth") == 4)
  }
}
