import StackModel

extension NavigationBar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    let (colors, items) = (colors, items)
    context.drawBarBackground(
      bounds, color: context.barColor(colors.background, isBlack: colors.isBlack), lineAtTop: false)
    let back = items.count > 1 ? items[items.count - 2].title ?? "Back" : nil
    let row = Rect(x: 0, y: max(0, size.height - 44), width: size.width, height: min(44, size.height))
    context.drawNavigationItem(items.last, in: row, backTitle: back, colors: colors)
  }
}

extension Toolbar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    let color = context.barColor(barTintColor, isBlack: isBlack)
    context.drawBarBackground(bounds, color: color, lineAtTop: true)
    let row = Rect(x: 0, y: 0, width: size.width, height: min(size.height, 44))
    ToolbarRow(items).draw(in: row, &context)
  }
}

extension TabBar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    let color = context.barColor(barTintColor, isBlack: isBlack)
    context.drawBarBackground(bounds, color: color, lineAtTop: true)
    let row = Rect(x: 0, y: 0, width: size.width, height: min(size.height, 49))
    context.drawTabs(items, selected: selectedIndex, in: row)
  }
}

extension SearchBar: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    if style != .minimal {
      let color = context.barColor(barTintColor, isBlack: isBlack)
      context.drawBarBackground(
        size.bounds, color: color, lineAtTop: false)
    }
    let (showsCancel, text, scopes) = (showsCancelButton, text, scopeTitles)
    let height = scopes.isEmpty ? size.height : min(size.height, 56)
    if !scopes.isEmpty, size.height >= height + 32 {
      let row = Rect(x: 8, y: height + (size.height - height - 32) / 2, width: size.width - 16, height: 32)
      drawScopes(scopes, in: row, &context)
    }
    let field = Rect(
      x: 8, y: (height - 36) / 2, width: size.width - (showsCancel ? 82 : 16), height: min(36, size.height))
    let gray = context.system("secondaryLabel")
    context.canvas.rect(field, radius: 10, fill: context.system("tertiarySystemFill"))
    context.draw(
      symbolNamed: "magnifyingglass", in: Rect(x: field.x + 8, y: field.y + 10, width: 16, height: 16), color: gray)
    context.draw(
      text ?? placeholder ?? "", font: .system(17),
      in: Rect(x: field.x + 30, y: field.y, width: field.width - 38, height: field.height),
      color: text == nil ? gray : context.system("label"))
    guard showsCancel else { return }
    context.draw(
      "Cancel", font: .system(17), in: Rect(x: field.maxX + 6, y: field.y, width: 60, height: field.height),
      alignment: .center, color: context.tint)
  }

  /// The buttons that limit a search, of which the first is chosen.
  private func drawScopes(_ titles: [String], in rect: Rect, _ context: inout DrawingContext) {
    context.canvas.rect(rect, radius: 8, fill: context.system("tertiarySystemFill"))
    let width = rect.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = context.settings.text.language.isRightToLeft ? titles.count - 1 - index : index
      let frame = Rect(x: rect.x + Double(place) * width, y: rect.y, width: width, height: rect.height)
      if index == 0 {
        let chosen = Paint(Paint.white.light, dark: context.system("systemGray2").dark)
        context.canvas.rect(frame.inset(by: EdgeInsets(all: 2)), radius: 6, fill: chosen)
      }
      context.draw(
        title, font: .system(13, weight: index == 0 ? .semibold : .medium), in: frame, alignment: .center,
        color: context.system("label"))
    }
  }
}

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
