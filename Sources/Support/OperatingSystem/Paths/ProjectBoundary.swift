/// The files that a folder's files and configurations may reach: the git repository around the folder, or the folder
/// itself if it is in none. Links are followed before the check.
package struct ProjectBoundary: Sendable {
  /// The folder that holds all of it.
  private let folder: AbsolutePath

  private init(_ folder: AbsolutePath) { self.folder = folder }

  /// Finds the repository around a folder.
  package static func find(around folder: String) -> ProjectBoundary {
    let resolved = AbsolutePath.resolve(folder.isEmpty ? "." : folder) ?? AbsolutePath(folder)
    return ProjectBoundary(resolved.repository ?? resolved)
  }

  /// Why a file is out of reach; nil for a file that is inside, or that does not exist.
  ///
  /// - Parameter advice: What to do.
  package func refusal(of path: String, advice: String) -> String? {
    guard let target = AbsolutePath.resolve(path) ?? AbsolutePath.resolve(folderOf: path), !target.isWithin(folder)
    else { return nil }
    return "leads to \(target.text), outside of \(folder.text); \(advice)"
  }

  /// The same for a file whose folder is inside, which only a link can lead out of.
  package func refusal(ofLink path: String, advice: String) -> String? {
    Self.isLink(path) ? refusal(of: path, advice: advice) : nil
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return path.withSystemPath { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
