import Testing

@testable import NibTranslation

/// Fonts of the system, by name, and text styles.
@Suite struct FontTests {
  private func fixture(_ description: String) -> CompilerFixture {
    CompilerFixture(
      subviews: #"<label text="a" id="l"><fontDescription key="fontDescription" \#(description)/></label>"#)
  }

  private func font(_ description: String) throws -> CompiledObject { try fixture(description).object("UIFont") }

  private func descriptor(_ font: CompiledObject) -> [String: CompiledObject] {
    font.object("UIFontDescriptor")?.entries("UIFontDescriptorAttributes") ?? [:]
  }

  @Test func fontOfTheSystemHasItsUsage() throws {
    let font = try font(#"type="system" pointSize="17""#)
    #expect(
      font.keys == [
        "UIFontName", "UIFontDescriptor", "UIFontPointSize", "UIFontTextStyleForScaling", "UIFontPointSizeForScaling",
        "UIFontMaximumPointSizeAfterScaling", "UIFontTraits", "UISystemFont", "NSName", "NSSize",
      ])
    #expect(font.text("UIFontName") == ".SFUI-Regular" && font.text("NSName") == ".SFUI-Regular")
    #expect(font["UIFontPointSize"] == .double(17) && font["UISystemFont"] == .bool(true))
    #expect(descriptor(font)["NSCTFontUIUsageAttribute"]?.text == "CTFontRegularUsage")
    #expect(font.graph.objects[font.position].fallbackClassNames == ["NSFont"])
  }

  @Test(arguments: [
    (#"type="boldSystem""#, ".SFUI-Bold", "CTFontEmphasizedUsage", 2),
    (#"type="system" weight="semibold""#, ".SFUI-Semibold", "CTFontDemiUsage", 2),
    (#"type="system" weight="medium""#, ".SFUI-Medium", "CTFontMediumUsage", 0),
    (#"type="system" weight="light""#, ".SFUI-Light", "CTFontLightUsage", 8),
  ]) func weightHasItsName(_ attributes: String, _ name: String, _ usage: String, _ traits: Int) throws {
    let font = try font(attributes + #" pointSize="15""#)
    #expect(font.text("UIFontName") == name)
    #expect(font["UIFontTraits"]?.integer == traits)
    #expect(descriptor(font)["NSCTFontUIUsageAttribute"]?.text == usage)
  }

  @Test func fontByNameHasNoKeysForScaling() throws {
    let font = try font(#"name="Menlo-Bold" family="Menlo" pointSize="16""#)
    #expect(
      font.keys == [
        "UIFontName", "UIFontDescriptor", "UIFontPointSize", "UIFontTraits", "UISystemFont", "NSName", "NSSize",
      ])
    #expect(font["UISystemFont"] == .bool(false))
    #expect(descriptor(font)["NSFontNameAttribute"]?.text == "Menlo-Bold")
  }

  @Test(arguments: [
    ("UICTFontTextStyleHeadline", ".SFUI-Semibold", 17.0, 2), ("UICTFontTextStyleSubhead", ".SFUI-Regular", 15, 0),
  ]) func textStyleHasNoSizeOfItsOwn(_ style: String, _ name: String, _ size: Double, _ traits: Int) throws {
    let font = try font(#"style="\#(style)""#)
    #expect(font.text("UIIBTextStyle") == style && font.text("UIFontName") == name)
    #expect(font["UIFontPointSize"] == .double(0) && font["NSSize"] == .double(size))
    #expect(font["UIFontTraits"]?.integer == traits)
    #expect(font["UIFontDescriptor"] == nil)
  }

  @Test(arguments: [
    (#"type="italicSystem" pointSize="17""#, "italicSystem"),
    (#"type="system" weight="heavy" pointSize="17""#, "heavy"),
    (#"style="UICTFontTextStyleTitle7""#, "UICTFontTextStyleTitle7"), (#"type="system""#, "without a pointSize"),
    (#"type="system" pointSize="0.0""#, "without a pointSize"),
    (#"type="system" pointSize="-3""#, "without a pointSize"),
    (#"type="system" pointSize="1e999""#, "1e999"),
  ]) func otherFontIsRefused(_ description: String, _ name: String) throws {
    let refusals = try fixture(description).refusals()
    #expect(refusals.contains { $0.contains(name) }, "\(refusals)")
  }

  @Test func labelWithoutAFontIsRefused() throws {
    let refusals = try CompilerFixture(subviews: #"<label text="a" id="l"/>"#).refusals()
    #expect(refusals == ["the compiled form of a label without a <fontDescription> is not known; choose a font"])
  }
}
