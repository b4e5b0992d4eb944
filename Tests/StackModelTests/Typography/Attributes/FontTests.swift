import Testing

@testable import StackModel

/// Fonts, and how they follow the environment.
@Suite struct FontTests {
  @Test func systemFontHasNoFamily() {
    let font = Font.system(17, weight: .bold)
    #expect(font.family == nil)
    #expect(font.pointSize == 17)
    #expect(font.isBold)
    #expect(!font.isItalic)
    #expect(!Font.system(17).isBold)
  }

  @Test(arguments: FontWeight.allCases) func boldBeginsAtItsWeight(weight: FontWeight) {
    #expect(Font.system(17, weight: weight).isBold == [.bold, .heavy, .black].contains(weight))
  }

  @Test func ownSizeDoesNotFollowTheUser() {
    let font = Font.system(17)
    #expect(font.pointSize(in: TextEnvironment(contentSizeCategory: .accessibilityLarge)) == 17)
    #expect(font.pointSize(in: TextEnvironment(textStyleSizes: .television)) == 17)
  }

  @Test func styleWinsOverTheSize() {
    var font = Font(.body)
    font.pointSize = 99
    #expect(font.pointSize(in: TextEnvironment()) == 17)
  }

  @Test func fontScaleIsNotPartOfTheFontsSize() {
    #expect(Font.system(20).pointSize(in: TextEnvironment(fontScale: 2)) == 20)
    #expect(TextMetrics(.system(20), TextEnvironment(fontScale: 2)).pointSize == 40)
  }

  @Test(arguments: [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ])
  func weightsHaveTheNumbersOfCSS(name: String, number: Int) throws {
    let weight = try #require(FontWeight(named: name))
    #expect(weight.rawValue == number)
    #expect(weight.name == name)
  }

  @Test(arguments: ["", "Bold", "BOLD", "book", "extraLight"]) func otherNamesAreNoWeights(name: String) {
    #expect(FontWeight(named: name) == nil)
  }

  @Test func weightsAreInOrder() {
    #expect(FontWeight.allCases.sorted() == FontWeight.allCases)
    #expect(FontWeight.allCases.count == 9)
  }

  @Test(arguments: [
    (FontWeight.ultraLight, FontWeight.light), (.thin, .regular), (.light, .medium), (.regular, .semibold),
    (.medium, .bold), (.semibold, .heavy), (.bold, .black), (.heavy, .black), (.black, .black),
  ])
  func boldTextIsTwoWeightsHeavier(weight: FontWeight, bolder: FontWeight) {
    let metrics = TextMetrics(.system(17, weight: weight), TextEnvironment(isTextBold: true))
    #expect(metrics.font.weight == bolder)
    #expect(TextMetrics(.system(17, weight: weight), TextEnvironment()).font.weight == weight)
  }

  @Test func familiesDoNotFollowBoldText() {
    let font = Font(family: "Lato", name: "Lato-Regular", pointSize: 17)
    #expect(TextMetrics(font, TextEnvironment(isTextBold: true)).font == font)
  }

  @Test func builtInFamiliesAreKnown() {
    #expect(Font.system(17).hasBuiltInMetrics)
    #expect(Font(family: "Lato", pointSize: 17).hasBuiltInMetrics)
    #expect(Font(family: "Montserrat Medium", pointSize: 17).hasBuiltInMetrics)
    #expect(!Font(family: "Grid", pointSize: 17).hasBuiltInMetrics)
    #expect(!Font(family: "Montserrat Alternates", pointSize: 17).hasBuiltInMetrics)
  }
}
