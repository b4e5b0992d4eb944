internal import CLibXML

/// What the parser's callbacks write into. It lives behind a raw pointer, so that no exclusivity check
/// or reference count is paid per element.
struct XMLTreeBuilder {
  var tree = XMLTree()
  var failure: Failure?
  let base: UnsafePointer<UInt8>
  let count: Int
  private var open: [(element: Int32, lastChild: Int32)] = []
  private var nameIDs: [UnsafePointer<UInt8>: Int32] = [:]
  /// White space that is text if the element turns out to hold other text, or nothing else.
  private var blank: [UInt8] = []

  struct Failure {
    var reason: String
    var code: Int32
    var offset: Int
    /// The innermost element that was open, and its start tag.
    var open: (name: String, tag: SourceRange)?
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>) {
    self.base = base
    count = bytes.count
    tree.elements.reserveCapacity(count / 120)
    tree.attributes.reserveCapacity(count / 28)
  }

  /// `offset` is where the parser stands: at the end of the start tag, before `>` or `/>`.
  mutating func startElement(
    name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, attributeCount: Int, offset: Int
  ) {
    var start = min(offset, count - 1)
    while start > 0, base[start] != UInt8(ascii: "<") { start -= 1 }
    let position = Int32(tree.elements.count)
    let parent = open.last?.element ?? -1
    link(position, to: parent)
    let first = Int32(tree.attributes.count)
    var scanner = StartTagScanner(base: base, count: count, tagStart: start)
    for index in 0..<attributeCount {
      guard let attributes else { break }
      append(attributes + 5 * index, scanner: &scanner)
    }
    tree.elements.append(
      XMLTree.Element(
        name: intern(name, prefix: prefix), parent: parent, firstAttribute: first,
        attributeCount: Int32(tree.attributes.count) - first, start: Int32(start),
        contentStart: Int32(scanner.endOfTag()), end: Int32(offset)))
    open.append((position, -1))
    blank.removeAll(keepingCapacity: true)
  }

  /// How many elements are open.
  var depth: Int { open.count }

  /// The innermost open element, and its start tag.
  var innermost: (name: String, tag: SourceRange)? {
    open.last.map { ElementIndex(rawValue: $0.element) }.map { (tree.name(of: $0), tree.tagRange(of: $0)) }
  }

  mutating func endElement(offset: Int) {
    guard let closed = open.popLast() else { return }
    tree.elements[Int(closed.element)].end = Int32(offset)
    let isText = closed.lastChild < 0 && !blank.isEmpty
    if isText { tree.texts[closed.element] = takeBlank() } else { blank.removeAll(keepingCapacity: true) }
  }

  mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
    guard let current = open.last?.element else { return }
    if tree.texts[current] == nil, !text.contains(where: { $0 > UInt8(ascii: " ") }) {
      blank.append(contentsOf: text)
    } else {
      let before = takeBlank()
      tree.texts[current, default: ""] += before + String(decoding: text, as: UTF8.self)
    }
  }

  private mutating func takeBlank() -> String {
    defer { blank.removeAll(keepingCapacity: true) }
    return String(decoding: blank, as: UTF8.self)
  }

  private mutating func link(_ position: Int32, to parent: Int32) {
    guard parent >= 0 else { return }
    let last = open[open.count - 1].lastChild
    if last < 0 {
      tree.elements[Int(parent)].firstChild = position
    } else {
      tree.elements[Int(last)].nextSibling = position
    }
    open[open.count - 1].lastChild = position
  }

  /// libxml2 hands over five pointers an attribute: local name, prefix, URI, value, end of value.
  private mutating func append(
    _ parts: UnsafeMutablePointer<UnsafePointer<UInt8>?>, scanner: inout StartTagScanner
  ) {
    guard let name = parts[0], let value = parts[3], let end = parts[4], let found = scanner.nextAttribute()
    else { return }
    if found.needsDecoding {
      let text = UnsafeBufferPointer(start: value, count: end - value)
      tree.decodedValues[Int32(tree.attributes.count)] = String(decoding: text, as: UTF8.self)
    }
    tree.attributes.append(
      XMLTree.Attribute(
        name: intern(name, prefix: parts[1]), nameStart: Int32(found.nameStart), nameEnd: Int32(found.nameEnd),
        valueStart: Int32(found.valueStart), valueEnd: Int32(found.valueEnd)))
  }

  /// libxml2 keeps one copy of each name, so that the pointer stands for the text.
  private mutating func intern(_ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> Int32 {
    guard prefix == nil else { return internQualified(name, prefix: prefix) }
    if let id = nameIDs[name] { return id }
    let id = Int32(tree.names.count)
    tree.names.append(String(cString: name))
    nameIDs[name] = id
    return id
  }

  private mutating func internQualified(_ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> Int32 {
    let qualified = (prefix.map { String(cString: $0) + ":" } ?? "") + String(cString: name)
    if let id = tree.names.firstIndex(of: qualified) { return Int32(id) }
    tree.names.append(qualified)
    return Int32(tree.names.count - 1)
  }
}
