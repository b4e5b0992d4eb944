import NibDecoder
import SourceClasses
import XcodeProject

/// The project that a document belongs to, as far as rules need it. It is created once, before the documents are read.
public struct ProjectIndex: Sendable {
  let assets: AssetIndex
  let classes: ClassIndex
  let documents: DocumentIndex
  let targets: TargetIndex
  let modules: ModuleIndex
  let sources: SourceFiles
  let outlets: OutletIndex
  let identifiers: IdentifierIndex
  let registrations: RegistrationIndex
  let languages: ProjectLanguages
  let translations: TranslationIndex
  let suggestions: Suggestions

  /// The names that many documents may misspell.
  struct Suggestions: Sendable {
    let classes: SuggestedNames
    let modules: SuggestedNames
  }

  /// Looks through a project's files, as far as there is need.
  ///
  /// - Parameter summaries: Those of the files that ``ProjectFiles/summarizedPaths(for:)`` lists. They may be many, so
  ///   the caller creates them, on several cores.
  public init(_ files: ProjectFiles, needs: ProjectNeeds, summaries: [FileSummary]) {
    var parts = Parts(summaries)
    let targets = TargetIndex(parts.xcodeProjects, paths: files.paths)
    self.targets = targets
    parts.dropLeftOverSources(targets)
    let classes = ClassIndex(parts.sources.map(\.summary.declarations))
    let sources = SourceFiles(parts.sources, read: files.read)
    let hasOthers = parts.documents.count < files.paths.count(where: Self.isDocument)
    let launchNames = needs.contains(.documents) ? LaunchNames.names(files, parts.xcodeProjects) : []
    let documents = DocumentIndex(parts.documents, hasOthers: hasOthers, launchNames: launchNames)
    let needsOutlets = needs.isSuperset(of: [.sources, .documents])
    outlets = needsOutlets ? OutletIndex(documents, classes, sources, read: files.read) : OutletIndex()
    (self.classes, self.sources, self.documents) = (classes, sources, documents)
    let hasSources = needs.contains(.sources)
    var assets =
      needs.contains(.assets) ? Self.assets(files, isIncomplete: targets.listsAbsentCatalog) : AssetIndex()
    assets.fonts = FontIndex(parts.fonts)
    self.assets = assets
    modules = hasSources ? ModuleIndex(files, projects: parts.xcodeProjects, imports: parts.imports) : ModuleIndex()
    suggestions = Suggestions(classes: SuggestedNames(classes.names), modules: SuggestedNames(modules.names))
    languages = ProjectLanguages(files)
    translations = TranslationIndex(documents.documents, parts.translations, projects: parts.xcodeProjects)
    let summaries = parts.sources.map(\.summary)
    let identifiers = needs.contains(.identifiers) ? IdentifierIndex(summaries, classes: classes) : IdentifierIndex()
    self.identifiers = identifiers
    registrations =
      needs.isSuperset(of: [.sources, .documents, .identifiers])
      ? RegistrationIndex(documents, classes, summaries, identifiers, read: files.read) : RegistrationIndex()
  }

  /// The index of files that are in memory.
  init(_ files: ProjectFiles) {
    self.init(files, needs: .all, summaries: files.summarizedPaths(for: .all).compactMap(files.summary))
  }

  /// The summaries by the kinds of their files.
  private struct Parts {
    var sources: [(path: String, summary: SourceSummary)] = []
    var documents: [DocumentSummary] = []
    var xcodeProjects: [XcodeProject] = []
    var translations: [TranslationSummary] = []
    var fonts: [(path: String, names: FontNameTable?)] = []

    init(_ summaries: [FileSummary]) {
      for summary in summaries {
        switch summary.content {
        case .source(let source): sources.append((summary.path, source))
        case .document(let document): documents.append(document)
        case .xcodeProject(let project): xcodeProjects.append(project)
        case .translation(let translation): translations.append(translation)
        case .font(let names): fonts.append((summary.path, names))
        }
      }
    }

    /// Leaves out the sources that no target builds and all of whose classes other sources declare, too: they are
    /// copies that were left behind.
    mutating func dropLeftOverSources(_ targets: TargetIndex) {
      let isUnbuilt = sources.map { targets.sources.isInNoTarget($0.path) }
      guard isUnbuilt.contains(true) else { return }
      var built: Set<String> = []
      for (source, isUnbuilt) in zip(sources, isUnbuilt) where !isUnbuilt && !source.path.hasSuffix(".h") {
        built.formUnion(source.summary.classNames)
      }
      sources = zip(sources, isUnbuilt).filter { source, isUnbuilt in
        !isUnbuilt || source.summary.classNames.isEmpty || !built.isSuperset(of: source.summary.classNames)
      }.map(\.0)
    }

    var imports: Set<String> { sources.reduce(into: []) { $0.formUnion($1.summary.imports) } }
  }

  private static func isDocument(_ path: String) -> Bool {
    DocumentSummary.Kind(path: path) != nil || path.hasSuffix(".nib")
  }

  private static func assets(_ files: ProjectFiles, isIncomplete: Bool) -> AssetIndex {
    let paths = files.paths.map { AssetPath($0) }
    let namespaces = Set(paths.compactMap(\.groupFolder).filter { providesNamespace($0, files) })
    return AssetIndex(paths.lazy.compactMap { $0.entry { namespaces.contains($0) } }, isIncomplete: isIncomplete)
  }

  /// Whether the names in a folder of a catalog start with the folder's name.
  private static func providesNamespace(_ folder: Substring, _ files: ProjectFiles) -> Bool {
    guard let bytes = files.read(folder + "/Contents.json") else { return false }
    return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
  }
}

extension SourceSummary {
  /// The names of the classes that the file declares, without those that it only adds to.
  fileprivate var classNames: [String] {
    declarations.filter { $0.kind != .addition && $0.kind != .protocol }.map(\.name)
  }
}
