internal import CLibXML

/// Collects the tree from the parser's callbacks. The parser refers to it by a raw pointer, which saves an exclusivity
/// check and reference counting for each element.
struct XMLTreeBuilder {
  var tree: XMLTree
  var failure: Failure?
  /// The first prefix that no namespace has. Documents of Interface Builder have none; in a stack definition, it belongs to a
  /// name of another format, about which more can be said.
  var undeclaredPrefix: Failure?
  let base: UnsafePointer<UInt8>
  let count: Int
  private var open: [OpenElement] = []
  /// How many namespaces the open elements declare.
  private(set) var namespaceCount = 0
  private var names = NameInterner()
  /// White space that is text only if the element holds other text too, or nothing else.
  private var blank: [UInt8] = []

  private struct OpenElement {
    let element: Int32
    let namespaceCount: Int
    var lastChild: Int32 = -1
    var hasText = false
  }

  struct Failure {
    var reason: String
    var code: Int32
    var offset: Int
    /// The innermost element that was open, and its start tag.
    var open: (name: String, tag: SourceRange)?
  }

  /// A start tag as libxml2 reports it: names, and five pointers for each attribute: local name, prefix, URI, value, end
  /// of the value.
  struct StartTag {
    let name: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    let attributeCount: Int
    let namespaceCount: Int
    /// The parser's place: at the end of the start tag, before `>` or `/>`.
    let offset: Int
  }

  /// What makes the document no document.
  var fault: Failure? {
    guard let prefix = undeclaredPrefix, tree.names.first.map(Self.machineWritten.contains) == true else {
      return failure
    }
    return failure.map { $0.offset < prefix.offset ? $0 : prefix } ?? prefix
  }

  /// The root elements of documents that a program writes.
  private static let machineWritten: Set = ["document", "archive"]

  init(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>) {
    tree = XMLTree(source)
    self.base = base
    count = bytes.count
    tree.elements.reserveCapacity(count / 120)
    tree.attributes.reserveCapacity(count / 28)
    tree.reserveNames(128)
  }

  mutating func startElement(_ tag: StartTag) {
    let start = StartTagScanner.start(ofTagBefore: min(tag.offset, count - 1), base: base)
    let position = Int32(tree.elements.count)
    var element = XMLTree.ElementRecord(
      name: names.number(of: tag.name, prefix: tag.prefix, in: &tree), parent: open.last?.element ?? -1,
      subtreeEnd: position + 1, firstAttribute: Int32(tree.attributes.count), attributeCount: 0, start: Int32(start),
      contentStart: 0, end: Int32(tag.offset))
    var scanner = StartTagScanner(base: base, count: count, tagStart: start)
    for index in 0..<tag.attributeCount {
      guard let attributes = tag.attributes else { break }
      append(attributes + 5 * index, to: &element, scanner: &scanner)
    }
    element.attributeCount = Int32(tree.attributes.count) - element.firstAttribute
    element.contentStart = Int32(scanner.endOfTag())
    link(position, element)
    tree.elements.append(element)
    open.append(OpenElement(element: position, namespaceCount: tag.namespaceCount))
    namespaceCount += tag.namespaceCount
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
    namespaceCount -= closed.namespaceCount
    tree.elements[Int(closed.element)].end = Int32(offset)
    tree.elements[Int(closed.element)].subtreeEnd = Int32(tree.elements.count)
    let isText = closed.lastChild < 0 && !closed.hasText && !blank.isEmpty
    if isText { tree.texts[closed.element] = takeBlank() } else { blank.removeAll(keepingCapacity: true) }
  }

  mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
    guard let current = open.last else { return }
    if !current.hasText, !text.contains(where: { $0 > UInt8(ascii: " ") }) {
      blank.append(contentsOf: text)
    } else {
      let before = takeBlank()
      tree.texts[current.element, default: ""] += before + String(decoding: text, as: UTF8.self)
      open[open.count - 1].hasText = true
    }
  }

  private mutating func takeBlank() -> String {
    defer { blank.removeAll(keepingCapacity: true) }
    return String(decoding: blank, as: UTF8.self)
  }

  /// Makes the innermost open element the parent, and adds the child's key or name to those that it may answer.
  private mutating func link(_ position: Int32, _ element: XMLTree.ElementRecord) {
    guard let parent = open.last else { return }
    tree.elements[Int(parent.element)].keys |= HashedName.bit(
      ofHash: element.keyAttribute < 0 ? tree.nameHashes[Int(element.name)] : element.keyHash)
    if parent.lastChild < 0 {
      tree.elements[Int(parent.element)].firstChild = position
    } else {
      tree.elements[Int(parent.lastChild)].nextSibling = position
    }
    open[open.count - 1].lastChild = position
  }

  private mutating func append(
    _ parts: UnsafeMutablePointer<UnsafePointer<UInt8>?>, to element: inout XMLTree.ElementRecord,
    scanner: inout StartTagScanner
  ) {
    guard let name = parts[0], let value = parts[3], let end = parts[4] else { return }
    let text = UnsafeBufferPointer(start: value, count: end - value)
    let number = names.number(of: name, prefix: parts[1], in: &tree)
    let written = UnsafeBufferPointer(start: name, count: tree.names[Int(number)].utf8.count)
    let plain = parts[1] == nil ? scanner.nextAttribute(written, text) : nil
    guard let found = plain ?? scanner.nextAttribute() else { return }
    var attribute = XMLTree.AttributeRecord(
      name: number, nameStart: Int32(found.nameStart), nameEnd: Int32(found.nameEnd),
      valueStart: Int32(found.valueStart), valueEnd: Int32(found.valueEnd))
    if found.needsDecoding {
      attribute.decodedValue = Int32(tree.decodedValues.count)
      tree.decodedValues.append(String(decoding: text, as: UTF8.self))
    }
    let hash = tree.nameHashes[Int(attribute.name)]
    element.keys |= HashedName.bit(ofHash: hash)
    if hash == Self.key.hash, tree.names[Int(attribute.name)] == Self.key.text {
      element.keyAttribute = Int32(tree.attributes.count)
      element.keyHash = HashedName.hash(of: text)
    }
    tree.attributes.append(attribute)
  }

  private static let key = HashedName("key")
}

/// Numbers the names of a document. libxml2 keeps one copy of each name, so equal pointers mean equal names.
struct NameInterner {
  private static let slotCount = 512
  /// A hash table of the first names: a document has about a hundred.
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  private var freeSlots = slotCount / 2
  private var numbers: [UnsafePointer<UInt8>: Int32] = [:]

  private struct Slot {
    var name: UnsafePointer<UInt8>?
    var number: Int32 = 0
  }

  mutating func number(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, in tree: inout XMLTree
  ) -> Int32 {
    guard prefix == nil else { return qualifiedNumber(of: name, prefix: prefix, in: &tree) }
    var slot = Self.slot(of: name)
    while let found = slots[slot].name {
      if found == name { return slots[slot].number }
      slot = (slot + 1) % Self.slotCount
    }
    if let number = numbers[name] { return number }
    let number = tree.append(name: String(cString: name))
    if freeSlots > 0 {
      slots[slot] = Slot(name: name, number: number)
      freeSlots -= 1
    } else {
      numbers[name] = number
    }
    return number
  }

  /// The pointers lie close together in libxml2's dictionary, one name of some ten bytes after the other.
  private static func slot(of name: UnsafePointer<UInt8>) -> Int {
    let address = UInt64(UInt(bitPattern: name))
    return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  private func qualifiedNumber(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, in tree: inout XMLTree
  ) -> Int32 {
    let qualified = (prefix.map { String(cString: $0) + ":" } ?? "") + String(cString: name)
    return tree.number(ofName: qualified) ?? tree.append(name: qualified)
  }
}
