import NibDecoder

extension ParagraphStyle {
  /// Decodes a `<paragraphStyle>`. Lengths outside 0…10,000 points are taken for the nearest that is not.
  init(coder: NibCoder) {
    self.init()
    lineSpacing = Self.decode(coder, "lineSpacing")
    minimumLineHeight = Self.decode(coder, "minimumLineHeight")
    maximumLineHeight = Self.decode(coder, "maximumLineHeight")
    lineHeightMultiple = min(Self.decode(coder, "lineHeightMultiple"), 100)
    alignment = coder.decodeString(forKey: "alignment").flatMap(TextAlignment.init)
  }

  private static func decode(_ coder: NibCoder, _ key: String) -> Double {
    min(max(coder.length(forKey: key), 0), 10_000)
  }
}
