import DocumentChanges
import Formats
import Support

/// A document of which two versions are compared.
struct ComparedDocument {
  /// The path of each version; nil for one that lacks the document.
  let oldPath: String?
  let newPath: String?
  let old: [UInt8]?
  let new: [UInt8]?

  /// The name that is shown.
  var path: String { newPath ?? oldPath ?? "" }

  /// The other way round.
  var reversed: ComparedDocument { ComparedDocument(oldPath: newPath, newPath: oldPath, old: new, new: old) }

  /// What changed; nil if a version lacks the document.
  ///
  /// - Throws: A message about a version that cannot be compared.
  func diff() throws(Git.Failure) -> DocumentDiff? {
    guard let old, let new else { return nil }
    let trees = (try Self.tree(old, oldPath ?? ""), try Self.tree(new, newPath ?? ""))
    do throws(IncomparableDocument) { return try DocumentDiff(old: trees.0, new: trees.1) } catch {
      throw Git.Failure(message: "\(path): error: cannot be compared: \(error)")
    }
  }

  private static func tree(_ bytes: [UInt8], _ path: String) throws(Git.Failure) -> XMLTree {
    do throws(UnreadableDocument) { return try XMLTree(bytes, path: path) } catch {
      throw Git.Failure(message: "\(error)")
    }
  }
}
