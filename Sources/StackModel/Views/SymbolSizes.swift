/// How large Apple's symbols are drawn in the system font of 17 points, at regular weight and medium scale.
///
/// Found from image views and buttons that Interface Builder stored in public documents. Symbols that are not
/// listed are taken to cover as much as most of those do.
enum SymbolSizes {
  /// The longer side in points.
  static func longerSide(of name: String, proportions: Size) -> Double {
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
    "arrow.left": 19.5, "arrow.right": 19.5, "arrow.left.arrow.right.circle": circle, "calendar": 21, "checkmark": 18.5,
    "checkmark.circle": circle, "chart.bar": 25, "chevron": 16.5, "chevron.down": 18.33, "chevron.down.circle": circle,
    "chevron.right.circle": circle, "chevron.left.circle": circle, "chevron.up": 18.33, "chevron.up.circle": circle,
    "die": 19.5,
    "doc.on.doc": 23.3, "exclamationmark.triangle": 22.5, "folder": 23.3, "hand.raised": 20.8, "mic": 21,
    "speaker.slash": 20.4, "video": 25.8, "text": 20.9, "gearshape": 20.8, "key": 22.7, "ladybug": 22,
    "minus": 17.5,
    "minus.circle": circle, "person": 18.67, "person.circle": circle, "person.crop.circle": circle, "person.3": 36,
    "photo": 24,
    "placeholdertext": 17.5, "plus": 17.5, "plus.circle": circle, "rectangle.stack": 22.9, "server.rack": 24,
    "star": 23, "star.circle": circle,
    "trash": 20.8, "trash.circle": circle, "wand": 21.2, "xmark": 17.5, "xmark.circle": circle,
  ]
}
