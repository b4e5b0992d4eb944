import Testing

@testable import Drawing

@Suite struct FittedTextsTests {
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>A</title><style>.t0{font-family:Inter}</style>\
    <g transform="translate(3 4)"><text x="10" y="8" class="t0 f1" font-size="7" textLength="20" \
    lengthAdjust="spacingAndGlyphs">a &lt;text b</text></g><text x="1" y="2" class="t0 f1" font-size="7">x</text>\
    <text x="0" y="2" class="t0 f1" font-size="7" textLength="6.5" lengthAdjust="spacingAndGlyphs">y</text></svg>

    """

  private func fitted(_ widths: [Double?]) -> String {
    String(decoding: FittedTexts(Array(Self.picture.utf8)).fitted(from: widths), as: UTF8.self)
  }

  @Test func textIsStretchedAroundItsLeftEdge() {
    let expected = #"<text transform="matrix(0.5 0 0 1 5.0 0)" x="10""#
    #expect(fitted([40, 6.5]) == Self.picture.replacing("<text x=\"10\"", with: expected))
  }

  @Test func textThatHasItsWidthOrIsNotDrawnStaysAsItIs() {
    #expect(fitted([20.004, nil]) == Self.picture)
    #expect(fitted([0, 6.5]) == Self.picture)
  }

  @Test func textsAreMeasuredBetweenBarsWithTheStyleSheetAndWithoutGroups() {
    let texts = FittedTexts(Array(Self.picture.utf8))
    let document = String(decoding: texts.measuredDocument, as: UTF8.self)
    #expect(document.contains("<style>.t0{font-family:Inter}</style><text id=\"t0\" x=\"10\""))
    #expect(document.contains("\"spacingAndGlyphs\">|a &lt;text b|</text><text id=\"b0\" x=\"10\""))
    #expect(
      document.hasSuffix(
        "<text id=\"b1\" x=\"0\" y=\"2\" class=\"t0 f1\" font-size=\"7\" textLength=\"6.5\" "
          + "lengthAdjust=\"spacingAndGlyphs\">||</text></svg>"))
    #expect(!document.contains("<g"))
  }

  @Test func widthIsThatWithoutTheBars() {
    let widths = ["t0": 44.5, "b0": 6.5, "t1": 9]
    #expect(FittedTexts(Array(Self.picture.utf8)).widths { widths[$0] } == [38, nil])
  }

  @Test(arguments: ["", "<svg/>", "<text ", "<text x=\"1\" textLength=\"4\"", "<text textLength=\"-1\">a</text>"])
  func picturesWithoutSuchTextsStayAsTheyAre(_ picture: String) {
    let texts = FittedTexts(Array(picture.utf8))
    #expect(texts.isEmpty)
    #expect(texts.fitted(from: []) == Array(picture.utf8))
  }
}
