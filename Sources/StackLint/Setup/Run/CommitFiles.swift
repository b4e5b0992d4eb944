import NibDecoder
import Support

/// The documents that a hook lints for a commit.
struct CommitFiles {
  /// Those that the commit changes, with the contents that it records.
  let named: InputFiles
  /// All others of the repository, in which other changes of the commit may break something.
  let others: InputFiles
  /// The folder of the repository, as one would name it.
  let folder: String

  /// Asks git for the contents, and looks for the other documents.
  ///
  /// - Parameter paths: The names that the hook was given; nothing but `.` where there are none. Git knows of the documents
  ///   that it was not given.
  static func find(_ paths: [String]) throws(Git.Failure) -> CommitFiles {
    let staged = try StagedFiles.find()
    let documents = try staged.changes(.layouts).map(\.path)
    let repository = AbsolutePath(".").repository
    let folder = repository == AbsolutePath(".") ? "." : repository?.shown ?? "."
    let found = InputFiles.find([folder], wanted: .layouts).files.map { AbsolutePath($0.path) }
    let given = InputFiles.find(paths == ["."] ? [] : paths, wanted: .layouts)
    let recognized = Set(found + documents)
    // A hook is given every file of a kind, of which some are no documents.
    let named = given.files.filter { file in
      recognized.contains(AbsolutePath(file.path)) || !WantedFiles.layouts.mayHaveContent(file.path.folderAndName.name)
    }
    let changed = Set(staged.changes.map(\.path))
    let linked = found.filter { LocatedDocument.locate(PathKey($0.text))?.leads(to: changed) ?? false }
    var known = Set(named.map { AbsolutePath($0.path) })
    let rest = (documents + linked).filter { known.insert($0).inserted }.map { InputFile(path: $0.shown) }
    var files: [InputFile] = []
    for file in named + rest { files.append(try staged.staged(file)) }
    return CommitFiles(
      named: InputFiles(files: files, failures: given.failures),
      others: InputFiles.find(found.filter { !known.contains($0) }.map(\.shown)), folder: folder)
  }
}
