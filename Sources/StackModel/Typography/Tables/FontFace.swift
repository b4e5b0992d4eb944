/// One weight of a family: the advances of ``characters`` in thousandths of the size.
struct FontFace: Sendable {
  let weight: FontWeight
  /// The height of a line divided by the size, if it differs from the family's.
  let lineHeightFactor: Double?
  let advances: [UInt16]

  /// - Parameter table: the advances of ``characters``, or only of the first 95, from space to tilde.
  init?(_ table: MetricsTable) {
    guard let weight = FontWeight(named: String(table.kind)) else { return nil }
    self.weight = weight
    lineHeightFactor = Double(table.argument)
    advances = table.words.compactMap { UInt16($0) }
  }

  /// The advance of a character; nil for characters of other scripts, which come from other fonts.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    if let index = Self.index(of: scalar), index < advances.count { return Double(advances[index]) }
    guard let relative = Self.typographicRelative(of: scalar) else { return nil }
    return Self.index(of: Unicode.Scalar(relative)).map { Double(advances[$0]) }
  }

  /// The ASCII character that is nearly as wide as a quotation mark or dash.
  private static func typographicRelative(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0x2013: UInt8(ascii: "0")
    case 0x2014, 0x2026: UInt8(ascii: "M")
    case 0x2022: UInt8(ascii: "*")
    default: CharacterRelative.relative(of: scalar)
    }
  }
}

extension FontFace {
  /// The characters of tables: those of ASCII, then common punctuation and signs.
  static let characters: [Unicode.Scalar] =
    (0x20...0x7E).map { Unicode.Scalar($0 as UInt8) } + "‘’“”–—…•€£©®°·«»".unicodeScalars

  /// The index of a character in ``characters``; for a letter with an accent, that of the letter.
  static func index(of scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return (0x20...0x7E).contains(scalar.value) ? Int(scalar.value) - 0x20 : nil }
    if let index = characters[95...].firstIndex(of: scalar) { return index }
    guard let relative = CharacterRelative.relative(of: scalar) else { return nil }
    return Int(relative) - 0x20
  }
}

/// The thickness of a font: UIKit's `UIFont.Weight`, on the scale of CSS and OpenType.
public enum FontWeight: Int, CaseIterable, Comparable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Finds the weight with Interface Builder's name for it, such as `ultraLight`; nil for other names.
  public init?(named name: String) {
    guard let weight = Self.named[name] else { return nil }
    self = weight
  }

  /// Interface Builder's name for the weight.
  public var name: String { "\(self)" }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Whether one weight is lighter than another.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
