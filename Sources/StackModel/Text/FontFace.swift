/// One weight of a family: the advances of ``characters`` in thousandths of the size.
struct FontFace: Sendable {
  /// Weights on the scale of CSS and OpenType.
  enum Weight: Int, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    init?(interfaceBuilderName name: String) {
      switch name {
      case "ultraLight": self = .ultraLight
      case "thin": self = .thin
      case "light": self = .light
      case "regular": self = .regular
      case "medium": self = .medium
      case "semibold": self = .semibold
      case "bold": self = .bold
      case "heavy": self = .heavy
      case "black": self = .black
      default: return nil
      }
    }
  }

  let weight: Weight
  /// The height of a line over the size where it is not the family's.
  let lineHeightFactor: Double?
  let advances: [UInt16]

  /// - Parameter advances: those of ``characters``, or only of the first 95, from space to tilde.
  init(weight: Weight, lineHeightFactor: Double? = nil, advances: [UInt16]) {
    self.weight = weight
    self.lineHeightFactor = lineHeightFactor
    self.advances = advances
  }

  /// The advance of a character: nil for those of other scripts, which come from other fonts.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    if let index = Self.index(of: scalar), index < advances.count { return Double(advances[index]) }
    guard let relative = Self.typographicRelative(of: scalar) else { return nil }
    return Self.index(of: Unicode.Scalar(relative)).map { Double(advances[$0]) }
  }

  /// Quotation marks and dashes that are nearly as wide as one of ASCII.
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
  /// The characters of tables: those of ASCII, then punctuation and signs that texts often have.
  static let characters: [Unicode.Scalar] =
    (0x20...0x7E).map { Unicode.Scalar($0 as UInt8) } + "‘’“”–—…•€£©®°·«»".unicodeScalars

  /// The place of a character in ``characters``; that of the letter for a letter with an accent.
  static func index(of scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return (0x20...0x7E).contains(scalar.value) ? Int(scalar.value) - 0x20 : nil }
    if let index = characters[95...].firstIndex(of: scalar) { return index }
    guard let relative = CharacterRelative.relative(of: scalar) else { return nil }
    return Int(relative) - 0x20
  }
}
