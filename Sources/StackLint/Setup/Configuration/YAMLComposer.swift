import CYaml

/// A value in a YAML document, and where it starts.
struct YAMLNode {
  enum Content {
    case scalar(Scalar)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// A word, number or text as it is written, without quotes and escapes.
  struct Scalar {
    let string: String
    /// Whether it is written without quotes. `"true"` is a text, `true` is none.
    let isPlain: Bool
  }

  let content: Content
  let mark: YAMLMark
  /// Where the text of the value ends.
  let end: YAMLMark
  /// Whether it is written in brackets or braces.
  let isFlow: Bool

  var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  var sequence: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let members) = content { members } else { nil }
  }

  /// YAML 1.1's words for true and false.
  var bool: Bool? {
    guard let scalar, scalar.isPlain else { return nil }
    return switch scalar.string.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// A decimal number, whose digits may be grouped with `_`.
  var float: Double? {
    guard let scalar, scalar.isPlain else { return nil }
    let digits = scalar.string.filter { $0 != "_" }
    return digits.allSatisfy { $0.isASCII && ($0.isWholeNumber || "+-.eE".contains($0)) } ? Double(digits) : nil
  }
}

/// A place in a YAML document: its line and column from 1, in characters of Unicode.
struct YAMLMark {
  let line: Int
  let column: Int
}

/// Why a text is no YAML document.
struct YAMLFailure: Error {
  let problem: String
  /// Nil where the whole text is meant.
  let mark: YAMLMark?
}

/// Composes the value of a YAML document out of its events.
struct YAMLComposer {
  /// Documents that are nested deeper are refused.
  static let depthLimit = 64
  /// Documents with more values are refused; an alias counts as many as what it repeats.
  static let sizeLimit = 200_000

  private let events: YAMLEvents
  private var anchored: [String: (node: YAMLNode, size: Int)] = [:]
  private var size = 0
  /// Where the collection ends that was read last.
  private var lastEnd = YAMLMark(line: 1, column: 1)

  private init(_ events: YAMLEvents) { self.events = events }

  /// The value of the only document in a text; nil for a text without any.
  static func compose(_ text: [UInt8]) throws(YAMLFailure) -> YAMLNode? {
    let result = text.withUnsafeBufferPointer { bytes in
      Result { () throws(YAMLFailure) in
        var composer = YAMLComposer(YAMLEvents(bytes))
        return try composer.document()
      }
    }
    return try result.get()
  }

  private mutating func document() throws(YAMLFailure) -> YAMLNode? {
    guard let first = try content() else { return nil }
    let root = try node(first, depth: 1)
    if let second = try content() {
      throw YAMLFailure(problem: "expected one document, found another", mark: second.mark)
    }
    return root
  }

  /// The next event that belongs to a value; nil at the end.
  private func content() throws(YAMLFailure) -> YAMLEvent? {
    while true {
      let event = try events.next()
      switch event.kind {
      case .boundary: continue
      case .streamEnd: return nil
      default: return event
      }
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLFailure) -> YAMLNode {
    guard depth <= Self.depthLimit else {
      throw YAMLFailure(problem: "nested deeper than \(Self.depthLimit) levels", mark: event.mark)
    }
    let before = size
    try count(1, event)
    let node: YAMLNode
    switch event.kind {
    case .scalar(let scalar):
      node = YAMLNode(content: .scalar(scalar), mark: event.mark, end: event.end, isFlow: false)
    case .sequenceStart(let isFlow):
      let items = try items(depth: depth)
      let end = isFlow ? lastEnd : items.last?.end ?? event.end
      node = YAMLNode(content: .sequence(items), mark: event.mark, end: end, isFlow: isFlow)
    case .mappingStart(let isFlow):
      let members = try members(depth: depth)
      let end = isFlow ? lastEnd : members.last?.value.end ?? event.end
      node = YAMLNode(content: .mapping(members), mark: event.mark, end: end, isFlow: isFlow)
    case .alias(let name): return try repeated(name, event)
    case .collectionEnd, .streamEnd, .boundary:
      throw YAMLFailure(problem: "expected a value, found none", mark: event.mark)
    }
    if let anchor = event.anchor { anchored[anchor] = (node, size - before) }
    return node
  }

  private mutating func items(depth: Int) throws(YAMLFailure) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while let event = try element() { items.append(try node(event, depth: depth + 1)) }
    return items
  }

  private mutating func members(depth: Int) throws(YAMLFailure) -> [(key: YAMLNode, value: YAMLNode)] {
    var members: [(key: YAMLNode, value: YAMLNode)] = []
    var marks: [String: YAMLMark] = [:]
    while let event = try element() {
      let key = try node(event, depth: depth + 1)
      if let word = key.scalar?.string, let first = marks.updateValue(key.mark, forKey: word) {
        throw YAMLFailure(problem: "written twice: \(word)", mark: first)
      }
      members.append((key, try node(try events.next(), depth: depth + 1)))
    }
    return members
  }

  /// The first event of the next item of a sequence or member of a mapping; nil at its end.
  private mutating func element() throws(YAMLFailure) -> YAMLEvent? {
    let event = try events.next()
    guard case .collectionEnd = event.kind else { return event }
    lastEnd = event.end
    return nil
  }

  /// An alias inside of the value that it means is not defined yet, so no value holds itself.
  private mutating func repeated(_ name: String, _ event: YAMLEvent) throws(YAMLFailure) -> YAMLNode {
    guard let (node, nodeSize) = anchored[name] else {
      throw YAMLFailure(problem: "found undefined alias", mark: event.mark)
    }
    try count(nodeSize - 1, event)
    // Its text is the alias, whatever that stands for.
    return YAMLNode(content: node.content, mark: node.mark, end: event.end, isFlow: node.isFlow)
  }

  private mutating func count(_ values: Int, _ event: YAMLEvent) throws(YAMLFailure) {
    size += values
    guard size <= Self.sizeLimit else {
      throw YAMLFailure(problem: "more than \(Self.sizeLimit) values", mark: event.mark)
    }
  }
}

/// A step of reading a YAML document.
struct YAMLEvent {
  enum Kind {
    case scalar(YAMLNode.Scalar)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    /// The end of a sequence or a mapping.
    case collectionEnd
    /// A value that was given the name before.
    case alias(String)
    case streamEnd
    /// The start of the stream, or the start or the end of a document.
    case boundary
  }

  let kind: Kind
  let mark: YAMLMark
  /// Where it ends. The end of a block of lines is the start of what follows.
  let end: YAMLMark
  /// The name by which aliases mean the value.
  let anchor: String?
}

/// The events of a YAML text, as libyaml reports them.
///
/// `CYaml` is libyaml as the Yams package brings it. Yams' own reader of documents recurses without a limit, and needs all
/// of Foundation with its 30 MB of ICU data.
final class YAMLEvents {
  /// libyaml keeps a pointer to the parser inside of it, so it stays where it is.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Parameter bytes: UTF-8, which has to outlive the events.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var failure: YAMLFailure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    switch parser.pointee.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
      return YAMLFailure(problem: problem, mark: YAMLMark(parser.pointee.problem_mark))
    case YAML_READER_ERROR:
      return YAMLFailure(problem: "\(problem) at byte \(parser.pointee.problem_offset)", mark: nil)
    default:
      return YAMLFailure(problem: problem, mark: nil)
    }
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    mark = YAMLMark(event.start_mark)
    end = YAMLMark(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        YAMLNode.Scalar(
          string: String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE))
      anchor = Self.name(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      (kind, anchor) = (.sequenceStart(isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE), Self.name(data.anchor))
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      (kind, anchor) = (.mappingStart(isFlow: data.style == YAML_FLOW_MAPPING_STYLE), Self.name(data.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: (kind, anchor) = (.collectionEnd, nil)
    case YAML_ALIAS_EVENT: (kind, anchor) = (.alias(Self.name(event.data.alias.anchor) ?? ""), nil)
    case YAML_STREAM_END_EVENT: (kind, anchor) = (.streamEnd, nil)
    default: (kind, anchor) = (.boundary, nil)
    }
  }

  private static func name(_ text: UnsafePointer<yaml_char_t>?) -> String? { text.map { String(cString: $0) } }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}
