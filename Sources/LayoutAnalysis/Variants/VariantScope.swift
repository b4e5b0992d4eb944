import StackModel

/// Describes the variants in which a finding holds, in as few words as possible.
struct VariantScope {
  /// Screens, text sizes and languages, each with each.
  private struct Product {
    var screens: Set<Int>
    var categories: Set<Int>
    var languages: Set<Int>
  }

  private let axes: VariantAxes
  private let members: Set<Int>

  /// The largest number of parts that are described; more are listed.
  private static let mostParts = 2

  init(_ axes: VariantAxes, _ members: Set<Int>) {
    self.axes = axes
    self.members = members
  }

  /// Such as `only in landscape, with text at accessibility-large and larger (120 of 480 variants)`; if that takes too many
  /// words, what all members have in common, and the first three.
  var words: String {
    let products = products
    let count = "\(members.count) of \(axes.count) variants"
    if products.count <= Self.mostParts { return "only \(products.map(words).joined(separator: "; or ")) (\(count))" }
    let hull = words(hull)
    return "only \(hull.isEmpty ? "" : hull + ", ")in \(count): \(examples)"
  }

  /// The screens, text sizes and languages that any member has.
  private var hull: Product {
    let places = members.map(axes.place)
    return Product(
      screens: Set(places.map(\.screen)), categories: Set(places.map(\.category)),
      languages: Set(places.map(\.language)))
  }

  private var examples: String {
    let names = members.sorted().prefix(3).map { axes[$0].name }.joined(separator: "; ")
    return members.count > 3 ? names + " …" : names
  }

  /// The members as products: one for each set of screens, with the text sizes and languages that have these screens.
  private var products: [Product] {
    var order: [Set<Int>] = []
    var others: [Set<Int>: [VariantAxes.Place]] = [:]
    for (place, screens) in screensOfEach {
      if others[screens] == nil { order.append(screens) }
      others[screens, default: []].append(place)
    }
    return order.flatMap { screens in
      Self.rectangles(others[screens] ?? []).map {
        Product(screens: screens, categories: $0.categories, languages: $0.languages)
      }
    }
  }

  /// The screens for each text size and language that has any.
  private var screensOfEach: [(place: VariantAxes.Place, screens: Set<Int>)] {
    var screens: [Int: Set<Int>] = [:]
    for member in members { screens[member / axes.screens.count, default: []].insert(axes.place(member).screen) }
    return screens.sorted { $0.key < $1.key }.map { (axes.place($0.key * axes.screens.count), $0.value) }
  }

  /// Places as products of text sizes and languages. Languages with the same text sizes share a product.
  private static func rectangles(
    _ places: [VariantAxes.Place]
  ) -> [(categories: Set<Int>, languages: Set<Int>)] {
    var categories: [Int: Set<Int>] = [:]
    for place in places { categories[place.language, default: []].insert(place.category) }
    let languages = Dictionary(grouping: categories.keys.sorted()) { categories[$0] ?? [] }
    return languages.map { ($0.key, Set($0.value)) }.sorted { ($0.1.min() ?? 0) < ($1.1.min() ?? 0) }
  }

  private func words(_ product: Product) -> String {
    let parts = [
      ScreenWords(axes.screens, product.screens).words, CategoryWords(axes.categories, product.categories).words,
      LanguageWords(axes.languages, product.languages).words,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

/// Describes some of the requested text sizes.
struct CategoryWords {
  /// Nil for all of them.
  let words: String?

  init(_ all: [ContentSizeCategory?], _ members: Set<Int>) {
    guard members.count < all.count else {
      words = nil
      return
    }
    let chosen = members.compactMap { all[$0] }.sorted()
    let others = all.indices.filter { !members.contains($0) }.compactMap { all[$0] }
    let names = chosen.map(\.name)
    if chosen.count > 1, let first = chosen.first, others.allSatisfy({ $0 < first }) {
      words = "with text at \(first.name) and larger"
    } else if chosen.count > 1, let last = chosen.last, others.allSatisfy({ $0 > last }) {
      words = "with text at \(last.name) and smaller"
    } else {
      words = "with text at \(names.inWords)"
    }
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

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

/// Describes some of the requested screens.
struct ScreenWords {
  private let all: [Device]
  private let members: Set<Int>

  init(_ all: [Device?], _ members: Set<Int>) {
    self.all = all.compactMap(\.self)
    self.members = members
  }

  /// The first description that applies; nil for all screens.
  var words: String? {
    guard members.count < all.count else { return nil }
    return fewNames ?? ofAKind(all.indices.map { $0 }) ?? turned ?? listed
  }

  private static let fewCount = 3

  private var fewNames: String? {
    members.count <= Self.fewCount ? "on \(members.sorted().map { all[$0].name }.inWords)" : nil
  }

  /// Describes the members among some screens as phones, tablets, or screens up to or from a width or height. Empty if all
  /// are members.
  private func ofAKind(_ screens: [Int]) -> String? {
    if screens.allSatisfy(members.contains) { return "" }
    if isExactly(screens, \.isPhone) { return "on phones" }
    if isExactly(screens, { !$0.isPhone }) { return "on tablets" }
    return limited(screens, all.map(\.size.width), "wide") ?? limited(screens, all.map(\.size.height), "high")
  }

  /// Whether exactly the screens that satisfy a condition are members.
  private func isExactly(_ screens: [Int], _ condition: (Device) -> Bool) -> Bool {
    screens.allSatisfy { members.contains($0) == condition(all[$0]) }
  }

  private func limited(_ screens: [Int], _ lengths: [Double], _ word: String) -> String? {
    let own = screens.filter(members.contains).map { lengths[$0] }
    guard let least = own.min(), let most = own.max() else { return nil }
    if screens.allSatisfy({ members.contains($0) == (lengths[$0] <= most) }) {
      return "on screens up to \(most.short) points \(word)"
    }
    let isFrom = screens.allSatisfy { members.contains($0) == (lengths[$0] >= least) }
    return isFrom ? "on screens from \(least.short) points \(word)" : nil
  }

  /// Describes members that are all in landscape or all in portrait.
  private var turned: String? {
    let isLandscape = members.map { all[$0].isLandscape }
    guard let first = isLandscape.first, isLandscape.allSatisfy({ $0 == first }) else { return nil }
    let direction = first ? "in landscape" : "in portrait"
    let alike = all.indices.filter { all[$0].isLandscape == first }
    return ofAKind(alike).map { $0.isEmpty ? direction : "\(direction) \($0)" }
      ?? "\(direction) on \(members.count) of \(alike.count) devices, such as \(firstName)"
  }

  private var listed: String {
    let others = all.indices.filter { !members.contains($0) }
    if others.count <= Self.fewCount { return "on all screens but \(others.map { all[$0].name }.inWords)" }
    return "on \(members.count) of \(all.count) screens, such as \(firstName)"
  }

  private var firstName: String { members.min().map { all[$0].name } ?? "" }
}
