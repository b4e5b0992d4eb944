/// Some of the text sizes that were asked for, in words.
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

/// Some of the languages that were asked for, in words.
struct LanguageWords {
  /// Nil for all of them.
  let words: String?

  init(_ all: [LayoutLanguage], _ members: Set<Int>) {
    let names = members.sorted().map { all[$0].words }
    words = members.count == all.count ? nil : names.inWords
  }
}

extension LayoutLanguage {
  fileprivate var words: String {
    switch self {
    case .base: "with its own texts from left to right"
    case .pseudo: "with pseudo-localised text"
    case .rightToLeft: "from right to left"
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
