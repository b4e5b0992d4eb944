import NibDecoder

/// A font as `<fontDescription>` or macOS's `<font>` names it.
struct Font: Hashable, Sendable {
  /// The thickness of a system font, by Interface Builder's name for it.
  var weight: String
  /// The size in points that is written, or that the font's purpose implies.
  var pointSize: Double
  /// A text style, whose size depends on Interface Builder's version; it wins over `pointSize`.
  var style: TextStyle?
  /// The family of a font that is not the system's.
  var family: String?

  static func system(_ pointSize: Double) -> Font { Font(weight: "regular", pointSize: pointSize) }

  /// The height of a line over the size.
  var lineHeightFactor: Double { family.flatMap { Self.lineHeightFactors[$0] } ?? 1.193359375 }

  /// By family: what most stored one-line labels of public documents agree with.
  private static let lineHeightFactors = [
    "Avenir": 1.366, "Avenir Next": 1.384, "Fira Sans": 1.2, "Helvetica": 1.15, "Helvetica Neue": 1.18,
    "Inter": 1.21, "Menlo": 1.164, "Nunito Sans": 1.364, "Open Sans": 1.362, "Quicksand": 1.25, "Verdana": 1.215,
  ]

  /// The size in points.
  func pointSize(in settings: DocumentSettings) -> Double { style?.pointSize(in: settings) ?? pointSize }
}

extension Font {
  /// Decodes the font under a key; nil where none is written.
  init?(coder: NibCoder, key: String) {
    guard let font = coder.coder(forKey: key) else { return nil }
    let type = font.decodeString(forKey: "type") ?? font.decodeString(forKey: "metaFont") ?? "system"
    pointSize = Self.decodeSize(font) ?? Self.size(ofType: type)
    style = font.decodeString(forKey: "style").flatMap(TextStyle.init)
    weight = font.decodeString(forKey: "weight") ?? style?.weight ?? Self.weight(ofType: type)
    family = font.decodeString(forKey: "family").flatMap { $0.hasPrefix(".") ? nil : $0 }
    _ = font.decodeString(forKey: "name")
  }

  /// Old documents name the size by its purpose, such as `size="button"`.
  private static func decodeSize(_ font: NibCoder) -> Double? {
    if let size = font.decodeString(forKey: "size") {
      return Double(size).flatMap { (0...10_000).contains($0) ? $0 : nil } ?? (size == "button" ? 15 : 17)
    }
    return font.decodeLength(forKey: "pointSize").flatMap { $0 > 0 ? min($0, 10_000) : nil }
  }

  private static func weight(ofType type: String) -> String {
    type.lowercased().contains("bold") ? "bold" : "regular"
  }

  /// Sizes of fonts that macOS names by their purpose.
  private static func size(ofType type: String) -> Double {
    switch type {
    case "smallSystem", "smallSystemBold": 11
    case "miniSystem": 9
    case "label", "cellTitle": 12
    case "systemThin", "systemUltraLight", "systemBold", "systemSemibold", "systemMedium", "systemLight", "menu": 13
    default: 13
    }
  }
}
