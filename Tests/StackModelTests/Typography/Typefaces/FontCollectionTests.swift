import Testing

@testable import StackModel

/// Typefaces that the caller provides, by the names of fonts in documents.
@Suite struct FontCollectionTests {
  @Test(arguments: [
    ("Grid-Bold", "Grid", "PostScript name"), ("Grid-Bold", "Elsewhere", "PostScript name of another family"),
    ("Grid Fat", "Elsewhere", "full name"), ("grid-fat", "Elsewhere", "full name in another spelling"),
    ("Other-DemiBold", "Grid", "family and style"), ("Other-Demi Bold", "grid", "family and style, spelled otherwise"),
  ])
  func typefaceIsFoundByItsNames(name: String, family: String, by way: String) {
    let bold = GridTypeface(postScriptName: "Grid-Bold", fullName: "Grid Fat", styleName: "Demi Bold")
    #expect(FontCollection([bold]).typeface(named: name, family: family) != nil, "\(way)")
  }

  @Test(arguments: [
    ("Grid-Light", "Grid"), ("grid-bold", "Elsewhere"), ("Grid", "Elsewhere"), ("Grid-Bold2", nil), (nil, nil),
    (nil, "Elsewhere"),
  ])
  func otherNamesAreNotFound(name: String?, family: String?) {
    let bold = GridTypeface(postScriptName: "Grid-Bold", fullName: "Grid Fat", styleName: "Demi Bold")
    #expect(FontCollection([bold]).typeface(named: name, family: family) == nil)
  }

  @Test func familyAloneIsItsRegularStyle() {
    let regular = GridTypeface(postScriptName: "GridRoman", fullName: "Grid Roman", styleName: "Regular")
    #expect(FontCollection([regular]).typeface(named: nil, family: "Grid") != nil)
    #expect(FontCollection([regular]).typeface(named: "Grid-Bold", family: "Grid") == nil)
  }

  @Test func collectionWithoutTypefacesIsEmpty() {
    #expect(FontCollection().isEmpty)
    #expect(FontCollection([]).isEmpty)
    #expect(!FontCollection([GridTypeface()]).isEmpty)
    #expect(FontCollection().typeface(named: "Grid-Regular", family: "Grid") == nil)
  }

  @Test func firstOfTwoWithOneNameCounts() {
    let fonts = FontCollection([GridTypeface(advance: 0.5), GridTypeface(advance: 0.7)])
    #expect(fonts.typeface(named: "Grid-Regular", family: nil)?.advances(of: "a") == [0.5])
  }
}
