import FileAccess

/// The documents that a hook lints for a commit.
struct CommitFiles {
  /// Those that the commit changes, as the hook was told.
  let named: InputFiles
  /// All others of the repository, in which other changes of the commit may break something.
  let others: InputFiles

  /// - Parameter paths: The names that the hook was given; nothing but `.` where there are none.
  init(_ paths: [String]) {
    named = InputFiles(paths: paths == ["."] ? [] : paths)
    let known = Set(named.files.map { AbsolutePath($0.path) })
    var others = InputFiles(paths: [AbsolutePath(".").repository?.shown ?? "."])
    others.keep { !known.contains(AbsolutePath($0.path)) }
    self.others = others
  }
}
