import FontMetrics

/// Screens, text sizes and languages; a variant is one of each. Numbered by language, then text size, then screen.
struct VariantAxes {
  var screens: [Device?] = [nil]
  var categories: [ContentSizeCategory?] = [nil]
  var languages: [LayoutLanguage] = [.base]
  var isTextBold = false

  var count: Int { screens.count * categories.count * languages.count }

  /// Places on the axes.
  struct Place: Hashable {
    var screen: Int
    var category: Int
    var language: Int
  }

  func place(_ index: Int) -> Place {
    let others = index / screens.count
    return Place(
      screen: index % screens.count, category: others % categories.count, language: others / categories.count)
  }

  subscript(index: Int) -> LayoutVariant {
    let place = place(index)
    return LayoutVariant(
      device: screens[place.screen], contentSizeCategory: categories[place.category],
      language: languages[place.language], isTextBold: isTextBold)
  }

  /// All numbers in an order in which most variants differ from the one before in the size of the screen only: then no
  /// text is measured again.
  var solvingOrder: [Int] {
    func rank(_ device: Device?) -> Double { (device?.scale ?? 0) * 2 + (device?.hasHomeIndicator ?? false ? 1 : 0) }
    let ranks = screens.map(rank)
    let order = screens.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return (0..<count / screens.count).flatMap { others in order.map { others * screens.count + $0 } }
  }
}
