public import SourceClasses

/// The project that a document belongs to, as far as rules need it. It is created once, before the documents are read.
public struct ProjectIndex: Sendable {
  let assets: AssetIndex
  let classes: ClassIndex
  let storyboards: StoryboardIndex
  let languages: ProjectLanguages
  /// Whether classes may come from elsewhere: a package manager brings them, or libraries lie beside the sources.
  let hasOutsideCode: Bool

  /// Looks through a project's files, as far as there is need.
  ///
  /// - Parameter sources: What is in the source files; they may be many, so the caller reads them, on several cores.
  public init(_ files: ProjectFiles, needs: ProjectNeeds, sources: [SourceSummary]) {
    assets = needs.contains(.assets) ? Self.assets(files) : AssetIndex()
    classes = ClassIndex(sources.map(\.declarations))
    storyboards = StoryboardIndex(files)
    languages = ProjectLanguages(files)
    hasOutsideCode = files.paths.contains(where: Self.bringsCode)
  }

  /// The index of files that are in memory.
  init(_ files: ProjectFiles) {
    let sources = files.sources.compactMap { path in files.read(path).map { SourceSummary($0, path: path) } }
    self.init(files, needs: [.assets, .sources, .storyboards], sources: sources)
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
