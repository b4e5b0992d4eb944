extension Label {
  /// What determines the widths of the letters, in words: a family, a text style or the weight of the system font.
  package var fontKind: String {
    if let family = font.family { return family }
    if font.style != nil { return "text style" }
    return font.weight == .regular ? "system font" : "\(font.weight.name) system font"
  }
}
