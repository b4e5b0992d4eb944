import Project
import StackModel
import Support

/// The files of a project that rules can ask about: their paths, and how to read one.
public struct ProjectFiles: Sendable {
  /// Relative to the project's folder, with `/` between names. Of the folders in an asset catalog only the
  /// `Contents.json` are needed, of frameworks only their own names.
  public let paths: [String]
  /// The bytes of a file; nil where it cannot be read.
  public let read: @Sendable (String) -> [UInt8]?

  /// Creates a list of files.
  public init(paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    self.paths = paths
    self.read = read
  }

  /// Files that are in memory.
  init(_ contents: [String: String]) {
    self.init(paths: contents.keys.sorted()) { contents[$0].map { Array($0.utf8) } }
  }

  /// The files whose summaries a ``ProjectIndex`` takes: sources, documents and Xcode projects, as far as there is need.
  ///
  /// Xcode projects come first: they take longest, and the others can be read meanwhile.
  public func summarizedPaths(for needs: ProjectNeeds) -> [String] {
    let localized = needs.contains(.translations) ? localizedDocuments : []
    let wanted = paths.filter { path in
      guard let kind = FileSummary.Kind(path: path), kind.isNeeded(for: needs) else { return false }
      // Most other texts are of code.
      return kind != .translation || LocalizedPath(path).map { localized.contains($0.document) } == true
    }
    let isProject = { (path: String) in path.hasByteSuffix(FileSummary.xcodeProjectSuffix) }
    return wanted.filter(isProject) + wanted.filter { !isProject($0) }
  }

  /// The documents that may have translations beside them.
  private var localizedDocuments: Set<String> {
    Set(
      paths.lazy.filter { DocumentSummary.Kind(path: $0) != nil }.compactMap { LocalizedPath($0) }.filter(\.isBase)
        .map(\.document))
  }

  /// The summary of a file; nil where it cannot be read.
  ///
  /// - Parameter needs: What rules need of the project.
  public func summary(ofPath path: String, needs: ProjectNeeds = []) -> FileSummary? {
    read(path).flatMap { FileSummary($0, path: path, needs: needs) }
  }
}

/// What the files of a project say, apart from its sources.
struct ProjectFileIndex: Sendable {
  let assets: AssetIndex
  let documents: DocumentIndex
  let targets: TargetIndex
  let launch: LaunchIndex
  let languages: ProjectLanguages
  let translations: TranslationIndex
  /// Where its Xcode projects and packages are.
  let folders: PartFolders
  /// The property lists, in which code may look up what it loads.
  let propertyLists: [String]
  /// The words of sources that the states which share the index have in common.
  let occurrences = WordOccurrences()
  private let xcodeProjects: [XcodeProject]
  /// Nil where no rule asks about code.
  private let manifests: Manifests?
  /// Whether an Xcode project of the folder could not be read.
  private let hasUnreadableProject: Bool

  /// Looks through a project's files, as far as there is need.
  ///
  /// - Parameter summaries: Those of the project's files. Sources are passed over.
  init(_ files: ProjectFiles, needs: ProjectNeeds, summaries: [FileSummary]) {
    let parts = Parts(summaries)
    let targets = TargetIndex(parts.xcodeProjects, paths: files.paths)
    self.targets = targets
    let found = summaries.lazy.compactMap(\.document)
    let hasOthers = found.count < files.paths.count(where: Self.isDocument)
    let manifests = needs.isDisjoint(with: [.sources, .documents]) ? nil : Manifests(files)
    launch =
      needs.contains(.documents) ? LaunchIndex(files, parts.projects, manifests?.settings ?? []) : LaunchIndex()
    documents = DocumentIndex(found, hasOthers: hasOthers, launchNames: launch.names)
    var assets =
      needs.contains(.assets) ? Self.assets(files, isIncomplete: targets.listsAbsentCatalog) : AssetIndex()
    assets.fonts = FontIndex(parts.fonts)
    self.assets = assets
    propertyLists = files.paths.filter { $0.hasByteSuffix(".plist") }
    languages = ProjectLanguages(files)
    folders = PartFolders(files.paths)
    translations = TranslationIndex(documents.documents, parts.translations, projects: parts.xcodeProjects)
    self.manifests = needs.contains(.sources) ? manifests : nil
    xcodeProjects = parts.xcodeProjects
    hasUnreadableProject =
      xcodeProjects.count < files.paths.count { $0.hasByteSuffix(FileSummary.xcodeProjectSuffix) }
  }

  /// The summaries by the kinds of their files.
  private struct Parts {
    var projects: [(path: String, project: XcodeProject)] = []
    var translations: [TranslationSummary] = []
    var fonts: [(path: String, names: FontNameTable?)] = []

    var xcodeProjects: [XcodeProject] { projects.map(\.project) }

    init(_ summaries: [FileSummary]) {
      for summary in summaries {
        switch summary.content {
        case .source, .document: break
        case .xcodeProject(let project): projects.append((summary.path, project))
        case .translation(let translation): translations.append(translation)
        case .font(let names): fonts.append((summary.path, names))
        }
      }
    }
  }

  /// The modules of the project.
  func modules(importedBy sources: [SourceSummary]) -> ModuleIndex {
    guard let manifests else { return ModuleIndex() }
    return ModuleIndex(
      manifests, projects: xcodeProjects, hasUnreadableProject: hasUnreadableProject,
      imports: sources.reduce(into: []) { $0.formUnion($1.imports) })
  }

  private static func isDocument(_ path: String) -> Bool {
    DocumentSummary.Kind(path: path) != nil || path.hasByteSuffix(".nib")
  }

  private static func assets(_ files: ProjectFiles, isIncomplete: Bool) -> AssetIndex {
    AssetIndex(AssetPath.entries(of: files).lazy.map(\.entry), isIncomplete: isIncomplete)
  }
}

extension AssetPath {
  /// What the files of a project name, with the paths of the files.
  static func entries(of files: ProjectFiles) -> [(path: String, entry: AssetIndex.Entry)] {
    let assets = files.paths.compactMap { AssetPath($0) }
    let namespaces = Set(assets.compactMap(\.groupFolder).filter { providesNamespace($0, files) })
    return assets.compactMap { asset in
      asset.entry { namespaces.contains($0) }.map { (asset.path, $0) }
    }
  }

  /// Whether the names in a folder of a catalog start with the folder's name.
  private static func providesNamespace(_ folder: Substring, _ files: ProjectFiles) -> Bool {
    guard let bytes = files.read(folder + "/Contents.json") else { return false }
    return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
  }
}

/// The languages of a project, by its folders `ar.lproj`.
struct ProjectLanguages: Sendable {
  /// Whether one of them is written from right to left. False for a project without any translation.
  let hasRightToLeft: Bool

  init(_ files: ProjectFiles) {
    hasRightToLeft = files.paths.contains { Self.language(of: $0).map(RightToLeftLanguage.contains) ?? false }
  }

  /// The language of a folder, or of a file in such a folder; nil for others.
  private static func language(of path: String) -> String? {
    let isFolder = path.hasByteSuffix(suffix)
    let folder = isFolder ? path[...] : path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    guard folder.hasByteSuffix(suffix) else { return nil }
    return String(Substring(folder.lastPathComponent.utf8.dropLast(suffix.utf8.count)))
  }

  private static let suffix = ".lproj"
}
