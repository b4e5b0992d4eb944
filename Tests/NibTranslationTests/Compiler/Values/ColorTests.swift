import Testing

@testable import NibTranslation

/// Colors of all color spaces and catalogs.
@Suite struct ColorTests {
  private func fixture(_ color: String, resources: String = "") -> CompilerFixture {
    CompilerFixture(
      objects: "<view id=\"root\"><color key=\"backgroundColor\" \(color)/></view>", resources: resources)
  }

  private func color(_ color: String, resources: String = "") throws -> CompiledObject {
    try #require(try fixture(color, resources: resources).object("UIView").object("UIBackgroundColor"))
  }

  private func text(_ color: CompiledObject, _ key: String) -> String? {
    color[key]?.data.map { String(decoding: $0, as: UTF8.self) }
  }

  private func isNear(_ color: CompiledObject, _ expected: [Double]) -> Bool {
    let channels = ["UIRed", "UIGreen", "UIBlue"].compactMap { color[$0]?.number }
    return channels.count == 3 && zip(channels, expected).allSatisfy { abs($0 - $1) < 2e-5 }
  }

  private let sRGB = #"colorSpace="custom" customColorSpace="sRGB""#

  @Test func componentsAreKeptInSRGB() throws {
    let color = try color(#"red="0.5" green="0.25" blue="1" alpha="0.5" \#(sRGB)"#)
    #expect(
      color.keys == [
        "UIColorComponentCount", "UIRed", "UIGreen", "UIBlue", "UIAlpha", "NSRGB", "NSColorSpace",
      ])
    #expect(color["UIColorComponentCount"] == .int8(4) && color["NSColorSpace"] == .int8(2))
    #expect(color["UIGreen"] == .float(0.25) && color["UIAlpha"] == .float(0.5))
    #expect(text(color, "NSRGB") == "0.5 0.25 1 0.5")
    #expect(color.graph.objects[color.position].fallbackClassNames == ["NSColor"])
  }

  @Test func componentThatThirtyTwoBitsDoNotHoldIsWrittenTwice() throws {
    let color = try color(#"red="0.1" green="0.0" blue="0.0" alpha="1" \#(sRGB)"#)
    #expect(color.keys.prefix(3) == ["UIColorComponentCount", "UIRed", "UIRed-Double"])
    #expect(color["UIRed-Double"] == .double(0.1))
  }

  @Test(arguments: [
    ("0.09234792739152908", "0.0923"), ("0.005706882104277611", "0.00571"), ("-0.06788524240255356", "-0.0679"),
    ("1.040779709815979", "1.04"), ("0.123456", "0.123"), ("0.9996", "1"), ("0.00001234", "1.23e-05"), ("0.5", "0.5"),
  ]) func textOfAComponentHasThreeSignificantDigits(_ number: String, _ expected: String) throws {
    let color = try color(#"red="\#(number)" green="0.0" blue="0.0" alpha="1" \#(sRGB)"#)
    #expect(text(color, "NSRGB") == "\(expected) 0 0")
  }

  @Test(arguments: ["1e30", "-1e300", "1e307", "3e38"]) func hugeComponentIsRefused(_ number: String) throws {
    let refusals = try fixture(#"red="\#(number)" green="0.0" blue="0.0" alpha="1" \#(sRGB)"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("red="), "\(refusals)")
  }

  @Test(arguments: [
    ([0.40392156862745099, 0.5607843137254902, 1], [0.47595125, 0.64301103, 1.00103045]),
    ([0.2, 0.2, 0.2], [0.26051861, 0.26051861, 0.26051861]),
    ([0.0862745098, 0.3294117647, 0.0862745098], [0.09234793, 0.39455521, 0.11192047]),
    ([0.3725490196, 0.3803921569, 0.4078431373], [0.44791913, 0.45678067, 0.48351884]),
  ]) func calibratedColorIsConverted(_ channels: [Double], _ expected: [Double]) throws {
    let attributes = zip(["red", "green", "blue"], channels).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    #expect(isNear(try color(attributes + #" alpha="1" colorSpace="calibratedRGB""#), expected))
    #expect(
      isNear(try color(attributes + #" alpha="1" colorSpace="custom" customColorSpace="calibratedRGB""#), expected))
  }

  @Test func displayP3GrayStaysAsItIs() throws {
    let color = try color(
      #"red="0.4" green="0.4" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(isNear(color, [0.4, 0.4, 0.4]))
  }

  /// The primaries of Display P3 in sRGB, as published.
  @Test func displayP3RedLiesOutsideOfSRGB() throws {
    let color = try color(
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    let channels = ["UIRed", "UIGreen", "UIBlue"].compactMap { color[$0]?.number }
    #expect(zip(channels, [1.0930, -0.2267, -0.1501]).allSatisfy { abs($0 - $1) < 5e-4 }, "\(channels)")
  }

  @Test(arguments: [("0.0", "1", "blackColor"), ("1", "1", "whiteColor"), ("0.0", "0.0", "clearColor")])
  func blackWhiteAndClearAreThoseOfTheSystem(_ white: String, _ alpha: String, _ name: String) throws {
    let color = try color(
      #"white="\#(white)" alpha="\#(alpha)" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
    #expect(color.text("UISystemColorName") == name)
  }

  @Test func grayHasTwoComponents() throws {
    let color = try color(
      #"white="0.25" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
    #expect(color.keys == ["UIColorComponentCount", "UIWhite", "UIAlpha", "NSWhite", "NSColorSpace"])
    #expect(color["UIColorComponentCount"] == .int8(2) && color["NSColorSpace"] == .int8(4))
    #expect(text(color, "NSWhite") == "0.25 0.5")
  }

  @Test(arguments: ["systemColor", "cocoaTouchSystemColor"])
  func systemColorHasItsNameAndItsComponents(_ attribute: String) throws {
    let color = try color(#"\#(attribute)="groupTableViewBackgroundColor""#)
    #expect(color.text("UISystemColorName") == "groupTableViewBackgroundColor")
    #expect(isNear(color, [242 / 255, 242 / 255, 247 / 255]))
  }

  /// Documents have the components that the system had when they were saved; the compiler has its own.
  @Test(arguments: [("systemGray3Color", 128), ("systemGray6Color", 242)])
  func storedComponentsAreThoseOfUnknownColors(name: String, red: Int) throws {
    let stored = #"<color red="0.50196" green="0.25" blue="0.125" alpha="1" \#(sRGB)/>"#
    let color = try color(
      #"systemColor="\#(name)""#, resources: #"<systemColor name="\#(name)">\#(stored)</systemColor>"#)
    #expect(((color["UIRed"]?.number ?? -1) * 255).rounded() == Double(red))
    #expect(color.text("UISystemColorName") == name)
  }

  /// As in 4 of 4 compiled backgrounds; other colors are as they are.
  @Test(arguments: [("systemBlueColor", true), ("systemGray6Color", false)])
  func vividBackgroundIsMadeOfTheColorOfTheSystem(name: String, isWrapped: Bool) throws {
    let color = try color(#"systemColor="\#(name)""#)
    #expect((color.text("UISystemColorName") == nil) == isWrapped)
    let base = isWrapped ? try #require(color.object("UIDynamicModifiedBaseColor")) : color
    #expect(base.text("UISystemColorName") == name)
  }

  @Test func namedColorHasItsNameAndItsStoredComponents() throws {
    let stored = #"<color red="0.5" green="0.25" blue="0.125" alpha="1" \#(sRGB)/>"#
    let color = try color(#"name="Ink""#, resources: #"<namedColor name="Ink">\#(stored)</namedColor>"#)
    #expect(color.keys.prefix(2) == ["UIDynamicCatalogName", "UIDynamicCatalogUseNibBundle"])
    #expect(color.text("UIDynamicCatalogName") == "Ink")
    #expect(isNear(color, [0.5, 0.25, 0.125]))
  }

  @Test func namedColorThatIsNotStoredIsRefused() throws {
    let refusals = try fixture(#"name="Ink""#).refusals()
    #expect(refusals == ["there is no color \"Ink\" in the resources; save the document in Xcode"])
  }

  @Test(arguments: [
    #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="adobeRGB1998""#,
    #"white="0.5" alpha="1" colorSpace="calibratedWhite""#, #"cyan="1" magenta="0" alpha="1" colorSpace="deviceCMYK""#,
    #"name="windowBackgroundColor" catalog="System" colorSpace="catalog""#,
  ]) func otherColorSpacesAreRefused(_ color: String) throws {
    #expect(try !fixture(color).refusals().isEmpty)
  }
}
