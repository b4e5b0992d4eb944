import NibDecoder
import Support

/// The suppressions that a run adds to configurations for what it finds.
struct AddedSuppressions: Sendable {
  /// A configuration to write to, which may not exist yet.
  struct Configuration: Sendable {
    let path: AbsolutePath
    /// The folder that its patterns are relative to.
    let folder: AbsolutePath

    init(_ file: ConfigurationFile) {
      path = AbsolutePath(file.source.path)
      folder = AbsolutePath(file.layer.folder)
    }

    /// A new one in the repository of a document that has none, or in the working folder.
    init(newFor document: AbsolutePath) {
      let working = AbsolutePath(".")
      folder = document.repository ?? (document.isInside(working) ? working : document.folder)
      path = folder.appending(ConfigurationFile.name)
    }
  }

  /// What is added for a document.
  private struct Added {
    let suppressions: [Suppression]
    let findingCount: Int
  }

  /// The reason that the command writes into each entry. It starts with TODO so that people find and replace it.
  static let reason = "TODO say why this is intended"

  /// By configurations, and by the paths of documents from the folders of these.
  private let found = Locked<[AbsolutePath: [String: Added]]>([:])

  /// Notes the findings that a configuration can suppress.
  ///
  /// - Returns: The findings that it cannot: those in documents that cannot be read, or that are outside of its folder.
  func take(_ report: FindingReport, in nib: NibDocument?, _ configuration: Configuration) -> FindingReport {
    let document = AbsolutePath(report.path)
    guard let nib, report.path != "-", let path = document.path(below: configuration.folder),
      let pattern = GlobPattern.matching(only: path)
    else { return report }
    let added = Self.suppressions(of: report.diagnostics, in: nib, path: pattern)
    if !added.isEmpty {
      found.withLock {
        $0[configuration.path, default: [:]][path] = Added(suppressions: added, findingCount: report.findings.count)
      }
    }
    return report.keeping { _ in false }
  }

  /// A suppression for each object with findings, in the order of the document, and one for findings on no object.
  private static func suppressions(
    of diagnostics: [Diagnostic], in nib: NibDocument, path: GlobPattern
  ) -> [Suppression] {
    var rules: [String?: Set<String>] = [:]
    var objects: [String?] = []
    for diagnostic in diagnostics {
      let id = diagnostic.range.flatMap { nib.objectID(at: $0.lowerBound) }
      if rules[id] == nil { objects.append(id) }
      rules[id, default: []].insert(diagnostic.ruleID)
    }
    return objects.map { Suppression(objectID: $0, rules: rules[$0], paths: [path], reason: reason) }
  }

  /// Writes the configurations.
  ///
  /// - Returns: What was written, for people: a line for each configuration.
  func write() throws -> [Escaped<LogLine>] {
    let found = found.withLock { $0 }
    if found.isEmpty { return ["no findings to suppress"] }
    return try found.sorted { $0.key.text < $1.key.text }.map { path, found in
      let suppressions = found.sorted { $0.key < $1.key }.flatMap(\.value.suppressions)
      try Self.add(suppressions, to: path)
      let (count, findings) = (suppressions.count, found.values.reduce(0) { $0 + $1.findingCount })
      return """
        \(count) suppression\(count == 1 ? "" : "s") for \(findings) finding\(findings == 1 ? "" : "s") \
        added to \(path.shown); replace the reasons
        """
    }
  }

  private static func add(_ suppressions: [Suppression], to path: AbsolutePath) throws {
    guard path.exists else {
      let text = try SuppressionInsertion(suppressions, into: [], path: path.shown).text()
      if let failure = FileReplacement(path: path.shown, content: text).failureOfWriting() { throw failure }
      return
    }
    let bytes = try InputFile(path: path.shown).read(limit: 1 << 20).get()
    let (problem, failure) = FileEditing(path: path.shown).apply(to: bytes) {
      bytes -> ([UInt8]?, InvalidConfiguration?) in
      do throws(InvalidConfiguration) {
        return (try SuppressionInsertion(suppressions, into: bytes, path: path.shown).text(), nil)
      } catch {
        return (nil, error)
      }
    }
    if let problem { throw problem }
    if let failure { throw failure }
  }
}

extension GlobPattern {
  /// The pattern that matches one path only.
  static func matching(only path: String) -> GlobPattern? {
    let escaped = path.unicodeScalars.map { "*?[\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }
    return GlobPattern("/" + escaped.joined())
  }
}
