import NibDecoder
import Support

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
