import Support

/// Finds those files below a project's folder that rules may ask about.
struct ProjectWalk {
  /// Relative to the folder, in no particular order.
  private var paths: [String] = []
  private let folder: AbsolutePath
  private let boundary: ProjectBoundary
  private var openFolders = [""]

  /// More than any project has; whoever keeps a home folder in git does not wait for it.
  static let limit = 200_000

  private init(_ folder: AbsolutePath, _ boundary: ProjectBoundary) {
    (self.folder, self.boundary) = (folder, boundary)
  }

  /// Searches a folder.
  ///
  /// - Parameter limit: How many files and folders the folder may hold.
  /// - Returns: The paths relative to the folder, in no particular order; nil where it holds far more than a project.
  static func paths(below folder: AbsolutePath, limit: Int = Self.limit) -> [String]? {
    var (walk, count) = (ProjectWalk(folder, ProjectBoundary.find(around: folder.text)), 0)
    while let path = walk.openFolders.popLast() {
      count += walk.search(path)
      if count > limit { return nil }
    }
    return walk.paths
  }

  /// Notes what one folder holds, and answers how much that is.
  private mutating func search(_ path: String) -> Int {
    let entries = FolderEntry.all(in: path.isEmpty ? folder.text : "\(folder.text)/\(path)") ?? []
    let seen = entries.filter { !$0.isHidden || $0.name == ".gitmodules" }
    for entry in seen {
      let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if isFolder(entry, inner) { addFolder(inner, entry.name) } else { addFile(inner, entry) }
    }
    return seen.count
  }

  /// Links are not followed.
  private func isFolder(_ entry: FolderEntry, _ path: String) -> Bool {
    guard entry.kind == .unknown else { return entry.kind == .folder }
    return InputFiles.isFolder("\(folder.text)/\(path)", followingLinks: false)
  }

  private mutating func addFolder(_ path: String, _ name: String) {
    switch FolderKind(name) {
    // All there is to know is its name.
    case .asset: paths.append("\(path)/Contents.json")
    case .library: paths.append(path)
    case .xcodeProject: paths += Self.files(ofXcodeProject: path).filter { folder.appending($0).exists }
    case .searched:
      openFolders.append(path)
      // The name is that of a language, whatever the folder holds.
      if name.hasByteSuffix(".lproj") { paths.append(path) }
    case .skipped: break
    }
  }

  /// Of a project or workspace only its targets and packages are of interest.
  private static func files(ofXcodeProject path: String) -> [String] {
    [
      "project.pbxproj", "xcshareddata/swiftpm/Package.resolved",
      "project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    ].map { "\(path)/\($0)" }
  }

  private static func isWanted(_ name: String) -> Bool {
    name.isDocumentName || manifests.contains(name) || suffixes.contains(where: name.hasByteSuffix)
      || OtherTexts.isText(name)
  }

  private mutating func addFile(_ path: String, _ entry: FolderEntry) {
    guard Self.isWanted(entry.name) else { return }
    let isInside = entry.kind == .file || boundary.refusal(ofLink: "\(folder.text)/\(path)", advice: "") == nil
    if isInside, entry.kind != .special { paths.append(path) }
  }

  private static let manifests: Set<String> = [
    "Contents.json", "Podfile", "Cartfile", "Package.swift", "Package.resolved", "project.yml", "Project.swift",
    ".gitmodules", "BUILD", "BUILD.bazel", "build.gradle", "build.gradle.kts",
  ]
  private static let suffixes =
    [".swift", ".m", ".mm", ".h", ".nib", ".a", ".csproj", ".podspec", ".xcconfig"]
    + [".strings", ".xcstrings"] + FontNameTable.suffixes + images
  private static let images = [
    ".png", ".jpg", ".jpeg", ".pdf", ".gif", ".tiff", ".tif", ".heic", ".svg", ".icns", ".webp", ".bmp", ".PNG", ".JPG",
  ]
}

// MARK: - Single files

extension ProjectWalk {
  /// What a walk notes because of a file; nil where rules do not ask about it.
  ///
  /// - Parameter path: Relative to the project's folder.
  static func notedPath(ofFile path: String) -> String? {
    var end = path.startIndex
    while let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
      let (folder, name) = (String(path[..<slash]), String(path[end..<slash]))
      guard !name.hasBytePrefix(".") else { return nil }
      switch FolderKind(name) {
      case .asset: return path == "\(folder)/Contents.json" ? path : nil
      case .library: return folder
      case .xcodeProject: return files(ofXcodeProject: folder).first { $0 == path }
      case .searched: end = path.utf8.index(after: slash)
      case .skipped: return nil
      }
    }
    let name = String(path[end...])
    return isWanted(name) && (!name.hasBytePrefix(".") || name == ".gitmodules") ? path : nil
  }

  /// Whether rules ask only whether a file is there, whatever is in it.
  ///
  /// - Parameter path: One that a walk notes.
  static func isKnownByName(_ path: String) -> Bool {
    let folder = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().last
    return folder.map { FolderKind(String(Substring($0))) } == .asset || path.hasByteSuffix(".a")
      || images.contains(where: path.hasByteSuffix)
  }
}

/// What a walk does with a folder, by its name.
private enum FolderKind {
  case asset, library, xcodeProject, skipped, searched

  init(_ name: String) {
    if name.hasByteSuffix("set") && name.contains(".") || name.hasByteSuffix(".launchimage") {
      self = .asset
    } else if Self.libraries.contains(where: name.hasByteSuffix) {
      self = .library
    } else if Self.projects.contains(where: name.hasByteSuffix) {
      self = .xcodeProject
    } else if Self.skippedNames.contains(name) || Self.skippedSuffixes.contains(where: name.hasByteSuffix) {
      self = .skipped
    } else {
      self = .searched
    }
  }

  /// Of these folders, only the names count.
  private static let libraries = [".framework", ".xcframework", ".nib"]
  private static let projects = [".xcodeproj", ".xcworkspace"]
  private static let skippedNames: Set<String> = ["node_modules", "DerivedData"]
  private static let skippedSuffixes = [".xcdatamodeld", ".playground", ".app", ".xcarchive", ".dSYM", ".xcloc"]
}

/// The project that a document belongs to: the folder of the outermost configuration around it, else its repository,
/// else the searched folder that it was found in.
struct ProjectFolders {
  private let searched: [AbsolutePath]
  private var repositories: [AbsolutePath: AbsolutePath?] = [:]

  /// - Parameter searched: The folders that are searched for documents.
  init(searched: [AbsolutePath]) { self.searched = searched }

  /// Finds the folders that are searched.
  ///
  /// - Parameter paths: What the command line names.
  static func find(_ paths: [String]) -> ProjectFolders {
    ProjectFolders(searched: paths.filter { $0 != "-" && InputFiles.isFolder($0) }.map { AbsolutePath($0) })
  }

  /// The project's folder; nil for a document that stands alone.
  ///
  /// - Parameter outermost: The folder of the outermost configuration that holds for the document.
  mutating func folder(ofDocument path: AbsolutePath, outermost: String?) -> AbsolutePath? {
    if let outermost = outermost.map({ AbsolutePath($0) }), path.isInside(outermost) { return outermost }
    return repository(around: path.folder) ?? searched.first { path.isInside($0) }
  }

  private mutating func repository(around folder: AbsolutePath) -> AbsolutePath? {
    if let known = repositories[folder] { return known }
    let found = folder.isRepository ? folder : folder.isRoot ? nil : repository(around: folder.folder)
    repositories[folder] = .some(found)
    return found
  }
}

extension ProjectFiles {
  /// Finds the files of a project's folder that rules may ask about; nil where it is no project's.
  static func find(in folder: AbsolutePath) -> ProjectFiles? {
    guard let paths = ProjectWalk.paths(below: folder) else { return nil }
    return ProjectFiles(paths: paths) { path in
      let bytes = try? InputFile(path: folder.appending(path).text).read().get()
      // A part of a larger file would be malformed.
      return bytes.flatMap { $0.count <= InputFile.sizeLimit ? $0 : nil }
    }
  }
}
