import Support

/// What stands in for a font family that the reader does not have.
enum GenericFamily {
  case sansSerif, serif, monospaced

  /// - Parameter family: The name of the family; nil for the system font.
  init(_ family: String?) {
    guard let name = family?.lowercased() else {
      self = .sansSerif
      return
    }
    if Self.monospacedNames.contains(where: name.containsBytes) {
      self = .monospaced
    } else if Self.serifNames.contains(where: name.containsBytes) {
      self = .serif
    } else {
      self = .sansSerif
    }
  }

  private static let monospacedNames = ["mono", "menlo", "courier", "consolas", "monaco", "typewriter", "source code"]
  private static let serifNames = [
    "times", "georgia", "garamond", "baskerville", "palatino", "didot", "bodoni", "cochin", "hoefler", "charter",
    "playfair", "merriweather", "lora", "new york", "iowan",
  ]
}
