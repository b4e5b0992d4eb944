/// A font family that is not the system's, with the faces whose advances are known.
struct FontFamily: Sendable {
  let faces: [FontFace]

  /// The face whose weight is nearest, the lighter of two.
  func face(weight: String) -> FontFace? {
    let wanted = (FontFace.Weight(interfaceBuilderName: weight) ?? .regular).rawValue
    return faces.min { abs($0.weight.rawValue - wanted) < abs($1.weight.rawValue - wanted) }
  }

  /// The table of a family, by its name.
  static func named(_ name: String) -> FontFamily? {
    switch name {
    case "Helvetica", "Arial": helvetica
    case "Helvetica Neue": helveticaNeue
    case "Times New Roman", "Times": times
    case "Courier": courier
    case "Courier New": courierNew
    case "Menlo": menlo
    case "Roboto": roboto
    case "Open Sans": openSans
    case "Lato": lato
    case "Inter": inter
    case "Quicksand": quicksand
    case "Fira Sans": firaSans
    case "Nunito Sans": nunitoSans
    default: nil
    }
  }

  private static let courier = monospaced(advance: 600, lineHeightFactor: 1)
  private static let courierNew = monospaced(advance: 600, lineHeightFactor: 1.1328)
  private static let menlo = monospaced(advance: 602, lineHeightFactor: 1.164)

  private static func monospaced(advance: UInt16, lineHeightFactor: Double) -> FontFamily {
    let advances = [UInt16](repeating: advance, count: 95)
    return FontFamily(faces: [FontFace(weight: .regular, lineHeightFactor: lineHeightFactor, advances: advances)])
  }
}

/// One weight of a family: the advances of the characters from space to tilde in thousandths of the size.
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
  /// The height of a line over the size.
  let lineHeightFactor: Double
  let advances: [UInt16]

  /// The advance of a character: nil for those of other scripts, which come from other fonts.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    let character = Self.typographicRelative(of: scalar) ?? CharacterRelative.relative(of: scalar)
    guard let index = character.map({ Int($0) - 32 }), advances.indices.contains(index) else { return nil }
    return Double(advances[index])
  }

  /// Quotation marks and dashes that are nearly as wide as one of ASCII.
  private static func typographicRelative(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0x2013: UInt8(ascii: "0")
    case 0x2014, 0x2026: UInt8(ascii: "M")
    case 0x2022: UInt8(ascii: "*")
    default: nil
    }
  }
}
