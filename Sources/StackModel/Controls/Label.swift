public import FontMetrics
public import NibDecoder

/// A label.
open class Label: View {
  /// The text; attributed text without its attributes.
  public var text: String {
    didSet {
      guard text != oldValue else { return }
      styledText = StyledText(text, font: font)
      invalidateIntrinsicContentSize()
    }
  }
  /// 0 for as many lines as it takes.
  public var numberOfLines: Int {
    didSet {
      if (oldValue == 1) != (numberOfLines == 1) { arranger?.multilineTextDidChange(of: self) }
      if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Where lines break when the width is not known; 0 or nil for nowhere.
  public var preferredMaxLayoutWidth: Double? {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  let font: Font
  private(set) var styledText: StyledText
  /// Where lines stand between the sides of the frame.
  let textAlignment: TextAlignment
  /// How small the font may become for the text to fit.
  let fontShrinking: FontShrinking
  /// Whether the font becomes smaller where the text does not fit.
  package var shrinksToFit: Bool { fontShrinking.isOn }

  /// Reads the text, its font and its line count.
  public required init(coder: NibCoder) throws {
    styledText = StyledText(coder: coder, key: "text", attributedKey: "attributedText", defaultFont: .system(17))
    text = styledText.characters
    font = styledText.runs.first?.font ?? .system(17)
    numberOfLines = coder.decodeInteger(forKey: "numberOfLines") ?? 1
    preferredMaxLayoutWidth = coder.decodeLength(forKey: "preferredMaxLayoutWidth")
    let alignment = coder.decodeString(forKey: "textAlignment").flatMap(TextAlignment.init)
    textAlignment = styledText.paragraph.alignment ?? alignment ?? .natural
    fontShrinking = FontShrinking(coder: coder)
    try super.init(coder: coder)
  }

  /// Makes a label in code, in the system font of a size in points.
  public convenience init(text: String = "", fontSize: Double = 17, numberOfLines: Int = 1) {
    self.init(text: text, font: .system(fontSize), numberOfLines: numberOfLines)
  }

  /// Makes a label in code, in a text style.
  public convenience init(text: String = "", style: TextStyle, numberOfLines: Int = 1) {
    self.init(text: text, font: Font(style), numberOfLines: numberOfLines)
  }

  private init(text: String, font: Font, numberOfLines: Int) {
    self.text = text
    self.numberOfLines = numberOfLines
    preferredMaxLayoutWidth = nil
    self.font = font
    styledText = StyledText(text, font: font)
    textAlignment = .natural
    fontShrinking = .none
    super.init()
  }

  open override class var elementName: String { "label" }

  open override var caption: String? { text.isEmpty ? nil : text }

  override func measuredContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    DesignedSize(of: self, in: settings)?.contentSize(of: self, in: settings, width: width)
      ?? intrinsicContentSize(in: settings, width: width)
  }

  /// Width of the widest line after breaking, height of all lines at the width that is given.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard !text.isEmpty else { return emptySize(settings) }
    let block = block(in: settings, limit: isMultiline ? width ?? preferredMaxLayoutWidth : nil)
    return IntrinsicSize(width: block.width, height: block.height)
  }

  /// The text, broken at a width.
  func block(in settings: DocumentSettings, limit: Double?) -> TextBlock {
    let isOneLine = !isMultiline && !isInStackView
    return TextBlock(
      styledText, in: isOneLine ? settings.textOfOneLine : settings.text, limit: limit, maximumLines: numberOfLines)
  }

  private var isInStackView: Bool {
    sequence(first: self as View) { $0.superview }.contains { $0.arranger != nil }
  }

  /// Empty labels have no size, as 80 of 84 stored frames in 20 repositories show; Interface Builder makes one of a
  /// single line 50 square in a stack view.
  private func emptySize(_ settings: DocumentSettings) -> IntrinsicSize {
    let isSquare = !isMultiline && arranger != nil && settings.semantics == .canvas
    return isSquare ? IntrinsicSize(width: 50, height: 50) : IntrinsicSize(width: 0, height: 0)
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    let metrics = TextMetrics(font, settings.text)
    return BaselineOffsets(first: metrics.ascender, last: metrics.lineHeight - metrics.ascender)
  }

  open override var hasWidthDependentHeight: Bool { isMultiline }

  override var isMultilineText: Bool { isMultiline }

  /// Whether the text may take several lines.
  public var isMultiline: Bool { numberOfLines != 1 }

  /// Interface Builder writes 251 for new labels; a label made by hand starts like any view.
  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 251, vertical: 251) : AxisPair(horizontal: 250, vertical: 250)
  }
}
