import Escaping
package import FileAccess
package import StackLint

extension ProjectIndex {
  /// Looks through a folder, as far as there is need; nil where it is no project's.
  package init?(_ folder: AbsolutePath, needs: ProjectNeeds) {
    guard let files = ProjectFiles(in: folder) else { return nil }
    self = ProjectContents(files, needs: needs).index()
  }
}

extension ProjectFiles {
  /// Larger sources are none that people write: the rest of them is not read.
  private static let sourceLimit = 4 << 20
  private static let largeFiles = [".pbxproj", ".strings", ".xcstrings", ".ttf", ".otf", ".ttc"]

  /// Finds the files of a project's folder that rules may ask about; nil where it is no project's.
  init?(in folder: AbsolutePath) {
    guard let walk = ProjectWalk(folder) else { return nil }
    self.init(paths: walk.paths) { path in
      let isLarge = path.isDocumentName || Self.largeFiles.contains(where: path.hasByteSuffix)
      let limit = isLarge ? InputFile.sizeLimit : Self.sourceLimit
      let bytes = try? InputFile(path: folder.appending(path).text).read(limit: limit).get()
      // A part of a larger file would be malformed.
      return isLarge ? bytes.flatMap { $0.count <= limit ? $0 : nil } : bytes
    }
  }
}
