/// Widths and heights of text in one font.
///
/// Apple's fonts are not needed: advances are fitted to the frames that Interface Builder stored in public documents. Most
/// one-line labels come out within a point.
package struct TextMetrics: Sendable {
  /// The font as the user sees it: bolder if Bold Text is on.
  package let font: Font
  /// The size in points as the user sees it; 0 if it is not a number.
  package let pointSize: Double
  private let environment: TextEnvironment
  /// The metrics of the font's family, if they are built in.
  private let table: FontFamily?
  private let advances: FontAdvances
  private let typeface: (any Typeface)?

  /// Measures text in a font.
  package init(_ font: Font, _ environment: TextEnvironment) {
    let shown = font.shown(in: environment)
    let font = environment.isTextBold ? shown.bolder : shown
    self.font = font
    let size = font.pointSize(in: environment) * environment.fontScale
    pointSize = size.isFinite ? size : 0
    self.environment = environment
    table = font.familyTable
    advances = FontAdvances(font, table, pointSize: pointSize, systemFont: environment.systemFont)
    typeface = environment.fonts.typeface(named: font.name, family: font.family)
  }

  /// The unrounded width of one line in points.
  package func width(of text: String) -> Double {
    advances(of: environment.shown(text), after: nil).reduce(0, +)
  }

  /// The advance of each character of a text in points, kerning with the character before it included.
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

  /// The number of lines that text takes if it is broken to fit a width.
  package func lineCount(of text: String, width: Double) -> Int {
    MeasuredText(StyledText(text, font: font), in: environment).lines(limit: width).count
  }
}

// MARK: - Heights

extension TextMetrics {
  /// The height of one line.
  package var lineHeight: Double { height(lines: 1) }

  /// The height of one line before it is rounded to pixels.
  package var naturalLineHeight: Double { pointSize * lineHeightFactor }

  /// Text styles of iOS 7 and 8 are set in Helvetica Neue with its own line height: 17 points are 20 high, 12 are 14.
  private var lineHeightFactor: Double {
    if let typeface { return typeface.ascender + typeface.descender }
    if font.style != nil, environment.systemFont.isHelveticaNeue { return 1.165 }
    return font.lineHeightFactor(table)
  }

  /// From the top of a line to its baseline.
  package var ascender: Double { pointSize * (typeface?.ascender ?? table?.ascender ?? SystemFont.ascender) }

  /// From one baseline to the next, if that is not the height of a line.
  var leading: Double? { font.leading(in: environment).map { $0 * environment.fontScale } }

  /// The height of a number of lines. The lines of a text style are as far apart as its leading, which is more than their
  /// own height; stored frames from tools version 11000 on agree.
  package func height(lines: Int) -> Double {
    guard lines > 1, let leading else { return environment.ceiledToPixel(naturalLineHeight * Double(lines)) }
    return environment.ceiledToPixel(naturalLineHeight) + Double(lines - 1) * leading
  }

  /// The height of a number of lines in a text view, whose first line has the whole leading, too.
  ///
  /// Evidence: 19/19 stored frames, 4 repositories.
  package func textViewHeight(lines: Int) -> Double {
    guard let leading else { return height(lines: lines) }
    return Double(lines) * leading
  }
}
