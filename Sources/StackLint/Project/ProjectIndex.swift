import NibDecoder
import Project
import Support

/// The project that a document belongs to, as far as rules need it. It is created once, before the documents are read.
///
/// A class, since every document and many rules hold it.
public final class ProjectIndex: Sendable {
  /// What does not depend on sources.
  private let files: ProjectFileIndex
  let classes: ClassIndex
  let modules: ModuleIndex
  let sources: SourceFiles
  let outlets: OutletIndex
  let identifiers: IdentifierIndex
  let registrations: RegistrationIndex
  let usage: UsageIndex
  private let sharedNames = NameKind.allCases.map { _ in SharedNames() }
  private let liveCode = Deferred<ReachableCode>()
  private let requestsOfLiveCode = Deferred<LiveRequests>()
  /// What the project was at the revision that a run is compared with; nil if none is.
  let base: ProjectBase?

  /// What an app may run and load. Only rules with a finding ask: it reads the sources.
  var live: ReachableCode { liveCode.value { ReachableCode(self) } }
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
  var compatibilityLists: [String] { launch.compatibilityLists }

  /// Whether the app that shows a document asks for that design.
  func requiresCompatibility(_ path: String) -> Bool { launch.requiresCompatibility(path) }

  /// Whether a document has its classes and images elsewhere: it is a fixture of tests, or its project is in a language
  /// that is not read.
  func isForeign(_ path: String) -> Bool { targets.documents.isFixture(path) || files.folders.isOfOtherLanguage(path) }

  /// The names that documents may misspell.
  enum NameKind: Int, CaseIterable {
    case `class`, module, storyboard, image, color
  }

  /// Names that all documents share, once one of them misspells any.
  private struct SharedNames {
    let suggested = Deferred<SuggestedNames>()
    let unnamed = Deferred<[String: [String]]>()
  }

  /// What was meant by misspelled names.
  func suggestions(_ kind: NameKind) -> NameSuggestions {
    NameSuggestions(sharing: self.sharedNames[kind.rawValue].suggested.value { SuggestedNames(self.names(kind)) })
  }

  /// The images or colors that no document names, by the letters that names share which are nearly the same.
  func unnamedAssets(_ kind: NameKind) -> [String: [String]] {
    sharedNames[kind.rawValue].unnamed.value {
      let named = documents.identifiers(kind == .color ? .color : .image)
      return Dictionary(grouping: names(kind).lazy.filter { !named.contains($0) }, by: \.firstLetters)
    }
  }

  private func names(_ kind: NameKind) -> [String] {
    switch kind {
    case .class: Array(classes.names)
    case .module: Array(modules.names)
    case .storyboard: documents.names(.storyboard)
    case .image: Array(assets.imageNames)
    case .color: Array(assets.colors)
    }
  }

  /// Looks through a project's files, as far as there is need.
  ///
  /// - Parameter summaries: Those of the files that ``ProjectFiles/summarizedPaths(for:)`` lists. They may be many, so
  ///   the caller creates them, on several cores.
  public convenience init(_ files: ProjectFiles, needs: ProjectNeeds, summaries: [FileSummary]) {
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
  init(
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
    let identifiers = needs.contains(.identifiers) ? IdentifierIndex(summaries, classes: classes) : IdentifierIndex()
    self.identifiers = identifiers
    usage =
      needs.isSuperset(of: [.sources, .documents, .usage])
      ? UsageIndex(files, documents, classes, sources) : UsageIndex()
    registrations =
      needs.isSuperset(of: [.sources, .documents, .identifiers])
      ? RegistrationIndex(documents, classes, summaries, identifiers, read: files.read) : RegistrationIndex()
    base = nil
  }

  /// The same project, whose rules know what it was at a revision.
  func compared(with old: ProjectIndex) -> ProjectIndex { ProjectIndex(self, base: ProjectBase(old)) }

  private init(_ project: ProjectIndex, base: ProjectBase) {
    (files, classes, modules) = (project.files, project.classes, project.modules)
    (sources, outlets, identifiers) = (project.sources, project.outlets, project.identifiers)
    (registrations, usage) = (project.registrations, project.usage)
    self.base = base
  }

  /// The index of files that are in memory.
  convenience init(_ files: ProjectFiles) {
    let summaries = files.summarizedPaths(for: .all).compactMap { files.summary(ofPath: $0, needs: .all) }
    self.init(files, needs: .all, summaries: summaries)
  }
}

extension ProjectIndex {
  /// What no rule looks at because the project has more of something than any project that people make, for people.
  var exceededLimits: [String] {
    var limits: [String] = []
    if targets.isCutOff { limits.append("rules about targets were off: more than \(TargetIndex.mostTargets) targets") }
    if outlets.isCutOff {
      limits.append(
        "unconnected-outlet stopped: more than \(OutletIndex.mostQuestions) outlets that no document connects")
    }
    return limits
  }
}

/// The parts of a project that a rule needs to know.
public struct ProjectNeeds: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of needs.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The names of images and colors.
  public static let assets = ProjectNeeds(rawValue: 1)
  /// Classes, outlets and actions, from Swift and Objective-C files.
  public static let sources = ProjectNeeds(rawValue: 2)
  /// Where all documents are, what they identify, and what they connect.
  public static let documents = ProjectNeeds(rawValue: 4)
  /// The identifiers that sources use. They need the sources too.
  public static let identifiers = ProjectNeeds(rawValue: 8)
  /// The languages that the project is translated into.
  public static let languages = ProjectNeeds(rawValue: 16)
  /// The texts of documents in other languages, from files beside them.
  public static let translations = ProjectNeeds(rawValue: 32)
  /// The names in font files.
  public static let fonts = ProjectNeeds(rawValue: 64)
  /// The texts of documents that are translated in files beside them. They need the documents too.
  public static let texts = ProjectNeeds(rawValue: 128)

  /// What nothing uses: all names in sources and in other texts. They need the sources and the documents too.
  public static let usage = ProjectNeeds(rawValue: 256)

  /// Everything.
  static let all: ProjectNeeds = [
    .assets, .sources, .documents, .identifiers, .languages, .translations, .fonts, .texts, .usage,
  ]

  /// What may be different where the content of a file is: rules that need nothing of it find the same as before.
  static func affected(byContentOf path: String) -> ProjectNeeds {
    switch FileSummary.Kind(path: path) {
    case .source: [.sources, .identifiers, .usage]
    case .document: [.documents, .translations, .texts, .usage]
    case nil where isOnlyRead(forUsage: path): .usage
    default: .all
    }
  }

  /// Whether nothing but names is read of a file.
  private static func isOnlyRead(forUsage path: String) -> Bool {
    OtherTexts.isText(path) && !LaunchIndex.isPropertyList(path) && !Manifests.areRead(path.lastPathComponent)
      && !path.contains(".xcassets/")
  }
}
