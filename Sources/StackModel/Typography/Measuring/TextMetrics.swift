/// Widths and heights of text in one font.
///
/// Apple's fonts are not needed: advances are fitted to the frames that Interface Builder stored in public documents. Most
/// one-line labels come out within a point.
package struct TextMetrics: Sendable {
  /// The font as the user sees it: bolder if Bold Text is on.
  let font: Font
  /// The size in points as the user sees it; 0 if it is not a number.
  let pointSize: Double
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
  func lineCount(of text: String, width: Double) -> Int {
    MeasuredText(StyledText(text, font: font), in: environment).lines(limit: width).count
  }
}

// MARK: - Heights

extension TextMetrics {
  /// The height of one line.
  package var lineHeight: Double { height(lines: 1) }

  /// The height of one line before it is rounded to pixels.
  var naturalLineHeight: Double { pointSize * lineHeightFactor }

  /// Text styles of iOS 7 and 8 are set in Helvetica Neue with its own line height: 17 points are 20 high, 12 are 14.
  private var lineHeightFactor: Double {
    if let typeface { return typeface.ascender + typeface.descender }
    if font.style != nil, environment.systemFont.isHelveticaNeue { return 1.165 }
    return font.lineHeightFactor(table)
  }

  /// From the top of a line to its baseline.
  var ascender: Double { pointSize * (typeface?.ascender ?? table?.ascender ?? SystemFont.ascender) }

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
  func textViewHeight(lines: Int) -> Double {
    guard let leading else { return height(lines: lines) }
    return Double(lines) * leading
  }
}

/// The advances of a font's characters, in thousandths of its size.
struct FontAdvances: Sendable {
  private let face: FontFace?
  private let faceKerning: FontKerning
  private let system: SystemFontAdvances
  private let systemKerning: SystemFontKerning
  private let displayShare: Double
  private let tracking: Double
  private let faceTracking: Double
  private let emojiAdvance: Double

  /// - Parameter table: the metrics of the font's family.
  init(_ font: Font, _ table: FontFamily?, pointSize: Double, systemFont: SystemFont) {
    let family = table ?? (systemFont.isHelveticaNeue ? .helveticaNeue : nil)
    face = family?.face(weight: font.weight)
    // Evidence: 8/10 stored buttons, 1 repository.
    faceTracking = table == nil && systemFont == .helveticaNeueDeskInterface ? 27.7 : 0
    faceKerning = family?.kerning ?? .none
    system = SystemFontAdvances.table(weight: font.weight, of: systemFont)
    systemKerning = SystemFontKerning.table(of: systemFont)
    displayShare = Self.displayShare(pointSize, systemFont)
    emojiAdvance = Self.emojiAdvance(pointSize)
    tracking = SystemFontTracking.table(of: systemFont).tracking(at: pointSize, weight: font.weight)
  }

  /// The advance of a character, kerning with the one before it.
  func thousandths(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Double {
    if let face {
      guard let advance = face.advance(of: scalar) else { return fallbackAdvance(of: scalar) }
      return advance + faceTracking + (previous.map { faceKerning.adjustment($0, scalar) } ?? 0)
    }
    if !scalar.isASCII, let symbol = SystemFontAdvances.advance(ofSymbol: scalar) { return symbol + tracking }
    guard let character = CharacterRelative.relative(of: scalar) else { return fallbackAdvance(of: scalar) }
    let advance = system.advance(of: character, displayShare: displayShare) + tracking
    return advance + (previous.map { kerning($0, character) } ?? 0)
  }

  private func kerning(_ left: Unicode.Scalar, _ right: UInt8) -> Double {
    guard let left = CharacterRelative.relative(of: left) else { return 0 }
    return systemKerning.adjustment(Unicode.Scalar(left), Unicode.Scalar(right), displayShare: displayShare)
  }

  /// The advance of a character that comes from another font, which is not tracked: ideographs and kana fill a square,
  /// Hangul syllables 0.866 of it, and marks above and below letters take no room.
  private func fallbackAdvance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF: 0
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: 866
    case 0x1F1E6...0x1F1FF: emojiAdvance / 2
    case 0x1F300...0x1FAFF, 0x2705, 0x274C, 0x2728, 0x2753...0x2757, 0x2795...0x2797: emojiAdvance
    case 0x2E80...: 1000
    default: scalar.properties.generalCategory == .nonspacingMark ? 0 : 580
    }
  }

  /// Emoji are a third wider than the size in small text and hardly wider in large text: stored are 23 at 17 points, 24
  /// at 18, 31 at 27 and 73 at 68.
  private static func emojiAdvance(_ pointSize: Double) -> Double {
    pointSize <= 20 ? 1340 : min(1340, 1024.4 + 3340 / pointSize)
  }

  /// How much of the drawing for large sizes there is in the font. Newer versions blend between 17 and 28 points.
  ///
  /// Evidence: measured in UIKit on iOS 26.1 at 20, 22, 24 and 25 points.
  private static func displayShare(_ pointSize: Double, _ systemFont: SystemFont) -> Double {
    guard systemFont == .blended else { return pointSize < 20 ? 0 : 1 }
    return switch pointSize {
    case ...17: 0
    case ...19: (pointSize - 17) / 22
    case ...24: 1.0 / 11 + (pointSize - 19) * 8 / 55
    case ...28: 9.0 / 11 + (pointSize - 24) / 22
    default: 1
    }
  }
}
