import Support

/// The files of a project that rules can ask about: their paths, and how to read one.
public struct ProjectFiles: Sendable {
  /// Relative to the project's folder, with `/` between names. Of the folders in an asset catalog only the
  /// `Contents.json` are needed, of frameworks only their own names.
  public let paths: [String]
  /// The bytes of a file; nil where it cannot be read.
  public let read: @Sendable (String) -> [UInt8]?

  /// Creates a list of files.
  public init(paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    self.paths = paths
    self.read = read
  }

  /// Files that are in memory.
  init(_ contents: [String: String]) {
    self.init(paths: contents.keys.sorted()) { contents[$0].map { Array($0.utf8) } }
  }

  /// The files whose summaries a ``ProjectIndex`` takes: sources, documents and Xcode projects, as far as there is need.
  ///
  /// Xcode projects come first: they take longest, and the others can be read meanwhile.
  public func summarizedPaths(for needs: ProjectNeeds) -> [String] {
    let localized = needs.contains(.translations) ? localizedDocuments : []
    let wanted = paths.filter { path in
      guard let kind = FileSummary.Kind(path: path), kind.isNeeded(for: needs) else { return false }
      // Most other texts are of code.
      return kind != .translation || LocalizedPath(path).map { localized.contains($0.document) } == true
    }
    let isProject = { (path: String) in path.hasByteSuffix(FileSummary.xcodeProjectSuffix) }
    return wanted.filter(isProject) + wanted.filter { !isProject($0) }
  }

  /// The documents that may have translations beside them.
  private var localizedDocuments: Set<String> {
    Set(
      paths.lazy.filter { DocumentSummary.Kind(path: $0) != nil }.compactMap { LocalizedPath($0) }.filter(\.isBase)
        .map(\.document))
  }

  /// The summary of a file; nil where it cannot be read.
  ///
  /// - Parameter needs: What rules need of the project.
  public func summary(ofPath path: String, needs: ProjectNeeds = []) -> FileSummary? {
    read(path).flatMap { FileSummary($0, path: path, needs: needs) }
  }
}
