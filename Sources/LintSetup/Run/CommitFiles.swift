import OperatingSystem

/// The documents that a hook lints for a commit.
struct CommitFiles {
  /// Those that the commit changes, as the hook was told, with the contents that it records.
  let named: InputFiles
  /// All others of the repository, in which other changes of the commit may break something.
  let others: InputFiles
  /// The folder of the repository, as one would name it.
  let folder: String

  /// - Parameter paths: The names that the hook was given; nothing but `.` where there are none.
  init(_ paths: [String]) throws(Git.Failure) {
    var named = InputFiles(paths: paths == ["."] ? [] : paths)
    if !named.files.isEmpty {
      let staged = try StagedFiles(named.files.map(\.path))
      named.replaceFiles(staged.staged)
    }
    self.named = named
    let known = Set(named.files.map { AbsolutePath($0.path) })
    let repository = AbsolutePath(".").repository
    folder = repository == AbsolutePath(".") ? "." : repository?.shown ?? "."
    let found = InputFiles(paths: [folder]).files.map { AbsolutePath($0.path) }
    others = InputFiles(paths: found.filter { !known.contains($0) }.map(\.shown))
  }
}
