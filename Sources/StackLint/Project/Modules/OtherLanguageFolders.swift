import Escaping

/// The folders whose code is in a language that is not read, such as C#.
struct OtherLanguageFolders: Sendable {
  /// The folders with a project in another language.
  private let others: Set<String>
  /// The folders with an Xcode project or a Swift package.
  private let natives: Set<String>

  init(_ paths: [String]) {
    others = Set(paths.lazy.filter(Self.isProject).map { $0.enclosingFolders[0] })
    // Few repositories have any.
    natives =
      others.isEmpty
      ? []
      : Set(
        paths.lazy.compactMap { path in
          if path.hasByteSuffix(FileSummary.xcodeProjectSuffix) { return path.enclosingFolders[1] }
          return path.lastPathComponent == "Package.swift" ? path.enclosingFolders[0] : nil
        })
  }

  /// Whether the project that is nearest to a file is one in another language.
  func contain(_ path: String) -> Bool {
    guard !others.isEmpty else { return false }
    let nearest = path.enclosingFolders.first { others.contains($0) || natives.contains($0) }
    return nearest.map { !natives.contains($0) } ?? false
  }

  /// Whether a file is a project of a language that is not read.
  static func isProject(_ path: String) -> Bool { suffixes.contains { path.hasByteSuffix($0) } }

  private static let suffixes = [".csproj", ".fsproj", ".vbproj"]
}
