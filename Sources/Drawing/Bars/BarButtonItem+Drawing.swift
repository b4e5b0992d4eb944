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

/// Buttons beside each other in a navigation bar, from left to right.
struct BarButtonGroup {
  private let items: [BarButtonItem]

  init(_ items: [BarButtonItem]) { self.items = items }

  /// The room between a button and the end of the glass around it.
  static func padding(in settings: DocumentSettings) -> Double { settings.hasGlassBars ? 10 : 0 }

  /// The width with the glass.
  func width(in settings: DocumentSettings) -> Double {
    items.map { $0.width(in: settings) }.reduce(0, +) + Double(max(0, items.count - 1)) * 16
      + (isVisible ? 2 * Self.padding(in: settings) : 0)
  }

  private var isVisible: Bool { !items.allSatisfy(\.isSpace) }

  /// Draws the buttons, and returns how far what follows is from their beginning.
  @discardableResult
  func draw(from start: Double, in rect: Rect, _ context: inout DrawingContext) -> Double {
    guard !items.isEmpty else { return 0 }
    let width = width(in: context.settings)
    var x = start
    if context.settings.hasGlassBars, isVisible {
      context.drawGlass(from: x, width: width, in: rect)
      x += Self.padding(in: context.settings)
    }
    for item in items {
      let width = item.width(in: context.settings)
      let place = Rect(x: x, y: rect.y, width: width, height: rect.height)
      context.draw(barItem: item.id, in: place) { item.draw(in: place, &$0) }
      x += width + 16
    }
    return width + 16
  }
}

/// The items of a toolbar from left to right. Glass is around items without a space between them.
struct ToolbarRow {
  private let items: [BarButtonItem]

  init(_ items: [BarButtonItem]) { self.items = items }

  func draw(in rect: Rect, _ context: inout DrawingContext) {
    let isGlass = context.settings.hasGlassBars
    let padding = BarButtonGroup.padding(in: context.settings)
    let (margin, gap) = (16 + padding, isGlass ? 16.0 : 8)
    let widths = items.map { $0.width(in: context.settings) }
    let gaps = Double(max(0, items.count - 1)) * gap
    let flexible = items.count { $0.isFlexible }
    let slack = max(0, rect.width - 2 * margin - gaps - widths.reduce(0, +))
    var x = rect.x + margin
    let frames = zip(items, widths).map { item, width in
      let width = item.isFlexible ? slack / Double(max(1, flexible)) : width
      defer { x += width + gap }
      return Rect(x: x, y: rect.y, width: width, height: rect.height)
    }
    if isGlass {
      for run in items.indices.split(whereSeparator: { items[$0].isSpace }) {
        guard let first = run.first, let last = run.last else { continue }
        let start = frames[first].x - padding
        context.drawGlass(from: start, width: frames[last].maxX + padding - start, in: rect)
      }
    }
    for (item, frame) in zip(items, frames) {
      context.draw(barItem: item.id, in: frame) { item.draw(in: frame, &$0) }
    }
  }
}
