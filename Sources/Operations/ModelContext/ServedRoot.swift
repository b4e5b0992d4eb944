import Support

/// The folder that a server for agents reads and writes in.
package struct ServedRoot {
  private let folder: AbsolutePath

  private init(_ folder: AbsolutePath) { self.folder = folder }

  /// The working folder, without links on the way; nil if it no longer exists.
  package static func resolve() -> ServedRoot? { ResolvedPath.resolve(".").map { ServedRoot($0.target) } }

  /// The path of a file as messages show it; nil for one that is, or leads by links, outside.
  func path(_ path: String) -> String? {
    guard !path.isEmpty, let target = ResolvedPath.resolve(path)?.target, target.isInside(folder) else { return nil }
    return AbsolutePath(path).path(below: AbsolutePath(".")) ?? target.path(below: folder)
  }
}
