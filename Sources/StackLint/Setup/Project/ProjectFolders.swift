import Support

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
