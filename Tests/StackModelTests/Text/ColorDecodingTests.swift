import Testing

@testable import StackModel

/// Colors in the forms in which Interface Builder writes them.
@Suite struct ColorDecodingTests {
  private func color(_ attributes: String) throws -> Color? {
    let text = "<label><color key='textColor' \(attributes)/></label>"
    let nib = try NibDocument.read(Array(text.utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    return Color(coder: nib.rootCoder, key: "textColor")
  }

  @Test(arguments: [
    "white='0.5' alpha='0.25' colorSpace='calibratedWhite'",
    "white='0.5' alpha='0.25' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
    "white='0.5' alpha='0.25' colorSpace='deviceWhite'",
  ])
  func whiteIsAGray(attributes: String) throws {
    #expect(try color(attributes) == Color(.init(white: 0.5, alpha: 0.25)))
  }

  @Test(arguments: [
    ("colorSpace='custom' customColorSpace='sRGB'", Color.Space.sRGB), ("", .sRGB),
    ("colorSpace='custom' customColorSpace='displayP3'", .displayP3),
    ("colorSpace='custom' customColorSpace='adobeRGB1998'", .adobeRGB),
    ("colorSpace='custom' customColorSpace='calibratedRGB'", .genericRGB), ("colorSpace='calibratedRGB'", .genericRGB),
    ("colorSpace='deviceRGB'", .genericRGB),
  ])
  func componentsHaveTheirSpace(attributes: String, space: Color.Space) throws {
    let expected = Color(.init(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4, space: space))
    #expect(try color("red='0.1' green='0.2' blue='0.3' alpha='0.4' \(attributes)") == expected)
  }

  @Test func missingComponentsAreZeroAndMissingAlphaIsOne() throws {
    #expect(try color("green='1'") == Color(.init(red: 0, green: 1, blue: 0)))
    #expect(try color("white='0'") == Color(.init(white: 0, alpha: 1)))
  }

  @Test func inksAreConverted() throws {
    let found = try color("cyan='0' magenta='1' yellow='1' black='0' alpha='1' colorSpace='deviceCMYK'")
    #expect(found == Color(.init(cyan: 0, magenta: 1, yellow: 1, black: 0)))
    #expect(found?.components?.red == 1)
  }

  @Test(arguments: [
    ("systemColor='systemBackgroundColor'", "systemBackgroundColor"),
    ("cocoaTouchSystemColor='darkTextColor'", "darkTextColor"),
    ("systemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'", "systemBackgroundColor"),
    (
      "xcode11CocoaTouchSystemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'", "systemBackgroundColor"
    ),
    ("name='labelColor' catalog='System' colorSpace='catalog'", "labelColor"),
  ])
  func systemColorHasItsName(attributes: String, name: String) throws {
    #expect(try color(attributes) == Color(.system(name)))
  }

  @Test func systemColorMayHaveComponents() throws {
    let found = try color("systemColor='systemOrangeColor' red='1' green='0.58' blue='0' alpha='1'")
    #expect(found == Color(.system("systemOrangeColor"), components: .init(red: 1, green: 0.58, blue: 0)))
  }

  @Test func otherNamesAreOfAssets() throws {
    #expect(try color("name='Brand'") == Color(.asset("Brand")))
    #expect(try color("name='Brand' catalog='Colors'") == Color(.asset("Brand")))
  }

  @Test func colorWithoutContentIsNone() throws {
    #expect(try color("") == nil)
    #expect(try color("alpha='1' colorSpace='custom' customColorSpace='sRGB'") == nil)
  }

  @Test func otherKeysAreNotRead() throws {
    let text = "<label><color key='shadowColor' white='1'/></label>"
    let nib = try NibDocument.read(Array(text.utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    #expect(Color(coder: nib.rootCoder, key: "textColor") == nil)
    #expect(Color(coder: nib.rootCoder, key: "shadowColor") != nil)
  }

  @Test func numberThatIsNoneIsReported() throws {
    let text = "<label><color key='textColor' white='bright' alpha='1'/></label>"
    let nib = try NibDocument.read(Array(text.utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    #expect(Color(coder: nib.rootCoder, key: "textColor") == nil)
    #expect(nib.diagnostics.map(\.ruleID) == ["malformed-value"])
  }
}
