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
      if (oldValue == 1) != (numberOfLines == 1) {
        arranger?.multilineTextDidChange(of: self)
        layoutHost?.stretchOrderDidChange()
      }
      if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Where lines break when the width is not known; 0 or nil for nowhere.
  public var preferredMaxLayoutWidth: Double? {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font; of attributed text that of its beginning. Setting it sets all of the text in the font.
  public var font: Font {
    didSet {
      guard font != oldValue else { return }
      styledText = StyledText(text, font: font)
      invalidateIntrinsicContentSize()
    }
  }
  private(set) var styledText: StyledText
  /// Where lines are placed between the sides of the frame.
  public var textAlignment: TextAlignment
  /// What happens to text that is too long.
  public lazy var lineBreakMode = LineBreakMode(named: coder.string(forKey: "lineBreakMode")) ?? .truncatingTail
  /// The color of text; nil for the system's label color.
  public lazy var textColor = decodeLateColor(forKey: "textColor")
  /// The color of text that is shown: that of highlighted text where the label is highlighted.
  var shownTextColor: Color? {
    let isHighlighted = coder.bool(forKey: "highlighted")
    return (isHighlighted ? decodeLateColor(forKey: "highlightedColor") : nil) ?? textColor
  }
  /// The color of the shadow of text, and how far it is from the text; nil for none.
  package var shadow: (color: Color, offset: Size)? {
    guard let color = decodeLateColor(forKey: "shadowColor") else { return nil }
    return (color, decodeLate { $0.decodeSize(forKey: "shadowOffset") } ?? Size(width: 0, height: -1))
  }
  /// How small the font may become for the text to fit.
  let fontShrinking: FontShrinking
  /// Whether the font becomes smaller where the text does not fit.
  package var shrinksToFit: Bool { fontShrinking.isOn }

  /// Reads the text, its font and its line count.
  public required init(coder: NibCoder) throws {
    styledText = StyledText(coder: coder, key: "text", attributedKey: "attributedText", defaultFont: .system(17))
    text = styledText.characters
    font = styledText.runs.first?.font ?? .system(17)
    numberOfLines = coder.integer(forKey: "numberOfLines")
    preferredMaxLayoutWidth = coder.decodeLength(forKey: "preferredMaxLayoutWidth")
    textAlignment = styledText.paragraph.alignment ?? coder.unreportedValue(forKey: "textAlignment")
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

  /// Makes a label in code.
  public init(text: String = "", font: Font, numberOfLines: Int = 1) {
    self.text = text
    self.numberOfLines = numberOfLines
    preferredMaxLayoutWidth = nil
    self.font = font
    styledText = StyledText(text, font: font)
    textAlignment = .natural
    fontShrinking = .none
    super.init()
  }

  public override var caption: String? { text.isEmpty ? nil : text }

  override func measuredContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let designed = DesignedSize(of: self, in: settings) else {
      return intrinsicContentSize(in: settings, width: width)
    }
    return brokenSize(of: designed, in: settings, width: width) ?? designed.contentSize
  }

  /// The size that Interface Builder measured in one line, broken into lines as wide as the text's; nil if one line is
  /// enough.
  private func brokenSize(
    of designed: DesignedSize, in settings: DocumentSettings, width limit: Double?
  ) -> IntrinsicSize? {
    guard isMultiline, let limit = limit ?? preferredMaxLayoutWidth, limit > 0, limit < designed.width - 0.01 else {
      return nil
    }
    let whole = block(in: settings, limit: nil)
    guard whole.width > 0, whole.lineCount > 0 else { return nil }
    let scale = designed.width / whole.width
    let broken = block(in: settings, limit: limit / scale)
    let lines = Double(broken.lineCount) / Double(whole.lineCount)
    return IntrinsicSize(
      width: min(limit, settings.text.ceiledToPixel(broken.width * scale)),
      height: settings.text.ceiledToPixel(designed.height * lines))
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
  /// single line 50 square in a stack view, except on tvOS: 2/2 labels, 1 repository.
  private func emptySize(_ settings: DocumentSettings) -> IntrinsicSize {
    let isSquare =
      !isMultiline && arranger != nil && settings.semantics == .canvas && settings.platform != .tvOS
    return isSquare ? IntrinsicSize(width: 50, height: 50) : IntrinsicSize(width: 0, height: 0)
  }

  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    let metrics = TextMetrics(font, settings.text)
    return BaselineOffsets(first: metrics.ascender, last: metrics.lineHeight - metrics.ascender)
  }

  public override var hasWidthDependentHeight: Bool { isMultiline }

  override var isMultilineText: Bool { isMultiline }

  package override var isTextSetByCode: Bool { text.isEmpty }

  /// Whether the text may take several lines.
  public var isMultiline: Bool { numberOfLines != 1 }
}

extension Label: StandardView {
  static var elementNames: [String] { ["label"] }

  var standardContent: ViewContent { text.isEmpty ? .empty : .text }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? {
    textAlignment.emptySides(isRightToLeft: isRightToLeft)
  }

  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    guard !text.isEmpty else { return nil }
    return isMultiline ? shortfallOfLines(in: size, settings) : shortfallOfLine(in: size, settings)
  }

  /// As many lines as the frame has room for, in the vertical middle.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    guard !text.isEmpty else { return [] }
    var layout = layout(in: size, settings, maximumLines: numberOfLines)
    let fitting = layout.lines.count { $0.top + $0.height * 0.8 <= size.height }
    if fitting < layout.lines.count, layout.lines.count > 1 {
      layout = self.layout(in: size, settings, maximumLines: max(1, fitting))
    }
    let bounds = size.bounds
    return [PlacedText(layout, inMiddleOf: bounds, color: shownTextColor)]
  }

  private func layout(in size: Size, _ settings: DocumentSettings, maximumLines: Int) -> TextLayout {
    TextLayout(
      styledText, in: settings.text, width: size.width, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      alignment: textAlignment, shrinking: fontShrinking, isRightToLeft: isRightToLeft(in: settings))
  }

  private func shortfallOfLine(in size: Size, _ settings: DocumentSettings) -> TextShortfall? {
    let block = TextBlock(styledText, in: settings.text, limit: nil, maximumLines: 1)
    let scale = fontShrinking.scale(of: font.pointSize(in: settings.text))
    let height = block.height * scale
    return .width(block.width * scale, in: size, scale: settings.scale)
      ?? .height(height, lineHeight: height, in: size, scale: settings.scale)
  }

  /// In the smallest font. Lines beyond the last that is allowed are not shown.
  private func shortfallOfLines(in size: Size, _ settings: DocumentSettings) -> TextShortfall? {
    var settings = settings
    settings.text.fontScale *= fontShrinking.scale(of: font.pointSize(in: settings.text))
    let block = TextBlock(styledText, in: settings.text, limit: size.width)
    if numberOfLines > 0, block.lineCount > numberOfLines {
      return TextShortfall(kind: .lines, needed: Double(block.lineCount), given: Double(numberOfLines))
    }
    let lineHeight = block.height / Double(max(block.lineCount, 1))
    return .height(block.height, lineHeight: lineHeight, in: size, scale: settings.scale)
  }
}
