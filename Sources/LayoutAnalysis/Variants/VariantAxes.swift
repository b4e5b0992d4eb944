import StackModel

/// The screens, text sizes and languages that are combined: a variant is one of each. Variants are numbered by language,
/// then text size, then screen.
struct VariantAxes {
  var screens: [Device?] = [nil]
  var categories: [ContentSizeCategory?] = [nil]
  var languages: [LayoutLanguage] = [.base]
  var isTextBold = false
  /// Whether every text size gives the same layout, so that the first one stands for all.
  var sharesTextSizes = false

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

  /// The numbers of the variants to lay out, ordered so that most variants differ from the previous one only in the size of
  /// the screen, for which no text is measured again. ``variants(likeSolved:)`` has the others.
  var solvingOrder: [Int] {
    func rank(_ device: Device?) -> Double { (device?.scale ?? 0) * 2 + (device?.hasHomeIndicator ?? false ? 1 : 0) }
    let ranks = screens.map(rank)
    let order = screens.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let others = (0..<count / screens.count).filter { !sharesTextSizes || $0.isMultiple(of: categories.count) }
    return others.flatMap { others in order.map { others * screens.count + $0 } }
  }

  /// The numbers of the variants that have the layout of one in ``solvingOrder``, which is the first of them.
  func variants(likeSolved index: Int) -> [Int] {
    sharesTextSizes ? categories.indices.map { index + $0 * screens.count } : [index]
  }
}
