import DocumentChanges
import Formats
import Support

/// A document with conflict markers of which git has no versions any more: somebody added or committed it.
struct MarkedDocument {
  /// As one names it from the working folder.
  let path: String
  let merge: DocumentMerge

  /// Reads a document.
  ///
  /// - Throws: A message about a file that cannot be read, and as ``init(_:path:)``.
  static func read(_ path: String) throws(Git.Failure) -> MarkedDocument {
    let bytes: [UInt8]
    do throws(InputFile.Failure) { bytes = try InputFile(path: path).read().get() } catch {
      throw Git.Failure(message: error.message)
    }
    return try MarkedDocument(bytes, path: path)
  }

  /// - Throws: A message about a text without the three versions, or one that cannot be merged by objects.
  init(_ bytes: [UInt8], path: String) throws(Git.Failure) {
    guard let versions = MarkedVersions(bytes) else {
      throw Git.Failure(
        message: "\(path): error: no conflict: git has none in this file, and it has no conflict markers")
    }
    guard let base = versions.base else {
      throw Git.Failure(
        message: """
          \(path): error: its markers lack the base, and git has no conflict in this file; \
          before the merge is committed, `git checkout --merge` brings it back
          """)
    }
    self.path = path
    do {
      let trees = try [(base, "the base"), (versions.ours, "ours"), (versions.theirs, "theirs")].map {
        try XMLTree($0.0, path: "\(path) (\($0.1))")
      }
      merge = try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    } catch {
      throw Git.Failure(message: "\(path): error: cannot be merged: \(error)")
    }
  }
}
