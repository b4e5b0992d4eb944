import NibDecoder

/// How a view itself is drawn.
package struct ViewAppearance: Hashable, Sendable {
  /// How opaque the view is with its subviews, from 0 to 1.
  package var alpha = 1.0
  /// The color that the view fills its frame with, by its name or its numbers; nil for none.
  package var background: String?

  /// Whether the view fills its frame with a color.
  package var hasBackground: Bool { background != nil }

  /// Fills the frame with a color, or with none.
  mutating func setBackground(_ color: Color?) {
    background = color.flatMap { $0.isTransparent ? nil : "\($0)" }
  }
}

extension ViewAppearance {
  init(coder: NibCoder) {
    if let written = coder.decodeDouble(forKey: "alpha") { alpha = written }
    guard let color = coder.coder(forKey: "backgroundColor"), color.decodeDouble(forKey: "alpha") != 0 else { return }
    background = Self.name(of: color)
  }

  private static func name(of color: NibCoder) -> String {
    for key in ["systemColor", "name", "cocoaTouchSystemColor"] {
      if let name = color.decodeString(forKey: key) { return name }
    }
    return ["white", "red", "green", "blue"].map { color.string(forKey: $0) }.joined(separator: " ")
  }
}
