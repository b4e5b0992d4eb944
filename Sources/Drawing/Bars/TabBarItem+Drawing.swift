import StackModel

/// Draws a tab of a tab bar.
extension TabBarItem {
  func draw(isSelected: Bool, in frame: Rect, _ context: inout DrawingContext) {
    let isGlass = context.settings.hasGlassBars
    if isGlass, isSelected {
      let place = frame.inset(by: EdgeInsets(top: 3, bottom: 3))
      context.canvas.rect(place, radius: place.height / 2, fill: context.system("tertiarySystemFill"))
    }
    let other = context.system(isGlass ? "label" : "systemGray")
    let color = isEnabled ? isSelected ? context.tint : other : context.system("tertiaryLabel")
    let icon = Rect(x: frame.x + (frame.width - 26) / 2, y: frame.y + 5, width: 26, height: 26)
    if let imageName {
      context.draw(imageNamed: imageName, in: icon, mode: .scaleAspectFit, tint: color, isTinted: true)
    } else if let symbol {
      context.draw(symbolNamed: symbol, in: icon, color: color)
    }
    context.draw(
      shownTitle, font: .system(10, weight: .medium),
      in: Rect(x: frame.x, y: frame.y + 33, width: frame.width, height: 13), alignment: .center, color: color)
    guard let badge, !badge.isEmpty else { return }
    let font = Font.system(13)
    let length = min(max(18, TextMetrics(font, context.settings.text).width(of: badge) + 10), frame.width / 2)
    let place = Rect(x: icon.maxX - 8, y: frame.y + 2, width: length, height: 18)
    context.canvas.rect(place, radius: 9, fill: context.paint(badgeColor, or: "systemRed"))
    context.draw(badge, font: font, in: place, alignment: .center, color: .white)
  }

  /// The title, or that of the system's tab.
  private var shownTitle: String { title ?? systemItem?.rawValue.capitalizedFirst ?? "" }

  private var symbol: String? { systemItem.flatMap { Self.symbols[$0] } }

  private static let symbols: [SystemItem: String] = [
    .bookmarks: "book", .contacts: "person.circle", .downloads: "square.and.arrow.down", .favorites: "star.fill",
    .featured: "star.fill", .history: "clock", .more: "ellipsis", .mostRecent: "clock", .mostViewed: "list.bullet",
    .recents: "clock", .search: "magnifyingglass", .topRated: "star.fill",
  ]
}
