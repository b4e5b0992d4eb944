import Support

/// A file that a report is about, by the names that formats of reports need.
public struct ReportedFile: Hashable, Sendable {
  /// The path as the user gave it, which reports for people show.
  public let path: String
  /// The absolute path, which Xcode needs.
  public let absolutePath: String
  /// The path from the top folder of the repository, which code hosts need.
  public let repositoryPath: String

  /// Creates the names of a file.
  public init(path: String, absolutePath: String, repositoryPath: String) {
    self.path = path
    self.absolutePath = absolutePath
    self.repositoryPath = repositoryPath
  }

  /// The path from the top folder of the repository of another file, whose path starts where ``path`` does.
  func repositoryPath(ofNeighbor other: String) -> String {
    if repositoryPath.hasByteSuffix(path) { return repositoryPath.dropLast(path.count) + other }
    let above = path.dropLast(repositoryPath.count)
    return path.hasByteSuffix(repositoryPath) && other.hasBytePrefix(above)
      ? String(other.dropFirst(above.count)) : other
  }
}
