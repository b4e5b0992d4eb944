import Testing

@testable import NibTranslation

/// User-defined runtime attributes.
@Suite struct RuntimeAttributeTests {
  private func fixture(_ type: String, _ attributes: String = "", _ content: String = "") -> CompilerFixture {
    CompilerFixture(
      subviews: """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="badge.size" \(attributes)>\(content)\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)
  }

  private func pair(_ type: String, _ attributes: String = "", _ content: String = "") throws -> CompiledObject {
    let nib = try fixture(type, attributes, content).nib()
    let pairs = nib.list("UINibKeyValuePairsKey")
    #expect(pairs.count == 1)
    return try #require(pairs.first)
  }

  @Test func pairNamesItsObjectItsValueAndItsPath() throws {
    let pair = try pair("string", #"value="wide""#)
    #expect(pair.className == "UINibKeyValuePair")
    #expect(pair.keys == ["UIObject", "UIValue", "UIKeyPath"])
    #expect(pair.object("UIObject")?.className == "UIView")
    #expect(pair.text("UIValue") == "wide")
    #expect(pair.text("UIKeyPath") == "badge.size")
  }

  @Test(arguments: [("YES", 1), ("NO", 0)]) func booleanIsANumber(_ value: String, _ number: Int) throws {
    let pair = try pair("boolean", #"value="\#(value)""#)
    #expect(pair.object("UIValue")?.className == "NSNumber")
    #expect(pair.object("UIValue")?["NS.intval"]?.integer == number)
  }

  @Test func integerStaysOne() throws {
    let pair = try pair("number", "", #"<integer key="value" value="5"/>"#)
    #expect(pair.object("UIValue")?["NS.intval"] == .int8(5))
  }

  @Test func wholeRealStaysReal() throws {
    let pair = try pair("number", "", #"<real key="value" value="5"/>"#)
    #expect(pair.object("UIValue")?["NS.dblval"] == .double(5))
  }

  @Test func textOfSeveralLinesIsAnElement() throws {
    let pair = try pair("string", "", "<string key=\"value\">one\ntwo</string>")
    #expect(pair.text("UIValue") == "one\ntwo")
  }

  @Test func colorIsAnObject() throws {
    let color = #"<color key="value" white="0.5" alpha="1" colorSpace="custom" customColorSpace="#
    let pair = try pair("color", "", color + #""genericGamma22GrayColorSpace"/>"#)
    #expect(pair.object("UIValue")?.className == "UIColor")
    #expect(pair.object("UIValue")?["UIWhite"] == .float(0.5))
  }

  @Test func imageIsLookedUpByItsName() throws {
    let pair = try pair("image", #"value="Logo""#)
    #expect(pair.object("UIValue")?.text("UIResourceName") == "Logo")
  }

  @Test(arguments: ["size", "point", "rect", "range", "localizedString"])
  func valueOfAnotherTypeIsRefused(_ type: String) throws {
    let refusals = try fixture(type, #"value="1""#).refusals()
    #expect(refusals.contains { $0.contains("a runtime attribute of the type \(type)") }, "\(refusals)")
  }

  @Test func numberThatIsNoneIsRefused() throws {
    #expect(
      try fixture("number", "", #"<real key="value" value="nan"/>"#).refusals() == [
        "value=\"nan\" is no number; write one"
      ])
    #expect(try fixture("number", "", #"<real key="value" value="1e3"/>"#).refusals().isEmpty)
  }

  @Test(arguments: ["number", "color", "image"]) func attributeWithoutAValueIsRefused(_ type: String) throws {
    let refusals = try fixture(type).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("badge.size"), "\(refusals)")
  }
}
