extension Font {
  /// What determines the widths of the letters, in words: a family, a text style or the weight of the system font.
  package var kind: String {
    if let family { return family }
    if style != nil { return "text style" }
    return weight == .regular ? "system font" : "\(weight.name) system font"
  }
}
