/// A font family that is not the system's, with the faces whose advances are known.
struct FontFamily: Sendable {
  let faces: [FontFace]
  /// From the baseline to the top of a line, over the size.
  let ascender: Double?
  /// From the baseline to the bottom of a line, over the size. What fonts want between lines (their `lineGap`) does not
  /// count: lines of Helvetica Neue lie 1.165 apart, not 1.193.
  let descender: Double?
  let kerning: FontKerning

  init(ascender: Double? = nil, descender: Double? = nil, kerning: String? = nil, faces: [FontFace]) {
    self.ascender = ascender
    self.descender = descender
    self.kerning = kerning.map(FontKerning.init) ?? .none
    self.faces = faces
  }

  /// The face whose weight is nearest, the lighter of two.
  func face(weight: String) -> FontFace? {
    let wanted = (FontFace.Weight(interfaceBuilderName: weight) ?? .regular).rawValue
    return faces.min { abs($0.weight.rawValue - wanted) < abs($1.weight.rawValue - wanted) }
  }

  /// The height of a line over the size; nil where it is not known.
  func lineHeightFactor(weight: String) -> Double? {
    if let factor = face(weight: weight)?.lineHeightFactor { return factor }
    guard let ascender, let descender else { return nil }
    return ascender + descender
  }

  static let courier = monospaced(advance: 600, lineHeightFactor: 1)
  static let courierNew = monospaced(advance: 600, lineHeightFactor: 1.1328)
  static let menlo = monospaced(advance: 602, lineHeightFactor: 1.164)

  private static func monospaced(advance: UInt16, lineHeightFactor: Double) -> FontFamily {
    let advances = [UInt16](repeating: advance, count: 95)
    return FontFamily(faces: [FontFace(weight: .regular, lineHeightFactor: lineHeightFactor, advances: advances)])
  }
}
