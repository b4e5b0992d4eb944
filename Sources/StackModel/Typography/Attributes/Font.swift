/// A font: the system's in a weight, a text style, or one that its family and name identify.
public struct Font: Hashable, Sendable {
  /// The thickness.
  public var weight: FontWeight
  /// Whether the letters are slanted. Widths are those of the upright font.
  public var isItalic: Bool
  /// The size in points, before the environment changes that of a text style: see ``pointSize(in:)``.
  public var pointSize: Double
  /// The text style, whose size takes the place of ``pointSize``; nil for a font with a size of its own.
  public var style: TextStyle?
  /// The name of the family; nil for the system font.
  public var family: String?
  /// The PostScript name of a font that is not the system's, if it is known.
  public var name: String?

  /// Creates a font; without a family the system font.
  public init(
    family: String? = nil, name: String? = nil, pointSize: Double, weight: FontWeight = .regular,
    isItalic: Bool = false
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.family = family
    self.name = name
  }

  /// Creates the font of a text style.
  public init(_ style: TextStyle) {
    self.init(pointSize: style.pointSize(at: .large), weight: style.weight)
    self.style = style
  }

  /// The system font.
  public static func system(_ pointSize: Double, weight: FontWeight = .regular) -> Font {
    Font(pointSize: pointSize, weight: weight)
  }

  /// Whether the font is at least bold.
  public var isBold: Bool { weight >= .bold }

  /// The size in points that the font has in an environment, without its ``TextEnvironment/fontScale``.
  public func pointSize(in environment: TextEnvironment) -> Double { style?.pointSize(in: environment) ?? pointSize }

  /// The font with the weight that its text style has in an environment.
  func shown(in environment: TextEnvironment) -> Font {
    guard let style, environment.textStyleSizes == .television, weight == style.weight else { return self }
    var font = self
    font.weight = style.televisionWeight
    return font
  }

  /// From one baseline to the next, if that is not the height of a line.
  func leading(in environment: TextEnvironment) -> Double? { style?.leading(in: environment) }

  /// The metrics of the family, if they are built in.
  var familyTable: FontFamily? { family.flatMap(FontFamily.namedWithWeight) }

  /// Whether the widths of the family's letters are built in; true for the system font.
  var hasBuiltInMetrics: Bool { family == nil || familyTable != nil }
}

extension Font {
  /// The font that UIKit draws for a user who has turned Bold Text on.
  ///
  /// Only the system's own fonts follow the setting. Regular text becomes semibold; other weights go as far, up to the
  /// heaviest.
  var bolder: Font {
    guard family == nil else { return self }
    var font = self
    font.weight = weight.bolder
    return font
  }
}

extension FontWeight {
  fileprivate var bolder: FontWeight { FontWeight(rawValue: rawValue + 200) ?? .black }
}

extension Font {
  /// The height of a line divided by the size.
  ///
  /// - Parameter table: the metrics of the font's family.
  func lineHeightFactor(_ table: FontFamily?) -> Double {
    guard let family else { return SystemFont.lineHeightFactor }
    return table?.lineHeightFactor(weight: weight) ?? Self.lineHeightFactors[family] ?? SystemFont.lineHeightFactor
  }

  /// Factors of families without a table: what most stored one-line labels of public documents agree with.
  private static let lineHeightFactors = [
    "American Typewriter": 1.17, "Avenir": 1.366, "Avenir Next": 1.366, "Bradley Hand": 1.25, "Didot": 1.265,
    "Futura": 1.299, "Futura Condensed": 1.203, "Heiti SC": 1.4, "Helvetica Neue Condensed": 1.18, "Noteworthy": 1.59,
    "Papyrus": 1.57, "Thonburi": 1.31, "Verdana": 1.215,
  ]
}

/// How far a font may shrink for its text to fit: `adjustsFontSizeToFitWidth` of labels and text fields.
public struct FontShrinking: Hashable, Sendable {
  /// The smallest font as a part of the font's size.
  private let minimumScale: Double
  /// The smallest size in points; nil if ``minimumScale`` counts.
  private let minimumPointSize: Double?

  /// Shrinks a font to a part of its size, from 0 to 1, or to a size in points if one is given.
  public init(minimumScale: Double = 1, minimumPointSize: Double? = nil) {
    self.minimumScale = minimumScale >= 0 ? min(minimumScale, 1) : 0
    self.minimumPointSize = minimumPointSize
  }

  /// The font keeps its size.
  public static let none = FontShrinking()

  /// Whether the font shrinks at all.
  public var isOn: Bool { self != .none }

  /// The smallest font as a part of a size in points.
  public func scale(of pointSize: Double) -> Double {
    guard let minimumPointSize, pointSize > 0 else { return minimumScale }
    return min(1, max(0, minimumPointSize / pointSize))
  }
}
