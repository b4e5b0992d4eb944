import Testing

@testable import StackModel

/// Fonts in the forms in which Interface Builder writes them.
@Suite struct FontDecodingTests {
  private func font(_ attributes: String, element: String = "fontDescription") throws -> Font? {
    let text = "<label><\(element) key='fontDescription' \(attributes)/></label>"
    let nib = try NibDocument.read(Array(text.utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    return Font(coder: nib.rootCoder, key: "fontDescription")
  }

  @Test(arguments: [
    ("type='system' pointSize='17'", 17.0, FontWeight.regular), ("type='boldSystem' pointSize='20'", 20, .bold),
    ("type='system' weight='semibold' pointSize='15'", 15, .semibold),
    ("type='system' weight='ultraLight' pointSize='15'", 15, .ultraLight),
    ("type='system' weight='strange' pointSize='15'", 15, .regular),
  ])
  func systemFontHasSizeAndWeight(attributes: String, size: Double, weight: FontWeight) throws {
    #expect(try font(attributes) == .system(size, weight: weight))
  }

  @Test func italicSystemFontIsItalic() throws {
    let font = try #require(try font("type='italicSystem' pointSize='17'"))
    #expect(font.isItalic)
    #expect(font.weight == .regular)
  }

  @Test(arguments: [
    ("Lato-BoldItalic", FontWeight.bold, true), ("Courier-Oblique", .regular, true),
    ("SourceSansPro-SemiboldIt", .semibold, true), ("Lato-Bold", .bold, false), ("Lato-Regular", .regular, false),
    ("Montserrat-ExtraBold", .heavy, false), ("Montserrat-Black", .black, false), ("Avenir-Book", .regular, false),
    ("AvenirNext-DemiBold", .semibold, false), ("Raleway-ExtraLight", .ultraLight, false),
    ("Italiana", .regular, false),
  ])
  func nameTellsWeightAndSlant(name: String, weight: FontWeight, isItalic: Bool) throws {
    let font = try #require(try font("name='\(name)' family='F' pointSize='17'"))
    #expect(font.name == name)
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
  }

  @Test(arguments: [
    ("name='HelveticaNeue-Bold'", "Helvetica Neue"), ("name='ArialMT'", "Arial"),
    ("name='AvenirNext-Bold'", "Avenir Next"),
    ("name='Lato-Regular'", "Lato"), ("name='Lato-Regular' family='Lato Pro'", "Lato Pro"),
    ("name='HelveticaNeue-CondensedBold' family='Helvetica Neue'", "Helvetica Neue Condensed"),
  ])
  func familyIsWrittenOrImplied(attributes: String, family: String) throws {
    #expect(try font(attributes + " pointSize='17'")?.family == family)
  }

  @Test(arguments: [
    "name='.AppleSystemUIFont' family='.AppleSystemUIFont'", "name='SFProText-Medium' family='SF Pro Text'",
    "name='.SFUIText'", "family='SF Pro Display' name='SFProDisplay-Bold'",
  ])
  func systemFontHasOtherNames(attributes: String) throws {
    #expect(try font(attributes + " pointSize='17'")?.family == nil)
  }

  @Test func textStyleHasItsWeight() throws {
    #expect(try font("style='UICTFontTextStyleHeadline'") == Font(.headline).withWrittenSize(13))
    #expect(try font("style='UICTFontTextStyleHeadline' weight='black'")?.weight == .black)
    #expect(try font("style='UICTFontTextStyleStrange' type='system' pointSize='9'") == .system(9))
  }

  @Test(arguments: [("system", 14.0), ("smallSystem", 12), ("button", 15), ("label", 17)])
  func purposeTellsTheSize(purpose: String, size: Double) throws {
    #expect(try font("type='system' size='\(purpose)'")?.pointSize == size)
  }

  @Test(arguments: [
    ("system", 13.0, FontWeight.regular), ("systemBold", 13, .bold), ("smallSystem", 11, .regular),
    ("smallSystemBold", 11, .bold), ("miniSystem", 9, .regular), ("label", 12, .regular), ("cellTitle", 12, .regular),
    ("systemMedium", 13, .medium), ("systemUltraLight", 13, .ultraLight), ("menu", 13, .regular),
    ("toolTip", 11, .regular),
  ])
  func fontOfMacOSIsNamedByItsPurpose(purpose: String, size: Double, weight: FontWeight) throws {
    #expect(try font("metaFont='\(purpose)'", element: "font") == .system(size, weight: weight))
  }

  @Test(arguments: [
    ("pointSize='0'", 13.0), ("pointSize='-3'", 13), ("pointSize='20000'", 10_000), ("size='10001'", 17), ("", 13),
  ])
  func sizesAreLimited(attributes: String, size: Double) throws {
    #expect(try font("type='system' \(attributes)")?.pointSize == size)
  }

  @Test func fontThatIsNotWrittenIsNone() throws {
    let nib = try NibDocument.read(Array("<label/>".utf8), path: "a.xml") { _ in .standard(for: .iOS) }
    #expect(Font(coder: nib.rootCoder, key: "fontDescription") == nil)
  }
}

extension Font {
  fileprivate func withWrittenSize(_ size: Double) -> Font {
    var font = self
    font.pointSize = size
    return font
  }
}
