public import NibDecoder

/// A pop-up button of a macOS document: as wide as its widest item.
public final class AppKitPopUpButton: AppKitControl {
  /// The title that is shown; nil without any.
  public let title: String?
  private let titles: [String]
  private let showsImageOnly: Bool
  private let hasImages: Bool
  /// Whether the button has a bezel.
  package let isBordered: Bool
  /// Whether the menu is pulled down, and the button keeps its title.
  package let pullsDown: Bool
  private let bezelStyle: AppKitBezelStyle?
  private let font: Font

  /// Reads the menu's titles.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    let menu = coder.descendants(named: "menuItem")
    let items = menu.compactMap { $0.decodeString(forKey: "title") }
    hasImages = menu.contains { $0.decodeImageName(forKey: "image") != nil }
    let written = cell?.decodeString(forKey: "title")
    showsImageOnly = cell?.decodeString(forKey: "imagePosition") == "only"
    pullsDown = coder.cell.bool(forKey: "pullsDown")
    titles = pullsDown ? Array(items.prefix(1)) : items + [written].compactMap { $0 }
    title = written ?? items.first
    isBordered = cell?.decodeString(forKey: "borderStyle") != nil
    bezelStyle = cell?.decodeString(forKey: "bezelStyle").flatMap(AppKitBezelStyle.init)
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    try super.init(coder: coder)
  }

  /// The widest title and the arrows.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let text = TextMetrics(font, settings.text)
    let widest = showsImageOnly ? 0 : titles.map { text.width(of: $0).rounded(.up) }.max() ?? 0
    return metrics(in: settings).contentSize(textWidth: widest + imageWidth(in: settings))
  }

  /// The room for images of items beside their titles.
  ///
  /// Evidence: 2/2 pop-up buttons, 1 repository.
  private func imageWidth(in settings: DocumentSettings) -> Double {
    hasImages && !showsImageOnly && settings.appKitDesign < .tahoe ? 16 : 0
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    metrics(in: settings).insets
  }

  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    metrics(in: settings).baselineOffsets
  }

  private func metrics(in settings: DocumentSettings) -> AppKitControlMetrics {
    let metrics = AppKitPopUpButtonMetrics(controlSize: controlSize, design: settings.appKitDesign)
    guard isBordered else {
      let text = TextMetrics(font, settings.text)
      // On macOS 26 the frame extends to the left. Evidence: 7/7 pop-up buttons, 1 document.
      let insets = EdgeInsets(left: settings.appKitDesign == .tahoe ? 5 : 0)
      return AppKitControlMetrics(text.appKitLineHeight(in: settings), 12, insets, text.appKitDescent)
    }
    return switch bezelStyle {
    case .roundedRect: metrics.roundRect
    case .recessed: metrics.recessed
    case .texturedRounded: metrics.textured
    case .regularSquare: metrics.square
    default: metrics.rounded
    }
  }
}

extension AppKitPopUpButton: StandardView {
  static var elementNames: [String] { ["popUpButton"] }

  /// The title of the selected item, in the middle of what the arrows leave.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    let metrics = metrics(in: settings)
    let room = Rect(
      x: metrics.insets.left + metrics.padding / 4, y: 0, width: size.width - metrics.padding, height: size.height)
    guard !showsImageOnly, let title, !title.isEmpty, room.width > 0 else { return [] }
    let layout = TextLayout(
      StyledText(title, font: font), in: settings.text, width: room.width, maximumLines: 1,
      isRightToLeft: isRightToLeft(in: settings))
    return [PlacedText(layout, inMiddleOf: room, color: nil)]
  }

  var standardContent: ViewContent { .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// Of the widest title, since the user may choose it. The bezel gives half of its padding to it.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    let text = TextMetrics(font, settings.text)
    let metrics = metrics(in: settings)
    let widest = showsImageOnly ? 0 : titles.map(text.width).max() ?? 0
    return widest > 0 ? .width(widest + metrics.padding / 2, in: size, scale: settings.scale) : nil
  }
}

/// The measures of pop-up buttons by their style, size and design, from the frames, constraints and baselines that
/// Interface Builder stored in 12 repositories.
struct AppKitPopUpButtonMetrics {
  let controlSize: ControlSize
  let design: AppKitDesign

  /// With arrows in a bezel. Evidence: 42/42 regular heights and 13/15 widths of macOS 11 to 15; for Yosemite's widths 7/9
  /// of 1 document, the others are a point narrower, for its insets 4/4 sides of 1 pop-up button, for those of mini ones 3/3
  /// constraints of 1.
  var rounded: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .tahoe): .init(24, 48, .zero, 7)
    case (.regular, .yosemite): .init(25, 38, EdgeInsets(top: 1, left: 2, bottom: 3, right: 3), 6)
    case (.regular, .bigSur): .init(25, 39, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4), 6)
    case (.small, .tahoe): .init(20, 39, .zero, 6)
    case (.small, _): .init(22, 32, EdgeInsets(top: 2, left: 4, bottom: 4, right: 4), 4)
    case (.mini, _): .init(16, 28, EdgeInsets(left: 2, bottom: 1, right: 3), 5)
    case (.large, _): .init(36, 46, EdgeInsets(top: 6, left: 5, bottom: 6, right: 5), 8)
    }
  }

  /// A capsule with a border. Evidence: 4/5 widths, 2 repositories.
  var roundRect: AppKitControlMetrics {
    controlSize == .small
      ? .init(17, 20, EdgeInsets(bottom: 1), 4) : .init(19, 24, EdgeInsets(bottom: 1), 5)
  }

  /// With a square bezel. Evidence: 2/2 frames, 1 repository.
  var square: AppKitControlMetrics {
    controlSize == .regular && design < .tahoe
      ? .init(25, 39, EdgeInsets(top: 3, left: 3, bottom: 4, right: 3), 6) : rounded
  }

  /// A pop-up button that shows its border only under the pointer.
  var recessed: AppKitControlMetrics {
    switch controlSize {
    case .mini: .init(12, 20, .zero, 2)
    case .small: .init(20, 32, .zero, 6)
    default: .init(19, 26, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A pop-up button of a toolbar.
  var textured: AppKitControlMetrics {
    design == .tahoe ? rounded : .init(25, 39, EdgeInsets(top: 1, left: 3, bottom: 4, right: 4), 6)
  }
}
