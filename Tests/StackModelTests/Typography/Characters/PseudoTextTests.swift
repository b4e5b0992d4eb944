import Testing

@testable import StackModel

/// Texts in a pseudolanguage, two fifths longer.
@Suite struct PseudoTextTests {
  private let environment = TextEnvironment(language: .pseudo)

  @Test(arguments: [
    ("Save changes", "Save changes Save"), ("OK", "OKO"), ("Settings", "Settings Set"), ("Go on", "Go on G"),
    ("Abc", "AbcAb"), ("设置密码", "设置密码设置"), ("a\nSave changes", "aa\nSave changes Save"),
    ("  Save changes", "  Save changes SaveS"),
  ])
  func textIsLonger(text: String, longer: String) {
    #expect(environment.shown(text) == longer)
  }

  @Test(arguments: ["", " ", "1,299 €", "00:00", "–", "…", "\n", "12\n34", "👍"])
  func textWithoutLettersStays(text: String) {
    #expect(environment.shown(text) == text)
  }

  @Test(arguments: [LayoutLanguage.base, .rightToLeft]) func otherLanguagesHaveTheirOwnText(language: LayoutLanguage) {
    #expect(TextEnvironment(language: language).shown("Save changes") == "Save changes")
  }

  @Test func paragraphsGrowAlone() {
    #expect(environment.shown("1\nOK\r\n2") == "1\nOKO\r\n2")
  }

  @Test func lengthGrowsByTwoFifths() {
    for count in 3...40 {
      let text = String(repeating: "a", count: count)
      let longer = environment.shown(text).count
      #expect(longer == count + Int((0.4 * Double(count)).rounded(.up)))
    }
  }
}
