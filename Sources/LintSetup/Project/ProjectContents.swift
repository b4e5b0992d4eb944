import OperatingSystem
import StackLint

/// What was read from a project's files. Two states of a project share what they have in common.
struct ProjectContents: Sendable {
  private let files: ProjectFiles
  private let needs: ProjectNeeds
  /// What is in the files, by their paths.
  private let summaries: [String: FileSummary]
  /// The sources, in the order of their paths.
  private let sources: [String]
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
    let summaries = { (paths: [String]) in
      let found = Parallel.map(paths) { path in known[path] ?? files.summary(ofPath: path, needs: needs) }
      return Dictionary(zip(paths, found)) { first, _ in first }.compactMapValues(\.self)
    }
    let paths = files.summarizedPaths(for: needs)
    sources = paths.filter(FileSummary.isSource)
    let others = summaries(paths.filter { !FileSummary.isSource($0) })
    // The sources are most of the files: meanwhile, the others can be looked through.
    let background = Background {
      fileIndex ?? ProjectFileIndex(files, needs: needs, summaries: paths.compactMap { others[$0] })
    }
    self.summaries = others.merging(summaries(sources)) { first, _ in first }
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
      files, needs: needs, known: summaries.filter { !differing.contains($0.key) },
      fileIndex: areOfSources ? fileIndex : nil)
  }

  /// The sources that cannot be read or are too large, in the order of their paths.
  var unreadSources: [String] { sources.filter { summaries[$0] == nil } }

  /// The index of the project.
  ///
  /// - Parameter edited: The sources that differ in another state.
  func index(edited: Set<String> = []) -> ProjectIndex {
    ProjectIndex(fileIndex, files, needs: needs, summaries: sources.compactMap { summaries[$0] }, edited: edited)
  }

  /// The summaries of a file in this state and in another; nil where one of them has none.
  func summaries(of path: String, and other: ProjectContents) -> (own: FileSummary, other: FileSummary)? {
    summaries[path].flatMap { own in other.summaries[path].map { (own, $0) } }
  }
}
