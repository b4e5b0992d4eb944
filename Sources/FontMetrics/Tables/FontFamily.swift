/// The metrics of a font family that is not the system's, by face.
struct FontFamily: Sendable {
  let faces: [FontFace]
  /// From the baseline to the top of a line, divided by the size.
  let ascender: Double?
  /// From the baseline to the bottom of a line, divided by the size, without the font's `lineGap`: lines of Helvetica Neue
  /// are 1.165 apart, not 1.193.
  let descender: Double?
  let kerning: FontKerning

  init(ascender: Double? = nil, descender: Double? = nil, kerning: String? = nil, faces: [FontFace]) {
    self.ascender = ascender
    self.descender = descender
    self.kerning = kerning.map(FontKerning.init) ?? .none
    self.faces = faces
  }

  /// The face with the nearest weight, the lighter of two that are as near.
  func face(weight: FontWeight) -> FontFace? {
    faces.min { abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue) }
  }

  /// The height of a line divided by the size; nil if it is not known.
  func lineHeightFactor(weight: FontWeight) -> Double? {
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
