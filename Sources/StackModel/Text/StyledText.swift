import NibDecoder

/// The text of a view with its fonts: one for plain text, one for each fragment of an `<attributedString>`.
struct StyledText: Hashable, Sendable {
  var runs: [TextRun]
  var paragraph = ParagraphStyle()

  /// The characters alone.
  var characters: String { runs.map(\.text).joined() }

  /// Plain text.
  init(_ text: String, font: Font) { runs = [TextRun(text: text, font: font)] }

  /// Plain text under a key with its `fontDescription`, or attributed text, whose first paragraph style counts.
  init(coder: NibCoder, key: String, attributedKey: String, defaultFont: Font) {
    let attributed = coder.coder(forKey: attributedKey)
    let font = Font(coder: coder, key: "fontDescription") ?? defaultFont
    let fragments = attributed?.childCoders(named: ["fragment"]) ?? []
    let text = coder.decodeString(forKey: key)
    guard text == nil, !fragments.isEmpty else {
      runs = [TextRun(text: text ?? "", font: fragments.first?.attributes?.font ?? font)]
      return
    }
    runs = fragments.map {
      TextRun(text: $0.decodeString(forKey: "content") ?? "", font: $0.attributes?.font ?? font)
    }
    paragraph = fragments.lazy.compactMap { $0.attributes?.paragraphStyle }.first ?? ParagraphStyle()
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
