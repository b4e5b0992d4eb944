@testable import StackModel

/// A typeface of ASCII and the ellipsis. All its characters have the same advance.
struct GridTypeface: Typeface {
  var familyName = "Grid"
  var postScriptName = "Grid-Regular"
  var fullName = "Grid Regular"
  var styleName = "Regular"
  var advance = 0.5
  var ascender = 0.9
  var descender = 0.2
  let lineGap = 0.4

  func advances(of text: String) -> [Double?] {
    text.unicodeScalars.map { $0.isASCII || $0 == "…" ? advance : nil }
  }
}

extension TextEnvironment {
  /// Text in `Grid` is measured with ``GridTypeface``; pixels are points.
  static let grid = TextEnvironment(displayScale: 1, fonts: FontCollection([GridTypeface()]))
}

extension Font {
  /// Of 20 points: characters are 10 wide, lines 22 high, baselines 18 below the top.
  static let grid = Font(family: "Grid", name: "Grid-Regular", pointSize: 20)
}

/// Sets plain text in `Grid`.
func gridLayout(
  _ text: String, width: Double? = nil, lines: Int = 0, _ mode: LineBreakMode = .truncatingTail,
  _ alignment: TextAlignment = .natural
) -> TextLayout {
  TextLayout(
    StyledText(text, font: .grid), in: .grid, width: width, maximumLines: lines, lineBreakMode: mode,
    alignment: alignment)
}
