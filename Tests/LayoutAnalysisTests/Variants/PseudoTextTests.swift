import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Texts as other languages, text weights and directions have them.
@Suite struct PseudoTextTests {
  private func layout(_ xml: String, _ variant: LayoutVariant) throws -> DocumentLayout {
    try LayoutDocument(Array(xml.utf8), path: "a.xml", options: LayoutOptions().with(variant)).layout()
  }

  /// The width of a label's text in a variant.
  private func width(_ text: String, _ variant: LayoutVariant = LayoutVariant(), font: String = "") throws -> Double {
    let label = "<label id=\"l\" text=\"\(text)\" numberOfLines=\"0\">\(font)</label>"
    let xml = "<stackView axis=\"vertical\" alignment=\"leading\">\(label)<view/></stackView>"
    return try #require(layout(xml, variant).frame("l")).width
  }

  @Test(arguments: [
    ("Save changes", "Save changes Save"), ("OK", "OKO"), ("Settings", "Settings Set"), ("1,299 €", "1,299 €"),
    ("00:00", "00:00"),
    ("a&#10;Save changes", "aa&#10;Save changes Save"), ("设置密码", "设置密码设置"), ("–", "–"), ("Go on", "Go on G"),
  ])
  func textsAreTwoFifthsLonger(text: String, longer: String) throws {
    #expect(try width(text, LayoutVariant(language: .pseudo)) == width(longer))
  }

  @Test func emptyTextsStayEmpty() throws {
    #expect(try width("", LayoutVariant(language: .pseudo)) == 0)
  }

  @Test func linesBreakAsInALongerText() throws {
    func height(_ text: String, _ variant: LayoutVariant) throws -> Double? {
      let label = "<label id=\"l\" text=\"\(text)\" numberOfLines=\"0\"/>"
      return try layout("<stackView axis=\"vertical\" width=\"120\">\(label)<view/></stackView>", variant).frame("l")?
        .height
    }
    let pseudo = try height("Save all the changes", LayoutVariant(language: .pseudo))
    #expect(try pseudo == height("Save all the changes Save al", LayoutVariant()))
    #expect(try pseudo != height("Save all the changes", LayoutVariant()))
  }

  @Test func boldTextIsTheNextHeavierOfTheSystemsWeights() throws {
    let semibold = "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"17\"/>"
    #expect(try width("Settings", LayoutVariant(isTextBold: true)) == width("Settings", font: semibold))
  }

  @Test func otherFontsDoNotFollowBoldText() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"Lato-Regular\" family=\"Lato\" pointSize=\"17\"/>"
    #expect(try width("Settings", LayoutVariant(isTextBold: true), font: font) == width("Settings", font: font))
  }
}
