import Escaping
package import OperatingSystem
package import StackLint

extension ProjectIndex {
  /// Looks through a folder, as far as there is need; nil where it is no project's.
  package init?(_ folder: AbsolutePath, needs: ProjectNeeds) {
    guard let files = ProjectFiles(in: folder) else { return nil }
    self = ProjectContents(files, needs: needs).index()
  }
}

extension ProjectFiles {
  /// Finds the files of a project's folder that rules may ask about; nil where it is no project's.
  init?(in folder: AbsolutePath) {
    guard let walk = ProjectWalk(folder) else { return nil }
    self.init(paths: walk.paths) { path in
      let bytes = try? InputFile(path: folder.appending(path).text).read().get()
      // A part of a larger file would be malformed.
      return bytes.flatMap { $0.count <= InputFile.sizeLimit ? $0 : nil }
    }
  }
}
