import StackModel

/// Describes some of the requested languages.
struct LanguageWords {
  /// Nil for all of them.
  let words: String?

  init(_ all: [LayoutLanguage], _ members: Set<Int>) {
    let chosen = Set(members.map { all[$0] })
    let others = Set(all).subtracting(chosen)
    words = others.isEmpty ? nil : Self.words(chosen, others)
  }

  /// What only the chosen languages have in common, or else the name of each.
  private static func words(_ chosen: Set<LayoutLanguage>, _ others: Set<LayoutLanguage>) -> String {
    if others == [.pseudo] { return "with the document's own texts" }
    if others == [.rightToLeft] { return "from left to right" }
    let translations = chosen.compactMap(\.translationIdentifier).sorted().map(LanguageName.name)
    let names = LayoutLanguage.builtIn.filter(chosen.contains).map(word)
    return (names + (translations.isEmpty ? [] : ["in " + translations.inWords])).inWords
  }

  private static func word(_ language: LayoutLanguage) -> String {
    switch language {
    case .pseudo: "with pseudo-localized text"
    case .rightToLeft: "from right to left"
    default: "with the document's own texts from left to right"
    }
  }
}
