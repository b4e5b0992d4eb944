public import FontMetrics
public import NibDecoder

/// A text field of iOS or tvOS.
open class TextField: View {
  /// How the field is framed.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text, or the placeholder where there is none.
  public var shownText: String {
    didSet { if shownText != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How the field is framed; none where it is not written.
  public let borderStyle: BorderStyle
  let font: Font
  /// How small the font may become for the text to fit.
  let fontShrinking: FontShrinking

  /// Reads text, placeholder, border and font.
  public required init(coder: NibCoder) throws {
    let text = coder.decodeText(forKey: "text", attributedKey: "attributedText")
    let placeholder = coder.decodeText(forKey: "placeholder", attributedKey: "attributedPlaceholder")
    shownText = text.isEmpty ? placeholder : text
    borderStyle = coder.decodeEnum(BorderStyle.self, forKey: "borderStyle") ?? .none
    font = Font(coder: coder, key: "fontDescription") ?? .system(17)
    fontShrinking = FontShrinking(coder: coder)
    try super.init(coder: coder)
  }

  /// Makes a text field in code that shows a text or its placeholder, in the font of 17 points or in a text style.
  public init(_ shownText: String = "", borderStyle: BorderStyle = .none, style: TextStyle? = nil) {
    self.shownText = shownText
    self.borderStyle = borderStyle
    font = style.map { Font($0) } ?? .system(17)
    fontShrinking = .none
    super.init()
  }

  open override class var elementName: String { "textField" }

  open override var caption: String? { shownText.isEmpty ? nil : shownText }

  /// Fields with a rounded border have a height that no font below 20 points changes; the others, and higher text, are as
  /// high as their line and border.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let metrics = TextMetrics(font, settings.text)
    let text = (metrics.width(of: shownText) - 1e-4).rounded(.up)
    let line = metrics.lineHeight.rounded(.up)
    switch borderStyle {
    case .roundedRect:
      return IntrinsicSize(width: text + 14, height: max(settings[ControlFacts.roundedTextFieldHeight], line + 4))
    case .bezel: return IntrinsicSize(width: text + 14, height: line + 5)
    case .line: return IntrinsicSize(width: text + 4, height: line + 4)
    case .none: return IntrinsicSize(width: text, height: line + settings[ControlFacts.plainTextFieldExtra])
    }
  }

  /// What the field's frame takes at each side of the text.
  var sidePadding: Double {
    switch borderStyle {
    case .roundedRect, .bezel: 7
    case .line: 2
    case .none: 0
    }
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(font, settings.text).centeredBaselines(inHeight: height)
  }
}
