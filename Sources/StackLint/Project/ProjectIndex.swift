import SourceClasses
import XcodeProject

/// The project that a document belongs to, as far as rules need it. It is created once, before the documents are read.
public struct ProjectIndex: Sendable {
  let assets: AssetIndex
  let classes: ClassIndex
  let documents: DocumentIndex
  let identifiers: IdentifierIndex
  /// Those that could be read.
  let xcodeProjects: [XcodeProject]
  /// Whether classes may come from elsewhere: a package manager brings them, or libraries lie beside the sources.
  let hasOutsideCode: Bool

  /// Looks through a project's files, as far as there is need.
  ///
  /// - Parameter summaries: Those of the files that ``ProjectFiles/summarizedPaths(for:)`` lists. They may be many, so
  ///   the caller creates them, on several cores.
  public init(_ files: ProjectFiles, needs: ProjectNeeds, summaries: [FileSummary]) {
    let parts = Parts(summaries)
    assets = needs.contains(.assets) ? Self.assets(files) : AssetIndex()
    classes = ClassIndex(parts.sources.map(\.declarations))
    let hasOthers = parts.documents.count < files.paths.count(where: Self.isDocument)
    documents = DocumentIndex(parts.documents, hasOthers: hasOthers)
    identifiers =
      needs.contains(.identifiers) ? IdentifierIndex(parts.sources, classes: classes) : IdentifierIndex()
    xcodeProjects = parts.xcodeProjects
    hasOutsideCode = files.paths.contains(where: Self.bringsCode)
  }

  /// The index of files that are in memory.
  init(_ files: ProjectFiles) {
    let needs: ProjectNeeds = [.assets, .sources, .documents, .identifiers]
    self.init(
      files, needs: needs, summaries: files.summarizedPaths(for: needs).compactMap(files.summary))
  }

  /// The summaries by the kinds of their files.
  private struct Parts {
    var sources: [SourceSummary] = []
    var documents: [DocumentSummary] = []
    var xcodeProjects: [XcodeProject] = []

    init(_ summaries: [FileSummary]) {
      for summary in summaries {
        switch summary.content {
        case .source(let source): sources.append(source)
        case .document(let document): documents.append(document)
        case .xcodeProject(let project): xcodeProjects.append(project)
        }
      }
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    DocumentSummary.Kind(path: path) != nil || path.hasSuffix(".nib")
  }

  private static func assets(_ files: ProjectFiles) -> AssetIndex {
    let paths = files.paths.map { AssetPath($0) }
    let namespaces = Set(paths.compactMap(\.groupFolder).filter { providesNamespace($0, files) })
    return AssetIndex(paths.lazy.compactMap { $0.entry { namespaces.contains($0) } })
  }

  /// Whether the names in a folder of a catalog start with the folder's name.
  private static func providesNamespace(_ folder: Substring, _ files: ProjectFiles) -> Bool {
    guard let bytes = files.read(folder + "/Contents.json") else { return false }
    return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
  }

  private static func bringsCode(_ path: String) -> Bool {
    let name = path.lastPathComponent
    return manifests.contains(name) || libraries.contains { name.hasSuffix($0) }
  }

  private static let manifests: Set<Substring> = [
    "Podfile", "Cartfile", "Package.swift", "Package.resolved", "project.yml", "Project.swift", ".gitmodules",
  ]
  /// With those that say that classes are in a language which is not looked at.
  private static let libraries = [".framework", ".xcframework", ".a", ".csproj"]
}
