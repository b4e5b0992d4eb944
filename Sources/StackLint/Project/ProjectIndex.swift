import NibDecoder
import OperatingSystem
import SourceClasses

/// The project that a document belongs to, as far as rules need it. It is created once, before the documents are read.
public struct ProjectIndex: Sendable {
  /// What does not depend on sources.
  private let files: ProjectFileIndex
  let classes: ClassIndex
  let modules: ModuleIndex
  let sources: SourceFiles
  let outlets: OutletIndex
  let identifiers: IdentifierIndex
  let registrations: RegistrationIndex
  let usage: UsageIndex
  let suggestions: Suggestions
  private let liveCode = Deferred<LiveCode>()
  private let requestsOfLiveCode = Deferred<LiveRequests>()
  /// What the project was at the revision that a run is compared with; nil if none is.
  private(set) var base: ProjectBase?

  /// What an app may run and load. Only rules with a finding ask: it reads the sources.
  var live: LiveCode { liveCode.value { LiveCode(self) } }
  /// What such code asks for by name.
  var liveRequests: LiveRequests { requestsOfLiveCode.value { LiveRequests(self) } }

  var propertyLists: [String] { files.propertyLists }
  var folders: PartFolders { files.folders }
  var assets: AssetIndex { files.assets }
  var documents: DocumentIndex { files.documents }
  var targets: TargetIndex { files.targets }
  var launch: LaunchIndex { files.launch }
  var languages: ProjectLanguages { files.languages }
  var translations: TranslationIndex { files.translations }

  /// The property lists by which apps ask for the design of iOS 18 and macOS 15.
  package var compatibilityLists: [String] { launch.compatibilityLists }

  /// Whether the app that shows a document asks for that design.
  package func requiresCompatibility(_ path: String) -> Bool { launch.requiresCompatibility(path) }

  /// Whether a document has its classes and images elsewhere: it is a fixture of tests, or its project is in a language
  /// that is not read.
  func isForeign(_ path: String) -> Bool { targets.documents.isFixture(path) || files.folders.isOfOtherLanguage(path) }

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
    let index = ProjectFileIndex(files, needs: needs, summaries: summaries)
    self.init(index, files, needs: needs, summaries: summaries)
  }

  /// Looks through the sources of a project.
  ///
  /// - Parameters:
  ///   - index: What the other files of the project say. Two states of a project in which only the contents of sources
  ///     differ can share it.
  ///   - files: The project's files, of which the sources may be read once more.
  ///   - summaries: Those of the sources. Others are passed over.
  ///   - edited: The sources that differ from those of another state with the same index.
  package init(
    _ index: ProjectFileIndex, _ files: ProjectFiles, needs: ProjectNeeds, summaries: [FileSummary],
    edited: Set<String> = []
  ) {
    let found = index.targets.withoutLeftOverSources(summaries.compactMap(\.source))
    let summaries = found.map(\.summary)
    let documents = index.documents
    let classes = ClassIndex(summaries.map(\.declarations))
    let sources = SourceFiles(
      found, read: files.read, occurrences: index.occurrences, edited: edited)
    let needsOutlets = needs.isSuperset(of: [.sources, .documents])
    outlets = needsOutlets ? OutletIndex(documents, classes, sources, read: files.read) : OutletIndex()
    (self.files, self.classes, self.sources) = (index, classes, sources)
    modules = index.modules(importedBy: summaries)
    suggestions = Suggestions(classes: SuggestedNames(classes.names), modules: SuggestedNames(modules.names))
    let identifiers = needs.contains(.identifiers) ? IdentifierIndex(summaries, classes: classes) : IdentifierIndex()
    self.identifiers = identifiers
    usage =
      needs.isSuperset(of: [.sources, .documents, .usage])
      ? UsageIndex(files, documents, classes, sources) : UsageIndex()
    registrations =
      needs.isSuperset(of: [.sources, .documents, .identifiers])
      ? RegistrationIndex(documents, classes, summaries, identifiers, read: files.read) : RegistrationIndex()
  }

  /// The same project, whose rules know what it was at a revision.
  package func compared(with old: ProjectIndex) -> ProjectIndex {
    var project = self
    project.base = ProjectBase(old)
    return project
  }

  /// The index of files that are in memory.
  init(_ files: ProjectFiles) {
    let summaries = files.summarizedPaths(for: .all).compactMap { files.summary(ofPath: $0, needs: .all) }
    self.init(files, needs: .all, summaries: summaries)
  }
}
