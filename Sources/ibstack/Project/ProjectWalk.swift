#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds those files below a project's folder that rules may ask about.
struct ProjectWalk {
  /// Relative to the folder, in no particular order.
  private(set) var paths: [String] = []
  private let folder: String
  private var openFolders = [""]

  /// More than any project has; whoever keeps a home folder in git does not wait for it.
  private static let limit = 200_000

  /// - Returns: Nil where the folder holds far more than a project.
  init?(_ folder: AbsolutePath) {
    self.folder = folder.text
    var count = 0
    while let path = openFolders.popLast() {
      count += search(path)
      if count > Self.limit { return nil }
    }
  }

  /// Notes what one folder holds, and answers how much that is.
  private mutating func search(_ path: String) -> Int {
    guard let handle = opendir(path.isEmpty ? folder : "\(folder)/\(path)") else { return 0 }
    defer { closedir(handle) }
    var count = 0
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") || name == ".gitmodules" else { continue }
      count += 1
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      if isFolder(entry.pointee.d_type, inner) { addFolder(inner, name) } else { addFile(inner, name) }
    }
    return count
  }

  /// Links are not followed.
  private func isFolder(_ type: UInt8, _ path: String) -> Bool {
    guard Int(type) == Int(DT_UNKNOWN) else { return Int(type) == Int(DT_DIR) }
    var status = stat()
    return lstat("\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
    }
  }

  /// Xcode notes the packages of a project or workspace inside of it.
  private mutating func addPackages(_ path: String) {
    let notes = ["", "/project.xcworkspace"].map { path + $0 + "/xcshareddata/swiftpm/Package.resolved" }
    paths += notes.filter { access("\(folder)/\($0)", R_OK) == 0 }
  }

  private static func isAsset(_ name: String) -> Bool {
    name.hasSuffix("set") && name.contains(".") || name.hasSuffix(".launchimage")
  }

  private mutating func addFile(_ path: String, _ name: String) {
    if Self.manifests.contains(name) || Self.suffixes.contains(where: name.hasSuffix) { paths.append(path) }
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
