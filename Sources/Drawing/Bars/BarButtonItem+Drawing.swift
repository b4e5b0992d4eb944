import StackModel

/// Draws a button in a navigation bar or toolbar.
extension BarButtonItem {
  private enum Content {
    case text(String)
    case symbol(String)
    case image(String)
    case view(BarView)
    case space(Double)
    case flexibleSpace
  }

  private var content: Content {
    switch systemItem {
    case .flexibleSpace?: .flexibleSpace
    case .fixedSpace?: .space(width ?? 42)
    case let system?: Self.systemItems[system] ?? .text(system.rawValue.capitalizedFirst)
    case nil: customView.map(Content.view) ?? imageName.map(Content.image) ?? .text(title)
    }
  }

  /// Whether the item takes the room that others leave.
  var isFlexible: Bool { if case .flexibleSpace = content { true } else { false } }

  /// Whether the item shows nothing.
  var isSpace: Bool {
    switch content {
    case .space, .flexibleSpace: true
    case .text, .symbol, .image, .view: false
    }
  }

  /// The width in points.
  func width(in settings: DocumentSettings) -> Double {
    switch content {
    case .text(let text): TextMetrics(font, settings.text).width(of: text).rounded(.up)
    case .symbol: 24
    case .image(let name): min(settings.imageSizes[name]?.width ?? 24, 60)
    case .view(let view): view.size.width
    case .space(let width): width
    case .flexibleSpace: 0
    }
  }

  func draw(in rect: Rect, _ context: inout DrawingContext) {
    let standard = isProminent ? context.tint : context.barTint
    let color = isEnabled ? tintColor.flatMap(context.palette.paint) ?? standard : context.system("tertiaryLabel")
    switch content {
    case .text(let text): context.draw(text, font: font, in: rect, alignment: .center, color: color)
    case .symbol(let name): context.draw(symbolNamed: name, in: rect.square(21), color: color)
    case .image(let name):
      let height = min(context.settings.imageSizes[name]?.height ?? 22, rect.height)
      let place = rect.centered(Size(width: rect.width, height: height))
      context.draw(imageNamed: name, in: place, mode: .scaleAspectFit, tint: color, isTinted: true)
    case .view(let view): view.draw(in: rect, &context)
    case .space, .flexibleSpace: break
    }
  }

  private var font: Font { .system(17, weight: isProminent ? .semibold : .regular) }

  private static let systemItems: [SystemItem: Content] = [
    .add: .symbol("plus"), .action: .symbol("square.and.arrow.up"), .bookmarks: .symbol("book"),
    .camera: .symbol("camera"), .close: .symbol("xmark.circle.fill"), .compose: .symbol("square.and.pencil"),
    .fastForward: .symbol("forward.fill"), .organize: .symbol("folder"), .pageCurl: .symbol("book"),
    .pause: .symbol("pause.fill"), .play: .symbol("play.fill"), .refresh: .symbol("arrow.clockwise"),
    .reply: .symbol("arrowshape.turn.up.left"), .rewind: .symbol("backward.fill"),
    .search: .symbol("magnifyingglass"), .stop: .symbol("xmark"), .trash: .symbol("trash"),
  ]
}
