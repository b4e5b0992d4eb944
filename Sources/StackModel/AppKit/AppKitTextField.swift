import FontMetrics
public import NibDecoder

/// A text field, label, search or token field of a macOS document.
open class AppKitTextField: View {
  /// The text, or the placeholder where there is none.
  public let text: String
  private let bezel: Bezel
  private let isBorderless: Bool
  private let wraps: Bool
  private let isCentered: Bool
  private let controlSize: ControlSize
  private let font: Font
  private let preferredMaxLayoutWidth: Double?

  private enum Bezel {
    case none, square, round
  }

  /// Reads the cell's text, border and font.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let title = cell?.decodeText(forKey: "title", attributedKey: "attributedStringValue") ?? ""
    text = title.isEmpty ? cell?.decodeString(forKey: "placeholderString") ?? "" : title
    bezel = Self.bezel(coder, cell)
    isBorderless = !["borderStyle", "bezelStyle"].contains { cell?.containsValue(forKey: $0) ?? false }
    wraps = Self.wraps(cell)
    isCentered = cell?.decodeString(forKey: "alignment") == "center"
    controlSize = ControlSize(control: coder)
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    preferredMaxLayoutWidth = coder.decodeLength(forKey: "preferredMaxLayoutWidth")
    try super.init(coder: coder)
  }

  private static func bezel(_ coder: NibCoder, _ cell: NibCoder?) -> Bezel {
    if coder.elementName == "searchField" { return .round }
    guard cell?.decodeString(forKey: "borderStyle") != nil else { return .none }
    return cell?.decodeString(forKey: "bezelStyle") == "round" ? .round : .square
  }

  /// Text is broken where neither a line break mode nor a single line is asked for: 15 of 17 stored labels that are too
  /// long have several lines, and 1 of 12 of the others.
  private static func wraps(_ cell: NibCoder?) -> Bool {
    let mode = cell?.decodeString(forKey: "lineBreakMode")
    let breaks = mode == nil || mode == "wordWrapping" || mode == "charWrapping"
    return breaks && cell?.decodeBool(forKey: "usesSingleLineMode") != true
  }

  open override var caption: String? { text.isEmpty ? nil : text }

  /// The text's width, within insets of 2; a field with a bezel has a height only.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if bezel != .none { return IntrinsicSize(height: bezelHeight(settings)) }
    let metrics = TextMetrics(font, settings.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let natural = (lines.map { metrics.width(of: String($0)) }.max() ?? 0).rounded(.up) + (isCentered ? 4 : 0)
    let limit = wraps ? preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : width } ?? width : nil
    let count = limit.map { metrics.lineCount(of: text, width: $0) } ?? lines.count
    return IntrinsicSize(
      width: min(natural, limit ?? natural), height: metrics.appKitLineHeight(in: settings) * Double(max(1, count)))
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    bezel == .none || isBorderless ? EdgeInsets(left: 2, right: 2) : .zero
  }

  /// In a bezel the text stands 3 higher than alone; on Tahoe in the middle.
  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    let metrics = TextMetrics(font, settings.text)
    if bezel == .none {
      return BaselineOffsets(
        first: metrics.appKitLineHeight(in: settings) - metrics.appKitDescent, last: metrics.appKitDescent)
    }
    if settings[AppKitFacts.design] == .tahoe {
      return metrics.appKitBaselines(inHeight: bezelHeight(settings), in: settings)
    }
    let bottom: Double = controlSize == .small ? 5 : 6
    return BaselineOffsets(first: bezelHeight(settings) - bottom, last: bottom)
  }

  open override var hasWidthDependentHeight: Bool { wraps && bezel == .none }

  /// A line and what stands above and below it: 5 round square bezels in 77 of 80 cases in 9 repositories, 8 on Tahoe.
  private func bezelHeight(_ settings: DocumentSettings) -> Double {
    let isTahoe = settings[AppKitFacts.design] == .tahoe
    if controlSize == .large { return bezel == .round ? 30 : 22 }
    if bezel == .round {
      switch controlSize {
      case .mini: return 16
      case .small: return isTahoe ? 20 : 19
      default: return isTahoe ? 24 : 22
      }
    }
    if controlSize == .mini { return 16 }
    return TextMetrics(font, settings.text).appKitLineHeight(in: settings) + (isTahoe ? 8 : 5)
  }
}
