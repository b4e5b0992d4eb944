/// A command of git that changes a repository, as a person would type it.
package enum GitChange {
  /// Marks a file as merged. As always, git runs the filters that the person configured for such files.
  package static func add(_ path: AbsolutePath) throws(Git.Failure) {
    try run(["add", "--", path.text], in: path.folder)
  }

  /// Sets a value in the configuration of the working folder's repository.
  package static func set(_ name: String, to value: String) throws(Git.Failure) { try run(["config", name, value]) }

  /// The path of a file in the repository, such as `info/exclude`.
  package static func path(ofFile name: String) throws(Git.Failure) -> String {
    let output = try process(in: nil).output(of: ["rev-parse", "--git-path", name])
    return String(pathBytes: output.prefix { $0 != UInt8(ascii: "\n") })
  }

  private static func run(_ arguments: [String], in folder: AbsolutePath? = nil) throws(Git.Failure) {
    _ = try process(in: folder).output(of: arguments)
  }

  private static func process(in folder: AbsolutePath?) -> GitProcess {
    var process = GitProcess()
    process.folder = folder
    return process
  }
}
