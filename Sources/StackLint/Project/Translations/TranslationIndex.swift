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

/// Which translations Xcode projects build into an app.
struct BuiltTranslations: Sendable {
  private let projects: [XcodeProject]

  init(_ projects: [XcodeProject]) { self.projects = projects }

  /// What the projects of one document build of its translations.
  ///
  /// A document that no project lists may be that of a package, or of a project that is generated. All of its
  /// translations count.
  func translations(of document: String) -> DocumentTranslations {
    DocumentTranslations(projects.filter { $0.targets.contains { $0.files.contains(document) } })
  }
}

/// Which translations the projects of a document build.
struct DocumentTranslations: Sendable {
  private let projects: [XcodeProject]
  /// Nil if a project does not say.
  private let languages: Set<String>?

  fileprivate init(_ projects: [XcodeProject]) {
    self.projects = projects
    let isKnown = !projects.isEmpty && projects.allSatisfy { !$0.knownRegions.isEmpty }
    languages = isKnown ? Set(projects.flatMap(\.knownRegions).map(Self.standardName)) : nil
  }

  /// Whether a file with texts is built.
  func contains(file path: String) -> Bool {
    projects.isEmpty || projects.contains { $0.targets.contains { $0.files.contains(path) } }
  }

  /// The languages of the files that targets list for a document.
  func languages(of document: String) -> Set<String> {
    guard let place = LocalizedPath(document) else { return [] }
    return projects.reduce(into: []) { languages, project in
      for path in project.targets.lazy.flatMap(\.files.listed) where path.hasByteSuffix(".strings") {
        guard let file = LocalizedPath(path), !file.isBase, file.document == place.document else { continue }
        languages.insert(file.language)
      }
    }
  }

  /// Whether the document is to be translated into a language.
  func contains(language: String) -> Bool { languages?.contains(Self.standardName(language)) ?? true }

  /// `pt-br` for `pt_BR`, and `de` for `German`, as older projects write it.
  private static func standardName(_ language: String) -> String {
    let name = String(language.lowercased().map { $0 == "_" ? "-" : $0 })
    return oldNames[name] ?? name
  }

  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "japanese": "ja", "italian": "it", "spanish": "es", "dutch": "nl",
  ]
}
