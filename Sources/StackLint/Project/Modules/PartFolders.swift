/// The folders of a project's parts: Xcode projects, Swift packages, and projects in languages that are not read, such as C#.
struct PartFolders: Sendable {
  /// The folders with a project in another language.
  private let others: Set<String>
  /// The folders with an Xcode project or a Swift package.
  private let natives: Set<String>

  init(_ paths: [String]) {
    others = Set(paths.lazy.filter(Self.isOfOtherLanguage(project:)).map { $0.enclosingFolders[0] })
    natives = Set(
      paths.lazy.compactMap { path in
        if path.hasByteSuffix(FileSummary.xcodeProjectSuffix) { return path.enclosingFolders[1] }
        return path.hasByteSuffix(Self.package) && path.lastPathComponent == Self.package ? path.enclosingFolders[0] : nil
      })
  }

  /// The part that a file belongs to.
  func part(of path: String) -> ProjectPart {
    ProjectPart(folder: natives.count > 1 ? path.enclosingFolders.first(where: natives.contains) : natives.first)
  }

  /// Whether the project that is nearest to a file is one in another language.
  func isOfOtherLanguage(_ path: String) -> Bool {
    guard !others.isEmpty else { return false }
    let nearest = path.enclosingFolders.first { others.contains($0) || natives.contains($0) }
    return nearest.map { !natives.contains($0) } ?? false
  }

  /// Whether a file is a project of a language that is not read.
  static func isOfOtherLanguage(project path: String) -> Bool { suffixes.contains { path.hasByteSuffix($0) } }

  private static let package = "Package.swift"
  private static let suffixes = [".csproj", ".fsproj", ".vbproj", "build.gradle", "build.gradle.kts"]
}

/// A part of a project: what is in the folder of an Xcode project or a Swift package, without those that are deeper.
struct ProjectPart: Hashable, Sendable {
  /// Nil for what is in no such folder.
  fileprivate let folder: String?
}
