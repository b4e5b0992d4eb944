import StackModel

extension AppKitToolbar {
  /// The height of the row of items in points.
  var height: Double {
    switch displayMode {
    case .default, .iconAndLabel: 50
    case .iconOnly: 36
    case .labelOnly: 26
    }
  }

  /// Draws the items from left to right; flexible spaces share the room that is left.
  func draw(in bar: Rect, _ context: inout DrawingContext) {
    let widths = items.map { width(of: $0, context.settings) }
    let flexible = items.count(where: \.isFlexibleSpace)
    let slack = max(0, bar.width - 16 - widths.reduce(0, +)) / Double(max(1, flexible))
    var x = bar.x + 8
    for (item, width) in zip(items, widths) {
      let width = item.isFlexibleSpace ? slack : width
      guard x + width <= bar.maxX else { return }
      draw(item, in: Rect(x: x, y: bar.y, width: width, height: bar.height), &context)
      x += width
    }
  }

  private func width(of item: Item, _ settings: DocumentSettings) -> Double {
    if item.isFlexibleSpace { return 0 }
    if item.isSpace { return 32 }
    let content = displayMode == .labelOnly ? 0 : item.view?.size.width ?? 32
    let label = displayMode == .iconOnly ? 0 : TextMetrics(Self.font, settings.text).width(of: item.shownLabel)
    return max(content, label.rounded(.up)) + 12
  }

  private func draw(_ item: Item, in rect: Rect, _ context: inout DrawingContext) {
    guard !item.isFlexibleSpace, !item.isSpace else { return }
    let color = context.system("secondaryLabel")
    let labelHeight = displayMode == .iconOnly ? 0.0 : displayMode == .labelOnly ? rect.height : 18
    if labelHeight > 0 {
      let line = Rect(x: rect.x, y: rect.maxY - labelHeight, width: rect.width, height: labelHeight)
      context.draw(item.shownLabel, font: Self.font, in: line, alignment: .center, color: color)
    }
    guard displayMode != .labelOnly else { return }
    let room = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - labelHeight)
    if let view = item.view {
      view.draw(in: room, &context)
    } else if let imageName = item.imageName {
      context.draw(imageNamed: imageName, in: room.square(20), mode: .scaleAspectFit, tint: color)
    } else if let symbol = item.symbol {
      context.draw(symbolNamed: symbol, in: room.square(20), color: color)
    }
  }

  private static let font = Font.system(11)
}

extension AppKitToolbar.Item {
  fileprivate var isFlexibleSpace: Bool { identifier == "NSToolbarFlexibleSpaceItem" }

  fileprivate var isSpace: Bool {
    ["NSToolbarSpaceItem", "NSToolbarSeparatorItem", "NSToolbarSidebarTrackingSeparatorItemIdentifier"]
      .contains(identifier)
  }

  /// The label, or that of the system's item.
  fileprivate var shownLabel: String { label.isEmpty ? Self.system[identifier]?.label ?? "" : label }

  /// The image of the system's item; nil for the app's own.
  fileprivate var symbol: String? { Self.system[identifier]?.symbol }

  private static let system: [String: (label: String, symbol: String)] = [
    "NSToolbarShowColorsItem": ("Colors", "paintpalette"),
    "NSToolbarShowFontsItem": ("Fonts", "textformat"), "NSToolbarPrintItem": ("Print", "printer"),
    "NSToolbarToggleSidebarItem": ("Sidebar", "rectangle.split.3x1"),
    "NSToolbarCloudSharingItem": ("Share", "person.crop.circle"),
  ]
}
