import Testing

@testable import NibDecoder

/// Size-class variations override what the element itself says.
@Suite struct VariationTests {
  private let text = """
    <box spacing="1">
      <rect key="frame" x="1"/>
      <variation key="heightClass=compact-widthClass=regular" spacing="5"/>
      <variation key="widthClass=regular" spacing="4"><rect key="frame" x="4"/></variation>
      <variation key="heightClass=compact" spacing="3"/>
      <variation key="default" spacing="2"><rect key="frame" x="2"/><real key="width" value="20"/></variation>
    </box>
    """

  private func coder(_ active: [String]) throws -> NibCoder {
    let document = try NibDocument.test(text)
    return document.rootCoder(activeVariations: active)
  }

  @Test(arguments: [
    ("", 1), ("default", 2), ("default heightClass=compact", 3), ("default heightClass=compact widthClass=regular", 4),
    ("default heightClass=compact widthClass=regular heightClass=compact-widthClass=regular", 5),
    ("widthClass=compact", 1),
  ])
  func mostSpecificVariationWins(active: String, spacing: Double) throws {
    let active = active.split(separator: " ").map(String.init)
    #expect(try coder(active).decodeDouble(forKey: "spacing") == spacing)
  }

  @Test func defaultVariationAppliesUnlessToldOtherwise() throws {
    #expect(try NibDocument.test(text).rootCoder.decodeDouble(forKey: "spacing") == 2)
  }

  @Test func keyedChildrenVaryToo() throws {
    #expect(try coder([]).coder(forKey: "frame")?.decodeDouble(forKey: "x") == 1)
    #expect(try coder(["default"]).coder(forKey: "frame")?.decodeDouble(forKey: "x") == 2)
    #expect(try coder(["default", "widthClass=regular"]).coder(forKey: "frame")?.decodeDouble(forKey: "x") == 4)
    #expect(try coder(["default", "heightClass=compact"]).coder(forKey: "frame")?.decodeDouble(forKey: "x") == 2)
  }

  @Test func valuesThatOnlyAVariationWrites() throws {
    #expect(try coder([]).decodeDouble(forKey: "width") == nil)
    #expect(try coder(["default"]).decodeDouble(forKey: "width") == 20)
  }

  @Test func textElementOfAVariationWinsOverTheAttribute() throws {
    let text = "<box text='a'><variation key='default'><string key='text'>b</string></variation></box>"
    try expectWellFormed(text, "b") { $0.decodeString(forKey: "text") }
  }

  @Test func variationIsNoValueOfItsKey() throws {
    #expect(try !coder(["default"]).containsValue(forKey: "default"))
  }

  @Test func malformedValueIsReportedInTheVariation() throws {
    try expectMalformed(
      "<box spacing='1'>\n<variation key='default' spacing='⟦wide⟧'/></box>", "malformed-value",
      "malformed spacing \"wide\"; expected a number"
    ) { $0.decodeDouble(forKey: "spacing") }
  }
}
