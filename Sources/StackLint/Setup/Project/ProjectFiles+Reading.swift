import Support

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
