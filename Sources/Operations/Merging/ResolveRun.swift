import DocumentChanges
import Formats
import Support

/// Merges documents again that hold conflict markers.
package struct ResolveRun {
  private let paths: [String]
  private let isVerbose: Bool

  /// - Parameters:
  ///   - paths: Documents with conflict markers; none for all of the repository.
  ///   - isVerbose: Whether what was settled by rule is printed, too.
  package init(_ paths: [String], isVerbose: Bool) { (self.paths, self.isVerbose) = (paths, isVerbose) }

  package func run() throws(ExitStatus) {
    var isClean = true
    do throws(Git.Failure) {
      let (unmerged, others) = try documents()
      for document in unmerged where try !resolve(document) { isClean = false }
      for document in others where try !write(document.merge, to: document.path) { isClean = false }
    } catch {
      throw .reporting(error.message)
    }
    if !isClean { throw .found }
  }

  /// The documents that git has not merged, and those of which it has no versions.
  private func documents() throws(Git.Failure) -> ([UnmergedDocument], [MarkedDocument]) {
    guard !paths.isEmpty else { return (try UnmergedDocument.all([]), []) }
    let known = (try? UnmergedDocument.places()) ?? []
    let isKnown = { (path: String) in known.contains(AbsolutePath.resolve(path) ?? AbsolutePath(path)) }
    let unmerged = paths.filter(isKnown)
    var others: [MarkedDocument] = []
    for path in paths where !isKnown(path) { others.append(try MarkedDocument.read(path)) }
    return (unmerged.isEmpty ? [] : try UnmergedDocument.all(unmerged), others)
  }

  /// - Returns: Whether no conflict is left.
  private func resolve(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    guard try write(document.merge, to: document.path) else { return false }
    try GitChange.add(document.file)
    return true
  }

  /// - Returns: Whether no conflict is left.
  private func write(_ merge: DocumentMerge, to path: String) throws(Git.Failure) -> Bool {
    let outcome = DocumentMerging.outcome(of: merge, style: .ours, markerSize: 7)
    do throws(InputFile.Failure) { try MergeFiles(document: path, path: path).write(outcome) } catch {
      throw Git.Failure(message: error.message)
    }
    MergeReportWriter(path: path, isVerbose: isVerbose).tell(outcome)
    if outcome.isClean { Terminal.complain("\(path): merged") }
    return outcome.isClean
  }
}

/// A document with conflict markers of which git has no versions any more: somebody added or committed it.
struct MarkedDocument {
  /// As one names it from the working folder.
  let path: String
  let merge: DocumentMerge

  /// Reads a document.
  ///
  /// - Throws: A message about a file that cannot be read, and as ``init(_:path:)``.
  static func read(_ path: String) throws(Git.Failure) -> MarkedDocument {
    let bytes: [UInt8]
    do throws(InputFile.Failure) { bytes = try InputFile(path: path).read().get() } catch {
      throw Git.Failure(message: error.message)
    }
    return try MarkedDocument(bytes, path: path)
  }

  /// - Throws: A message about a text without the three versions, or one that cannot be merged by objects.
  init(_ bytes: [UInt8], path: String) throws(Git.Failure) {
    guard let versions = MarkedVersions(bytes) else {
      throw Git.Failure(
        message: "\(path): error: no conflict: git has none in this file, and it has no conflict markers")
    }
    guard let base = versions.base else {
      throw Git.Failure(
        message: """
          \(path): error: its markers lack the base, and git has no conflict in this file; \
          before the merge is committed, `git checkout --merge` brings it back
          """)
    }
    self.path = path
    do {
      let trees = try [(base, "the base"), (versions.ours, "ours"), (versions.theirs, "theirs")].map {
        try XMLTree($0.0, path: "\(path) (\($0.1))")
      }
      merge = try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    } catch {
      throw Git.Failure(message: "\(path): error: cannot be merged: \(error)")
    }
  }
}

/// The versions that a file with conflict markers holds.
struct MarkedVersions {
  /// Nil if the markers lack the base, as git writes them by default.
  let base: [UInt8]?
  let ours: [UInt8]
  let theirs: [UInt8]

  /// Which version the lines belong to.
  private enum Section {
    case all, ours, base, theirs
  }

  /// Nil if there is no conflict marker, or if one lacks its partner.
  init?(_ bytes: [UInt8]) {
    var versions: (base: [UInt8], ours: [UInt8], theirs: [UInt8]) = ([], [], [])
    var (conflicts, bases) = (0, 0)
    var section = Section.all
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = line + [UInt8(ascii: "\n")]
      switch (section, Self.marker(line)) {
      case (.all, "<"): (section, conflicts) = (.ours, conflicts + 1)
      case (.ours, "|"): (section, bases) = (.base, bases + 1)
      case (.ours, "="), (.base, "="): section = .theirs
      case (.theirs, ">"): section = .all
      case (_, "<"), (_, ">"), (_, "|"): return nil
      case (.all, _):
        versions.base += text
        versions.ours += text
        versions.theirs += text
      case (.ours, _): versions.ours += text
      case (.base, _): versions.base += text
      case (.theirs, _): versions.theirs += text
      }
    }
    guard section == .all, conflicts > 0 else { return nil }
    // The text after the last line break is no line.
    ours = versions.ours.dropLast()
    theirs = versions.theirs.dropLast()
    base = bases == conflicts ? versions.base.dropLast() : nil
  }

  /// `<` for `<<<<<<< ours`.
  private static func marker(_ line: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    let run = line.prefix { $0 == first }
    let end = line.dropFirst(run.count).first
    let isEnd = end == nil || end == UInt8(ascii: " ") || end == UInt8(ascii: "\r")
    return run.count == 7 && isEnd ? Unicode.Scalar(first) : nil
  }
}
