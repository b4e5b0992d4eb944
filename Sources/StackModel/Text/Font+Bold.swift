extension Font {
  /// The font that UIKit draws for a user who has turned Bold Text on.
  ///
  /// Only the system's own fonts follow the setting. Regular text becomes semibold; other weights go as far, up to the
  /// heaviest.
  var bolder: Font {
    guard family == nil else { return self }
    var font = self
    font.weight = Self.bolderWeights[weight] ?? weight
    return font
  }

  private static let bolderWeights = [
    "ultraLight": "light", "thin": "regular", "light": "medium", "regular": "semibold", "medium": "bold",
    "semibold": "heavy", "bold": "black", "heavy": "black",
  ]
}
