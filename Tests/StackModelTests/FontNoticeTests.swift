import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Which metrics stand in for fonts that are not known.
@Suite struct FontNoticeTests {
  private func notices(_ fonts: String..., toolsVersion: Int = 22505) throws -> [Diagnostic] {
    let labels = fonts.enumerated().map { "<label id=\"l\($0)\">\($1)</label>" }.joined()
    let size = Size(width: 375, height: 667)
    let text = storyboard(
      "<subviews>\(labels)</subviews>", device: "retina4_7", size: size, toolsVersion: toolsVersion)
    return try document(text).nib.diagnostics.filter { $0.ruleID == "substitute-font-metrics" }
  }

  private func messages(_ fonts: String, toolsVersion: Int = 22505) throws -> [String] {
    try notices(fonts, toolsVersion: toolsVersion).map(\.message)
  }

  @Test func unknownFontIsNamedWithItsSubstitute() throws {
    let found = try notices(familyFont("Grid", name: "Grid-Bold", 17))
    #expect(found.map(\.severity) == [.notice])
    #expect(
      found.map(\.message) == [
        "font \"Grid-Bold\" is measured as the bold system font; give its file with --font"
      ])
  }

  @Test func weightIsThatOfTheName() throws {
    #expect(try messages(familyFont("Grid", name: "Grid", 17)).first?.contains("as the system font;") == true)
    #expect(try messages(familyFont("Grid", name: "Grid-Light", 17)).first?.contains("the light system font") == true)
    let old = try messages(familyFont("Grid", name: "Grid", 17), toolsVersion: 6254)
    #expect(old.first?.contains("measured as Helvetica Neue;") == true)
  }

  @Test func systemFontHasOtherNamesToo() throws {
    #expect(try messages(familyFont("SF Pro Text", name: "SFProText-Medium", 17)) == [])
    #expect(try messages(familyFont("SF Pro Rounded", name: "SFProRounded-Medium", 17)).count == 1)
  }

  @Test func eachFontIsToldOnce() throws {
    let bold = familyFont("Grid", name: "Grid-Bold", 17)
    #expect(try notices(bold, familyFont("Grid", name: "Grid-Light", 17), bold).count == 2)
  }

  @Test(arguments: ["Lato", "Roboto Medium", "Helvetica Neue", "Source Sans Pro"])
  func bundledFamilyIsKnown(family: String) throws {
    let name = family.split(separator: " ").joined()
    #expect(try messages(familyFont(family, name: "\(name)-Regular", 17)) == [])
  }

  @Test func systemFontIsKnown() throws {
    #expect(try messages(systemFont(17)) == [])
    #expect(try messages(styleFont("Body")) == [])
    #expect(try messages(familyFont(".AppleSystemUIFont", name: ".AppleSystemUIFontBold", 17)) == [])
  }
}
