import Formats
import StackLint
import Support

/// Proposes keys and values of configurations, as their schema has them.
struct ConfigurationCompletion {
  private static let schema = try? JSONParser.parse(ConfigurationSchema().text.bytes)

  private let text: DocumentText

  init(_ text: DocumentText) { self.text = text }

  /// Writes what can stand at an offset; nil where nothing is proposed.
  func result(at offset: Int) -> ResponseResult? {
    let context = YAMLContext(text.bytes, at: offset)
    let found = Self.schema.map { nodes(at: context.path[...], in: $0) } ?? []
    let items = found.flatMap { context.isValue ? values($0) : keys($0) + values($0) }
    guard !items.isEmpty else { return nil }
    let range = SourceRange(context.start, offset)
    return { CompletionItem.write(items, replacing: range, in: text, to: &$0) }
  }

  /// The parts of the schema at a path of keys: several where there is a choice.
  private func nodes(at path: ArraySlice<String>, in node: JSONNode) -> [JSONNode] {
    let node = resolved(node)
    let inner = choices(node) + [member("items", node)].compactMap(\.self)
    if !inner.isEmpty { return inner.flatMap { nodes(at: path, in: $0) } }
    guard let key = path.first else { return [node] }
    let next = member("properties", node).flatMap { member(key, $0) } ?? member("additionalProperties", node)
    // Some objects have no other members: false.
    guard let next, (try? next.object()) != nil else { return [] }
    return nodes(at: path.dropFirst(), in: next)
  }

  private func choices(_ node: JSONNode) -> [JSONNode] {
    ["oneOf", "anyOf"].flatMap { (try? member($0, node)?.array()) ?? [] }
  }

  private func resolved(_ node: JSONNode) -> JSONNode {
    guard let name = try? member("$ref", node)?.string().split(separator: "/").last,
      let found = Self.schema.flatMap({ member("$defs", $0) }).flatMap({ member(String(name), $0) })
    else { return node }
    return resolved(found)
  }

  private func member(_ name: String, _ node: JSONNode) -> JSONNode? { (try? node.member(name)).flatMap { $0 } }

  private func keys(_ node: JSONNode) -> [CompletionItem] {
    let properties = (try? member("properties", node)?.object().members) ?? []
    return properties.map { property in
      CompletionItem(
        label: property.name, kind: .property,
        detail: [property.value, resolved(property.value)].lazy
          .compactMap { try? member("description", $0)?.string() }.first,
        text: property.name + ": ")
    }
  }

  private func values(_ node: JSONNode) -> [CompletionItem] {
    let words = ((try? member("enum", node)?.array()) ?? []).compactMap { try? $0.string() }
    return words.map { CompletionItem(label: $0, kind: .value) }
  }
}

/// Where in a configuration somebody is writing, as its indentation says.
struct YAMLContext {
  /// The keys around the place, the outermost first.
  let path: [String]
  /// Whether a value is written, and not a key.
  let isValue: Bool
  /// Where the word starts that is written.
  let start: Int

  init(_ bytes: [UInt8], at offset: Int) {
    let lines = bytes[..<min(offset, bytes.count)].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let current = Line(lines.last ?? [])
    var (path, indentation) = (current.key.map { [$0] } ?? [], current.indentation)
    for line in lines.dropLast().reversed().prefix(10_000) {
      let line = Line(line)
      guard let key = line.key, line.indentation < indentation else { continue }
      path.insert(key, at: 0)
      indentation = line.indentation
    }
    (self.path, isValue) = (path, current.key != nil)
    start = offset - current.word.count
  }

  private struct Line {
    /// The column of the key, dashes of lists passed over.
    let indentation: Int
    let key: String?
    /// The word at the end.
    let word: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes
      while let first = rest.first,
        first == 0x20 || first == UInt8(ascii: "-") && rest.dropFirst().first ?? 0x20 == 0x20
      {
        rest = rest.dropFirst()
      }
      indentation = rest.startIndex - bytes.startIndex
      let colon = rest.firstIndex(of: UInt8(ascii: ":"))
      let isComment = rest.first == UInt8(ascii: "#")
      key = isComment ? nil : colon.map { String(decoding: rest[..<$0], as: UTF8.self) }
      let words = colon.map { rest[($0 + 1)...] } ?? rest
      let end = words.lastIndex { " [,{".utf8.contains($0) }
      word = end.map { words[($0 + 1)...] } ?? words
    }
  }
}
