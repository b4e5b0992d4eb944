import Project
import Support

/// What was read from a project's files. Two states of a project share what they have in common.
struct ProjectContents: Sendable {
  private let files: ProjectFiles
  private let needs: ProjectNeeds
  /// What is in the sources, in the order of their paths.
  private let sources: [FileSummary]
  /// What is in the other files.
  private let others: [FileSummary]
  /// The sources that cannot be read or are too large, in the order of their paths.
  let unreadSources: [String]
  /// What the files say, apart from the sources.
  private let fileIndex: ProjectFileIndex

  /// Reads files as far as there is need, on all cores.
  init(_ files: ProjectFiles, needs: ProjectNeeds) {
    self.init(files, needs: needs, known: [:], fileIndex: nil)
  }

  /// - Parameter fileIndex: That of another state in which only the contents of sources differ; nil if there is none.
  private init(
    _ files: ProjectFiles, needs: ProjectNeeds, known: [String: FileSummary], fileIndex: ProjectFileIndex?
  ) {
    (self.files, self.needs) = (files, needs)
    let names = SharedNames()
    let summary = { @Sendable (path: String) in
      known[path] ?? files.summary(ofPath: path, needs: needs)?.sharing(names)
    }
    let paths = files.summarizedPaths(for: needs)
    let others = Parallel.map(paths.filter { !FileSummary.isSource($0) }, summary).compactMap(\.self)
    self.others = others
    // The sources are most of the files: meanwhile, the others can be looked through.
    let background = Background { fileIndex ?? ProjectFileIndex(files, needs: needs, summaries: others) }
    let sources = paths.filter(FileSummary.isSource)
    let found = Parallel.map(sources, summary)
    self.sources = found.compactMap(\.self)
    unreadSources = zip(sources, found).filter { $1 == nil }.map(\.0)
    self.fileIndex = background.value
  }

  /// Another state of the project.
  ///
  /// - Parameters:
  ///   - differing: The files that may be different in it. Only these are read.
  ///   - files: All files of that state.
  ///   - areOfSources: Whether nothing differs but the contents of sources.
  func replacing(
    _ differing: Set<String>, with files: ProjectFiles, areOfSources: Bool = false
  ) -> ProjectContents {
    ProjectContents(
      files, needs: needs, known: summaries { !differing.contains($0) }, fileIndex: areOfSources ? fileIndex : nil)
  }

  /// What is in some of the files, by their paths.
  private func summaries(where isWanted: (String) -> Bool) -> [String: FileSummary] {
    Dictionary((others + sources).filter { isWanted($0.path) }.map { ($0.path, $0) }) { first, _ in first }
  }

  /// What the sources say.
  var sourceSummaries: [SourceSummary] { sources.compactMap { $0.source?.summary } }

  /// The index of the project.
  ///
  /// - Parameter edited: The sources that differ in another state.
  func index(edited: Set<String> = []) -> ProjectIndex {
    ProjectIndex(fileIndex, files, needs: needs, summaries: sources, edited: edited)
  }

  /// The summaries of files in this state and in another, without those of which one has none.
  func summaries(
    of paths: Set<String>, and other: ProjectContents
  ) -> [(own: FileSummary, other: FileSummary)] {
    let others = other.summaries(where: paths.contains)
    return summaries(where: paths.contains).compactMap { path, own in others[path].map { (own, $0) } }
  }
}

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
