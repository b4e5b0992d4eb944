/// Composes the value of a YAML document out of its events.
package struct YAMLComposer {
  /// Documents that are nested deeper are refused.
  package static let depthLimit = 64
  /// Documents with more values are refused; an alias counts as many as what it repeats.
  package static let sizeLimit = 200_000

  private let events: YAMLEvents
  private var anchored: [String: (node: YAMLNode, size: Int)] = [:]
  private var size = 0
  /// Where the collection ends that was read last.
  private var lastEnd = YAMLMark(line: 1, column: 1)

  private init(_ events: YAMLEvents) { self.events = events }

  /// The value of the only document in a text; nil for a text without any.
  package static func compose(_ text: [UInt8]) throws(YAMLFailure) -> YAMLNode? {
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
