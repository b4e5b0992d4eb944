extension Font {
  /// The height of a line divided by the size.
  ///
  /// - Parameter table: the metrics of the font's family.
  func lineHeightFactor(_ table: FontFamily?) -> Double {
    guard let family else { return SystemFont.lineHeightFactor }
    return table?.lineHeightFactor(weight: weight) ?? Self.lineHeightFactors[family] ?? SystemFont.lineHeightFactor
  }

  /// Factors of families without a table: what most stored one-line labels of public documents agree with.
  private static let lineHeightFactors = [
    "American Typewriter": 1.17, "Avenir": 1.366, "Avenir Next": 1.366, "Bradley Hand": 1.25, "Didot": 1.265,
    "Futura": 1.299, "Futura Condensed": 1.203, "Heiti SC": 1.4, "Helvetica Neue Condensed": 1.18, "Noteworthy": 1.59,
    "Papyrus": 1.57, "Thonburi": 1.31, "Verdana": 1.215,
  ]
}
