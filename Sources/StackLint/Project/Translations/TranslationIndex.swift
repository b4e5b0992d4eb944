import Project

/// The documents of a project whose texts are translated in files beside them: `de.lproj/Main.strings` beside
/// `Base.lproj/Main.storyboard`.
struct TranslationIndex: Sendable {
  /// In the order of their paths.
  let documents: [LocalizedDocument]

  /// - Parameter projects: They say in which language documents are, and which translations are built.
  init(_ documents: [DocumentSummary], _ files: [TranslationSummary], projects: [XcodeProject]) {
    let developmentRegions = projects.compactMap(\.developmentRegion)
    let built = BuiltTranslations(projects)
    let languagesOfBase = Set((developmentRegions.isEmpty ? ["en"] : developmentRegions).map(\.primaryLanguage))
    let filesByDocument = Dictionary(grouping: files) { $0.place.document }
    self.documents = documents.compactMap { document in
      guard let place = LocalizedPath(document.path), place.isBase, let files = filesByDocument[place.document] else {
        return nil
      }
      // Nobody has to translate a language into that of another region.
      return LocalizedDocument(document, files, built: built.translations(of: document.path)) {
        !languagesOfBase.contains($0.primaryLanguage)
      }
    }
  }

  /// The languages of which most translated documents have a file: a project means to have them everywhere.
  var commonLanguages: [String] {
    var counts: [String: Int] = [:]
    for document in documents {
      for language in Set(document.tables.map(\.texts.language)) { counts[language, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 && 2 * $0.value > documents.count }.keys.sorted()
  }
}

extension String {
  /// `pt` for `pt-BR` and `pt_BR`. Older projects write `English`.
  fileprivate var primaryLanguage: String {
    let language = prefix { $0 != "-" && $0 != "_" }.lowercased()
    return language == "english" ? "en" : language
  }
}
