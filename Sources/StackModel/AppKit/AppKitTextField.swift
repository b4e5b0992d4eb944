public import NibDecoder

/// A text field, label, token field or combo box of a macOS document.
public class AppKitTextField: AppKitControl {
  /// The text, or the placeholder if there is none.
  public let text: String
  /// Whether the text is the placeholder.
  package let showsPlaceholder: Bool
  /// The shape of the border.
  package let bezel: Bezel
  private let isBorderless: Bool
  /// Whether the field fills its frame behind its text.
  package let drawsBackground: Bool
  /// The color behind the text; nil for the system's.
  package var fillColor: Color? { decodeLateFromCell { Color(coder: $0, key: "backgroundColor") } }
  private let wraps: Bool
  private let isCentered: Bool
  /// The font.
  public let font: Font
  /// The color of text; nil for the system's.
  public lazy var textColor = decodeLateFromCell { Color(coder: $0, key: "textColor") }
  /// Where lines are placed between the sides of the field.
  public lazy var textAlignment: TextAlignment = cellCoder.value(forKey: "alignment")
  private let preferredMaxLayoutWidth: Double?

  /// Whether a line that is too long is cut off at the edge of the field, without an ellipsis.
  package var clipsLines: Bool { decodeLateFromCell { $0.decodeString(forKey: "lineBreakMode") } == "clipping" }

  private var isSingleLine: Bool { cellCoder.bool(forKey: "usesSingleLineMode") }

  /// The shape of the border.
  package enum Bezel {
    case none, square, round
  }

  /// Reads the cell's text, border and font.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let title = cell?.decodeText(forKey: "title", attributedKey: "attributedStringValue") ?? ""
    showsPlaceholder = title.isEmpty
    text = title.isEmpty ? cell?.string(forKey: "placeholderString") ?? "" : title
    bezel = Self.bezel(cell)
    isBorderless = !["borderStyle", "bezelStyle"].contains { cell?.containsValue(forKey: $0) ?? false }
    drawsBackground = coder.cell.bool(forKey: "drawsBackground")
    wraps = Self.wraps(cell)
    isCentered = cell?.decodeString(forKey: "alignment") == "center"
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    preferredMaxLayoutWidth = coder.decodeLength(forKey: "preferredMaxLayoutWidth")
    try super.init(coder: coder)
  }

  /// From the frame's sides to the text.
  private static let textInset = 2.0
  /// From the frame's sides to what a bezel surrounds, as far as from its top.
  private static let bezelInset = 3.0

  /// The border that a cell describes.
  class func bezel(_ cell: NibCoder?) -> Bezel {
    guard cell?.decodeString(forKey: "borderStyle") != nil else { return .none }
    return cell?.decodeString(forKey: "bezelStyle") == "round" ? .round : .square
  }

  /// Text breaks into lines unless the cell has another line break mode or a single line.
  ///
  /// Evidence: 15/17 labels that are too long have several lines; 1/12 of the others.
  private static func wraps(_ cell: NibCoder?) -> Bool {
    let mode = cell?.decodeString(forKey: "lineBreakMode")
    let breaks = mode == nil || mode == "wordWrapping" || mode == "charWrapping"
    return breaks && cell?.decodeBool(forKey: "usesSingleLineMode") != true
  }

  public override var caption: String? { text.isEmpty ? nil : text }

  /// The text's width within its insets; a field with a bezel has a height only.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if bezel != .none || isComboBox { return IntrinsicSize(height: bezelHeight(settings)) }
    let metrics = TextMetrics(font, settings.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let natural = (lines.map { metrics.width(of: String($0)) }.max() ?? 0).rounded(.up) + (isCentered ? 4 : 0)
    let background = drawsBackground ? 2 * Self.textInset : 0
    let available = preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : width } ?? width
    let limit = wraps ? available.map { $0 - background } : nil
    let count = limit.map { metrics.lineCount(of: text, width: $0) } ?? lines.count
    let height = metrics.appKitLineHeight(in: settings) * Double(max(1, count))
    return IntrinsicSize(width: min(natural, limit ?? natural) + background, height: height)
  }

  /// The insets of text fields are the same in all versions; the button of a combo box has a shadow, as push buttons do.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { !isComboBox }

  private var isComboBox: Bool { elementName == "comboBox" }

  /// The text stands 2 points inside the frame, and is what a field without a border and a background is aligned by.
  ///
  /// Evidence: 8/8 labels with a background, 3 repositories; 251 labels without one, 86 %.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    if isComboBox { return comboBoxInsets(settings) }
    return (bezel == .none || isBorderless) && !drawsBackground
      ? EdgeInsets(left: Self.textInset, right: Self.textInset) : .zero
  }

  /// Evidence: 1/1 combo box before Big Sur; from Big Sur on 3/3, 1 repository.
  private func comboBoxInsets(_ settings: DocumentSettings) -> EdgeInsets {
    switch settings.appKitDesign {
    case .yosemite: EdgeInsets(bottom: 4, right: 3)
    case .bigSur: EdgeInsets(top: 1, left: 1, bottom: 2, right: 3)
    case .tahoe: .zero
    }
  }

  /// In a bezel the text stands 3 points higher than without; on macOS 26 in the middle.
  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    let metrics = TextMetrics(font, settings.text)
    if bezel == .none {
      return BaselineOffsets(
        first: metrics.appKitLineHeight(in: settings) - metrics.appKitDescent, last: metrics.appKitDescent)
    }
    if settings.appKitDesign == .tahoe {
      return metrics.appKitBaselines(inHeight: bezelHeight(settings), in: settings)
    }
    // Evidence for small fields before Big Sur: 7/7 pairs with labels and a checkbox, 1 repository.
    let bottom: Double = controlSize == .small && settings.appKitDesign == .bigSur ? 5 : 6
    return BaselineOffsets(first: bezelHeight(settings) - bottom, last: bottom)
  }

  public override var hasWidthDependentHeight: Bool { wraps && bezel == .none }

  /// A line and the room above and below it: 5 points in square bezels, 8 on macOS 26.
  ///
  /// Evidence: 77/80 fields with a square bezel, 9 repositories; 2/2 combo boxes from Big Sur on, 1 repository.
  private func bezelHeight(_ settings: DocumentSettings) -> Double {
    let isTahoe = settings.appKitDesign == .tahoe
    if isComboBox, controlSize == .regular, settings.appKitDesign == .bigSur { return 20 }
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

  class var elementNames: [String] { ["textField", "secureTextField", "tokenField", "comboBox"] }
}

extension AppKitTextField: StandardView {
  /// Without a bezel and in a high square one from the top, otherwise in the vertical middle.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    let side = Self.textInset + (bezel == .none ? 0 : Self.bezelInset)
    let room = Rect(x: side, y: 0, width: size.width - 2 * side, height: size.height)
    guard !text.isEmpty, room.width > 0 else { return [] }
    let color = showsPlaceholder ? Color(.system("placeholderTextColor")) : textColor
    if bezel == .none, !wraps, !isSingleLine, let layout = unwrappedLines(in: room.width, settings) {
      return [PlacedText(layout: layout, x: room.x, y: 0, color: color)]
    }
    let isHigh = bezel == .square && size.height > 32
    let line = TextMetrics(font, settings.text).appKitLineHeight(in: settings)
    let count =
      isHigh ? max(1, Int(clamping: ((size.height - 2 * Self.bezelInset) / line).rounded(.down), to: 1...1000)) : 0
    let layout = TextLayout(
      StyledText(text, font: font), in: settings.text, width: room.width,
      maximumLines: wraps && (bezel == .none || isHigh) ? count : 1, alignment: textAlignment,
      isRightToLeft: isRightToLeft(in: settings))
    if bezel == .none || isHigh {
      return [PlacedText(layout: layout, x: room.x, y: isHigh ? Self.bezelInset : 0, color: color)]
    }
    return [PlacedText(layout, inMiddleOf: room, color: color)]
  }

  /// The lines that line feeds end; nil if one is too long and is cut off with an ellipsis.
  private func unwrappedLines(in width: Double, _ settings: DocumentSettings) -> TextLayout? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let metrics = TextMetrics(font, settings.text)
    let widest = lines.map { metrics.width(of: String($0)) }.max() ?? 0
    guard lines.count > 1 || clipsLines, widest <= width || clipsLines else { return nil }
    return TextLayout(
      StyledText(text, font: font), in: settings.text, width: widest > width ? widest + 1 : width,
      alignment: widest > width ? .natural : textAlignment, isRightToLeft: isRightToLeft(in: settings))
  }

  var standardContent: ViewContent { text.isEmpty ? .decoration : .text }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// A label is checked; the text of a field with a bezel scrolls.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    guard bezel == .none, isBorderless, !text.isEmpty else { return nil }
    let across = 2 * Self.textInset
    guard wraps else {
      let natural = intrinsicContentSize(in: settings, width: nil).width ?? 0
      return .width(natural + (drawsBackground ? 0 : across), in: size, scale: settings.scale)
    }
    let metrics = TextMetrics(font, settings.text)
    let line = metrics.appKitLineHeight(in: settings)
    let count = metrics.lineCount(of: text, width: size.width - across)
    return .height(Double(count) * line, lineHeight: line, in: size, scale: settings.scale)
  }
}

/// A `<searchField>` of a macOS document: a text field with round ends.
public final class AppKitSearchField: AppKitTextField {
  override class func bezel(_ cell: NibCoder?) -> Bezel { .round }

  override class var elementNames: [String] { ["searchField"] }
}
