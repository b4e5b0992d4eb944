public import NibDecoder

/// A text field, label, search or token field of a macOS document.
open class AppKitTextField: View {
  /// The text, or the placeholder where there is none.
  public let text: String
  private let hasBezel: Bool
  private let wraps: Bool
  private let controlSize: ControlSize
  private let font: Font
  private let preferredMaxLayoutWidth: Double?

  /// Reads the cell's text, border and font.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let title = cell?.decodeText(forKey: "title", attributedKey: "attributedStringValue") ?? ""
    text = title.isEmpty ? cell?.decodeString(forKey: "placeholderString") ?? "" : title
    hasBezel = cell?.decodeString(forKey: "borderStyle") != nil || coder.elementName == "searchField"
    wraps = cell?.decodeString(forKey: "lineBreakMode") == nil && cell?.decodeBool(forKey: "usesSingleLineMode") != true
    controlSize = coder.decodeEnum(ControlSize.self, forKey: "controlSize") ?? .regular
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    preferredMaxLayoutWidth = coder.decodeLength(forKey: "preferredMaxLayoutWidth")
    try super.init(coder: coder)
  }

  open override var caption: String? { text.isEmpty ? nil : text }

  /// The text's width plus 4 less the insets; a field with a bezel has a height only.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let metrics = TextMetrics(font, settings)
    if hasBezel { return IntrinsicSize(height: bezelHeight) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let natural = (lines.map { metrics.width(of: $0) }.max() ?? 0).rounded(.up)
    let limit = wraps ? preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : width } ?? width : nil
    let count = limit.map { metrics.lineCount(of: text, width: $0) } ?? lines.count
    let line = lineHeight(metrics, settings)
    return IntrinsicSize(width: min(natural, limit ?? natural), height: line * Double(max(1, count)))
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    hasBezel ? .zero : EdgeInsets(left: 2, right: 2)
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    let metrics = TextMetrics(font, settings)
    let padding: Double = hasBezel ? 3 : 0
    let height = intrinsicContentSize(in: settings, width: nil).height ?? 16
    return BaselineOffsets(first: padding + metrics.ascender, last: height - padding - metrics.ascender)
  }

  open override var hasWidthDependentHeight: Bool { wraps && !hasBezel }

  private var bezelHeight: Double {
    switch controlSize {
    case .regular: 21
    case .small: 19
    case .mini: 16
    case .large: 22
    }
  }

  /// 13 points: 17 up to Xcode 10, 16 from Xcode 11 on.
  private func lineHeight(_ metrics: TextMetrics, _ settings: DocumentSettings) -> Double {
    if metrics.pointSize == 13 { return settings.isXcode11OrLater ? 16 : 17 }
    return (metrics.pointSize * metrics.font.lineHeightFactor).rounded()
  }
}
