/// Widths and heights of text without Apple's fonts: advances fitted to the frames that Interface Builder stored in
/// public documents. Most one-line labels come out within a point.
struct TextMetrics {
  let font: Font
  let pointSize: Double
  let settings: DocumentSettings
  private let advances: FontAdvances
  private let typeface: (any Typeface)?

  init(_ font: Font, _ settings: DocumentSettings) {
    let font = settings.isTextBold ? font.bolder : font
    self.font = font
    pointSize = font.pointSize(in: settings) * settings.textProbe
    self.settings = settings
    advances = FontAdvances(
      font, pointSize: pointSize, systemFont: settings[TextFacts.systemFont], isMacOS: settings.platform == .macOS)
    typeface = settings.fonts.typeface(named: font.name, family: font.family)
  }

  /// The unrounded width of one line in points.
  func width(of text: some StringProtocol) -> Double {
    advances(of: settings.shown(String(text)), after: nil).reduce(0, +)
  }

  /// What each character of a text adds to its line in points, kerning with the one before it.
  func advances(of text: String, after previous: Unicode.Scalar?) -> [Double] {
    if let typeface { return advances(of: text, in: typeface) }
    var previous = previous
    return text.unicodeScalars.map { scalar in
      defer { previous = scalar }
      return advances.thousandths(of: scalar, after: previous) * pointSize / 1000
    }
  }

  /// Characters that the typeface does not have come from other fonts.
  private func advances(of text: String, in typeface: any Typeface) -> [Double] {
    zip(typeface.advances(of: text), text.unicodeScalars).map { advance, scalar in
      (advance ?? advances.thousandths(of: scalar, after: nil) / 1000) * pointSize
    }
  }

  /// Height of one line.
  var lineHeight: Double { height(lines: 1) }

  /// Height of one line before it is rounded to pixels.
  var naturalLineHeight: Double { pointSize * lineHeightFactor }

  /// Text styles of iOS 7 and 8 are set in Helvetica Neue with its own line height: 17 points are 20 high, 12 are 14.
  private var lineHeightFactor: Double {
    if let typeface { return typeface.ascender + typeface.descender }
    return font.style != nil && settings[TextFacts.systemFont] == .helveticaNeue
      ? 1.165 : font.lineHeightFactor
  }

  /// From the top of a line to its baseline, and from there to the bottom.
  var ascender: Double { pointSize * (typeface?.ascender ?? font.ascender) }

  /// The baselines of one line in the middle of a control.
  func centeredBaselines(inHeight height: Double) -> BaselineOffsets {
    let top = (height - lineHeight) / 2
    return BaselineOffsets(first: top + ascender, last: height - top - ascender, centeredHeight: height)
  }

  /// The baseline of the system font in a line of a height.
  static func baselines(inLineOfHeight height: Double) -> BaselineOffsets {
    let ascender = height * 0.952148 / 1.193359375
    return BaselineOffsets(first: ascender, last: height - ascender)
  }

  /// The height of a number of lines. The lines of a text style lie as far apart as its leading says, which is more
  /// than their own height; stored frames from tools version 11000 on agree.
  func height(lines: Int) -> Double {
    guard let leading = font.leading(in: settings), lines > 1 else {
      return settings.ceiledToPixel(naturalLineHeight * Double(lines))
    }
    return settings.ceiledToPixel(naturalLineHeight) + Double(lines - 1) * leading * settings.textProbe
  }

  /// The height of a number of lines in a text view, whose first line has the whole leading, too: 19 of 19 stored
  /// frames in 4 repositories agree.
  func textViewHeight(lines: Int) -> Double {
    guard let leading = font.leading(in: settings) else { return height(lines: lines) }
    return Double(lines) * leading * settings.textProbe
  }

  /// The number of lines that text takes when it is broken to fit a width.
  func lineCount(of text: String, width: Double) -> Int {
    LineBreaker.lines(of: StyledText(text, font: font), in: settings, limit: width).count
  }
}
