import Testing

@testable import NibTranslation

/// What assistive technologies read of objects.
@Suite struct AccessibilityTests {
  private func fixture(_ attributes: String, _ content: String = "") -> CompilerFixture {
    CompilerFixture(
      subviews: """
        <button id="b"><accessibility key="accessibilityConfiguration" \(attributes)>\(content)</accessibility></button>
        """)
  }

  private func configuration(_ attributes: String, _ content: String = "") throws -> CompiledObject {
    try fixture(attributes, content).object("UIRuntimeAccessibilityConfiguration")
  }

  @Test func configurationNamesItsObjectAndWhatIsRead() throws {
    let found = try configuration(#"identifier="send" label="Send" hint="Sends it""#)
    #expect(
      found.keys == [
        "UIAccessibileObject", "UIAccessibilityIdentifier", "UIAccessibilityLabel", "UIAccessibilityHint",
      ])
    #expect(found.object("UIAccessibileObject")?.className == "UIButton")
    #expect(found.text("UIAccessibilityLabel") == "Send")
  }

  @Test(arguments: [
    (#"button="YES""#, 1.0), (#"notEnabled="YES""#, 256), (#"staticText="YES" notEnabled="YES""#, 320),
    (#"none="YES" header="YES""#, 65536),
  ]) func traitsAreBits(_ traits: String, _ number: Double) throws {
    let known = traits.replacing(#"none="YES" "#, with: "")
    let found = try configuration("", #"<accessibilityTraits key="traits" \#(known)/>"#)
    #expect(found.number("UIAccessibilityTraits") == number)
  }

  @Test(arguments: [("YES", 1.0), ("NO", 0)]) func elementSaysWhetherItIsOne(_ value: String, _ number: Double) throws {
    let found = try configuration("", #"<bool key="isElement" value="\#(value)"/>"#)
    #expect(found.number("UIIsAccessibilityElement") == number)
  }

  @Test func emptyConfigurationIsLeftOut() throws {
    #expect(try fixture("").nib().list("UINibAccessibilityConfigurationsKey").isEmpty)
  }

  @Test func unknownTraitIsRefused() throws {
    let refusals = try fixture("", #"<accessibilityTraits key="traits" toggle="YES"/>"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("toggle of <accessibilityTraits>"))
  }
}
