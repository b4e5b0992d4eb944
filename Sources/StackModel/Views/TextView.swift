public import NibDecoder

/// A `<textView>` of an iOS or tvOS document. Only one that does not scroll has a content size.
open class TextView: View {
  /// The text.
  public let text: String
  private let isScrollEnabled: Bool
  private let font: Font

  /// Reads the text, its font and whether it scrolls.
  public required init(coder: NibCoder) throws {
    text = coder.decodeText(forKey: "text", attributedKey: "attributedText")
    isScrollEnabled = coder.decodeBool(forKey: "scrollEnabled") ?? true
    font =
      coder.decodeAttributedFont(forKey: "attributedText") ?? Font(coder: coder, key: "fontDescription") ?? .system(14)
    try super.init(coder: coder)
  }

  open override var hasWidthDependentHeight: Bool { !isScrollEnabled }

  /// The lines at the width, 8 above and below and 5 at the sides.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard !isScrollEnabled else { return .none }
    let metrics = TextMetrics(font, settings)
    let natural = text.split(separator: "\n").map { metrics.width(of: $0) }.max() ?? 0
    let lines = width.map { metrics.lineCount(of: text, width: $0 - 10) } ?? 1
    return IntrinsicSize(
      width: settings.ceiledToPixel(natural) + 10, height: metrics.height(lines: max(1, lines)) + 16)
  }
}
