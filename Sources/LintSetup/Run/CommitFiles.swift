import OperatingSystem

/// The documents that a hook lints for a commit.
struct CommitFiles {
  /// Those that the commit changes, as the hook was told, with the contents that it records.
  let named: InputFiles
  /// All others of the repository, in which other changes of the commit may break something.
  let others: InputFiles
  /// The folder of the repository, as one would name it.
  let folder: String

  /// Asks git for the contents, and looks for the other documents.
  ///
  /// - Parameter paths: The names that the hook was given; nothing but `.` where there are none.
  static func find(_ paths: [String]) throws(Git.Failure) -> CommitFiles {
    var named = InputFiles.find(paths == ["."] ? [] : paths)
    if !named.files.isEmpty {
      let staged = try StagedFiles.read(named.files.map(\.path))
      named.replaceFiles(staged.staged)
    }
    let known = Set(named.files.map { AbsolutePath($0.path) })
    let repository = AbsolutePath(".").repository
    let folder = repository == AbsolutePath(".") ? "." : repository?.shown ?? "."
    let found = InputFiles.find([folder]).files.map { AbsolutePath($0.path) }
    let others = InputFiles.find(found.filter { !known.contains($0) }.map(\.shown))
    return CommitFiles(named: named, others: others, folder: folder)
  }
}
