import FontMetrics
public import NibDecoder

/// A pop-up button of a macOS document: as wide as its widest item.
open class AppKitPopUpButton: View {
  private let titles: [String]
  private let controlSize: ControlSize
  private let style: Style
  private let font: Font

  private enum Style {
    case rounded, roundRect, recessed, textured, plain
  }

  /// Reads the menu's titles.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let items = coder.descendants(named: "menuItem").compactMap { $0.decodeString(forKey: "title") }
    let title = cell?.decodeString(forKey: "title")
    let isPullDown = cell?.decodeBool(forKey: "pullsDown") ?? false
    titles = isPullDown ? Array(items.prefix(1)) : items + [title].compactMap { $0 }
    controlSize = ControlSize(control: coder)
    let isBordered = cell?.decodeString(forKey: "borderStyle") != nil
    style = isBordered ? Self.style(cell?.decodeString(forKey: "bezelStyle")) : .plain
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    try super.init(coder: coder)
  }

  private static func style(_ bezel: String?) -> Style {
    switch bezel {
    case "roundedRect": .roundRect
    case "recessed": .recessed
    case "texturedRounded": .textured
    default: .rounded
    }
  }

  /// The widest title and the arrows.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let text = TextMetrics(font, settings.text)
    let widest = titles.map { text.width(of: $0).rounded(.up) }.max() ?? 0
    return metrics(in: settings).contentSize(textWidth: widest)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    metrics(in: settings).insets
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    metrics(in: settings).baselineOffsets
  }

  private func metrics(in settings: DocumentSettings) -> AppKitControlMetrics {
    let metrics = AppKitPopUpButtonMetrics(controlSize: controlSize, design: settings[AppKitFacts.design])
    switch style {
    case .rounded: return metrics.rounded
    case .roundRect: return metrics.roundRect
    case .recessed: return metrics.recessed
    case .textured: return metrics.textured
    case .plain:
      let text = TextMetrics(font, settings.text)
      // Tahoe's stand out at the left: 7 of 7 in a document.
      let insets = EdgeInsets(left: settings[AppKitFacts.design] == .tahoe ? 5 : 0)
      return AppKitControlMetrics(text.appKitLineHeight(in: settings), 12, insets, text.appKitDescent)
    }
  }
}
