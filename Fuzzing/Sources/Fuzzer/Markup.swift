/// The elements and attributes in bytes that may be XML, or nearly: what does not fit is passed over.
struct Markup {
  struct Attribute {
    /// With the white space before it.
    let range: Range<Int>
    let name: Range<Int>
    /// Between the quotes.
    let value: Range<Int>
  }

  struct Element {
    let name: Range<Int>
    let attributes: [Attribute]
    /// From `<` of the start tag to `>` of the end tag.
    private(set) var range: Range<Int>
    /// Where children stand; nil for `<a/>`.
    private(set) var content: Range<Int>?
    /// In the end tag; nil where there is none.
    private(set) var endName: Range<Int>?
    fileprivate let isOpen: Bool

    fileprivate init(name: Range<Int>, attributes: [Attribute], tag: Range<Int>, isOpen: Bool) {
      self.name = name
      self.attributes = attributes
      self.isOpen = isOpen
      range = tag
    }

    fileprivate mutating func close(contentEnd: Int, name: Range<Int>, end: Int) {
      content = range.upperBound..<contentEnd
      endName = name
      range = range.lowerBound..<end
    }
  }

  let bytes: [UInt8]
  /// In document order.
  private(set) var elements: [Element] = []
  private var place = 0
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let start = next(UInt8(ascii: "<")) { readTag(at: start) }
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The values of all attributes `id`.
  var ids: [ArraySlice<UInt8>] {
    elements.lazy.flatMap(\.attributes).filter { bytes[$0.name].elementsEqual("id".utf8) }.map { bytes[$0.value] }
  }

  /// The value of an element's attribute `key`.
  func key(of element: Element) -> Range<Int>? {
    element.attributes.first { bytes[$0.name].elementsEqual("key".utf8) }?.value
  }

  /// The innermost element around another one.
  func parent(of index: Int) -> Element? {
    let place = elements[index].range.lowerBound
    return elements[..<index].last { $0.content?.contains(place) ?? false }
  }

  private mutating func next(_ byte: UInt8) -> Int? {
    guard place < bytes.count, let found = bytes[place...].firstIndex(of: byte) else { return nil }
    place = found
    return found
  }
}

// MARK: - Tags

extension Markup {
  private mutating func readTag(at start: Int) {
    place = start + 1
    guard place < bytes.count else { return }
    if bytes[place] == UInt8(ascii: "/") { return readEndTag(at: start) }
    let name = readName()
    guard !name.isEmpty else { return }
    var attributes: [Attribute] = []
    while let attribute = readAttribute() { attributes.append(attribute) }
    guard let end = next(UInt8(ascii: ">")) else { return }
    place = end + 1
    let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
    elements.append(Element(name: name, attributes: attributes, tag: start..<place, isOpen: !isEmpty))
    if !isEmpty { open.append(elements.count - 1) }
  }

  /// Closes the innermost open element of the name, and leaves those without an end that are inside of it.
  private mutating func readEndTag(at start: Int) {
    place += 1
    let name = readName()
    guard let end = next(UInt8(ascii: ">")) else { return }
    place = end + 1
    guard let depth = open.lastIndex(where: { bytes[elements[$0].name].elementsEqual(bytes[name]) }) else { return }
    elements[open[depth]].close(contentEnd: start, name: name, end: place)
    open.removeSubrange(depth...)
  }

  private mutating func readName() -> Range<Int> {
    let start = place
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    return start..<place
  }

  private mutating func readAttribute() -> Attribute? {
    let start = place
    skipSpace()
    let name = readName()
    skipSpace()
    guard !name.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
      place = start
      return nil
    }
    place += 1
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
      return nil
    }
    let quote = bytes[place]
    place += 1
    let valueStart = place
    guard let valueEnd = next(quote) else { return nil }
    place = valueEnd + 1
    return Attribute(range: start..<place, name: name, value: valueStart..<valueEnd)
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
