import NibDecoder
import OperatingSystem

/// Documents that a search of folders does not find, and that a change may not hide: those that the revision had and that are
/// not recognized any more, and those that differ where searches do not look.
struct MissingDocuments {
  private let unrecognized: [PathKey]
  private let skipped: [PathKey]

  /// - Parameters:
  ///   - found: What the search found.
  ///   - skipped: What it left out.
  init(_ found: InputFiles, _ skipped: [SkippedDocument]) {
    unrecognized = found.unrecognized.map { PathKey($0) }
    self.skipped = skipped.map { PathKey($0.path) }
  }

  /// Asks git what the files were.
  func files(in comparison: inout GitComparison) throws(Git.Failure) -> [InputFile] {
    var missing = try LocatedDocument.changes(ofAnyOf: skipped, in: &comparison).map(\.key.path)
    let changes = try LocatedDocument.changes(ofAnyOf: unrecognized, in: &comparison)
    let contents = try comparison.contents(of: Set(changes.values.compactMap(\.oldContent)))
    for (key, change) in changes {
      switch change {
      case .new: continue
      // Nobody knows what a link led to.
      case .replaced: missing.append(key.path)
      case .edited(let old), .deleted(let old):
        let content = contents[old.id] ?? []
        if WantedFiles.layouts.contains(key.path.folderAndName.name, content: content) { missing.append(key.path) }
      }
    }
    return missing.sorted().map { InputFile(path: $0) }
  }
}
