/// Gives a file or a folder another name.
enum FileMove {
  /// Moves a file, or a folder with all that is in it, to a place where nothing is.
  ///
  /// - Returns: Why that is not allowed.
  static func move(_ path: String, to target: String) -> InputFile.Failure? {
    do throws(InputFile.Failure) {
      let (old, new) = (try place(path), try place(target))
      guard !exists(new) else { throw InputFile.Failure(writing: target, "something is there already") }
      let isMoved = old.text.withSystemPath { old in new.text.withSystemPath { rename(old, $0) } } == 0
      return isMoved ? nil : InputFile.Failure(writing: path)
    } catch {
      return error
    }
  }

  /// Whether something is at a path, be it a link that leads nowhere.
  static func exists(_ place: AbsolutePath) -> Bool {
    var status = stat()
    return place.text.withSystemPath { lstat($0, &status) } == 0
  }

  /// A path without links on the way. Itself it may be one, which is what is moved.
  private static func place(_ path: String) throws(InputFile.Failure) -> AbsolutePath {
    let (folder, name) = path.folderAndName
    return try WriteDestination.resolve(folder.isEmpty ? "." : folder, chosenBy: .project).target.appending(name)
  }
}

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
