import Support

/// What runs one after the other know of projects. Only files that changed since the last run are read again.
package final class ProjectMemory: Sendable {
  private struct Key: Hashable {
    let folder: AbsolutePath
    let needs: Int
  }

  private struct Known {
    /// By all paths; nil for what is only a name.
    let states: [String: FileState?]
    let contents: ProjectContents
    let index: ProjectIndex
  }

  private let known = Locked<[Key: Known]>([:])

  package init() {}

  /// The project in a folder as its files are now.
  func project(
    _ files: ProjectFiles, in folder: AbsolutePath, needs: ProjectNeeds
  ) -> (contents: ProjectContents, index: ProjectIndex) {
    let key = Key(folder: folder, needs: needs.rawValue)
    // A file that changes while it is read has another state next time.
    let found = files.paths.map { path in (path, FileState.read(folder.appending(path).text)) }
    let states = Dictionary(found) { first, _ in first }
    let old = known.withLock { $0[key] }
    if let old, old.states == states { return (old.contents, old.index) }
    let contents = old.map { Self.contents($0, files, states) } ?? ProjectContents(files, needs: needs)
    let index = contents.index()
    known.withLock { $0[key] = Known(states: states, contents: contents, index: index) }
    return (contents, index)
  }

  private static func contents(
    _ old: Known, _ files: ProjectFiles, _ states: [String: FileState?]
  ) -> ProjectContents {
    let paths = Set(states.keys).union(old.states.keys)
    let differing = paths.filter { states[$0] != old.states[$0] }
    let areOfSources = differing.allSatisfy { path in
      FileSummary.isSource(path) && states.keys.contains(path) && old.states.keys.contains(path)
    }
    return old.contents.replacing(differing, with: files, areOfSources: areOfSources)
  }
}
