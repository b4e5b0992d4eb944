import Testing

@testable import StackModel

@Suite struct RightToLeftLanguageTests {
  @Test(arguments: ["ar", "he-IL", "fa_IR", "pa-Arab-PK", "Arabic"])
  func languagesFromRightToLeft(identifier: String) {
    #expect(RightToLeftLanguage.contains(identifier))
  }

  /// Kurdish is written in Latin letters, unless it is Sorani, `ckb`.
  @Test(arguments: ["de", "ku", "pa-IN", "Base", ""])
  func otherLanguages(identifier: String) {
    #expect(!RightToLeftLanguage.contains(identifier))
  }
}
