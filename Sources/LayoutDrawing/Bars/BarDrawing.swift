import FontMetrics
import StackModel

/// Draws bars: those in the view tree and those around a controller's view.
extension DrawingContext {
  /// The background of a bar, with a line along the edge that faces the content.
  mutating func drawBarBackground(_ rect: Rect, color: Paint?, lineAtTop: Bool) {
    canvas.rect(rect, fill: color ?? barBackground)
    canvas.rect(
      Rect(x: rect.x, y: lineAtTop ? rect.y : rect.maxY - 0.5, width: rect.width, height: 0.5),
      fill: system("separator"))
  }

  private var barBackground: Paint {
    Paint(
      Color.Components(white: 0.976, alpha: 0.94),
      dark: Color.Components(red: 0.11, green: 0.11, blue: 0.118, alpha: 0.94))
  }

  /// The title and the buttons of a navigation item.
  ///
  /// - Parameter backTitle: The title of the back button; nil without one.
  mutating func drawNavigationItem(
    _ item: NavigationItem?, in rect: Rect, backTitle: String?, colors: NavigationBarColors, showsTitle: Bool = true
  ) {
    let outerTint = tint
    if let own = colors.tint.flatMap(palette.paint) { tint = own }
    defer { tint = outerTint }
    let isMirrored = settings.text.language.isRightToLeft
    let leading = item?.leftItems ?? []
    let trailing = item?.rightItems ?? []
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    var x = rect.x + 16
    if let backTitle, leading.isEmpty, !isMirrored {
      draw(
        symbolNamed: "chevron.left", in: Rect(x: rect.x + 8, y: rect.y + rect.height / 2 - 10, width: 14, height: 20),
        color: tint)
      let font = Font.system(17)
      let fits = TextMetrics(font, settings.text).width(of: backTitle) <= 100
      draw(
        fits ? backTitle : "Back", font: font, in: Rect(x: rect.x + 26, y: rect.y, width: 100, height: rect.height),
        color: tint)
      x += 80
    }
    for item in left {
      let width = item.width(in: settings)
      item.draw(in: Rect(x: x, y: rect.y, width: width, height: rect.height), &self)
      x += width + 16
    }
    var end = rect.maxX - 16
    for item in right {
      let width = item.width(in: settings)
      item.draw(in: Rect(x: end - width, y: rect.y, width: width, height: rect.height), &self)
      end -= width + 16
    }
    guard showsTitle, let title = item?.title else { return }
    let margin = max(x - rect.x, rect.maxX - end, 16)
    draw(
      title, font: .system(17, weight: .semibold),
      in: Rect(x: rect.x + margin, y: rect.y, width: rect.width - 2 * margin, height: rect.height), alignment: .center,
      color: paint(colors.title, or: "label"))
  }

  /// The items of a toolbar from left to right.
  mutating func drawToolbarItems(_ items: [BarButtonItem], in rect: Rect) {
    let widths = items.map { $0.width(in: settings) }
    let gaps = Double(max(0, items.count - 1)) * 8
    let flexible = items.count { $0.isFlexible }
    let slack = max(0, rect.width - 32 - gaps - widths.reduce(0, +))
    var x = rect.x + 16
    for (item, width) in zip(items, widths) {
      let width = item.isFlexible ? slack / Double(max(1, flexible)) : width
      item.draw(in: Rect(x: x, y: rect.y, width: width, height: rect.height), &self)
      x += width + 8
    }
  }

  /// The items of a tab bar, each with its image above its title.
  mutating func drawTabs(_ tabs: [TabBarItem], selected: Int, in rect: Rect) {
    guard !tabs.isEmpty else { return }
    let width = rect.width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let place = settings.text.language.isRightToLeft ? tabs.count - 1 - index : index
      let color = index == selected ? tint : system("systemGray")
      let frame = Rect(x: rect.x + Double(place) * width, y: rect.y, width: width, height: rect.height)
      let icon = Rect(x: frame.x + (width - 26) / 2, y: frame.y + 5, width: 26, height: 26)
      if let image = tab.imageName {
        draw(imageNamed: image, in: icon, mode: .scaleAspectFit, tint: color, isTinted: true)
      } else if let symbol = tab.symbol {
        draw(symbolNamed: symbol, in: icon, color: color)
      }
      draw(
        tab.shownTitle, font: .system(10, weight: .medium),
        in: Rect(x: frame.x, y: frame.y + 33, width: width, height: 13), alignment: .center, color: color)
    }
  }
}

extension TabBarItem {
  /// The title, or that of the system's tab.
  fileprivate var shownTitle: String { title ?? systemItem?.rawValue.capitalizedFirst ?? "" }

  fileprivate var symbol: String? { systemItem.flatMap { Self.symbols[$0] } }

  private static let symbols: [SystemItem: String] = [
    .bookmarks: "book", .contacts: "person.circle", .downloads: "square.and.arrow.down", .favorites: "star.fill",
    .featured: "star.fill", .history: "clock", .more: "ellipsis", .mostRecent: "clock", .mostViewed: "list.bullet",
    .recents: "clock", .search: "magnifyingglass", .topRated: "star.fill",
  ]
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
