import StackModel

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
