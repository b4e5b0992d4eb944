import Support

/// Where in a document somebody is writing, whether or not it is well-formed.
struct MarkupContext {
  /// What is written at the offset.
  enum Kind: Equatable {
    /// The name of an element after its angle bracket.
    case elementName
    /// The name of an attribute.
    case attributeName(of: String, besides: Set<String>)
    case attributeValue(of: String, attribute: String)
    /// Between tags.
    case content
    /// Where nothing is proposed: comments, end tags.
    case other
  }

  let kind: Kind
  /// The elements that are open, the outermost first, without the one whose tag is written.
  let open: [String]
  /// Where the word starts that is written.
  let start: Int

  /// - Parameter offset: Where somebody writes. What follows does not count.
  init(_ bytes: [UInt8], at offset: Int) {
    var scanner = Scanner(bytes: bytes[..<min(offset, bytes.count)])
    (kind, start) = scanner.scan()
    open = scanner.open
  }

  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    var place = 0
    var open: [String] = []

    mutating func scan() -> (Kind, Int) {
      while let bracket = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
        place = bracket + 1
        if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") || skip("?", to: "?>") || skip("!", to: ">") {
          if place > bytes.endIndex { return (.other, bytes.endIndex) }
          continue
        }
        if place < bytes.endIndex, bytes[place] == UInt8(ascii: "/") {
          guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return (.other, bytes.endIndex) }
          let name = String(decoding: bytes[(place + 1)..<end].prefix { $0 > 0x20 }, as: UTF8.self)
          if let last = open.lastIndex(of: name) { open.removeSubrange(last...) }
          place = end + 1
          continue
        }
        if let found = tag() { return found }
      }
      return (.content, bytes.endIndex)
    }

    /// Passes over markup; the place is behind the end of the bytes where it is not closed.
    private mutating func skip(_ start: String, to end: String) -> Bool {
      guard bytes[place...].starts(with: start.utf8) else { return false }
      let end = Array(end.utf8)
      var at = place + start.utf8.count
      while at + end.count <= bytes.endIndex {
        if bytes[at..<(at + end.count)].elementsEqual(end) {
          place = at + end.count
          return true
        }
        at += 1
      }
      place = bytes.endIndex + 1
      return true
    }

    private func word(_ isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> { bytes[place...].prefix(while: isPart) }

    private static func isName(_ byte: UInt8) -> Bool {
      byte > 0x20 && !"\"'<>=/".utf8.contains(byte)
    }

    /// Reads a start tag; nil if it ends before the offset.
    private mutating func tag() -> (Kind, Int)? {
      let start = place
      let name = word(Self.isName)
      place += name.count
      if place == bytes.endIndex { return (.elementName, start) }
      let element = String(decoding: name, as: UTF8.self)
      var attributes: Set<String> = []
      while place < bytes.endIndex {
        switch bytes[place] {
        case UInt8(ascii: ">"):
          place += 1
          open.append(element)
          return nil
        case UInt8(ascii: "/"):
          place += 1
          if place < bytes.endIndex, bytes[place] == UInt8(ascii: ">") {
            place += 1
            return nil
          }
        case UInt8(ascii: "<"):
          // The tag is not finished.
          open.append(element)
          return nil
        case let byte where Self.isName(byte):
          let start = place
          let name = word(Self.isName)
          place += name.count
          if place == bytes.endIndex { return (.attributeName(of: element, besides: attributes), start) }
          let attribute = String(decoding: name, as: UTF8.self)
          attributes.insert(attribute)
          if let found = value(element, attribute) { return found }
        default: place += 1
        }
      }
      return (.attributeName(of: element, besides: attributes), bytes.endIndex)
    }

    /// Reads the value of an attribute; nil if it ends before the offset.
    private mutating func value(_ element: String, _ attribute: String) -> (Kind, Int)? {
      let isGap = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "=") }
      place += word(isGap).count
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
        return nil
      }
      let (quote, start) = (bytes[place], place + 1)
      guard let end = bytes[start...].firstIndex(of: quote) else {
        return (.attributeValue(of: element, attribute: attribute), start)
      }
      place = end + 1
      return nil
    }
  }
}
