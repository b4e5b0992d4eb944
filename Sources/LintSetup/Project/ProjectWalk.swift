import FileAccess

/// Finds those files below a project's folder that rules may ask about.
struct ProjectWalk {
  /// Relative to the folder, in no particular order.
  private(set) var paths: [String] = []
  private let folder: AbsolutePath
  private let boundary: ProjectBoundary
  private var openFolders = [""]

  /// More than any project has; whoever keeps a home folder in git does not wait for it.
  private static let limit = 200_000

  /// - Returns: Nil where the folder holds far more than a project.
  init?(_ folder: AbsolutePath) {
    self.folder = folder
    boundary = ProjectBoundary(around: folder.text)
    var count = 0
    while let path = openFolders.popLast() {
      count += search(path)
      if count > Self.limit { return nil }
    }
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
    if Self.isAsset(name) {
      // All there is to know is its name.
      paths.append("\(path)/Contents.json")
    } else if Self.libraries.contains(where: name.hasSuffix) {
      paths.append(path)
    } else if Self.projects.contains(where: name.hasSuffix) {
      addPackages(path)
    } else if !Self.skipped.contains(name), !Self.skippedSuffixes.contains(where: name.hasSuffix) {
      openFolders.append(path)
      // The name is that of a language, whatever the folder holds.
      if name.hasSuffix(".lproj") { paths.append(path) }
    }
  }

  /// Xcode notes the packages of a project or workspace inside of it.
  private mutating func addPackages(_ path: String) {
    let notes = ["", "/project.xcworkspace"].map { path + $0 + "/xcshareddata/swiftpm/Package.resolved" }
    paths += notes.filter { folder.appending($0).exists }
  }

  private static func isAsset(_ name: String) -> Bool {
    name.hasSuffix("set") && name.contains(".") || name.hasSuffix(".launchimage")
  }

  private mutating func addFile(_ path: String, _ entry: FolderEntry) {
    guard Self.manifests.contains(entry.name) || Self.suffixes.contains(where: entry.name.hasSuffix) else { return }
    let isInside = entry.kind == .file || boundary.refusal(ofLink: "\(folder.text)/\(path)", advice: "") == nil
    if isInside, entry.kind != .special { paths.append(path) }
  }

  private static let manifests: Set<String> = [
    "Contents.json", "Podfile", "Cartfile", "Package.swift", "Package.resolved", "project.yml", ".gitmodules",
  ]
  private static let libraries = [".framework", ".xcframework"]
  private static let skipped: Set<String> = ["node_modules", "DerivedData"]
  private static let projects = [".xcodeproj", ".xcworkspace"]
  private static let skippedSuffixes = [".xcdatamodeld", ".playground", ".app", ".xcarchive", ".dSYM"]
  private static let suffixes = [
    ".swift", ".m", ".mm", ".h", ".storyboard", ".a", ".png", ".jpg", ".jpeg", ".pdf", ".gif", ".tiff", ".tif", ".heic",
    ".svg", ".icns", ".webp", ".bmp", ".PNG", ".JPG", ".csproj",
  ]
}
