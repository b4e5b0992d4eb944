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

/// The names of languages in English.
enum LanguageName {
  /// `German` for `de`, `Portuguese (AO)` for `pt-AO`; the identifier itself if the language is not known.
  static func name(_ identifier: String) -> String {
    if let name = names[identifier] { return name }
    let parts = identifier.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let name = names[String(parts[0])] else { return identifier }
    return "\(name) (\(parts[1]))"
  }

  private static let names = [
    "ar": "Arabic", "bg": "Bulgarian", "bn": "Bengali", "ca": "Catalan", "cs": "Czech", "da": "Danish", "de": "German",
    "el": "Greek", "en": "English", "en-GB": "British English", "es": "Spanish", "es-419": "Latin American Spanish",
    "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish", "fr": "French", "fr-CA": "Canadian French",
    "gl": "Galician", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian",
    "is": "Icelandic", "it": "Italian", "ja": "Japanese", "kk": "Kazakh", "ko": "Korean", "lt": "Lithuanian",
    "lv": "Latvian", "mk": "Macedonian", "ms": "Malay", "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian",
    "pl": "Polish", "pt": "Portuguese", "pt-BR": "Brazilian Portuguese", "pt-PT": "European Portuguese",
    "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian", "sq": "Albanian", "sr": "Serbian",
    "sv": "Swedish", "ta": "Tamil", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
    "vi": "Vietnamese", "zh": "Chinese", "zh-HK": "Hong Kong Chinese", "zh-Hans": "Simplified Chinese",
    "zh-Hant": "Traditional Chinese",
  ]
}
