import Testing

@testable import StackLint

@Suite struct FontIndexTests {
  private func names(_ family: String, _ face: String, isVariable: Bool = false) -> FontNameTable? {
    FontNameTable(FontBytes.font(family: family, face: face, isVariable: isVariable))
  }

  @Test(
    arguments: [
      ("Vellum-Bold", "Vellum", .provided), ("Vellum-Bold", nil, .provided), ("Vellum-Bld", "Vellum", .otherFacesOnly),
      ("Vellum-Thin", nil, .otherFacesOnly), ("Parchment-Bold", "Parchment", .unknown),
    ] as [(String, String?, FontIndex.Answer)])
  func facesAreFoundByTheirNames(_ name: String, _ family: String?, _ answer: FontIndex.Answer) {
    let index = FontIndex([("Fonts/v1.ttf", names("Vellum", "Vellum-Bold"))])
    #expect(index.answer(name: name, family: family) == answer)
  }

  @Test func variableFontHasEveryFace() {
    let index = FontIndex([("Fonts/v.ttf", names("Vellum", "Vellum-Regular", isVariable: true))])
    #expect(index.answer(name: "Vellum-Thin", family: "Vellum") == .provided)
    #expect(index.answer(name: "Parchment-Thin", family: "Parchment") == .unknown)
  }

  @Test func unreadableFileIsTakenByItsName() {
    let index = FontIndex([("Fonts/Vellum-Bold.otf", nil)])
    #expect(index.answer(name: "Vellum-Thin", family: "Vellum") == .provided)
    #expect(index.answer(name: "Parchment-Thin", family: nil) == .unknown)
  }

  @Test(
    arguments: [
      ("AvenirNext-Bold", "Avenir Next"), (".SFUI-Regular", nil), ("ArialMT", nil), ("STHeitiSC-Medium", "Heiti SC"),
      ("HiraKakuProN-W3", nil), ("SFProText-Regular", nil), ("ZapfDingbatsITC", nil), ("PTSans-Regular", nil),
    ] as [(String, String?)])
  func fontsOfApplesSystemsAreKnown(_ name: String, _ family: String?) {
    #expect(SystemFonts.mayHave(name: name, family: family))
  }

  @Test(arguments: ["Montserrat-Bold", "NunitoSans-Regular", "Stencil", "FontAwesome", "OpenSans"])
  func fontsOfOthersAreNot(_ name: String) {
    #expect(!SystemFonts.mayHave(name: name, family: nil))
  }
}
