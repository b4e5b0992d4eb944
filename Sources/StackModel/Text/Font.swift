import NibDecoder

/// A font as `<fontDescription>` or macOS's `<font>` names it.
struct Font: Hashable, Sendable {
  /// The thickness of a system font, by Interface Builder's name for it.
  var weight: String
  /// The size in points that is written, or that the font's purpose implies.
  var pointSize: Double
  /// A text style, whose size depends on Interface Builder's version; it wins over `pointSize`.
  var style: TextStyle?
  /// The PostScript name of a font that is not the system's.
  var name: String?

  static func system(_ pointSize: Double) -> Font { Font(weight: "regular", pointSize: pointSize) }

  /// The size in points.
  func pointSize(in settings: DocumentSettings) -> Double { style?.pointSize(in: settings) ?? pointSize }
}

extension Font {
  /// Decodes the font under a key; nil where none is written.
  init?(coder: NibCoder, key: String) {
    guard let font = coder.coder(forKey: key) else { return nil }
    let type = font.decodeString(forKey: "type") ?? font.decodeString(forKey: "metaFont") ?? "system"
    pointSize = font.decodeDouble(forKey: "pointSize") ?? font.decodeDouble(forKey: "size") ?? Self.size(ofType: type)
    style = font.decodeString(forKey: "style").flatMap(TextStyle.init)
    weight = font.decodeString(forKey: "weight") ?? style?.weight ?? Self.weight(ofType: type)
    name = font.decodeString(forKey: "name").flatMap { $0.hasPrefix(".") ? nil : $0 }
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
