import Support

/// A document, and where it is when links are followed.
struct LocatedDocument {
  let key: PathKey
  /// Without links on the way; the document itself may be one.
  let path: AbsolutePath
  private let resolved: ResolvedPath

  private init(_ key: PathKey, _ path: AbsolutePath, _ resolved: ResolvedPath) {
    (self.key, self.path, self.resolved) = (key, path, resolved)
  }

  /// Follows links.
  ///
  /// - Parameter folders: Those that are known already, by their paths as they were given.
  private static func locate(_ key: PathKey, _ folders: inout [PathKey: ResolvedPath?]) -> LocatedDocument? {
    guard key.path != "-" else { return nil }
    let (folder, name) = key.path.folderAndName
    let place = PathKey(folder.isEmpty ? "." : folder)
    if folders[place] == nil { folders[place] = .some(ResolvedPath.resolve(place.path)) }
    guard case let holder?? = folders[place], let resolved = ResolvedPath.resolve(name, in: holder) else {
      return nil
    }
    return LocatedDocument(key, holder.target.appending(name), resolved)
  }

  /// How it differs; nil where it does not. One that is not there does: who reads it will say so. A link that leads elsewhere
  /// than before makes another document of it, wherever it is on the way.
  func change(in comparison: inout GitComparison) throws(Git.Failure) -> GitComparison.Change? {
    guard resolved.target.exists else { return .new }
    for place in resolved.links + [resolved.target] where place.isInside(comparison.top) {
      if let change = try Self.change(of: place, in: &comparison) { return change }
    }
    return nil
  }

  /// How those of some files differ that are in the working tree.
  static func changes(
    ofAnyOf files: [PathKey], in comparison: inout GitComparison
  ) throws(Git.Failure) -> [PathKey: GitComparison.Change] {
    var changes: [PathKey: GitComparison.Change] = [:]
    for key in files {
      guard let located = locate(key), located.path.isInside(comparison.top) else { continue }
      changes[key] = try located.change(in: &comparison)
    }
    return changes
  }

  /// How a configuration or a baseline differs, by each link on the way; nil where it does not, and outside of the working
  /// tree. It may be gone.
  static func change(
    ofSetting path: String, in comparison: inout GitComparison
  ) throws(Git.Failure) -> GitComparison.Change? {
    guard let located = locate(PathKey(path)) else { return nil }
    for place in located.resolved.links + [located.path, located.resolved.target]
    where place.isInside(comparison.top) {
      let change = try comparison.change(of: place)
      if case .deleted? = change, place.exists { continue }
      if let change { return change }
    }
    return nil
  }

  /// Whether it is one of some files, or a link on the way to it is.
  func leads(to files: Set<AbsolutePath>) -> Bool {
    (resolved.links + [resolved.target]).contains(where: files.contains)
  }

  /// Follows links.
  ///
  /// - Returns: Nil for an endless chain of links.
  static func locate(_ key: PathKey) -> LocatedDocument? {
    var folders: [PathKey: ResolvedPath?] = [:]
    return locate(key, &folders)
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
    var folders: [PathKey: ResolvedPath?] = [:]
    var located: [LocatedDocument] = []
    for document in documents {
      guard let found = locate(document, &folders), found.path.isInside(top) else {
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
