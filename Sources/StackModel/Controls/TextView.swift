import FontMetrics
public import NibDecoder

/// A `<textView>` of an iOS or tvOS document. Only one that does not scroll has a content size.
open class TextView: View {
  /// The text.
  public let text: String
  let isScrollEnabled: Bool
  let styledText: StyledText

  /// Reads the text, its font and whether it scrolls.
  public required init(coder: NibCoder) throws {
    styledText = StyledText(coder: coder, key: "text", attributedKey: "attributedText", defaultFont: .system(14))
    text = styledText.characters
    isScrollEnabled = coder.decodeBool(forKey: "scrollEnabled") ?? true
    try super.init(coder: coder)
  }

  open override var hasWidthDependentHeight: Bool { !isScrollEnabled }

  /// The lines at the width, 8 above and below and 5 at the sides.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard !isScrollEnabled else { return .none }
    let block = TextBlock(styledText, in: settings.text, limit: width.map { $0 - 10 })
    return IntrinsicSize(width: block.width + 10, height: height(of: block, in: settings) + 16)
  }

  private func height(of block: TextBlock, in settings: DocumentSettings) -> Double {
    guard styledText.runs.count == 1, let font = styledText.runs.first?.font else { return block.height }
    return TextMetrics(font, settings.text).textViewHeight(lines: block.lineCount)
  }
}
