package import FileAccess
package import StackLint

extension ProjectIndex {
  /// Looks through a folder, as far as there is need; nil where it is no project's.
  package init?(_ folder: AbsolutePath, needs: ProjectNeeds) {
    guard let files = ProjectFiles(in: folder) else { return nil }
    self = ProjectContents(files, needs: needs).index
  }
}

extension ProjectFiles {
  /// Larger files are none that people write.
  private static let sizeLimit = 4 << 20

  /// Finds the files of a project's folder that rules may ask about; nil where it is no project's.
  init?(in folder: AbsolutePath) {
    guard let walk = ProjectWalk(folder) else { return nil }
    self.init(paths: walk.paths) { path in
      try? InputFile(path: folder.appending(path).text).read(limit: Self.sizeLimit).get()
    }
  }
}
