/// Removes files that ibstack wrote.
package enum FileRemoval {
  /// Removes a file, or a link in its place, if there is one.
  ///
  /// - Returns: Why that is not allowed.
  package static func remove(_ path: String) -> InputFile.Failure? {
    let (folder, name) = path.folderAndName
    do throws(InputFile.Failure) {
      let place = try WriteDestination.resolve(folder.isEmpty ? "." : folder, chosenBy: .project)
      _ = place.target.appending(name).text.withSystemPath { unlink($0) }
      return nil
    } catch {
      return error
    }
  }
}
