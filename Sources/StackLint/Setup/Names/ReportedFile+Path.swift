import Support

extension ReportedFile {
  /// The names of the file with a path.
  package init(_ path: String) {
    let absolute = AbsolutePath(path)
    self.init(path: path, absolutePath: absolute.text, repositoryPath: absolute.inRepository)
  }
}
