import Project
import Support

/// How often words occur in the sources of a project, those in comments and strings too.
///
/// Two states of a project ask for the same words, and have nearly all sources in common: these are counted once.
final class WordOccurrences: Sendable {
  private struct Known {
    /// The sources that were counted.
    var paths: [String] = []
    var counts: [String: Int] = [:]
  }

  private let known = Locked(Known())

  /// - Parameters:
  ///   - words: The words to count.
  ///   - paths: The sources that the states have in common.
  ///   - read: The content of a source.
  func counts(of words: Set<String>, in paths: [String], read: @Sendable (String) -> [UInt8]?) -> [String: Int] {
    known.withLock { known in
      if known.paths != paths { known = Known(paths: paths) }
      let unknown = words.subtracting(known.counts.keys)
      known.counts.merge(Self.count(unknown, in: paths, read: read)) { _, new in new }
      return known.counts
    }
  }

  /// Counts words on all cores.
  static func count(
    _ words: Set<String>, in paths: [String], read: @Sendable (String) -> [UInt8]?
  ) -> [String: Int] {
    guard !words.isEmpty else { return [:] }
    let set = WordSet(words)
    let bunches = stride(from: 0, to: paths.count, by: bunchSize).map { paths[$0..<min($0 + bunchSize, paths.count)] }
    let parts = Parallel.each(bunches) { bunch -> [String: Int] in
      let counts = bunch.reduce(into: [UInt64: Int]()) { sum, path in
        if let bytes = read(path) { sum.merge(set.counts(in: bytes)) { $0 + $1 } }
      }
      return Dictionary(uniqueKeysWithValues: words.map { ($0, counts[NameHash.exact($0.utf8)] ?? 0) })
    }
    return parts.reduce(into: Dictionary(uniqueKeysWithValues: words.map { ($0, 0) })) { sum, part in
      sum.merge(part) { $0 + $1 }
    }
  }

  private static let bunchSize = 64
}
