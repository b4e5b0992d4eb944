import NibDecoder
import Support

/// The files that the findings of a run depend on: documents, configurations and the files of their projects.
///
/// Nothing tells when they change. Looking at all of them takes some milliseconds in a project of thousands of files, and
/// works on every system and file system.
package struct WatchedFiles {
  /// The states of all files at one time.
  package struct States: Equatable {
    fileprivate var states: [PathKey: FileState] = [:]

    /// How many files there are.
    package var count: Int { states.count }

    /// The files that differ in another state: those that came, went or changed.
    package func differing(from other: States) -> [String] {
      let paths = Set(states.keys).union(other.states.keys).filter { states[$0] != other.states[$0] }
      return paths.map(\.path).sorted()
    }
  }

  private let paths: [String]
  private let configuration: String?
  private let watchesAssets: Bool

  /// - Parameters:
  ///   - paths: What the command line names.
  ///   - configuration: The configuration for all documents; nil for those in their folders.
  ///   - watchesAssets: Whether the images in asset catalogs count, too. Rules only ask for their names.
  package init(paths: [String], configuration: String?, watchesAssets: Bool = false) {
    (self.paths, self.configuration) = (paths, configuration)
    self.watchesAssets = watchesAssets
  }

  /// The states of all files now.
  package func states() -> States {
    // Git is not asked again and again what it ignores.
    let everything = SearchedPaths(paths, includesIgnored: true)
    let documents = InputFiles.find(everything, wanted: .layouts).files.map { AbsolutePath($0.path) }
    var projects = ProjectFolders.find(paths)
    var folders = Set(paths.map { AbsolutePath($0) })
    let configured = Self.outermost(Self.configured(documents.map(\.folder)))
    for document in documents {
      let outermost = configured.first { document.isInside($0) }?.text
      if let folder = projects.folder(ofDocument: document, outermost: outermost) { folders.insert(folder) }
    }
    var found = States()
    for document in documents { found.add(document) }
    for path in [configuration, Baseline.name].compactMap(\.self) { found.add(AbsolutePath(path)) }
    for folder in Self.enclosing(documents.map(\.folder) + folders) {
      found.add(folder.appending(ConfigurationFile.name))
    }
    for folder in Self.outermost(folders) {
      for path in ProjectFiles.find(in: folder)?.paths ?? [] {
        let file = folder.appending(path)
        found.add(file)
        if watchesAssets, path.hasByteSuffix("/Contents.json") { found.addFiles(in: file.folder) }
      }
    }
    return found
  }

  /// Folders and all that they are in up to a repository, whose configurations hold, too.
  private static func enclosing(_ folders: [AbsolutePath]) -> Set<AbsolutePath> {
    var found: Set<AbsolutePath> = []
    for folder in folders {
      var folder = folder
      while found.insert(folder).inserted, !folder.isRoot, !folder.isRepository { folder = folder.folder }
    }
    return found
  }

  /// The folders with a configuration among these and all that they are in.
  private static func configured(_ folders: [AbsolutePath]) -> Set<AbsolutePath> {
    enclosing(folders).filter { $0.appending(ConfigurationFile.name).exists }
  }

  /// The folders that are in none of the others.
  private static func outermost(_ folders: Set<AbsolutePath>) -> [AbsolutePath] {
    folders.filter { folder in
      InputFiles.isFolder(folder.text) && !folders.contains { folder.isInside($0) }
    }
  }
}

extension WatchedFiles.States {
  fileprivate mutating func addFiles(in folder: AbsolutePath) {
    for entry in FolderEntry.all(in: folder.text) ?? [] where entry.kind == .file { add(folder.appending(entry.name)) }
  }

  fileprivate mutating func add(_ path: AbsolutePath) {
    if let state = FileState.read(path.text) { states[PathKey(path.text)] = state }
  }
}

extension WatchedFiles {
  /// How often files are looked at, in microseconds.
  private static let interval: UInt32 = 300_000

  /// Waits until files change, and then until nobody changes them any more: a save or a checkout writes several.
  ///
  /// - Parameters:
  ///   - before: The states that were last seen.
  ///   - look: Called after each look at the files.
  /// - Returns: The states after the change.
  package func waitForChange(since before: States, look: () -> Void = {}) -> States {
    var (last, isWaiting) = (before, true)
    while isWaiting {
      usleep(Self.interval)
      let states = states()
      isWaiting = states == before || states != last
      last = states
      look()
    }
    return last
  }
}
