import Formats
import Support

/// The files that hold the three versions of a document.
struct MergeVersionFiles {
  let base: String
  let ours: String
  let theirs: String

  /// The content of the versions.
  ///
  /// - Throws: ``InputFile/Failure`` for a file that cannot be read.
  func contents() throws(InputFile.Failure) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    func content(_ path: String) throws(InputFile.Failure) -> [UInt8] { try InputFile(path: path).read().get() }
    return (try content(base), try content(ours), try content(theirs))
  }
}
