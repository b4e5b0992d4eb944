import Project
import Support

/// What the names in a project's sources say of classes that no source declares: whether they are the project's own.
struct SourceNames: Sendable {
  /// The names of the files without extensions.
  private let stems: Set<Substring>
  /// What the names of most of the project's own Objective-C classes start with; nil if they have nothing in common.
  private let classPrefix: String?
  /// The headers of classes that sources import and that are not here, unless they are so many that a package brings them.
  private let missingHeaders: Set<String>

  init(_ sources: [(path: String, summary: SourceSummary)]) {
    stems = Set(sources.map { $0.path.lastPathComponent.prefix { $0 != "." } })
    classPrefix = ClassPrefix.common(to: sources)
    missingHeaders = Self.missingHeaders(sources, stems)
  }

  /// Whether a file has a name, whatever is in it.
  func hasFile(named stem: String) -> Bool { stems.contains(stem[...]) }

  /// Whether a name begins like most classes of the project.
  func hasClassPrefix(_ name: String) -> Bool {
    guard let classPrefix, name.hasBytePrefix(classPrefix) else { return false }
    // The first word may be of capitals, too: `ABCHUDView`.
    return name.dropFirst(classPrefix.count).first?.isUppercase ?? false
  }

  /// Whether a source of the project imports the header of a class, in quotation marks, and the header is gone.
  func importMissingHeader(of name: String) -> Bool { missingHeaders.contains(name) }

  private static func missingHeaders(
    _ sources: [(path: String, summary: SourceSummary)], _ stems: Set<Substring>
  ) -> Set<String> {
    let imported = sources.lazy.filter { SourceRole.isOwn($0.path) }.reduce(into: Set<String>()) {
      $0.formUnion($1.summary.quotedHeaders)
    }
    // Headers of classes begin with a capital. Those of Swift's classes are made by the build.
    let missing = imported.filter {
      !stems.contains($0[...]) && $0.first?.isUppercase == true && !$0.hasByteSuffix("-Swift")
    }
    return missing.count <= mostMissingHeaders ? missing : []
  }

  /// A package that is not here has more headers than a person deletes.
  private static let mostMissingHeaders = 5
}

/// The capitals with which a project begins the names of its Objective-C classes, which have no modules.
enum ClassPrefix {
  /// The prefix of most classes; nil if they have none in common, and if there are few classes.
  static func common(to sources: [(path: String, summary: SourceSummary)]) -> String? {
    var counts: [String: Int] = [:]
    var all = 0
    for source in sources where SourceRole.isOwn(source.path) {
      for declaration in source.summary.declarations where declaration.kind == .objectiveCClass {
        all += 1
        if let prefix = prefix(of: declaration.name) { counts[prefix, default: 0] += 1 }
      }
    }
    guard all >= fewestClasses, let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return nil
    }
    return most.value * 2 > all ? most.key : nil
  }

  /// `ABC` of `ABCDefinition`; nil for a name with fewer than two capitals before its first word.
  static func prefix(of name: String) -> String? {
    let prefix = name.prefix { $0.isUppercase }.dropLast()
    return prefix.count > 1 && name.count > prefix.count + 2 ? String(prefix) : nil
  }

  private static let fewestClasses = 10
}

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
