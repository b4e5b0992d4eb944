import Testing

@testable import StackModel

@Suite struct LayoutLanguageTests {
  @Test(arguments: [("ar", true), ("he-IL", true), ("ur", true), ("de", false), ("zh-Hant", false)])
  func translationIsReadInTheDirectionOfItsScript(identifier: String, isRightToLeft: Bool) {
    #expect(LayoutLanguage.translation(identifier).isRightToLeft == isRightToLeft)
  }

  @Test func regionsOfOldProjectsAreWrittenWithHyphens() {
    #expect(LayoutLanguage.translation("pt_BR") == .translation("pt-BR"))
    #expect(LayoutLanguage.translation("pt_BR").translationIdentifier == "pt-BR")
  }

  @Test func builtInLanguagesNeedNoTranslation() {
    #expect(LayoutLanguage.builtIn.map(\.name) == ["base", "pseudo", "rtl"])
    #expect(LayoutLanguage.builtIn.allSatisfy { $0.translationIdentifier == nil })
    #expect(LayoutLanguage.builtIn.map(\.isRightToLeft) == [false, false, true])
  }
}
