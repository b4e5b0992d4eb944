import StackModel

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
