public import NibDecoder

/// A `<textView>` of an iOS or tvOS document. Only one that does not scroll has a content size.
open class TextView: View {
  /// The text; attributed text without its attributes.
  public var text: String {
    didSet {
      guard text != oldValue else { return }
      styledText = StyledText(text, font: font)
      invalidateIntrinsicContentSize()
    }
  }
  /// The font; of attributed text that of its beginning. Setting it sets all of the text in the font.
  public var font: Font {
    didSet {
      guard font != oldValue else { return }
      styledText = StyledText(text, font: font)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the text scrolls in the view, which then has no content size.
  public var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of text; nil for the system's label color.
  public lazy var textColor = decodeLateColor(forKey: "textColor")
  /// Where lines are placed between the sides of the view.
  public lazy var textAlignment = decodeTextAlignment()
  private var styledText: StyledText

  /// Reads the text, its font and whether it scrolls.
  public required init(coder: NibCoder) throws {
    styledText = StyledText(coder: coder, key: "text", attributedKey: "attributedText", defaultFont: .system(14))
    text = styledText.characters
    font = styledText.runs.first?.font ?? .system(14)
    isScrollEnabled = coder.bool(forKey: "scrollEnabled")
    try super.init(coder: coder)
  }

  /// Makes a text view in code.
  public init(_ text: String = "", font: Font = .system(14), isScrollEnabled: Bool = true) {
    self.text = text
    self.font = font
    self.isScrollEnabled = isScrollEnabled
    styledText = StyledText(text, font: font)
    super.init()
  }

  package override var scrollsSubviews: Bool { true }

  public override var hasWidthDependentHeight: Bool { !isScrollEnabled }

  /// The lines at the width, with insets of 8 above and below and 5 at the sides.
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

extension TextView: StandardView {
  static var elementNames: [String] { ["textView"] }

  var standardContent: ViewContent { text.isEmpty ? .decoration : .text }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// All lines from the top; those that scroll are placed below the frame.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    guard !text.isEmpty, size.width > 10 else { return [] }
    let layout = TextLayout(
      styledText, in: settings.text, width: size.width - 10, lineBreakMode: .wordWrapping, alignment: textAlignment,
      isRightToLeft: isRightToLeft(in: settings))
    return [PlacedText(layout: layout, x: 5, y: 8, color: textColor)]
  }

  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    guard !isScrollEnabled, let font = styledText.runs.first?.font, !text.isEmpty,
      let needed = intrinsicContentSize(in: settings, width: size.width).height
    else { return nil }
    return .height(
      needed, lineHeight: TextMetrics(font, settings.text).lineHeight, in: size, scale: settings.scale)
  }
}
