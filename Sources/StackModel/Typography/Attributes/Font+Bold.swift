extension Font {
  /// The font that UIKit draws for a user who has turned Bold Text on.
  ///
  /// Only the system's own fonts follow the setting. Regular text becomes semibold; other weights go as far, up to the
  /// heaviest.
  var bolder: Font {
    guard family == nil else { return self }
    var font = self
    font.weight = weight.bolder
    return font
  }
}

extension FontWeight {
  fileprivate var bolder: FontWeight { FontWeight(rawValue: rawValue + 200) ?? .black }
}
