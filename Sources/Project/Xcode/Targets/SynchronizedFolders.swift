import Support

/// The folders of a project whose files belong to targets without being listed.
struct SynchronizedFolders {
  /// By their identifiers.
  private var paths: [String: String] = [:]
  /// Paths below a folder, by target, then by the folder's identifier. The target of a folder leaves them out, other
  /// targets take them in.
  private var exceptions: [String: [String: [String]]] = [:]

  init(_ objects: ProjectObjects, paths files: FilePaths?) {
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = files?[folder.id] else { continue }
      paths[folder.id] = path
      for exception in objects.objects("exceptions", of: folder) {
        guard let target = exception.string("target") else { continue }
        exceptions[target, default: [:]][folder.id, default: []] += exception.strings("membershipExceptions")
      }
    }
  }

  /// Inserts the folders of a target without its exceptions, and its exceptions in the folders of other targets.
  func insert(into files: inout TargetFiles, of target: ProjectObject) {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    let exceptions = exceptions[target.id] ?? [:]
    for folder in own.sorted() {
      guard let path = paths[folder] else { continue }
      files.insert(SynchronizedFolder(path: path, exceptions: Set(exceptions[folder] ?? [])))
    }
    for (folder, names) in exceptions where !own.contains(folder) {
      guard let path = paths[folder] else { continue }
      for name in names {
        if name.hasBytePrefix(SynchronizedFolder.localizedPrefix) {
          let place = String(name.dropFirst(SynchronizedFolder.localizedPrefix.count))
          files.insert(localized: FilePaths.join(path, place))
        } else {
          files.insert(FilePaths.join(path, name))
        }
      }
    }
  }
}
