import LayoutAnalysis
import NibDecoder
import StackModel
import Support

/// A value in a configuration file, with the log that it reports problems to.
struct ConfigurationNode {
  let node: YAMLNode
  let log: Log

  /// The problems of one file.
  final class Log {
    let path: String
    private(set) var problems: [ConfigurationProblem] = []

    init(path: String) { self.path = path }

    func add(_ problem: ConfigurationProblem) { problems.append(problem) }
  }

  func complain(_ message: String) { log.add(problem(message)) }

  func problem(_ message: String) -> ConfigurationProblem {
    ConfigurationProblem(path: log.path, line: node.mark.line, column: node.mark.column, message: message)
  }

  private func with(_ node: YAMLNode) -> Self { Self(node: node, log: log) }

  /// Whether there is no value.
  var isEmpty: Bool { node.scalar?.string.isEmpty == true && node.scalar?.isPlain == true }

  /// One word, number or text.
  func word(_ expected: String) -> String? {
    if let scalar = node.scalar, !isEmpty { return scalar.string }
    complain("expected \(expected), found \(kind)")
    return nil
  }

  /// True or false.
  func flag() -> Bool? {
    guard let word = word("true or false") else { return nil }
    if let flag = node.bool { return flag }
    complain("expected true or false, found \"\(word)\"")
    return nil
  }

  /// A list of words, or a single one.
  func words(_ expected: String) -> [(text: String, node: ConfigurationNode)] {
    if isEmpty { return [] }
    let nodes = node.sequence ?? [node]
    return nodes.compactMap { item in with(item).word(expected).map { ($0, with(item)) } }
  }

  /// A list of anything.
  func items(_ expected: String) -> [ConfigurationNode] {
    if isEmpty { return [] }
    if let sequence = node.sequence { return sequence.map(with) }
    complain("expected a list of \(expected), found \(kind)")
    return []
  }

  /// The members of a mapping, in the order of the file.
  func members(_ expected: String) -> [(key: String, keyNode: ConfigurationNode, value: ConfigurationNode)] {
    if isEmpty { return [] }
    guard let mapping = node.mapping else {
      complain("expected \(expected), found \(kind)")
      return []
    }
    return mapping.compactMap { key, value in
      with(key).word("a name").map { ($0, with(key), with(value)) }
    }
  }

  /// The members of a mapping with known keys. Reports unknown keys, and omits empty members.
  func members(of keys: [String], _ expected: String) -> [String: ConfigurationNode] {
    var found: [String: ConfigurationNode] = [:]
    for (key, keyNode, value) in members(expected) {
      if !keys.contains(key) { keyNode.complainUnknown("key", key, among: keys) }
      if !value.isEmpty { found[key] = value }
    }
    return found
  }

  /// `unknown rule "ambigous-layout"; did you mean "ambiguous-layout"?`
  func complainUnknown(_ noun: String, _ name: String, among names: [String]) {
    if let near = nearestName(to: name, among: names) {
      complain("unknown \(noun) \"\(name)\"; did you mean \"\(near)\"?")
    } else {
      let list = names.count <= 12 ? "; expected one of \(names.joined(separator: ", "))" : ""
      complain("unknown \(noun) \"\(name)\"\(list)")
    }
  }

  /// The kind of the value, in words.
  private var kind: String {
    switch node.content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    default: isEmpty ? "nothing" : "\"\(node.scalar?.string ?? "")\""
    }
  }
}

extension ConfigurationNode {
  /// Larger files are none that people write.
  private static let sizeLimit = 1 << 20

  /// Reads a YAML file, or JSON, which is YAML; nil for an empty one.
  static func read(_ bytes: [UInt8], log: Log) throws(InvalidConfiguration) -> ConfigurationNode? {
    guard bytes.count <= sizeLimit else { throw failure("larger than 1 MiB", nil, log) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw failure("not UTF-8", nil, log) }
    do {
      return try YAMLComposer.compose(bytes).map { ConfigurationNode(node: $0, log: log) }
    } catch {
      throw failure(error.problem, error.mark, log)
    }
  }

  private static func failure(_ message: String, _ mark: YAMLMark?, _ log: Log) -> InvalidConfiguration {
    InvalidConfiguration([
      ConfigurationProblem(path: log.path, line: mark?.line, column: mark?.column, message: message)
    ])
  }
}

extension ConfigurationNode {
  /// Where a word stands.
  func range(in marks: MarkIndex) -> SourceRange {
    let start = marks.offset(line: node.mark.line, column: node.mark.column)
    return SourceRange(start, start + (node.scalar?.string.utf8.count ?? 0))
  }
}

extension Escaped where Syntax == YAMLScalar {
  /// A value of an option, in one line.
  init(value: RuleOption.Value) {
    switch value {
    case .number(let number): self = number == number.rounded() ? "\(FrameText.number(number))" : "\(number)"
    case .flag(let flag): self = flag ? "true" : "false"
    case .words(let words): self = "[\(words.map { Escaped(text: $0) }.joined(separator: ", "))]"
    case .table(let table):
      let members = table.sorted { $0.key < $1.key }.map { key, words -> Escaped in
        "\(key): \(Escaped(value: .words(words)))"
      }
      self = "{\(members.joined(separator: ", "))}"
    }
  }
}
