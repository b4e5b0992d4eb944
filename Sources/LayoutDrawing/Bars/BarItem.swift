import FontMetrics
import NibDecoder
import StackModel

/// A button in a navigation bar or toolbar.
struct BarItem {
  private enum Content {
    case text(String)
    case symbol(String)
    case image(String)
    case space(Double)
    case flexibleSpace
  }

  private let content: Content
  private let tint: Color?

  /// Reads a `<barButtonItem>`.
  init(coder: NibCoder) {
    tint = Color(coder: coder, key: "tintColor")
    let image = coder.coder(forKey: "image")?.decodeString(forKey: "image") ?? coder.decodeString(forKey: "image")
    let title = coder.decodeString(forKey: "title") ?? ""
    switch coder.decodeString(forKey: "systemItem") {
    case "flexibleSpace"?: content = .flexibleSpace
    case "fixedSpace"?: content = .space(coder.decodeDouble(forKey: "width") ?? 42)
    case let item?: content = Self.systemItems[item] ?? .text(item.prefix(1).uppercased() + item.dropFirst())
    case nil:
      if let image {
        content = .image(image)
      } else if let custom = coder.coder(forKey: "customView") {
        let width = custom.decodeRect(forKey: "frame")?.width
        content = width.map { .space(min($0, 200)) } ?? .text(title)
      } else {
        content = .text(title)
      }
    }
  }

  /// Reads the items of a bar: a single one under one key, or several in a container.
  static func items(in coder: NibCoder, _ key: String, _ container: String) -> [BarItem] {
    let several = coder.coders(in: container)
    return (several.isEmpty ? [coder.coder(forKey: key)].compactMap { $0 } : several).map(BarItem.init)
  }

  /// Whether the item takes the room that others leave.
  var isFlexible: Bool { if case .flexibleSpace = content { true } else { false } }

  /// The width in points.
  func width(in settings: DocumentSettings) -> Double {
    switch content {
    case .text(let text): TextMetrics(Self.font, settings.text).width(of: text).rounded(.up)
    case .symbol: 24
    case .image(let name): min(settings.imageSizes[name]?.width ?? 24, 60)
    case .space(let width): width
    case .flexibleSpace: 0
    }
  }

  func draw(in rect: Rect, _ context: inout DrawingContext) {
    let color = tint.flatMap(context.palette.paint) ?? context.tint
    switch content {
    case .text(let text): context.draw(text, font: Self.font, in: rect, alignment: .center, color: color)
    case .symbol(let name): context.draw(symbolNamed: name, in: rect.square(21), color: color)
    case .image(let name):
      let height = min(context.settings.imageSizes[name]?.height ?? 22, rect.height)
      let place = Rect(x: rect.x, y: rect.y + (rect.height - height) / 2, width: rect.width, height: height)
      context.draw(imageNamed: name, in: place, mode: .scaleAspectFit, tint: color)
    case .space, .flexibleSpace: break
    }
  }

  private static let font = Font.system(17)

  private static let systemItems: [String: Content] = [
    "add": .symbol("plus"), "action": .symbol("square.and.arrow.up"), "bookmarks": .symbol("book"),
    "camera": .symbol("camera"), "close": .symbol("xmark.circle.fill"), "compose": .symbol("square.and.pencil"),
    "fastForward": .symbol("forward.fill"), "organize": .symbol("folder"), "pageCurl": .symbol("book"),
    "pause": .symbol("pause.fill"), "play": .symbol("play.fill"), "refresh": .symbol("arrow.clockwise"),
    "reply": .symbol("arrowshape.turn.up.left"), "rewind": .symbol("backward.fill"),
    "search": .symbol("magnifyingglass"), "stop": .symbol("xmark"), "trash": .symbol("trash"),
  ]
}
