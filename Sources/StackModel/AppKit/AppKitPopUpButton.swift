public import NibDecoder

/// A pop-up button of a macOS document: as wide as its widest item.
open class AppKitPopUpButton: View {
  private let titles: [String]
  private let controlSize: ControlSize
  private let style: Style
  private let font: Font

  private enum Style {
    case rounded, roundRect, recessed, textured
  }

  /// Reads the menu's titles.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let items = coder.descendants(named: "menuItem").compactMap { $0.decodeString(forKey: "title") }
    let title = cell?.decodeString(forKey: "title")
    let isPullDown = cell?.decodeBool(forKey: "pullsDown") ?? false
    titles = isPullDown ? Array(items.prefix(1)) : items + [title].compactMap { $0 }
    controlSize = ControlSize(control: coder)
    style = Self.style(cell?.decodeString(forKey: "bezelStyle"))
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
    let text = TextMetrics(font, settings)
    let widest = titles.map { text.width(of: $0).rounded(.up) }.max() ?? 0
    return metrics(in: settings).contentSize(textWidth: widest)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    metrics(in: settings).insets
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(font, settings).centeredBaselines(inHeight: height)
  }

  private func metrics(in settings: DocumentSettings) -> AppKitControlMetrics {
    let isTahoe = settings.appKitDesign == .tahoe
    switch (style, controlSize) {
    case (.roundRect, .small): return AppKitControlMetrics(height: 17, padding: 21, insets: EdgeInsets(bottom: 1))
    case (.roundRect, _): return AppKitControlMetrics(height: 19, padding: 24, insets: EdgeInsets(bottom: 1))
    case (.recessed, .mini): return AppKitControlMetrics(height: 12, padding: 20)
    case (.recessed, .small): return AppKitControlMetrics(height: 20, padding: 32)
    case (.recessed, _): return AppKitControlMetrics(height: 19, padding: 26)
    case (.textured, _) where !isTahoe:
      return AppKitControlMetrics(height: 25, padding: 39, insets: EdgeInsets(top: 1, left: 3, bottom: 4, right: 3))
    default: return roundedMetrics(isTahoe: isTahoe)
    }
  }

  /// Regular ones: 42 of 42 heights and 14 of 16 widths before Tahoe.
  private func roundedMetrics(isTahoe: Bool) -> AppKitControlMetrics {
    switch controlSize {
    case .regular where isTahoe: AppKitControlMetrics(height: 24, padding: 34)
    case .regular:
      AppKitControlMetrics(height: 25, padding: 39, insets: EdgeInsets(top: 1, left: 3, bottom: 4, right: 4))
    case .small:
      AppKitControlMetrics(height: 22, padding: 32, insets: EdgeInsets(top: 2, left: 4, bottom: 4, right: 4))
    case .mini: AppKitControlMetrics(height: 16, padding: 28, insets: EdgeInsets(left: 1, bottom: 1, right: 1))
    case .large: AppKitControlMetrics(height: 36, padding: 46, insets: EdgeInsets(top: 6, left: 5, bottom: 6, right: 5))
    }
  }
}
