import NibDecoder
import Testing

/// Keys as UIKit's own `init(coder:)` spells them.
@Suite struct CompiledKeyTests {
  @Test(arguments: [("horizontal", 0), ("vertical", 1)])
  func axis(text: String, rawValue: Int) throws {
    try expectWellFormed("<box axis='\(text)'/>", rawValue) { $0.decodeInteger(forKey: "UIStackViewAxis") }
  }

  @Test(arguments: [
    ("fill", 0), ("fillEqually", 1), ("fillProportionally", 2), ("equalSpacing", 3), ("equalCentering", 4),
  ])
  func distribution(text: String, rawValue: Int) throws {
    try expectWellFormed("<box distribution='\(text)'/>", rawValue) {
      $0.decodeInteger(forKey: "UIStackViewDistribution")
    }
  }

  @Test(arguments: [
    ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3), ("trailing", 4), ("bottom", 4),
    ("lastBaseline", 5),
  ])
  func alignment(text: String, rawValue: Int) throws {
    try expectWellFormed("<box alignment='\(text)'/>", rawValue) { $0.decodeInteger(forKey: "UIStackViewAlignment") }
  }

  @Test(arguments: ["UIStackViewAxis", "UIStackViewDistribution", "UIStackViewAlignment", "UIStackViewSpacing"])
  func missingKeysAreNil(key: String) throws {
    try expectWellFormed("<box/>", nil) { $0.decodeInteger(forKey: key) }
    try expectWellFormed("<box/>", false) { $0.containsValue(forKey: key) }
  }

  @Test func unknownTextOfAnEnumerationIsReported() throws {
    try expectMalformed(
      "<box axis='⟦verticle⟧'/>", "unknown-value", "unknown UIStackViewAxis \"verticle\"; did you mean \"vertical\"?"
    ) { $0.decodeInteger(forKey: "UIStackViewAxis") }
    try expectMalformed(
      "<box axis='⟦z⟧'/>", "unknown-value", "unknown UIStackViewAxis \"z\"; expected \"horizontal\", \"vertical\""
    ) { $0.decodeInteger(forKey: "UIStackViewAxis") }
  }

  @Test func spacing() throws {
    try expectWellFormed("<box spacing='8.5'/>", 8.5) { $0.decodeDouble(forKey: "UIStackViewSpacing") }
    try expectMalformed(
      "<box spacing='⟦wide⟧'/>", "malformed-value", "malformed UIStackViewSpacing \"wide\"; expected a number"
    ) { $0.decodeDouble(forKey: "UIStackViewSpacing") }
  }

  @Test(arguments: [
    "<edgeInsets key='layoutMargins' top='8'/>", "<directionalEdgeInsets key='directionalLayoutMargins' top='8'/>",
  ])
  func writtenMarginsMakeTheArrangementRelative(child: String) throws {
    let key = "UIStackViewLayoutMarginsRelative"
    try expectWellFormed("<box>\(child)</box>", true) { $0.decodeBool(forKey: key) }
    try expectWellFormed("<box>\(child)</box>", true) { $0.containsValue(forKey: key) }
    try expectWellFormed("<box/>", nil) { $0.decodeBool(forKey: key) }
    try expectWellFormed("<box/>", false) { $0.containsValue(forKey: key) }
  }

  @Test func arrangedSubviews() throws {
    let coder = try NibDocument.test("<box><subviews><box id='a'/><crate id='b'/></subviews></box>").rootCoder
    #expect(coder.decodeObjects(of: Box.self, in: "UIStackViewArrangedSubviews").map(\.id) == ["a", "b"])
    #expect(coder.decodeObjects(of: Box.self, in: "UISubviews").map(\.id) == ["a", "b"])
    #expect(coder.coders(in: "UISubviews").map(\.elementName) == ["box", "crate"])
  }

  @Test(arguments: [("UIHidden", "hidden"), ("UIClipsToBounds", "clipsSubviews")])
  func flags(key: String, attribute: String) throws {
    try expectWellFormed("<box \(attribute)='YES'/>", true) { $0.decodeBool(forKey: key) }
  }

  @Test func otherKeysStayAsTheyAre() throws {
    try expectWellFormed("<box UIOwnKey='3' Name='x'/>", 3) { $0.decodeInteger(forKey: "UIOwnKey") }
    try expectWellFormed("<box UIOwnKey='3' Name='x'/>", "x") { $0.decodeString(forKey: "Name") }
  }
}
