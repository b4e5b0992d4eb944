public import NibDecoder

/// A pop-up button of a macOS document: as wide as its widest item.
open class AppKitPopUpButton: View {
  private let titles: [String]
  private let controlSize: ControlSize
  private let font: Font

  /// Reads the menu's titles.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let items = coder.descendants(named: "menuItem").compactMap { $0.decodeString(forKey: "title") }
    titles = items + [cell?.decodeString(forKey: "title")].compactMap { $0 }
    controlSize = coder.decodeEnum(ControlSize.self, forKey: "controlSize") ?? .regular
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    try super.init(coder: coder)
  }

  /// The widest title and the arrows.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let metrics = TextMetrics(font, settings)
    let widest = titles.map { metrics.width(of: $0).rounded(.up) }.max() ?? 0
    let insets = alignmentRectInsets(in: settings)
    let height: Double = settings.isXcode26OrLater ? 24 : controlSize == .small ? 22 : 25
    return IntrinsicSize(width: widest + 41, height: height - insets.top - insets.bottom)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings.isXcode26OrLater ? .zero : EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
  }
}
