/// The advances of a font's characters, in thousandths of its size.
struct FontAdvances: Sendable {
  private let face: FontFace?
  private let faceKerning: FontKerning
  private let system: SystemFontAdvances
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
    system = SystemFontAdvances.table(weight: font.weight)
    displayShare = Self.displayShare(pointSize, systemFont)
    emojiAdvance = Self.emojiAdvance(pointSize)
    tracking = Self.tracking(pointSize, systemFont) + (pointSize < 20 ? Self.extraTracking(font.weight) : 0)
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
    return advance + (previous.map { Self.kerning($0, character) } ?? 0)
  }

  private static func kerning(_ left: Unicode.Scalar, _ right: UInt8) -> Double {
    guard let left = CharacterRelative.relative(of: left) else { return 0 }
    return SystemFontKerning.standard.adjustment(Unicode.Scalar(left), Unicode.Scalar(right))
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
  private static func displayShare(_ pointSize: Double, _ systemFont: SystemFont) -> Double {
    if systemFont == .blended { return min(max((pointSize - 17) / 11, 0), 1) }
    return pointSize < 20 ? 0 : 1
  }

  private static func tracking(_ pointSize: Double, _ systemFont: SystemFont) -> Double {
    let index = Int(clamping: pointSize.rounded(), to: 6...100) - 6
    return switch systemFont {
    case .helveticaNeue, .helveticaNeueDeskInterface, .sanFrancisco: SystemFontAdvances.firstTracking[index]
    case .tightened: SystemFontAdvances.tightenedTracking[index]
    case .blended: SystemFontAdvances.tracking[index]
    }
  }

  /// What a weight adds to the tracking of the regular weight at text sizes, fitted together with the advances.
  private static func extraTracking(_ weight: FontWeight) -> Double {
    switch weight {
    case .light: 1.6
    case .bold: -1.1
    default: 0
    }
  }
}
