import NibDecoder

/// What `<paragraphStyle>` says of the height of lines, and where they stand.
struct ParagraphStyle: Hashable, Sendable {
  /// What lies between two lines.
  var lineSpacing = 0.0
  var minimumLineHeight = 0.0
  /// 0 for any.
  var maximumLineHeight = 0.0
  /// 0 for 1.
  var lineHeightMultiple = 0.0
  /// Nil where the label says it.
  var alignment: TextAlignment?

  /// The height of a line that its font makes so high.
  func lineHeight(_ natural: Double) -> Double {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

extension ParagraphStyle {
  init(coder: NibCoder) {
    lineSpacing = Self.decode(coder, "lineSpacing")
    minimumLineHeight = Self.decode(coder, "minimumLineHeight")
    maximumLineHeight = Self.decode(coder, "maximumLineHeight")
    lineHeightMultiple = min(Self.decode(coder, "lineHeightMultiple"), 100)
    alignment = coder.decodeString(forKey: "alignment").flatMap(TextAlignment.init)
  }

  private static func decode(_ coder: NibCoder, _ key: String) -> Double {
    min(max(coder.decodeLength(forKey: key) ?? 0, 0), 10_000)
  }
}
