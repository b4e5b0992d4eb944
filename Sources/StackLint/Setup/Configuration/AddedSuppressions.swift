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

/// Adds suppressions to the text of a configuration, whose other bytes stay as they are.
struct SuppressionInsertion {
  private let entries: SuppressionEntries
  private let source: SourceFile
  private let root: YAMLNode?

  private static let key = "suppress"

  /// - Throws: If the configuration cannot be read.
  init(_ suppressions: [Suppression], into bytes: [UInt8], path: String) throws(InvalidConfiguration) {
    entries = SuppressionEntries(suppressions: suppressions)
    source = SourceFile(path: path, bytes: bytes)
    root = try ConfigurationNode.read(bytes, log: ConfigurationNode.Log(path: path))?.node
  }

  /// The text with the suppressions.
  ///
  /// - Throws: If they cannot be added without other changes.
  func text() throws(InvalidConfiguration) -> [UInt8] {
    let insertion = try insertion()
    let lineBreak = source.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let inserted = insertion.text.string.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineBreak)
    let text = source.bytes[..<insertion.offset] + Array(inserted.utf8) + source.bytes[insertion.offset...]
    guard isExtended(Array(text)) else { throw refusal }
    return Array(text)
  }

  private var refusal: InvalidConfiguration {
    InvalidConfiguration([
      ConfigurationProblem(
        path: source.path,
        message:
          "suppressions cannot be added without other changes; write `suppress:` as a list with a line for each item"
      )
    ])
  }

  private typealias Insertion = (offset: Int, text: Escaped<YAMLScalar>)

  private func insertion() throws(InvalidConfiguration) -> Insertion {
    guard let root, root.scalar?.string.isEmpty != true else { return newKey(indentation: 0) }
    guard let members = root.mapping, !root.isFlow else { throw refusal }
    guard let (key, value) = members.first(where: { $0.key.scalar?.string == Self.key }) else {
      return newKey(indentation: root.mark.column - 1)
    }
    let marks = MarkIndex(source)
    guard value.sequence != nil else {
      let place = lineEnd(after: marks.offset(line: key.end.line, column: key.end.column))
      return (place.offset, place.prefix + entries.block(indentation: key.mark.column + 1))
    }
    let end = marks.offset(line: value.end.line, column: value.end.column)
    if value.isFlow { return flowInsertion(before: end - 1, indentation: key.mark.column + 1) }
    let place = value.end.column == 1 ? (offset: end, prefix: "") : lineEnd(after: end)
    return (place.offset, place.prefix + entries.block(indentation: value.mark.column - 1))
  }

  /// A list at the end of the file.
  private func newKey(indentation: Int) -> Insertion {
    let place = lineEnd(after: source.bytes.count)
    let gap: Escaped<YAMLScalar> = source.bytes.isEmpty ? "" : "\n"
    let list = entries.block(indentation: indentation + 2)
    return (place.offset, place.prefix + gap + "\(Escaped.spaces(indentation))suppress:\n" + list)
  }

  /// - Parameter bracket: The offset of the bracket that closes the list.
  private func flowInsertion(before bracket: Int, indentation: Int) -> Insertion {
    let last = source.bytes[..<bracket].last { !" \t\r\n".utf8.contains($0) }
    let separator: Escaped<YAMLScalar> = last == UInt8(ascii: "[") || last == UInt8(ascii: ",") ? "" : ","
    return (bracket, separator + entries.flow(indentation: indentation))
  }

  /// The start of the next line, and the line break that is missing before it at the end of a file.
  private func lineEnd(after offset: Int) -> (offset: Int, prefix: Escaped<YAMLScalar>) {
    if let end = source.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) { return (end + 1, "") }
    let isComplete = source.bytes.isEmpty || source.bytes.last == UInt8(ascii: "\n")
    return (source.bytes.count, isComplete ? "" : "\n")
  }

  /// Whether a text has the values of the old one and the new suppressions.
  private func isExtended(_ text: [UInt8]) -> Bool {
    guard let new = (try? YAMLComposer.compose(text))??.mapping else { return false }
    let old = root?.mapping ?? []
    let others = { (members: [(key: YAMLNode, value: YAMLNode)]) in
      members.filter { $0.key.scalar?.string != Self.key }
    }
    let items = { (members: [(key: YAMLNode, value: YAMLNode)]) in
      members.first { $0.key.scalar?.string == Self.key }?.value.sequence ?? []
    }
    let (oldItems, newItems) = (items(old), items(new))
    return others(old).elementsEqual(others(new)) { $0.key.hasContent(of: $1.key) && $0.value.hasContent(of: $1.value) }
      && newItems.count == oldItems.count + entries.suppressions.count
      && zip(oldItems, newItems).allSatisfy { $0.hasContent(of: $1) }
  }
}

extension YAMLNode {
  /// Whether both have the same value, wherever they stand.
  fileprivate func hasContent(of other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let own), .scalar(let scalar)): own.string == scalar.string && own.isPlain == scalar.isPlain
    case (.sequence(let own), .sequence(let items)): own.elementsEqual(items) { $0.hasContent(of: $1) }
    case (.mapping(let own), .mapping(let members)):
      own.elementsEqual(members) { $0.key.hasContent(of: $1.key) && $0.value.hasContent(of: $1.value) }
    default: false
    }
  }
}

/// Suppressions as a configuration writes them.
struct SuppressionEntries {
  let suppressions: [Suppression]

  /// Items of a list with a line for each key.
  ///
  /// - Parameter indentation: The column of the dashes, from 0.
  func block(indentation: Int) -> Escaped<YAMLScalar> {
    let space = Escaped<YAMLScalar>.spaces(indentation)
    return suppressions.map { suppression -> Escaped<YAMLScalar> in
      let members = Self.members(of: suppression).map { "\($0)\n" as Escaped<YAMLScalar> }
      return "\(space)- " + members.joined(separator: "\(space)  ")
    }.joined()
  }

  /// Items of a list in brackets, with a line for each.
  ///
  /// - Parameter indentation: The column of the items, from 0.
  func flow(indentation: Int) -> Escaped<YAMLScalar> {
    suppressions.map { suppression -> Escaped<YAMLScalar> in
      "\n\(Escaped.spaces(indentation)){\(Self.members(of: suppression).joined(separator: ", "))}"
    }.joined(separator: ",")
  }

  private static func members(of suppression: Suppression) -> [Escaped<YAMLScalar>] {
    let rules = suppression.rules.map { rules -> Escaped<YAMLScalar> in
      "rules: \(Escaped(value: .words(rules.sorted())))"
    }
    let paths = suppression.paths.map(\.text)
    return [
      suppression.objectID.map { "object: \($0)" }, rules,
      paths.isEmpty ? nil : "paths: \(Escaped(value: .words(paths)))",
      "reason: \(suppression.reason)",
    ].compactMap(\.self)
  }
}
