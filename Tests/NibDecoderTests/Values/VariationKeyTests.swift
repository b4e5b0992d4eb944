import Testing

@testable import NibDecoder

@Suite struct VariationKeyTests {
  @Test(arguments: [
    "default", "widthClass=regular", "heightClass=compact-widthClass=regular",
    "heightClass=compact-preferredContentSizeCategory=accessibility-widthClass=regular",
  ])
  func keyIsWrittenAsItIsRead(text: String) { #expect(VariationKey(text)?.text == text) }

  @Test func traitsAreInTheOrderOfInterfaceBuilder() {
    #expect(VariationKey("widthClass=regular-heightClass=compact")?.text == "heightClass=compact-widthClass=regular")
  }

  @Test(arguments: [
    "", "-", "widthClass", "width=regular", "widthClass=regular-widthClass=compact", "widthClass=regular-",
  ])
  func otherTextIsNoKey(text: String) { #expect(VariationKey(text) == nil) }

  @Test func moreTraitsAreMoreSpecific() {
    let traits = [
      VariationKey.Trait("widthClass", "compact"), .init("heightClass", "regular"),
      .init("preferredContentSizeCategory", "accessibility"),
      .init("preferredContentSizeCategory", "accessibilityLarge"),
    ]
    let keys = VariationKey.active(with: traits)
    #expect(keys.count == 12)
    #expect(keys.first == "default")
    #expect(keys.last == "heightClass=regular-preferredContentSizeCategory=accessibilityLarge-widthClass=compact")
    let all = "preferredContentSizeCategory=accessibility"
    let one = "preferredContentSizeCategory=accessibilityLarge"
    #expect(keys.firstIndex(of: all).map { $0 < keys.firstIndex(of: one) ?? 0 } == true)
    #expect(
      keys.firstIndex(of: one).map { $0 < keys.firstIndex(of: "heightClass=regular-widthClass=compact") ?? 0 } == true)
  }
}
