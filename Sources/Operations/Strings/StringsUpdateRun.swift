package import DocumentChanges
package import StackLint
package import Support

/// Brings the strings files of documents up to date.
package struct StringsUpdateRun {
  private let paths: SearchedPaths
  private let mode: StringsUpdating.Mode
  private let updating: StringsUpdating
  private let failsOnChanges: Bool

  /// - Parameters:
  ///   - failsOnChanges: Whether a file that is out of date makes the run fail.
  ///   - folders: Where translations are that are not beside their documents.
  package init(
    _ paths: SearchedPaths, _ mode: StringsUpdating.Mode, failsOnChanges: Bool, options: UpdateOptions,
    folders: TranslationFolders
  ) {
    (self.paths, self.mode, self.failsOnChanges) = (paths, mode, failsOnChanges)
    updating = StringsUpdating(mode: mode, options: options, folders: folders)
  }

  /// A name that several documents have; nil for none. Keys of one of them would seem to be gone from the other.
  package static func repeatedName(in paths: [String]) -> String? {
    let names = InputFiles.find(paths).files.map { LanguageFiles.stem($0.path.folderAndName.name) ?? "" }
    let repeated = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.min()
    return repeated.map { String($0) }
  }

  package func run() throws(ExitStatus) {
    let total = Locked(StringsUpdating.Count())
    let (mode, updating) = (mode, updating)
    try DocumentRun.find(paths, wanted: .documents).process(
      summary: { total.withLock { $0.text(isDone: mode == .write) } },
      { bytes, path in
        let (part, count) = updating.part(bytes, path: path)
        total.withLock { $0 += count }
        return part
      })
    if failsOnChanges, total.withLock({ $0.files > 0 }) { throw .found }
  }
}
