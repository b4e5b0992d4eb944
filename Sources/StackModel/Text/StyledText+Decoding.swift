import NibDecoder

extension StyledText {
  /// Decodes plain text under a key with its `fontDescription`, or an `<attributedString>`, whose first paragraph style
  /// counts.
  init(coder: NibCoder, key: String, attributedKey: String, defaultFont: Font) {
    let attributed = coder.coder(forKey: attributedKey)
    let font = Font(coder: coder, key: "fontDescription") ?? defaultFont
    let fragments = attributed?.childCoders(named: ["fragment"]) ?? []
    let text = coder.decodeString(forKey: key)
    guard text == nil, !fragments.isEmpty else {
      self.init(text ?? "", font: fragments.first?.attributes?.font ?? font)
      return
    }
    self.init(
      fragments.map { fragment in
        let attributes = fragment.attributes
        return TextRun(
          fragment.string(forKey: "content"), font: attributes?.font ?? font,
          color: attributes.flatMap { Color(coder: $0, key: "NSColor") })
      },
      paragraph: fragments.lazy.compactMap { $0.attributes?.paragraphStyle }.first ?? ParagraphStyle())
  }
}

extension NibCoder {
  /// The font of an attributed string's first fragment.
  func decodeAttributedFont(forKey key: String) -> Font? {
    coder(forKey: key)?.childCoders.first { $0.elementName == "fragment" }?.attributes?.font
  }

  fileprivate var attributes: NibCoder? { childCoders.first { $0.elementName == "attributes" } }
  fileprivate var font: Font? { Font(coder: self, key: "NSFont") }
  fileprivate var paragraphStyle: ParagraphStyle? { coder(forKey: "NSParagraphStyle").map(ParagraphStyle.init) }
}

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
