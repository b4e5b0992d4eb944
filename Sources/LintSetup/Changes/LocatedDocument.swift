import Escaping
import FileAccess

/// A document, and where it is when links are followed.
struct LocatedDocument {
  let key: PathKey
  /// Without links on the way; the document itself may be one.
  let path: AbsolutePath
  /// Where it leads; nil where it is not there.
  private let target: AbsolutePath?

  /// - Parameter folders: Those that are known already, by their paths as they were given.
  init?(_ key: PathKey, _ folders: inout [PathKey: AbsolutePath?]) {
    guard key.path != "-" else { return nil }
    let (folder, name) = key.path.folderAndName
    let place = PathKey(folder.isEmpty ? "." : folder)
    if folders[place] == nil { folders[place] = .some(AbsolutePath(resolving: place.path)) }
    guard case let resolved?? = folders[place] else { return nil }
    self.key = key
    path = resolved.appending(name)
    target = AbsolutePath(resolving: key.path)
  }

  /// How it differs; nil where it does not. One that is not there does: who reads it will say so.
  func change(in comparison: inout GitComparison) throws(Git.Failure) -> GitComparison.Change? {
    guard let target else { return .new }
    if let change = try Self.change(of: path, in: &comparison) { return change }
    return target != path && target.isInside(comparison.top) ? try Self.change(of: target, in: &comparison) : nil
  }

  /// How a file differs that is there: one that git takes for deleted is ignored.
  private static func change(
    of path: AbsolutePath, in comparison: inout GitComparison
  ) throws(Git.Failure) -> GitComparison.Change? {
    let change = try comparison.change(of: path)
    if case .deleted? = change { return nil }
    return change
  }

  /// Where documents are.
  ///
  /// - Throws: which are not in a working tree: a run that left them out in silence would pass what nobody looked at.
  static func locate(
    _ documents: [PathKey], in top: AbsolutePath
  ) throws(Git.Failure) -> [LocatedDocument] {
    var folders: [PathKey: AbsolutePath?] = [:]
    var located: [LocatedDocument] = []
    for document in documents {
      guard let found = LocatedDocument(document, &folders), found.path.isInside(top) else {
        let name = document.path == "-" ? "standard input" : document.path
        throw Git.Failure(
          message:
            "\(name) is not in the working tree of \(top.text), whose revisions --changed-since names; "
            + "remove it, or run ibstack in its repository")
      }
      located.append(found)
    }
    return located
  }
}
