import Project

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
