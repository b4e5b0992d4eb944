import Support

/// How large Apple's symbols are drawn in the system font of 17 points, at regular weight and medium scale.
///
/// Found from image views and buttons that Interface Builder stored in public documents. Symbols that are not
/// listed are assumed to cover as much as most listed ones.
enum SymbolSizes {
  /// The longer side in points.
  static func longerSide(of name: String, proportions: Size) -> Double {
    if name.hasByteSuffix(".circle") || name.contains(".circle.") { return circle }
    if let known = known(name) { return known }
    let ratio = max(proportions.width, proportions.height) / max(min(proportions.width, proportions.height), 1)
    // Symbols in a circle, and those with its outline, are 20 by 19: 128 by 123 or 121.
    if (1.035...1.06).contains(ratio) { return circle }
    return 20 * min(ratio, 4).squareRoot()
  }

  /// By the symbol's name, or a name that its own begins with.
  private static func known(_ name: String) -> Double? {
    var prefix = name[...]
    while true {
      if let side = sides[String(prefix)] { return side }
      guard let dot = prefix.lastIndex(of: ".") else { return nil }
      prefix = prefix[..<dot]
    }
  }

  private static let circle = 19.85

  private static let sides: [String: Double] = [
    "arrow.left": 19.5, "arrow.right": 19.5, "arrow.triangle.2.circlepath.camera": 24.6, "arrowtriangle": 16.9,
    "calendar": 21, "camera": 24.3, "chart.bar": 25, "checkmark": 18.5, "chevron": 16.5, "chevron.down": 18.33,
    "chevron.up": 18.33, "die": 19.5, "doc.on.doc": 23.3, "exclamationmark.triangle": 20.9, "folder": 23.3,
    "gearshape": 20.8, "hand.raised": 20.8, "key": 22.7, "ladybug": 22, "mic": 21.2, "mic.slash": 20.1, "minus": 17.5,
    "person": 18.67, "person.3": 36, "photo": 24, "placeholdertext": 17.5, "plus": 17.5,
    "rectangle.stack": 22.9, "server.rack": 24, "speaker.slash": 20.4, "star": 21.8, "text": 20.9,
    "trash": 20.8, "video": 25.8, "wand": 21.2, "xmark": 17.5,
  ]
}
