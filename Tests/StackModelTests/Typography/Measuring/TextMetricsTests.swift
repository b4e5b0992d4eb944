import Testing

@testable import StackModel

/// Widths and heights of text in built-in fonts, compared with the metrics that their makers publish.
@Suite struct TextMetricsTests {
  private func width(_ text: String, _ family: String, _ weight: FontWeight = .regular, size: Double = 1000) -> Double {
    TextMetrics(Font(family: family, pointSize: size, weight: weight), TextEnvironment()).width(of: text)
  }

  private func width(_ text: String, _ font: Font, _ systemFont: SystemFont = .blended) -> Double {
    TextMetrics(font, TextEnvironment(systemFont: systemFont)).width(of: text)
  }

  /// Adobe's metrics of the 14 standard fonts of PostScript.
  private static let published: [(family: String, weight: FontWeight, text: String, advances: [Double])] = [
    ("Helvetica", .regular, "AWim @", [667, 944, 222, 833, 278, 1015]),
    ("Helvetica", .bold, "AWim @", [722, 944, 278, 889, 278, 975]),
    ("Arial", .regular, "AWim", [667, 944, 222, 833]),
    ("Times", .regular, "AWim @", [722, 944, 278, 778, 250, 921]),
    ("Times New Roman", .bold, "AWim ", [722, 1000, 278, 833, 250]),
    ("Courier", .regular, "Ai ~", [600, 600, 600, 600]),
    ("Courier New", .regular, "Ai", [600, 600]),
  ]

  @Test(arguments: published) func advancesAreThoseOfTheFont(
    family: String, weight: FontWeight, text: String, advances: [Double]
  ) {
    for (character, advance) in zip(text, advances) {
      #expect(abs(width(String(character), family, weight) - advance) < 1e-9, "\(family) \(character)")
    }
  }

  @Test func advancesAddUpAndScale() {
    #expect(abs(width("Wim", "Helvetica", size: 10) - 19.99) < 1e-9)
    #expect(width("", "Helvetica") == 0)
  }

  @Test func nearestWeightIsUsed() {
    #expect(width("A", "Helvetica", .heavy) == width("A", "Helvetica", .bold))
    #expect(width("A", "Helvetica", .light) == width("A", "Helvetica", .regular))
    #expect(width("A", "Helvetica", .medium) == width("A", "Helvetica", .regular))
    #expect(width("A", "Helvetica", .semibold) == width("A", "Helvetica", .bold))
  }

  @Test(arguments: [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ž", "z"), ("Ü", "U")])
  func accentsDoNotChangeTheWidth(accented: String, plain: String) {
    for family in ["Helvetica", "Lato", "Montserrat"] { #expect(width(accented, family) == width(plain, family)) }
    #expect(width(accented, .system(17)) == width(plain, .system(17)))
  }

  @Test func combiningAccentHasNoWidth() {
    #expect(width("e\u{301}", .system(17)) == width("e", .system(17)))
    #expect(width("\u{FE0F}\u{200D}", .system(17)) == 0)
  }

  /// Unicode's general category of these marks is "nonspacing mark".
  @Test(arguments: [
    ("\u{0E01}\u{0E34}\u{0E48}", "\u{0E01}"), ("\u{0628}\u{064E}", "\u{0628}"), ("\u{0915}\u{0941}", "\u{0915}"),
    ("\u{05D1}\u{05BC}", "\u{05D1}"),
  ])
  func marksOfOtherScriptsHaveNoWidth(_ marked: String, _ plain: String) {
    #expect(width(plain, .system(17)) > 0)
    #expect(width(marked, .system(17)) == width(plain, .system(17)))
  }

  @Test func ideographsFillASquare() {
    for font in [Font.system(20), Font(family: "Lato", pointSize: 20), Font(family: "Unknown", pointSize: 20)] {
      #expect(width("日本", font) == 40)
    }
  }

  @Test func hangulIsNarrower() {
    #expect(abs(width("가나", .system(100)) - 173.2) < 1e-9)
  }

  // Stored by Interface Builder.
  @Test(arguments: [(17.0, 23.0), (18, 24), (27, 31), (68, 73)]) func emojiHaveStoredWidths(size: Double, width: Double)
  {
    #expect(abs(self.width("🌈", .system(size)) - width) < 0.7)
    #expect(self.width("🇩🇪", .system(size)) == self.width("🌈", .system(size)))
  }

  @Test func familyKerns() {
    for family in ["Lato", "Montserrat", "Open Sans", "Roboto"] {
      #expect(width("AV", family) < width("A", family) + width("V", family), "\(family)")
    }
    #expect(width("AV", "Courier") == 1200)
  }

  @Test func heavierWeightsAreWider() {
    let weights: [FontWeight] = [.light, .regular, .semibold, .bold, .heavy]
    let widths = weights.map { width("Regular text", .system(17, weight: $0)) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test(arguments: [SystemFont.helveticaNeue, .helveticaNeueDeskInterface])
  func helveticaNeueWasTheSystemFont(font: SystemFont) {
    let family = Font(family: "Helvetica Neue", pointSize: 1000)
    let wider = font == .helveticaNeueDeskInterface ? 5 * 27.7 : 0
    #expect(abs(width("Label", .system(1000), font) - width("Label", family, font) - wider) < 1e-6)
  }

  @Test func systemFontsDifferAtDisplaySizes() {
    let widths = [SystemFont.sanFrancisco, .tightened, .blended].map { width("Large title", .system(34), $0) }
    #expect(Set(widths).count == 3)
    #expect(widths[1] < widths[0])
  }

  @Test func unknownFamilyIsMeasuredAsTheSystemFont() {
    #expect(width("Label", Font(family: "Unknown", pointSize: 17)) == width("Label", .system(17)))
  }

  @Test func typefaceWinsOverATable() {
    let lato = GridTypeface(familyName: "Lato", postScriptName: "Lato-Regular", fullName: "Lato Regular")
    let font = Font(family: "Lato", name: "Lato-Regular", pointSize: 20)
    let metrics = TextMetrics(font, TextEnvironment(fonts: FontCollection([lato])))
    #expect(metrics.width(of: "abc") == 30)
    #expect(metrics.ascender == 18)
    #expect(metrics.naturalLineHeight == 22)
    #expect(TextMetrics(font, TextEnvironment()).width(of: "abc") != 30)
  }

  @Test func charactersThatATypefaceLacksKeepTheirWidth() {
    #expect(TextMetrics(.grid, .grid).width(of: "a漢") == 30)
  }
}

// MARK: - Heights

extension TextMetricsTests {
  @Test(arguments: [
    // San Francisco: 2444 of 2048. Helvetica Neue, in text styles of iOS 7: 17 points are 20 high.
    (Font.system(17), SystemFont.blended, 20.287), (Font(.body), .helveticaNeue, 19.805),
    (Font(family: "Courier", pointSize: 10), .blended, 10), (Font(family: "Menlo", pointSize: 100), .blended, 116.4),
    (Font(family: "Avenir", pointSize: 10), .blended, 13.66),
    (Font(family: "Unknown", pointSize: 17), .blended, 20.287),
  ])
  func lineHeightIsThatOfTheFont(font: Font, systemFont: SystemFont, height: Double) {
    let metrics = TextMetrics(font, TextEnvironment(systemFont: systemFont))
    #expect(abs(metrics.naturalLineHeight - height) < 0.001)
  }

  @Test func linesOfAStyleAreOneLineAndLeadings() {
    let metrics = TextMetrics(Font(.body), TextEnvironment(displayScale: 2))
    #expect(metrics.height(lines: 1) == 20.5)
    #expect(metrics.height(lines: 3) == 64.5)
    #expect(metrics.textViewHeight(lines: 3) == 66)
  }

  @Test func linesOfOtherFontsHaveNoLeading() {
    let metrics = TextMetrics(.system(17), TextEnvironment(displayScale: 2))
    #expect(metrics.height(lines: 2) == 41)
    #expect(metrics.textViewHeight(lines: 2) == 41)
  }

  @Test func linesAreCounted() {
    let metrics = TextMetrics(.grid, .grid)
    #expect(metrics.lineCount(of: "some words are here", width: 110) == 2)
    #expect(metrics.lineCount(of: "", width: 110) == 1)
    #expect(metrics.lineCount(of: "a\n\nb", width: 110) == 3)
  }
}
