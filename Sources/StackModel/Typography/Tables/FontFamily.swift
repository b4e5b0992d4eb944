/// The metrics of a font family that is not the system's, by face.
struct FontFamily: Sendable {
  let faces: [FontFace]
  /// From the baseline to the top of a line, divided by the size.
  let ascender: Double?
  /// From the baseline to the bottom of a line, divided by the size, without the font's `lineGap`: lines of Helvetica Neue
  /// are 1.165 apart, not 1.193.
  let descender: Double?
  let kerning: FontKerning

  init(faces: [FontFace], ascender: Double? = nil, descender: Double? = nil, kerning: FontKerning = .none) {
    self.faces = faces
    self.ascender = ascender
    self.descender = descender
    self.kerning = kerning
  }

  /// - Parameter tables: `ascender` and `descender` with a number, `kerning`, and the advances of each face, with its weight
  ///   and the height of its lines if that differs from the family's.
  init(_ tables: some Sequence<MetricsTable>) {
    var (ascender, descender): (Double?, Double?)
    var kerning = FontKerning.none
    var faces: [FontFace] = []
    for table in tables {
      switch table.kind {
      case "ascender": ascender = Double(table.argument)
      case "descender": descender = Double(table.argument)
      case "kerning": kerning = FontKerning(table)
      default: FontFace(table).map { faces.append($0) }
      }
    }
    self.init(faces: faces, ascender: ascender, descender: descender, kerning: kerning)
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
}
