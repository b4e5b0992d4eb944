import FileAccess
import LintReports

extension ReportedFile {
  /// The names of the file with a path.
  init(_ path: String) {
    let absolute = AbsolutePath(path)
    self.init(path: path, absolutePath: absolute.text, repositoryPath: absolute.inRepository)
  }
}
