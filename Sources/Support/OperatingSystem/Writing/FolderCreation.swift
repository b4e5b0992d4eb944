/// Creates folders.
package enum FolderCreation {
  /// Creates a folder and those that hold it, unless they exist; answers why it could not.
  package static func create(_ path: String, chosenBy origin: WriteDestination.Origin) -> InputFile.Failure? {
    do throws(InputFile.Failure) {
      return create(try WriteDestination.resolve(path, chosenBy: origin).target)
    } catch {
      return error
    }
  }

  static func create(_ folder: AbsolutePath) -> InputFile.Failure? {
    guard !InputFiles.isFolder(folder.text), !folder.isRoot else { return nil }
    if let failure = create(folder.folder) { return failure }
    let isCreated = folder.text.withSystemPath { mkdir($0, 0o777) } == 0
    // Another thread may have been faster.
    return isCreated || InputFiles.isFolder(folder.text) ? nil : InputFile.Failure(writing: folder.text)
  }
}
