public import NibDecoder

/// A text field of iOS or tvOS.
open class TextField: View {
  /// How the field is framed.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text.
  public var text: String {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text that an empty field shows.
  public var placeholder: String {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text, or the placeholder if there is none. Setting it sets the text.
  public var shownText: String {
    get { text.isEmpty ? placeholder : text }
    set { text = newValue }
  }
  /// The border; none if it is not written.
  public var borderStyle: BorderStyle {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font of text and placeholder.
  public var font: Font {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of text; nil for the system's label color.
  public lazy var textColor = decodeLateColor(forKey: "textColor")
  /// Where the text is placed between the sides of the field.
  public lazy var textAlignment = decodeTextAlignment()
  /// How small the font may become for the text to fit.
  let fontShrinking: FontShrinking
  /// Whether dots stand in for the characters of the text.
  package final var isSecure: Bool {
    coder.coder(forKey: "textInputTraits")?.bool(forKey: "secureTextEntry") == true
  }
  /// Whether a button that removes the text is shown while nobody edits it.
  package final var showsClearButton: Bool {
    let mode = decodeLate { $0.decodeString(forKey: "clearButtonMode") }
    return !text.isEmpty && (mode == "always" || mode == "unlessEditing")
  }

  /// Reads text, placeholder, border and font.
  public required init(coder: NibCoder) throws {
    text = coder.decodeText(forKey: "text", attributedKey: "attributedText")
    placeholder = coder.decodeText(forKey: "placeholder", attributedKey: "attributedPlaceholder")
    borderStyle = coder.value(forKey: "borderStyle")
    font = Font(coder: coder, key: "fontDescription") ?? .system(17)
    fontShrinking = FontShrinking(coder: coder)
    try super.init(coder: coder)
  }

  /// Makes a text field in code, in the font of 17 points or in a text style.
  public init(_ shownText: String = "", borderStyle: BorderStyle = .none, style: TextStyle? = nil) {
    text = shownText
    placeholder = ""
    self.borderStyle = borderStyle
    font = style.map { Font($0) } ?? .system(17)
    fontShrinking = .none
    super.init()
  }

  public override var caption: String? { shownText.isEmpty ? nil : shownText }

  /// Fields with a rounded border have a height that no font below 20 points changes; the others, and higher text, are as
  /// high as their line and border.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let metrics = TextMetrics(font, settings.text)
    let text = (metrics.width(of: shownText) - 1e-4).rounded(.up)
    let line = metrics.lineHeight.rounded(.up)
    switch borderStyle {
    case .roundedRect:
      return IntrinsicSize(width: text + 14, height: roundedHeight(around: line, in: settings))
    case .bezel: return IntrinsicSize(width: text + 14, height: line + 5)
    case .line: return IntrinsicSize(width: text + 4, height: line + 4)
    case .none: return IntrinsicSize(width: text, height: line + settings[ControlFacts.plainTextFieldExtra])
    }
  }

  /// On tvOS, the border takes no room of its own.
  ///
  /// Evidence: 3/3 fields of tvOS, 2 repositories.
  private func roundedHeight(around line: Double, in settings: DocumentSettings) -> Double {
    settings.platform == .tvOS
      ? line + settings[ControlFacts.plainTextFieldExtra]
      : max(settings[ControlFacts.roundedTextFieldHeight], line + 4)
  }

  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(font, settings.text).centeredBaselines(inHeight: height)
  }
}

extension TextField: StandardView {
  static var elementNames: [String] { ["textField"] }

  var standardContent: ViewContent { .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// A text that is longer than its field scrolls, and the field must have room for a line.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    guard !shownText.isEmpty else { return nil }
    let metrics = TextMetrics(font, settings.text)
    let scale = fontShrinking.scale(of: metrics.pointSize)
    let (text, line) = (metrics.width(of: shownText) * scale + 2 * sidePadding, metrics.lineHeight * scale)
    return .width(text, in: size, scale: settings.scale)
      ?? .height(line, lineHeight: line, in: size, scale: settings.scale)
  }

  /// One line in the vertical middle.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    let isRightToLeft = isRightToLeft(in: settings)
    let button = showsClearButton ? 24.0 : 0
    let room = Rect(
      x: sidePadding + (isRightToLeft ? button : 0), y: 0, width: size.width - 2 * sidePadding - button,
      height: size.height)
    guard !shownText.isEmpty, room.width > 0 else { return [] }
    let layout = TextLayout(
      StyledText(isSecure && !text.isEmpty ? String(repeating: "•", count: text.count) : shownText, font: font),
      in: settings.text, width: room.width, maximumLines: 1, alignment: textAlignment, shrinking: fontShrinking,
      isRightToLeft: isRightToLeft)
    let color = text.isEmpty ? Color(.system("placeholderTextColor")) : textColor
    return [PlacedText(layout, inMiddleOf: room, color: color)]
  }

  /// The distance from each side of the frame to the text.
  private var sidePadding: Double {
    switch borderStyle {
    case .roundedRect, .bezel: 7
    case .line: 2
    case .none: 0
    }
  }
}
