import Support

/// Where in a document somebody is writing, whether or not it is well-formed.
struct MarkupContext {
  /// What is written at the offset.
  enum Kind: Equatable {
    /// The name of an element after its angle bracket.
    case elementName
    /// The name of an attribute of a tag with others.
    case attributeName(in: MarkupTag)
    /// The value of an attribute of a tag with others.
    case attributeValue(String, in: MarkupTag)
    /// Between tags.
    case content
    /// Where nothing is proposed: comments, end tags.
    case other
  }

  let kind: Kind
  /// The elements that are open, the outermost first, without the one whose tag is written.
  let open: [MarkupTag]
  /// Where the word starts that is written.
  let start: Int

  /// - Parameter offset: Where somebody writes. Of what follows, only the attributes of the same tag count.
  init(_ bytes: [UInt8], at offset: Int) {
    let offset = min(offset, bytes.count)
    var scanner = Scanner(bytes: bytes[..<offset])
    let (kind, start) = scanner.scan()
    var rest = bytes[offset...]
    switch kind {
    case .attributeName(let tag): self.kind = .attributeName(in: tag.adding(MarkupTag.takeAttributes(of: &rest)))
    case .attributeValue(let attribute, let tag):
      let quote = bytes[start - 1]
      rest = rest.drop { $0 != quote && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\n") }
      let others = rest.popFirst() == quote ? MarkupTag.takeAttributes(of: &rest) : [:]
      self.kind = .attributeValue(attribute, in: tag.adding(others))
    default: self.kind = kind
    }
    (self.start, open) = (start, scanner.open)
  }

  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    var place = 0
    var open: [MarkupTag] = []

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
          if let last = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(last...) }
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

    /// Reads a start tag; nil if it ends before the offset.
    private mutating func tag() -> (Kind, Int)? {
      let start = place
      let name = word(MarkupTag.isName)
      place += name.count
      if place == bytes.endIndex { return (.elementName, start) }
      var tag = MarkupTag(String(decoding: name, as: UTF8.self))
      while place < bytes.endIndex {
        switch bytes[place] {
        case UInt8(ascii: ">"):
          place += 1
          open.append(tag)
          return nil
        case UInt8(ascii: "/"):
          place += 1
          if place < bytes.endIndex, bytes[place] == UInt8(ascii: ">") {
            place += 1
            return nil
          }
        case UInt8(ascii: "<"):
          // The tag is not finished.
          open.append(tag)
          return nil
        case let byte where MarkupTag.isName(byte):
          let start = place
          let name = word(MarkupTag.isName)
          place += name.count
          if place == bytes.endIndex { return (.attributeName(in: tag), start) }
          let attribute = String(decoding: name, as: UTF8.self)
          if let start = value(of: attribute, in: &tag) { return (.attributeValue(attribute, in: tag), start) }
        default: place += 1
        }
      }
      return (.attributeName(in: tag), bytes.endIndex)
    }

    /// Reads the value of an attribute.
    ///
    /// - Returns: Where it starts, if the offset is in it.
    private mutating func value(of attribute: String, in tag: inout MarkupTag) -> Int? {
      place += word { $0 <= 0x20 || $0 == UInt8(ascii: "=") }.count
      guard place < bytes.endIndex, MarkupTag.isQuote(bytes[place]) else {
        tag.add(attribute, "")
        return nil
      }
      let (quote, start) = (bytes[place], place + 1)
      guard let end = bytes[start...].firstIndex(of: quote) else { return start }
      tag.add(attribute, String(decoding: bytes[start..<end], as: UTF8.self))
      place = end + 1
      return nil
    }
  }
}
