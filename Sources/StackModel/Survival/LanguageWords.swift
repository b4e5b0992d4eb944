import FontMetrics

/// Some of the languages that were asked for, in words.
struct LanguageWords {
  /// Nil for all of them.
  let words: String?

  init(_ all: [LayoutLanguage], _ members: Set<Int>) {
    let chosen = Set(members.map { all[$0] })
    let others = Set(all).subtracting(chosen)
    words = others.isEmpty ? nil : Self.words(chosen, others)
  }

  /// What the chosen ones have in common that the others have not, else each.
  private static func words(_ chosen: Set<LayoutLanguage>, _ others: Set<LayoutLanguage>) -> String {
    if others == [.pseudo] { return "with the document's own texts" }
    if others == [.rightToLeft] { return "from left to right" }
    let names = LayoutLanguage.allCases.filter(chosen.contains).map(word)
    return names.inWords
  }

  private static func word(_ language: LayoutLanguage) -> String {
    switch language {
    case .base: "with the document's own texts from left to right"
    case .pseudo: "with pseudo-localised text"
    case .rightToLeft: "from right to left"
    }
  }
}
