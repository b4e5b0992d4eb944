import StackModel
import Support

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
