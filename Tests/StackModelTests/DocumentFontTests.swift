import TestSupport
import Testing

@testable import StackModel

/// Widths and heights by font.
@Suite struct DocumentFontTests {
  @Test func courierIsMonospaced() throws {
    let frame = try labelFrame("text=\"Wide i\"", content: familyFont("Courier", name: "Courier", 10))
    #expect(frame == Rect(x: 0, y: 0, width: 36, height: 10))
  }

  @Test func familiesHaveTheirOwnWidthsAndLineHeights() throws {
    let roman = try labelFrame("text=\"Label\"", content: familyFont("Helvetica Neue", name: "HelveticaNeue", 20))
    #expect(roman == Rect(x: 0, y: 0, width: 49, height: 23.5))
    let sans = try labelFrame("text=\"Label\"", content: familyFont("Open Sans", name: "OpenSans", 20))
    #expect(sans?.height == 27.5)
    #expect(try labelFrame("text=\"Label\"", content: familyFont("Papyrus", name: "Papyrus", 24))?.height == 38)
  }

  @Test func nameTellsTheWeight() throws {
    let regular = try #require(try labelFrame("text=\"Label\"", content: familyFont("Lato", name: "Lato-Regular", 20)))
    let bold = try #require(try labelFrame("text=\"Label\"", content: familyFont("Lato", name: "Lato-Bold", 20)))
    #expect(bold.width > regular.width)
  }

  @Test func nameTellsTheWeightOfTheSystemFont() throws {
    let named = familyFont(".AppleSystemUIFont", name: ".AppleSystemUIFontBold", 17)
    let bold = "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>"
    #expect(try labelFrame("text=\"Label\"", content: named) == labelFrame("text=\"Label\"", content: bold))
    #expect(try labelFrame("text=\"Label\"", content: named) != labelFrame("text=\"Label\"", content: systemFont(17)))
  }

  @Test func accentsDoNotChangeTheWidth() throws {
    let plain = try labelFrame("text=\"etage\"")
    #expect(try labelFrame("text=\"étagè\"") == plain)
  }

  @Test func hangulIsNarrowerThanItsHeight() throws {
    #expect(try labelFrame("text=\"가나\"", content: systemFont(100))?.width == 173.5)
  }

  @Test func systemFontWasHelveticaNeue() throws {
    let now = try labelFrame("text=\"Label\"", content: familyFont("Helvetica Neue", name: "HelveticaNeue", 17))
    #expect(try labelFrame("text=\"Label\"", content: systemFont(17), toolsVersion: 6254)?.width == now?.width)
  }

  @Test func purposeTellsTheSize() throws {
    let written = "<fontDescription key=\"fontDescription\" type=\"system\" size=\"system\"/>"
    #expect(try labelFrame("text=\"Label\"", content: written) == labelFrame("text=\"Label\"", content: systemFont(14)))
  }

  @Test(arguments: [(17, 23.0), (18, 24.5), (27, 31), (68, 73)])
  func emojiAreWiderInSmallText(size: Int, width: Double) throws {
    #expect(try labelFrame("text=\"🌈\"", content: systemFont(size))?.width == width)
  }
}
